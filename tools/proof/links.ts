import type { Page } from '@playwright/test';
import type { Fault } from '../../src/lib/proof/proof.schema.ts';

/** The links of a page. */
export interface PageLinks {
  readonly path: string;
  /** Addresses on this site, from the host's root, with their anchors: `/about#team`. */
  readonly inward: readonly string[];
  /** How many lead to other hosts. */
  readonly outward: number;
  /** What anchors can lead to. */
  readonly ids: readonly string[];
}

/** Reads where the links of a page lead. */
export async function linksOn(page: Page): Promise<PageLinks> {
  const { origin, path, links, ids } = await page.evaluate(() => ({
    origin: location.origin,
    path: location.pathname,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  const urls = links.filter((link) => /^https?:/.test(link)).map((link) => new URL(link));
  const inward = urls.filter((url) => url.origin === origin);
  return {
    path,
    inward: [...new Set(inward.map(({ pathname, hash }) => pathname + hash))],
    outward: new Set(urls.filter((url) => url.origin !== origin).map(({ href }) => href)).size,
    ids,
  };
}

/** Anchors that every page has by the HTML standard. */
const BUILT_IN = new Set(['', 'top']);

/**
 * Follows the links of all pages within the site.
 *
 * @param site the address that it is served at
 * @param notFound the path of the page that answers 404, and is right to
 * @returns the faults of each page, by its path
 */
export async function brokenLinks(
  site: string,
  pages: readonly PageLinks[],
  notFound: string,
): Promise<Map<string, Fault[]>> {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const targets = new Set(pages.flatMap(({ inward }) => inward.map((link) => pathOf(link))));
  const answers = new Map<string, number>();
  for (const target of targets)
    answers.set(target, (await fetch(new URL(target, site), { method: 'HEAD' })).status);
  const faultOf = (link: string) => {
    const status = answers.get(pathOf(link)) ?? 0;
    const isMeant = status === 404 && pathOf(link).endsWith(notFound);
    if (status >= 400 && !isMeant) return `${status}`;
    const anchor = decodeURIComponent(link.split('#')[1] ?? '');
    const ids = idsOf.get(pathOf(link));
    return ids === undefined || BUILT_IN.has(anchor) || ids.has(anchor) ? undefined : `#${anchor}`;
  };
  return new Map(
    pages.map(({ path, inward }) => [
      path,
      inward.flatMap((link) => {
        const what = faultOf(link);
        return what === undefined
          ? []
          : [{ kind: 'link' as const, what, place: link, criteria: [] }];
      }),
    ]),
  );
}

const pathOf = (link: string): string => link.split('#')[0] ?? link;
