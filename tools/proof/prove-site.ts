import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Proof } from '../../src/lib/proof/proof.schema.ts';
import { splitPath } from '../../src/lib/languages/languages.ts';
import { audit } from '../bench/audit.ts';
import type { Route } from '../site/routes.ts';
import { checkPage, type CheckedPage } from './check-page.ts';
import { judge } from './criteria.ts';
import { brokenLinks } from './links.ts';

/** Pages that Lighthouse measures: the home, and the two heaviest others. */
const MEASURED_PAGES = 3;

/** The page that answers 404, in each language. */
const NOT_FOUND = '/404';

export interface ProofOptions {
  readonly browser: Browser;
  /** The address that the site is served at, with its base path and no slash at its end. */
  readonly address: string;
  readonly routes: readonly Route[];
  readonly site: { readonly name: string; readonly url: string };
  /** The browser that Lighthouse uses; it is left out without one. */
  readonly lighthouseBrowser: string | undefined;
}

/** Visits pages, follows their links, and has Lighthouse measure three of them. */
export async function proveSite(options: ProofOptions): Promise<Proof> {
  const { browser, address, routes, site, lighthouseBrowser } = options;
  const checked = await visitAll(browser, address, routes);
  const broken = await brokenLinks(
    address,
    checked.map(({ links }) => links),
    NOT_FOUND,
  );
  const pages = checked.map(({ page, links }) => ({
    ...page,
    faults: [...page.faults, ...(broken.get(links.path) ?? [])],
  }));
  const lighthouse = [];
  const versions: Record<string, string> = {};
  for (const path of lighthouseBrowser === undefined ? [] : pagesToMeasure(pages, routes)) {
    const { scores, measures, version } = await audit(address + path, lighthouseBrowser ?? '');
    versions['Lighthouse'] = version;
    const { lcp: largestPaint, tbt: blocked, cls: shift } = measures;
    lighthouse.push({ path, scores, largestPaint, blocked, shift });
    console.log(`${path}  Lighthouse ${Object.values(scores).join(' ')}`);
  }
  return {
    date: new Date().toISOString(),
    site: { name: site.name, url: site.url },
    languages: [...new Set(pages.map(({ language }) => language))],
    programs: { Chromium: browser.version(), axe: checked[0]?.axe ?? '', ...versions },
    pages,
    criteria: judge(pages, new Set(checked.flatMap(({ kept }) => kept))),
    lighthouse,
  };
}

/** As many pages at a time as the machine has processors. */
async function visitAll(
  browser: Browser,
  address: string,
  routes: readonly Route[],
): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = [];
  const waiting = [...routes.entries()];
  const visit = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, route] = next;
      checked[index] = await checkPage(browser, address, route);
      const { faults } = checked[index].page;
      console.log(`${route.path}  ${faults.length === 0 ? 'sound' : `${faults.length} faults`}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, visit));
  return checked;
}

/** The not-found page answers with an error, which Lighthouse does not forgive. */
function pagesToMeasure(pages: Proof['pages'], routes: readonly Route[]): string[] {
  const found = new Set(routes.filter(({ status }) => status === 200).map(({ path }) => path));
  const measurable = pages.filter(({ path }) => found.has(path));
  const home = measurable.filter(({ path }) => path === '/');
  const heaviest = measurable.toSorted((a, b) => b.kilobytes - a.kilobytes);
  const paths = [...home, ...heaviest].map(({ path }) => path);
  // A page and its translation are as fast as each other.
  const original = Map.groupBy(paths, (path) => splitPath(path).path);
  return [...original.values()].flatMap(([first]) => first ?? []).slice(0, MEASURED_PAGES);
}
