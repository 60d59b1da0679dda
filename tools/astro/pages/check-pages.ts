import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { elementsOf, type PageElement } from '../../lib/page-elements.ts';
import { builtPages } from './built-pages.ts';
import { formatByPage } from './format-by-page.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

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

/** What is wrong with some pages of a built site, by page. */
const faultsOf = (paths: readonly string[], site: BuiltSite) =>
  formatByPage('✖', new Map(paths.map((path) => [path, pageFaults(path, site)])));

/**
 * Follows every link, anchor and file that the built pages name within the site. What is wrong with HTML that
 * the owner put below `public` is a warning: it may be a tool's, whose addresses only its own script knows.
 *
 * @throws {Error} naming each that leads nowhere, and the pages that have it
 */
export function checkPages(): AstroIntegration {
  let base = '/';
  let origin = '';
  let redirects: string[] = [];
  return {
    name: 'check-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        origin = new URL(config.site ?? 'https://site.example').origin;
        redirects = Object.keys(config.redirects);
      },
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const built = builtPages(dir);
        const site: BuiltSite = {
          pages: new Map(
            built.map(({ file, path }) => [path, elementsOf(readFileSync(file, 'utf8'))]),
          ),
          folders: new Set(built.flatMap(({ path, isIndex }) => (isIndex ? [path] : []))),
          base,
          origin,
          redirects: new Set(redirects),
          hasFile: (path) => existsSync(join(root, path)),
        };
        const pathsOf = (isOwners: boolean) =>
          built.filter((page) => page.isOwners === isOwners).map(({ path }) => path);
        const noted = faultsOf(pathsOf(true), site);
        if (noted !== '') logger.warn(`public: HTML of your own, published as it is\n${noted}`);
        const told = faultsOf(pathsOf(false), site);
        if (told !== '')
          throw new ContentError(`dist: links and anchors that lead nowhere\n${told}`);
      },
    },
  };
}
