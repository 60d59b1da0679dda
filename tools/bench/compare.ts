import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Listening } from '../lib/listen.ts';
import { serveSite } from '../serve/serve-site.ts';
import { audit, type Reading } from './audit.ts';
import { median } from './median.ts';

/** A page of a comparison, with its medians. */
export interface Compared {
  /** The path of our page, or the folder of another site. */
  readonly name: string;
  readonly isOurs: boolean;
  readonly page: Reading;
}

/**
 * The built sites in a folder: each subfolder with an `index.html`.
 *
 * @throws {Failure} if there is none
 */
function findSites(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const sites = names.filter((name) => existsSync(join(folder, name, 'index.html')));
  if (sites.length === 0)
    throw new Failure(`--against: there is no folder with an index.html in ${folder}.`);
  return sites;
}

/**
 * Measures our pages and the first pages of other sites in the same way: with the same server and
 * the same browser, in turns, so that a machine that gets busier slows all of them.
 *
 * @param folder see {@link findSites}
 * @param ours paths of our pages
 * @param origin where ours are served
 */
export async function compare(
  folder: string,
  ours: readonly string[],
  origin: string,
  browser: string,
  runs: number,
): Promise<Compared[]> {
  const served = new Map<string, Listening>();
  const readings = new Map<string, Reading[]>();
  try {
    for (const name of findSites(folder))
      served.set(name, await serveSite({ root: join(folder, name), port: 0 }));
    const pages = [
      ...ours.map((name) => ({ name, isOurs: true, url: origin + name })),
      ...[...served].map(([name, { url }]) => ({ name, isOurs: false, url: `${url}/` })),
    ];
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of run % 2 === 0 ? pages : pages.toReversed()) {
        readings.set(name, [...(readings.get(name) ?? []), await audit(url, browser)]);
        console.log(`${name}  run ${run + 1} of ${runs}`);
      }
    }
    return pages
      .map(({ name, isOurs }) => ({ name, isOurs, page: median(readings.get(name) ?? []) }))
      .sort((a, b) => a.page.measures.lcp - b.page.measures.lcp);
  } finally {
    await Promise.all([...served.values()].map((site) => site.close()));
  }
}
