import { existsSync, readFileSync } from 'node:fs';
import site from '../../../site.config.ts';
import { textFrontMatter } from '../../../src/lib/content/text-front-matter.ts';
import { hasRoute } from '../../../src/lib/routes/routes.ts';
import { routeOfPathname, withBase } from '../../../src/lib/routes/url.ts';
import { workFiles, workPath } from '../../../src/lib/works/work-files.ts';
import {
  isMultilingual,
  languages,
  originalLanguage,
  splitPath,
} from '../../../src/lib/languages/languages.ts';
import { pageSources } from '../../../src/lib/languages/page-sources.ts';
import { translatedFile } from '../../../src/lib/languages/translation-files.ts';
import { demoAliases } from './aliases.ts';
import { FIXTURES_PATH } from './test-fixtures.ts';

/**
 * Former addresses of works, and where they stand now.
 *
 * @param formerPaths where the pages of works stood before: `works` in `site.config.ts`
 * @param names of the works
 */
export const movedWorks = (formerPaths: readonly string[], names: readonly string[]) =>
  formerPaths.flatMap((former) =>
    names.map((name) => [`${former}/${name}`, workPath(name)] as const),
  );

/**
 * Redirects from other spellings of pages' addresses and from former ones, except to pages that
 * don't exist yet.
 *
 * @param base Astro's `base`
 */
export const redirectsFor = (base: string): Record<string, string> =>
  Object.fromEntries(
    [
      ['/client-logo', '/clint-logo'] as const,
      ...Object.entries(demoAliases('src/demos')),
      ...movedWorks(
        site.works.formerPaths,
        workFiles().map(({ name }) => name),
      ),
    ]
      .filter(([spelling, page]) => hasRoute(page) && !hasRoute(spelling))
      .map(([spelling, page]) => [spelling, withBase(page, base)]),
  );

/** Whether a work's file locks it. */
export const locksWork = (yaml: string): boolean => /^locked:\s*(?!false)\S/m.test(yaml);

/** Markdown pages with `noIndex`, and locked works. */
const hidden = [
  ...textFrontMatter().flatMap(({ path, noIndex }) => (noIndex ? [path] : [])),
  ...workFiles()
    .filter(({ file }) => locksWork(readFileSync(file, 'utf8')))
    .map(({ name }) => workPath(name)),
];

/** Read once: the sitemap asks for every page. */
const sources = pageSources();

/** Whether a page is written in a language: pages that are not translated are copies of their originals. */
function isWritten(path: string, language: string): boolean {
  // The pages of a list are written where the list is: `/blog/page/2` in `blog.yaml`.
  const source = sources.get(path) ?? sources.get(`/${path.split('/')[1]}`);
  if (language === originalLanguage || source === undefined) return true;
  return existsSync(translatedFile(source, language));
}

/**
 * Whether the sitemap lists a page: it omits the not-found page, and the home page's other address,
 * which is not canonical.
 *
 * @param page its whole address
 */
export function isListed(page: string, base: string): boolean {
  const { path: route, language } = splitPath(routeOfPathname(new URL(page).pathname, base));
  return (
    hasRoute(route) &&
    isWritten(route, language) &&
    ![...hidden, '/404', `/${site.home}`].includes(route) &&
    !route.startsWith(`${FIXTURES_PATH}/`)
  );
}

/** The site's languages, as the sitemap's alternates of each page. */
export const sitemapLanguages = isMultilingual
  ? {
      i18n: {
        defaultLocale: originalLanguage,
        locales: Object.fromEntries(languages.map((tag) => [tag, tag])),
      },
    }
  : {};
