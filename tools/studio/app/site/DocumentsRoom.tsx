import type { DocumentKind } from '../../contract/documents.ts';
import { useNames } from '../names.ts';
import { useStudio } from '../studio-context.ts';
import { nameOfLanguage } from '../language-name.ts';
import { OpenRow } from './OpenRow.tsx';
import { useOpenPlace } from './places.ts';

/** The language of a file with words of the interface. */
const tagOf = (file: string) => /([^/]+)\.yaml$/.exec(file)?.[1] ?? '';

/** The content files of one kind: the shared lists, the words of the interface, the homes’ entries. */
export function DocumentsRoom({ kind }: { readonly kind: DocumentKind }) {
  const { site } = useStudio();
  const names = useNames();
  const open = useOpenPlace();
  const spoken = site.languages.map((tag) => new Intl.Locale(tag).language);
  const documents = site.documents
    .filter((one) => one.kind === kind && one.language === undefined)
    .filter(({ file }) => kind !== 'words' || spoken.includes(tagOf(file)));
  return (
    <ul className="site-list">
      {documents.map(({ file, title }) => {
        const name = kind === 'words' ? nameOfLanguage(tagOf(file)) : names.document(file, title);
        return (
          <OpenRow
            key={file}
            title={name}
            {...(kind === 'words' && { lang: tagOf(file) })}
            onOpen={() => {
              open({ kind: 'document', file, title: name });
            }}
          />
        );
      })}
    </ul>
  );
}
