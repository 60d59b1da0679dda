import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { PageSection } from '../../contract/sections.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { AddSection } from './AddSection.tsx';
import { RemoveSection } from './RemoveSection.tsx';
import { SectionsList } from './SectionsList.tsx';
import { useSections } from './use-sections.ts';
import './sections.css';

/** The sections of the page that is shown: their order, their looks, and which of them visitors see. */
export function SectionsPanel() {
  const words = useWords('sections');
  const { page } = useStudio();
  return (
    <section aria-labelledby="sections-heading" className="sections">
      <h2 id="sections-heading">{words.heading}</h2>
      {page.code === undefined ? <WithoutSections /> : <CodedSections code={page.code} />}
    </section>
  );
}

/** What a page is made of that has no sections of its own. */
function WithoutSections() {
  const words = useWords('sections');
  const { page, showPanel } = useStudio();
  const kinds = { post: words.madeOfPost, text: words.madeOfText, work: words.madeOfWork };
  const said = page.kind in kinds ? kinds[page.kind as keyof typeof kinds] : words.madeOfText;
  return (
    <>
      <p>{said}</p>
      <Button
        onPress={() => {
          showPanel('content');
        }}
      >
        {words.toWords}
      </Button>
    </>
  );
}

function CodedSections({ code }: { readonly code: string }) {
  const words = useWords('sections');
  const { page, fault, isBusy, change } = useSections(code);
  const [removing, setRemoving] = useState<PageSection>();
  const [addingAt, setAddingAt] = useState<number>();
  return (
    <>
      {fault !== undefined && (
        <p role="alert" className="sections-fault">
          {fault}
        </p>
      )}
      {page === undefined && fault === undefined && <p>{words.loading}</p>}
      {page && (
        <>
          <p className="sections-hint">{isBusy ? words.busy : words.hint}</p>
          <SectionsList page={page} change={change} remove={setRemoving} addAt={setAddingAt} />
          <Button
            onPress={() => {
              setAddingAt(page.sections.length);
            }}
          >
            {words.add}
          </Button>
          <RemoveSection
            section={removing}
            close={() => {
              setRemoving(undefined);
            }}
            change={change}
          />
          <AddSection
            code={code}
            at={addingAt}
            setAt={setAddingAt}
            sections={page.sections}
            change={change}
          />
        </>
      )}
    </>
  );
}
