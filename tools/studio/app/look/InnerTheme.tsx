import { isRecord } from '../../../../src/lib/is-record.ts';
import { HOUSE, themePath } from '../../../../src/lib/theme/inner-theme.ts';
import { useDocument } from '../documents/use-document.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { Choice } from './Choice.tsx';
import { Part } from './Part.tsx';

const SITE = 'site.config.ts';

/** Which theme the pages wear that are no home’s. */
export function InnerTheme() {
  const words = useWords('look');
  const { site, reloadSite } = useStudio();
  const document = useDocument(SITE);
  const themes = site.documents.filter(({ kind }) => kind === 'theme');
  if (document === undefined || document instanceof Error || themes.length < 2) return null;
  const { value, store } = document;
  const theme = isRecord(value) && typeof value['theme'] === 'string' ? value['theme'] : HOUSE;
  const nameOf = (file: string) =>
    file === themePath(HOUSE) ? HOUSE : (file.split('/').at(-2) ?? HOUSE);
  const choose = async (name: string) => {
    store.edit({ kind: 'set', path: ['theme'], value: name });
    await store.flush();
    // Which pages wear what is told anew.
    await reloadSite();
  };
  return (
    <Part title={words.innerPages}>
      <p className="look-note">{words.innerPagesHint}</p>
      <Choice
        label={words.innerPagesWear}
        value={theme}
        choices={themes.map(({ file, title }) => {
          const name = nameOf(file);
          return { value: name, title: name === HOUSE ? words.house : title };
        })}
        onChoose={(name) => void choose(name)}
      />
    </Part>
  );
}
