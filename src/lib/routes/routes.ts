import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAddress } from './decode-address.ts';
import { isSwitchedOff } from '../posts/journal.ts';
import { markdownFilesIn, slugOfFile } from '../markdown/markdown-names.ts';

/**
 * The path that a page's file answers to, or undefined for files whose paths are only known when
 * they are printed (`[slug].astro`).
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
 * For how long what was read of the pages' files holds, in milliseconds. During a build none comes or goes;
 * while the development server runs they do, but not while it prints one page with all its links.
 */
const KEPT_MS = process.env['NODE_ENV'] === 'production' ? Infinity : 500;

/** Pages that stand for many, one for each Markdown file of a folder. */
const FILLED = [
  { page: 'blog/[slug]', folder: 'src/content/posts', at: '/blog/' },
  { page: '[text]', folder: 'src/content/pages', at: '/' },
] as const;

/** The files of the pages that are written in Markdown: `terms.md` in `src/content/pages` stands at `/terms`. */
export const textFileNames = (): string[] => markdownFilesIn('src/content/pages');

/** A file of a page. */
export interface PageFile {
  /** The folder that it lies in: `src/pages`, or the `routes` of a plug-in. */
  folder: string;
  /** Where it lies there. */
  path: string;
}

/**
 * The files of all pages: those of `src/pages`, and those that a plug-in adds by `injectRoute`, which lie in
 * `src/<plug-in>/routes`.
 *
 * @param root the project's folder
 * @param extensions which files, as in a pattern
 */
export const pageFiles = (root = '.', extensions = '{astro,md,mdx,ts,js}'): PageFile[] =>
  ['src/pages', ...globSync('src/*/routes', { cwd: root })].flatMap((folder) =>
    globSync(`**/*.${extensions}`, { cwd: join(root, folder) }).map((file) => ({
      folder: folder.replaceAll('\\', '/'),
      path: file.replaceAll('\\', '/'),
    })),
  );

/** The file that answers to a path. */
export function pageFileAt(path: string): string | undefined {
  const file = pageFiles().find((one) => routeOf(one.path) === path);
  return file && `${file.folder}/${file.path}`;
}

interface Routes {
  /** Paths of pages, feeds, posts and pages in Markdown. */
  readonly names: ReadonlySet<string>;
  /** What paths look like that are only known when they are printed. */
  readonly patterns: readonly RegExp[];
}

let kept: { readonly routes: Routes; readonly until: number } | undefined;

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
    names: new Set(['/', ...names, ...texts]),
    // Texts are known by their files; what else is printed is checked when the site is built.
    patterns: printed
      .filter((file) => !FILLED.some(({ page }) => file.startsWith(page)))
      .map(patternOf),
  };
}

/** Of `blog/page/[page].astro` what `/blog/page/2` fits. */
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
  if (kept === undefined || now > kept.until) kept = { routes: readRoutes(), until: now + KEPT_MS };
  return kept.routes;
}

/** Whether a page stands at this path: read from the pages' files, so a new page is known. */
export function hasRoute(path: string): boolean {
  const { names, patterns } = routes();
  const decoded = decodeAddress(path);
  const plain = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded;
  return names.has(plain) || patterns.some((pattern) => pattern.test(plain));
}

/** Paths of this site's pages, posts and feeds, as far as they are known before it is built. */
export const routeNames = (): string[] => [...routes().names];

/** Whether a path is that of a file below `public`: `/menu.pdf`. */
export function isPublicFile(path: string): boolean {
  const file = `public${decodeAddress(path)}`;
  return existsSync(file) && statSync(file).isFile();
}
