import { publishSchema } from '~/lib/content/publish-schema';
import { checkContent, parseContent } from '~/lib/content/read-page';
import site from '~site';
import { showcaseWordsSchema, type ShowcaseWords } from './words.schema';

const files = import.meta.glob<string>('/src/showcase/words/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

publishSchema('src/showcase/words/*.yaml', showcaseWordsSchema);

/** The words of bar and wardrobe, in English where the site's language has no file of its own. */
async function readWords(): Promise<ShowcaseWords> {
  const own = `/src/showcase/words/${new Intl.Locale(site.language).language}.yaml`;
  const file = own in files ? own : '/src/showcase/words/en.yaml';
  const path = file.slice(1);
  return checkContent(path, parseContent(path, files[file] ?? ''), showcaseWordsSchema);
}

/** What the template says when it sells itself; read at build only. */
export const words: ShowcaseWords = await readWords();
