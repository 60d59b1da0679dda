import { useState } from 'react';
import { Button } from 'react-aria-components';
import { fileIn } from '../documents/file-in.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { NotTranslated } from './NotTranslated.tsx';
import './content.css';

/** The content of the page that is shown, in its language; of a shared list where one is opened. */
export function ContentPanel() {
  const words = useWords('form');
  const { site, page, language, field } = useStudio();
  const isOriginal = language === site.languages[0];
  const shown = page.file && fileIn(site, page.file, language);
  const own = isOriginal || shown !== page.file ? shown : undefined;
  const isThere = (file: string) => site.documents.some((one) => one.file === file);
  // What is pressed in the page may stand in a list that it shows.
  const pressed = field && field.file !== own && isThere(field.file) ? field.file : undefined;
  const [list, openList] = useState(
    pressed === undefined ? undefined : { file: pressed, page: page.path },
  );
  const [seen, see] = useState(field);
  if (field !== seen) {
    see(field);
    if (pressed !== undefined) openList({ file: pressed, page: page.path });
    else if (field) openList(undefined);
  }
  if (list?.page === page.path)
    return (
      <>
        <Button
          className="form-link content-back"
          onPress={() => {
            openList(undefined);
          }}
        >
          {fill(words.back, { title: page.title })}
        </Button>
        <DocumentForm key={list.file} file={list.file} note={words.sharedNote} />
      </>
    );
  if (page.file === undefined) return <p className="field-help">{words.nothing}</p>;
  if (own === undefined) return <NotTranslated file={page.file} />;
  return (
    <DocumentForm
      key={own}
      file={own}
      onOpenList={(name) => {
        const file = fileIn(site, `src/content/${name}.yaml`, language);
        openList({ file, page: page.path });
      }}
    />
  );
}
