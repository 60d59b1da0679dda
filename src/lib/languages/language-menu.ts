import type { MenuEntry } from '../routes/menu';
import { language } from './language';
import { isMultilingual, languages, nameOfLanguage } from './languages';

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
      label: nameOfLanguage(language()),
      entries: languages.map((tag) => ({
        label: nameOfLanguage(tag),
        path: target,
        ...(tag !== language() && { language: tag }),
      })),
    },
  ];
}
