import { markOf, markOutside, type LanguageMark } from '../languages/language';
import { originalLanguage } from '../languages/languages';
import type { PageMeta } from './read-page';

/**
 * The mark of words that a header or a footer takes from its home's content: these stand outside of the
 * page's `main`, which marks its own, and between interface words in the page's language.
 *
 * @param part the part of the content that the words are in
 */
export function partMark<Page extends { meta: PageMeta }>(
  page: Page,
  part: Exclude<keyof Page, 'meta'>,
): LanguageMark {
  const { lang } = page[part] as LanguageMark;
  return lang === undefined ? markOutside(page.meta.languages) : markOf(originalLanguage);
}
