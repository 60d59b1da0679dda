import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { decodeAddress } from '../../src/lib/decode-address.ts';
import { didYouMean } from '../../src/lib/nearest.ts';

/** An element's opening tag, as it is printed: attributes in double quotes, or without a value. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)')?/g;
const UNREAD = /<!--[^]*?-->|(<(script|style)\b[^>]*>)[^]*?<\/\2>/gi;

/** An element of a built page. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&#(?:38|x26);|&amp;/g, '&');

/** The elements of a page, in its order; what stands in scripts and comments is none. */
export function elementsOf(html: string): PageElement[] {
  return [...html.replace(UNREAD, '$1').matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        unescape(double ?? single ?? ''),
      ]),
    ),
  }));
}

/** A built site, as far as links can lead into it. */
export interface BuiltSite {
  /** Pages by their paths, without base path and ending. */
  readonly pages: ReadonlyMap<string, readonly PageElement[]>;
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
  const target = URL.parse(address, `${site.origin}${base}${from}`);
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

/** The most that is told of one fault that stands on many pages. */
const MOST_PAGES = 3;

/** Faults by what they say, with the pages that have them. */
function tellFaults(faults: ReadonlyMap<string, readonly string[]>): string {
  const pages = new Map<string, string[]>();
  for (const [path, lines] of faults)
    for (const line of lines) pages.set(line, [...(pages.get(line) ?? []), path]);
  return [...pages]
    .map(([line, paths]) => {
      const more = paths.length - MOST_PAGES;
      const on = paths.slice(0, MOST_PAGES).join(', ');
      return `✖ ${line}\n  → on ${on}${more > 0 ? ` and ${more} more pages` : ''}`;
    })
    .join('\n');
}

/**
 * Follows every link, anchor and file that the built pages name within the site.
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
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = new Map(
          globSync('**/*.html', { cwd: root }).map((file) => {
            const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
            return [path, elementsOf(readFileSync(join(root, file), 'utf8'))] as const;
          }),
        );
        const site: BuiltSite = {
          pages,
          base,
          origin,
          redirects: new Set(redirects),
          hasFile: (path) => existsSync(join(root, path)),
        };
        const faults = new Map([...pages.keys()].map((path) => [path, pageFaults(path, site)]));
        const told = tellFaults(faults);
        if (told !== '') throw new Error(`dist: links and anchors that lead nowhere\n${told}`);
      },
    },
  };
}
