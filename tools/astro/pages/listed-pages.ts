import { existsSync, readFileSync } from 'node:fs';
import site from '../../../site.config.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { codeLine, type Path } from '../../../src/lib/content/source-lines.ts';
import { hasJournal } from '../../../src/lib/posts/journal.ts';
import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { textFrontMatter } from '../../../src/lib/content/text-front-matter.ts';
import { hasRoute, routeNames } from '../../../src/lib/routes/routes.ts';
import { routeOfPathname, withBase } from '../../../src/lib/routes/url.ts';
import { workFiles, workPath } from '../../../src/lib/works/work-files.ts';
import {
  isMultilingual,
  languages,
  originalLanguage,
  pathIn,
  splitPath,
} from '../../../src/lib/languages/languages.ts';
import { pageSources } from '../../../src/lib/languages/page-sources.ts';
import { translatedFile } from '../../../src/lib/languages/translation-files.ts';
import { demoAliases } from './aliases.ts';
import { ownRedirects } from './own-redirects.ts';
import { pathAtDetails, postAddresses, type PostAddress } from './post-addresses.ts';
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

/** The page that shows one post of the journal in the place of the post's own. */
const DETAILS = '/blog-details';

/**
 * The redirects that the owner wrote, as the build answers them.
 *
 * @param posts the posts of the project
 * @throws {ContentError} naming `site.config.ts`, each wrong field and what is expected there
 */
function configured(posts: readonly PostAddress[]): [from: string, to: string][] {
  const heldPosts = posts.filter(({ isHeld }) => isHeld).map(({ path }) => path);
  const heldWorks = workFiles().filter(({ file }) => isDraft(readFileSync(file, 'utf8')));
  const held = new Set([...heldPosts, ...heldWorks.map(({ name }) => workPath(name))]);
  const { found, mistakes } = ownRedirects(site.redirects, {
    isPage: (path) => hasRoute(splitPath(path).path),
    names: routeNames,
    isHeld: (path) => held.has(splitPath(path).path),
  });
  if (mistakes.length > 0) {
    const text = readFileSync(CONFIG, 'utf8');
    const lineOf = (path: Path) => codeLine(text, path);
    throw new ContentError(formatErrors({ file: CONFIG, lineOf }, mistakes));
  }
  return [...found];
}

const CONFIG = 'site.config.ts';

/** Whether a work's file holds it back. */
const isDraft = (yaml: string): boolean => /^draft:\s*true\b/m.test(yaml);

/**
 * Redirects from other spellings of pages' addresses and from former ones, except to pages that
 * don't exist yet. A post that `/blog-details` shows is found there by its own address as well.
 *
 * @param base Astro's `base`
 * @param asPages whether each becomes a page, for hosts that read no rules: such a host looks for
 *   `/old/` in a folder
 */
export function redirectsFor(base: string, asPages: boolean): Record<string, string> {
  const posts = hasJournal ? postAddresses() : [];
  const atDetails = hasRoute(DETAILS) ? pathAtDetails(posts) : undefined;
  const elsewhere: [string, string][] =
    atDetails === undefined
      ? []
      : languages.map((tag) => [pathIn(tag, atDetails), pathIn(tag, DETAILS)]);
  const moved = new Map(elsewhere);
  const spellings = [
    ['/client-logo', '/clint-logo'] as const,
    ...Object.entries(demoAliases('src/demos')),
    ...movedWorks(
      site.works.formerPaths,
      workFiles().map(({ name }) => name),
    ),
  ].filter(([spelling, page]) => hasRoute(page) && !hasRoute(spelling));
  const own = configured(posts).map(([from, to]) => {
    const [path = '', anchor] = to.split('#');
    const target = moved.get(decodeAddress(path)) ?? path;
    return [
      from,
      encodeURI(decodeAddress(target)) + (anchor === undefined ? '' : `#${anchor}`),
    ] as const;
  });
  const folders = asPages ? own.map(([from, to]) => [`${from}/index`, to] as const) : [];
  return Object.fromEntries(
    [...spellings, ...elsewhere, ...own, ...folders].map(([from, to]) => [
      from,
      withBase(to, base),
    ]),
  );
}

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
