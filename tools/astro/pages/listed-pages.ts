import site from '../../../site.config.ts';
import { textFrontMatter } from '../../../src/lib/content/text-front-matter.ts';
import { hasRoute } from '../../../src/lib/routes/routes.ts';
import { routeOfPathname, withBase } from '../../../src/lib/routes/url.ts';
import { demoAliases } from './aliases.ts';
import { FIXTURES_PATH } from './test-fixtures.ts';

/**
 * Redirects from other spellings of pages' addresses, except to pages that don't exist yet.
 *
 * @param base Astro's `base`
 */
export const redirectsFor = (base: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ '/client-logo': '/clint-logo', ...demoAliases('src/demos') })
      .filter(([spelling, page]) => hasRoute(page) && !hasRoute(spelling))
      .map(([spelling, page]) => [spelling, withBase(page, base)]),
  );

/** Markdown pages with `noIndex`. */
const hidden = textFrontMatter().flatMap(({ path, noIndex }) => (noIndex ? [path] : []));

/**
 * Whether the sitemap lists a page: it omits the not-found page, and the home page's other address,
 * which is not canonical.
 *
 * @param page its whole address
 */
export function isListed(page: string, base: string): boolean {
  const route = routeOfPathname(new URL(page).pathname, base);
  return (
    hasRoute(route) &&
    ![...hidden, '/404', `/${site.home}`].includes(route) &&
    !route.startsWith(`${FIXTURES_PATH}/`)
  );
}
