import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAddress } from './decode-address.ts';
import { isSwitchedOff, POST_FOLDERS } from '../posts/journal.ts';
import { markdownFilesIn, slugOfFile } from '../markdown/markdown-names.ts';
import { workFiles, workPath } from '../works/work-files.ts';

/**
 * The path that a page's file serves; undefined for files whose paths are known only when they are
 * printed (`[slug].astro`).
 *
 * @param file relative to `src/pages`, for example `blog/index.astro` or `rss.xml.ts`
 */
export function routeOf(file: string): string | undefined {
  if (file.includes('[')) return undefined;
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.(astro|mdx?|ts|js)$/, '')
    .replace(/(^|\/)index$/, '');
  return path === '' ? '/' : `/${path}`;
}

/**
 * How long the list of page files stays valid, in milliseconds. During a build it does not change;
 * under the development server it may, but not while one page with all its links is printed.
 */
const KEPT_MS = process.env['NODE_ENV'] === 'production' ? Infinity : 500;

/** Pages that print one path for each Markdown file of their folders. */
const FILLED = [
  { page: 'blog/[slug]', folder: POST_FOLDERS, at: '/blog/' },
  { page: '[text]', folder: 'src/content/pages', at: '/' },
] as const;

/** The files of Markdown pages: `src/content/pages/terms.md` is served at `/terms`. */
export const textSources = (): string[] => markdownFilesIn('src/content/pages');

/** A file of a page. */
export interface PageFile {
  /** Its folder: `src/pages`, or the `routes` of a plug-in. */
  folder: string;
  /** Its path within that folder. */
  path: string;
}

/**
 * The files of all pages: those in `src/pages`, and those in `src/<plug-in>/routes`, which plug-ins
 * add with `injectRoute`.
 *
 * @param root the project's folder
 * @param extensions the file extensions, as a glob pattern
 */
export const pageFiles = (root = '.', extensions = '{astro,md,mdx,ts,js}'): PageFile[] =>
  ['src/pages', ...globSync('src/*/routes', { cwd: root })].flatMap((folder) =>
    globSync(`**/*.${extensions}`, { cwd: join(root, folder) }).map((file) => ({
      folder: folder.replaceAll('\\', '/'),
      path: file.replaceAll('\\', '/'),
    })),
  );

/** The file that serves a path. */
export function pageFileAt(path: string): string | undefined {
  const file = pageFiles().find((one) => routeOf(one.path) === path);
  return file && `${file.folder}/${file.path}`;
}

interface Routes {
  /** Paths of pages, feeds, posts and pages in Markdown. */
  readonly names: ReadonlySet<string>;
  /** Patterns of paths that are known only when they are printed. */
  readonly patterns: readonly RegExp[];
}

/** Read from the working folder, and kept for that folder alone. */
let kept: { readonly routes: Routes; readonly until: number; readonly folder: string } | undefined;

function readRoutes(): Routes {
  const files = pageFiles()
    .map(({ path }) => path)
    .filter((file) => !isSwitchedOff(`/${file.replace(/\.(astro|ts)$/, '')}`));
  const names = files.flatMap((file) => routeOf(file) ?? []);
  const printed = files.filter((file) => file.includes('['));
  const texts = FILLED.filter(({ page }) => printed.some((file) => file.startsWith(page))).flatMap(
    ({ folder, at }) => markdownFilesIn(folder).map((file) => `${at}${slugOfFile(file)}`),
  );
  return {
    names: new Set(['/', ...names, ...texts, ...workFiles().map(({ name }) => workPath(name))]),
    // Texts are known from their files; other printed paths are checked when the site is built.
    patterns: printed
      .filter((file) => !FILLED.some(({ page }) => file.startsWith(page)))
      .map(patternOf),
  };
}

/** The pattern of a dynamic page's paths: `blog/page/[page].astro` matches `/blog/page/2`. */
function patternOf(file: string): RegExp {
  const path = file
    .replace(/\.(astro|mdx?|ts|js)$/, '')
    .replace(/[.+?^${}()|\\]/g, '\\$&')
    .replace(/\[(\\\.){3}[^\]]+\]/g, '.+')
    .replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^/${path}$`);
}

function routes(): Routes {
  const now = performance.now();
  const folder = process.cwd();
  if (kept === undefined || now > kept.until || kept.folder !== folder)
    kept = { routes: readRoutes(), until: now + KEPT_MS, folder };
  return kept.routes;
}

/** Whether a page exists at a path; read from the pages' files, so that new pages count. */
export function hasRoute(path: string): boolean {
  const { names, patterns } = routes();
  const decoded = decodeAddress(path);
  const plain = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded;
  return names.has(plain) || patterns.some((pattern) => pattern.test(plain));
}

/** The paths of this site's pages, posts and feeds, as far as they are known before a build. */
export const routeNames = (): string[] => [...routes().names];

/** Whether a path leads to a file in `public`: `/menu.pdf`. */
export function isPublicFile(path: string): boolean {
  const file = `public${decodeAddress(path)}`;
  return existsSync(file) && statSync(file).isFile();
}
