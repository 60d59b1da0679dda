import { existsSync } from 'node:fs';
import site from '../../../site.config.ts';
import { originalLanguage, splitPath } from '../../../src/lib/languages/languages.ts';
import { pageSources } from '../../../src/lib/languages/page-sources.ts';
import { translatedFile } from '../../../src/lib/languages/translation-files.ts';
import { markdownFilesIn } from '../../../src/lib/markdown/markdown-names.ts';
import { POST_FOLDERS } from '../../../src/lib/posts/journal.ts';
import { pageFileAt } from '../../../src/lib/routes/routes.ts';
import { routeOfPathname } from '../../../src/lib/routes/url.ts';
import { workFiles } from '../../../src/lib/works/work-files.ts';
import { readLastChanged, type LastChanged } from './last-changed.ts';

/**
 * The files whose words a page shows: its content file with the translation, for lists of posts and works
 * those too, and for a page without content its own file.
 *
 * @param route the page's path, in any language
 */
export function filesOfPage(route: string, sources: ReadonlyMap<string, string>): string[] {
  const { path, language } = splitPath(route);
  const list = `/${path.split('/')[1] ?? ''}`;
  const own = sources.get(path);
  const source = own ?? sources.get(list) ?? pageFileAt(path);
  const listed = own === undefined || path === list ? listedAt(list) : [];
  const originals = [...(source === undefined ? [] : [source]), ...listed];
  if (language === originalLanguage) return originals;
  const translations = originals.map((file) => translatedFile(file, language));
  return [...originals, ...translations.filter((file) => existsSync(file))];
}

/** The files of what a page lists. */
function listedAt(path: string): string[] {
  if (path === '/blog') return markdownFilesIn(POST_FOLDERS);
  return path === site.works.path ? workFiles().map(({ file }) => file) : [];
}

/**
 * When pages were last changed, for the sitemap: with the newest of a page's files. Git is read at the first
 * call, so that the development server need not wait for it.
 *
 * @param root the project's folder
 * @param base Astro's `base`
 * @returns a function of a page's whole address; its answer is empty where the date is not known
 */
export function lastmodOfPages(
  root: string,
  base: string,
): (page: string) => { readonly lastmod?: string } {
  let read: { lastChanged: LastChanged; sources: ReadonlyMap<string, string> } | undefined;
  return (page) => {
    read ??= { lastChanged: readLastChanged(root), sources: pageSources() };
    const files = filesOfPage(routeOfPathname(new URL(page).pathname, base), read.sources);
    const dates = files.map(read.lastChanged);
    // The newest of several is not known where one of them is not.
    if (dates.length === 0 || dates.includes(undefined)) return {};
    return { lastmod: new Date(Math.max(...dates.map(Number))).toISOString() };
  };
}
