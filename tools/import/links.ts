import { formerPath } from '../../src/lib/routes/former-path.ts';
import { hasRoute, isPublicFile, routeNames } from '../../src/lib/routes/routes.ts';
import type { FaultOf } from '../../src/lib/markdown/markdown-faults.ts';
import type { OldAddresses } from './addresses.ts';
import type { Planned } from './plan.ts';
import type { LinkOf } from './text/link-to.ts';

/** A file of the old site, which no page shows: it stays where it is. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * Finds what the links of imported texts lead to now.
 *
 * @param planned the items that come
 * @param redirects those that the site has already
 */
export function linksOf(
  { pathOf }: OldAddresses,
  planned: readonly Planned[],
  redirects: Readonly<Record<string, string>>,
): LinkOf {
  const byAddress = new Map(
    planned.flatMap((one) =>
      (one.item.addresses ?? []).map((from) => [formerPath(from), one] as const),
    ),
  );
  const led = new Map(Object.entries(redirects).map(([from, to]) => [formerPath(from), to]));
  return (address) => {
    const path = pathOf(address);
    const isWhole = URL.canParse(address);
    if (path === undefined) return isWhole ? { to: address } : { lost: 'broken links' };
    const item = byAddress.get(path);
    if (item) return item.held === undefined ? { to: item.path } : { lost: 'links to drafts' };
    const to = led.get(path);
    if (to !== undefined) return { to };
    if (isWhole && FILE.test(path)) return { to: address };
    return routeNames().includes(path)
      ? { to: path }
      : { lost: 'links to pages that did not come' };
  };
}

/** What is wrong with an address in a new text, where the other new pages are there already. */
export function addressFault(planned: readonly Planned[]): FaultOf {
  const paths = new Set(planned.map(({ path }) => path));
  return (address) => {
    if (/^(https?:\/\/.|mailto:.|tel:.)/.test(address)) return undefined;
    const path = address.replace(/[?#].*$/, '');
    if (paths.has(path) || hasRoute(path) || isPublicFile(path)) return undefined;
    return `a page of this site: there is no ${path}`;
  };
}
