import { language, perLanguage } from '~/lib/languages/language';
import { publishCheck, publishSchema } from '~/lib/content/publish-schema';
import { checkContent, parseContent } from '~/lib/content/read-page';
import { inFormsOf } from '~/lib/words/text-schema';
import { wordsSchema, type Words } from '~/lib/words/words.schema';
import { ContentError } from '~/lib/content/content-error';

const files = import.meta.glob<string>('/src/content/words/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

publishSchema('src/content/words/*.yaml', wordsSchema);
publishCheck('src/content/words/*.yaml', wordsSchema, (file, changed) => {
  const tag = file.replace(/^.*\/|\.yaml$/g, '');
  return readWords(tag, { ...files, ...changed });
});

/**
 * Reads the words of a language from `src/content/words/<language>.yaml`, named after the tag's
 * first part.
 *
 * @param texts the files of all languages, by path
 * @throws {Error} naming the expected file, or each missing or superfluous word or plural form in it
 */
export async function readWords(language: string, texts = files): Promise<Words> {
  const file = `src/content/words/${new Intl.Locale(language).language}.yaml`;
  const content = texts[`/${file}`];
  if (content === undefined)
    throw new ContentError(
      `There is no ${file}: the words of the interface for language: '${language}'`,
    );
  return checkContent(file, parseContent(file, content), inFormsOf(language, wordsSchema));
}

/**
 * The words of the interface in the page's language. Read at build only; hydrated parts receive
 * theirs as props.
 */
export const words: Words = await perLanguage(() => readWords(language()));
