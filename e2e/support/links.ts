import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import site from '../../site.config.ts';
import { parseRedirects, redirectFor } from '../../tools/serve/rules.ts';
import { decodeAddress } from '../../src/lib/routes/decode-address.ts';
import { addressesIn } from './addresses.ts';
import { readElements } from '../../tools/site/document.ts';
import { discoverFiles, everyRoute, SITE_ROOT, type Route } from '../../tools/site/routes.ts';

const BASE = (process.env['SITE_BASE'] ?? site.base).replace(/\/$/, '');
const ORIGIN = new URL(site.url).origin;

/** Anchors that every page has by the HTML standard. */
const BUILT_IN_ANCHORS = new Set(['', 'top']);

interface Destination {
  readonly route: Route;
  readonly ids: ReadonlySet<string>;
}

const files = discoverFiles();
const redirectsFile = join(SITE_ROOT, '_redirects');
const redirects = existsSync(redirectsFile)
  ? parseRedirects(readFileSync(redirectsFile, 'utf8'))
  : [];
const pages = new Map(
  everyRoute().map((route): [string, Destination] => {
    const elements = readElements(route.file);
    const ids = new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? []));
    return [route.path, { route, ids }];
  }),
);

/**
 * Every address of this site in a page that is broken: no such page, file or anchor, or a page's
 * address in another spelling, which costs a redirect.
 *
 * @returns a line for each
 */
export function brokenAddresses(route: Route): string[] {
  const broken = addressesIn(readElements(route.file)).flatMap(({ place, url }) => {
    const fault = faultOf(url, route);
    return fault === undefined ? [] : [`${place}="${url}": ${fault}`];
  });
  return [...new Set(broken)];
}

/** The path on this site of an absolute or relative address; undefined for other hosts. */
export function sitePath(url: string, from: Route): string | undefined {
  const target = new URL(url, `${ORIGIN}${BASE}${from.path}`);
  if (target.origin !== ORIGIN) return undefined;
  const path = decodeAddress(target.pathname);
  if (path === BASE) return '/';
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : undefined;
}

function faultOf(url: string, from: Route): string | undefined {
  if (/^javascript:/i.test(url)) return 'script in an address';
  if (/^(mailto|tel|sms|data|blob):/i.test(url)) return undefined;
  if (!URL.canParse(url, ORIGIN)) return 'no address';
  const target = new URL(url, `${ORIGIN}${BASE}${from.path}`);
  if (target.origin !== ORIGIN) return undefined;
  const path = sitePath(url, from);
  if (path === undefined) return `outside the site's base path ${BASE}`;
  const page = pages.get(path);
  if (page) {
    const anchor = decodeAddress(target.hash.slice(1));
    const found = BUILT_IN_ANCHORS.has(anchor) || page.ids.has(anchor);
    return found ? undefined : `${path} has no id "${anchor}"`;
  }
  if (files.has(path) && !path.endsWith('.html')) return undefined;
  const redirect = redirectFor(redirects, path);
  if (redirect) return `redirects to ${redirect.target}`;
  const canonical = path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return pages.has(canonical) ? `redirects to ${canonical}` : 'leads nowhere';
}
