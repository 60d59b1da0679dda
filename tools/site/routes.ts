import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { originalLanguage, splitPath } from '../../src/lib/languages/languages.ts';
import { FIXTURES_PATH } from '../astro/pages/test-fixtures.ts';
import { ROOT, testSite } from '../../tools/lib/paths.ts';
import { TEST_PORTS } from './test-site.ts';

/** The folder of another built site to test instead of the project's own. */
export const OTHER_SITE = process.env['E2E_SITE'];

/** The folder of the built site that the browser sees. */
export const SITE_ROOT = resolve(OTHER_SITE ?? testSite(TEST_PORTS.mail));

/** One page of the built site. */
export interface Route {
  /** The address that visitors use: `/`, `/404`, `/blog/page/2`. */
  readonly path: string;
  /** The page's file, absolute. */
  readonly file: string;
  /** The server's status: the not-found page has the correct one. */
  readonly status: 200 | 404;
}

/** A page that only sends the visitor elsewhere is no page. */
const isRedirect = (html: string) => html.includes('http-equiv="refresh"');

/**
 * Every page of a built site in its original language, found by its files: a new page is tested from its first build on. The
 * tests' own fixtures don't count as pages, and neither does the owner's HTML below `public`.
 *
 * @param root the built site's folder
 * @returns an empty list if no site is built yet
 */
export const discoverRoutes = (root: string = SITE_ROOT): Route[] =>
  everyRoute(root).filter(({ path }) => splitPath(path).language === originalLanguage);

/** The pages of a built site in its further languages. */
export const discoverTranslations = (root: string = SITE_ROOT): Route[] =>
  everyRoute(root).filter(({ path }) => splitPath(path).language !== originalLanguage);

/** The pages of a built site in all languages. */
export function everyRoute(root: string = SITE_ROOT): Route[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !existsSync(join(ROOT, 'public', name)))
    .map((name) => ({ path: pathOf(name), file: join(root, name) }))
    .filter(({ path }) => !splitPath(path).path.startsWith(`${FIXTURES_PATH}/`))
    .filter(({ file }) => !isRedirect(readFileSync(file, 'utf8')))
    .map((page) => ({
      ...page,
      status: splitPath(page.path).path === '/404' ? (404 as const) : (200 as const),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Paths, below the root, of all files that the host serves: `/_astro/hero.avif`. */
export function discoverFiles(root: string = SITE_ROOT): Set<string> {
  if (!existsSync(root)) return new Set();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => slashed(relative(root, join(parentPath, name)))),
  );
}

function pathOf(name: string): string {
  return slashed(name.replace(/\.html$/, '')).replace(/\/index$/, '') || '/';
}

function slashed(name: string): string {
  return `/${name.split(sep).join('/')}`;
}
