import { useMemo, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import type { UsedDocument } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { Field } from './Field.tsx';
import { FieldContext } from './NestedField.tsx';
import { FilterContext, FormContext, type FormParts } from './form-context.ts';
import { MistakeSummary } from './MistakeSummary.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { isSame } from '../documents/is-same.ts';
import { plainMistake } from './plain-mistake.ts';
import { readShape } from './read-shape.ts';
import { useKept } from './use-kept.ts';
import { usePlace } from './use-place.ts';
import './form.css';
import './buttons.css';

/** A content file as a form: every value that it has, and what it may have. */
export function Form({ document }: { readonly document: UsedDocument }) {
  const words = useWords('form');
  const { announce } = useStudio();
  const { saved, value, store } = document;
  const { file, original } = saved;
  const schema = useKept(saved.schema);
  const shape = useMemo(() => readShape(schema), [schema]);
  const mistakes = useKept(
    document.mistakes
      .map((one) => plainMistake({ shape, value, original }, one, words.mistakeWords))
      // Several checks may find the same.
      .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at),
  );
  const [filter, setFilter] = useState('');
  const { box, target, show } = usePlace(file);
  const parts = useMemo<FormParts>(
    () => ({
      folder: /^src\/demos\/([^/]+)\//.exec(file)?.[1],
      isTranslation: original !== undefined,
      mistakes,
      target,
      show,
      announce,
      edit: store.edit,
      ground: () => ({ shape, value: store.state().value, original }),
    }),
    [file, original, mistakes, target, show, announce, store, shape],
  );
  return (
    <FieldContext value={Field}>
      <FormContext value={parts}>
        <FilterContext value={filter.trim().toLowerCase()}>
          <section ref={box} className="form" aria-label={saved.title}>
            <SearchField
              className="form-search"
              aria-label={words.search}
              value={filter}
              onChange={setFilter}
            >
              <Input className="field-input" placeholder={words.search} />
            </SearchField>
            <MistakeSummary />
            <div className="form-fields form-top">
              {shape.kind === 'object' ? (
                <ObjectFields shape={shape} path={[]} value={value} original={original} isTop />
              ) : (
                <Field
                  label={saved.title}
                  path={[]}
                  shape={shape}
                  value={value}
                  original={original}
                  isRequired
                />
              )}
            </div>
          </section>
        </FilterContext>
      </FormContext>
    </FieldContext>
  );
}
