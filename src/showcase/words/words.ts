import { language, perLanguage } from '~/lib/languages/language';
import { publishSchema } from '~/lib/content/publish-schema';
import { checkContent, parseContent } from '~/lib/content/read-page';
import { inFormsOf } from '~/lib/words/text-schema';
import { showcaseWordsSchema, type ShowcaseWords } from './words.schema';

const files = import.meta.glob<string>('/src/showcase/words/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

publishSchema('src/showcase/words/*.yaml', showcaseWordsSchema);

/**
 * Reads the words of bar and wardrobe, in English where the language has no file of its own.
 *
 * @param texts the files of all languages, by path
 */
export async function readWords(tag: string, texts = files): Promise<ShowcaseWords> {
  const fileOf = (one: string) => `src/showcase/words/${new Intl.Locale(one).language}.yaml`;
  const known = `/${fileOf(tag)}` in texts ? tag : 'en';
  const content = parseContent(fileOf(known), texts[`/${fileOf(known)}`] ?? '');
  return checkContent(fileOf(known), content, inFormsOf(known, showcaseWordsSchema));
}

/** What the template says when it sells itself; read at build only. */
export const words: ShowcaseWords = await perLanguage(() => readWords(language()));
