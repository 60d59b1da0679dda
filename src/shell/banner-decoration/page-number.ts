import { demos } from '~/lib/routes/demos';
import { menu } from '~/lib/routes/menu';
import { routeNames } from '~/lib/routes/routes';
import site from '~site';
import { byLanguage } from '~/lib/languages/language';

const homes = new Set(['/', '/demo', ...demos.map(({ path }) => path)]);

const isInner = (path: string) => /^\/[^/.?#]+$/.test(path) && !homes.has(path);

/** The inner pages without duplicates: those of the menu in its order, then the others. */
const pages = byLanguage(() =>
  [
    ...new Set([
      ...menu()
        .flatMap((entry) => ('entries' in entry ? entry.entries : [entry]))
        .map(({ path }) => path),
      ...routeNames().toSorted(),
    ]),
  ].filter(isInner),
);

/**
 * The position of a page among the site's inner pages, from 1, and their number.
 *
 * @param paths the page's, then those of its ancestors: a page printed from a list (a post, a
 *   category) has its list's number. If none of them is counted, the page comes last.
 */
export function pageNumber(paths: readonly string[]): { number: number; count: number } {
  const number = paths
    .map((path) => pages().indexOf(path === '/' ? `/${site.home}` : path) + 1)
    .find((found) => found > 0);
  return { number: number ?? pages().length, count: pages().length };
}
