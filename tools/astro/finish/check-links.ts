import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { readElements, type PageElement } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';
import { formatByPage } from './format-by-page.ts';

/** The parts of a built site that links can lead to. */
export interface BuiltSite {
  /** Pages by path, without base path and extension. */
  readonly pages: ReadonlyMap<string, readonly PageElement[]>;
  /** Pages that are the index of a folder: their relative links start in that folder. */
  readonly folders: ReadonlySet<string>;
  /** Whether there is a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Paths that redirect. */
  readonly redirects: ReadonlySet<string>;
  readonly base: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

const known = new WeakMap<readonly PageElement[], readonly string[]>();

/** The ids of a page in document order, cached because every link to it needs them. */
function idsOf(page: readonly PageElement[]): readonly string[] {
  const ids = known.get(page) ?? page.flatMap(({ attributes }) => attributes['id'] ?? []);
  known.set(page, ids);
  return ids;
}

/** Anchors that every page has by the HTML standard. */
const BUILT_IN = new Set(['', 'top']);

/**
 * Checks a page's own ids and its links into the site: for duplicate ids, missing anchors, missing
 * pages and files, and script in an address.
 *
 * @returns a line for each mistake
 */
export function pageFaults(path: string, site: BuiltSite): string[] {
  const elements = site.pages.get(path) ?? [];
  const ids = idsOf(elements);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const links = elements.flatMap(({ name, attributes }) =>
    ['href', 'src'].flatMap((key) => {
      const address = attributes[key];
      const fault =
        address === undefined || name === 'base' ? undefined : linkFault(address, path, site);
      return fault === undefined ? [] : [`<${name} ${key}="${address ?? ''}">: ${fault}`];
    }),
  );
  return [
    ...new Set([...[...twice].map((id) => `id="${id}" stands there more than once`), ...links]),
  ];
}

function linkFault(address: string, from: string, site: BuiltSite): string | undefined {
  if (/^\s*javascript:/i.test(address)) return 'script in an address';
  if (/^(mailto|tel):\s*$/i.test(address) || /^https?:\/*$/i.test(address))
    return 'nothing behind the colon';
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  const base = site.base.replace(/\/$/, '');
  const place = site.folders.has(from) ? `${from.replace(/\/$/, '')}/` : from;
  const target = URL.parse(address, `${site.origin}${base}${place}`);
  if (!target) return 'no address';
  if (
    target.origin !== site.origin ||
    (address.startsWith('http') && !address.startsWith(`${site.origin}${base}`))
  )
    return undefined;
  const path = decodeAddress(target.pathname);
  if (path !== base && !path.startsWith(`${base}/`)) return `outside the site's base path ${base}`;
  const own = path.slice(base.length).replace(/(?<=.)\/$/, '') || '/';
  const page = site.pages.get(own);
  if (!page) {
    if (site.hasFile(own) || site.redirects.has(own)) return undefined;
    return `there is no such page or file${didYouMean(own, [...site.pages.keys()])}`;
  }
  const anchor = decodeAddress(target.hash.slice(1)).replace(/:~:.*$/, '');
  const ids = idsOf(page);
  if (BUILT_IN.has(anchor) || ids.includes(anchor)) return undefined;
  return `${own} has no id "${anchor}"${didYouMean(anchor, ids)}`;
}

/**
 * Checks every link, anchor and file reference of the pages within the site. Mistakes in the
 * owner's HTML below `public` are only warnings: it may come from a tool whose addresses only its
 * own script resolves.
 *
 * @throws {ContentError} naming each broken link and the pages that have it
 */
export const checkLinksStep: FinishingStep = {
  name: 'check links',
  run: ({ dir, base, url, redirects, pages, ownersPages, logger }) => {
    const all = [...pages, ...ownersPages];
    const site: BuiltSite = {
      pages: new Map(all.map(({ path, document }) => [path, readElements(document)])),
      folders: new Set(all.flatMap(({ path, isIndex }) => (isIndex ? [path] : []))),
      base,
      origin: url.origin,
      redirects: new Set(redirects.keys()),
      hasFile: (path) => existsSync(join(dir, path)),
    };
    const faultsOf = (checked: typeof pages) =>
      formatByPage('✖', new Map(checked.map(({ path }) => [path, pageFaults(path, site)])));
    const noted = faultsOf(ownersPages);
    if (noted !== '') logger.warn(`public: HTML of your own, published as it is\n${noted}`);
    const faults = faultsOf(pages);
    if (faults !== '')
      throw new ContentError(`dist: links and anchors that lead nowhere\n${faults}`);
  },
};
