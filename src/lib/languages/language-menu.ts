import type { MenuEntry } from '../routes/menu';
import { language } from './language';
import { isMultilingual, languages } from './languages';

/** A language's name for itself: `Deutsch`, `français`. */
const nameOf = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/**
 * The last entry of the menu: the same page in the site's other languages. A site of one language has
 * none.
 *
 * @param path the current page's
 */
export function languageMenu(path: string): MenuEntry[] {
  if (!isMultilingual) return [];
  // Not-found pages are no addresses.
  const target = path === '/404' ? '/' : path;
  return [
    {
      label: nameOf(language()),
      entries: languages.map((tag) => ({
        label: nameOf(tag),
        path: target,
        ...(tag !== language() && { language: tag }),
      })),
    },
  ];
}
