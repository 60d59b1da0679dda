import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { readElements, type PageElement } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';
import { formatByPage } from './format-by-page.ts';

/** A built site, as far as links can lead into it. */
export interface BuiltSite {
  /** Pages by their paths, without base path and ending. */
  readonly pages: ReadonlyMap<string, readonly PageElement[]>;
  /** Those that are the index of a folder: what they name without a slash in front is looked for in it. */
  readonly folders: ReadonlySet<string>;
  /** Whether a file stands at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Paths that lead on to others. */
  readonly redirects: ReadonlySet<string>;
  readonly base: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

const known = new WeakMap<readonly PageElement[], readonly string[]>();

/** The anchors of a page, in its order: every link to it asks for them. */
function idsOf(page: readonly PageElement[]): readonly string[] {
  const ids = known.get(page) ?? page.flatMap(({ attributes }) => attributes['id'] ?? []);
  known.set(page, ids);
  return ids;
}

/** Anchors that every page has by the HTML standard. */
const BUILT_IN = new Set(['', 'top']);

/**
 * What is wrong with a page's own anchors and with its links into the site: an `id` twice, an anchor to
 * nothing, a page or file that is not there, script in an address.
 *
 * @returns a line for each
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
 * Follows every link, anchor and file that the pages name within the site. What is wrong with HTML that the
 * owner put below `public` is a warning: it may be a tool's, whose addresses only its own script knows.
 *
 * @throws {ContentError} naming each that leads nowhere, and the pages that have it
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
