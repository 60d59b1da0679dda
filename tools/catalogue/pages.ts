import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { routeOf } from '../../src/lib/routes/routes.ts';
import { kept } from './kept.ts';

/** A page that may show a section. */
export interface SitePage {
  /** `src/pages/about.astro` */
  readonly file: string;
  /** `/about` */
  readonly route: string;
  /** The folder of the home that it is, where it is one. */
  readonly home?: string;
  /** What fills it; none where it reads no file of its own. */
  readonly content?: string;
}

/** The splash page is called `/demo`; every other home has its page's name. */
const folderOf = (page: string) => (page === 'demo' ? 'splash' : page);

const IMPORT = /^\s*(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([~.][^']*)'/gm;
const ENDINGS = ['', '.ts', '.tsx', '.astro', '/index.ts'];

const slashed = (file: string) => file.replaceAll('\\', '/');

/** The project's pages whose addresses are known, inner pages before homes. */
const sitePages = (root: string): readonly SitePage[] =>
  kept(`pages ${root}`, () => findPages(root));

function findPages(root: string): SitePage[] {
  const pages = globSync('src/pages/**/*.astro', { cwd: root })
    .map(slashed)
    .sort()
    .flatMap((file): SitePage[] => {
      const route = routeOf(file.slice('src/pages/'.length));
      if (route === undefined) return [];
      const name = folderOf(basename(route));
      const isHome = existsSync(join(root, 'src/demos', name));
      const content = isHome ? `src/demos/${name}/content.yaml` : `src/content/pages/${name}.yaml`;
      return [
        {
          file,
          route,
          ...(isHome && { home: name }),
          ...(existsSync(join(root, content)) && { content }),
        },
      ];
    });
  return [...pages.filter(({ home }) => !home), ...pages.filter(({ home }) => home)];
}

/** What files import, each read once. */
export const importReader = (root: string): ((file: string) => readonly string[]) =>
  kept(`imports ${root}`, () => newReader(root));

function newReader(root: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const resolved = (from: string, file: string) => {
    const path = slashed(
      normalize(from.startsWith('~/') ? `src/${from.slice(2)}` : join(dirname(file), from)),
    );
    return ENDINGS.map((ending) => path + ending).find((one) =>
      statSync(join(root, one), { throwIfNoEntry: false })?.isFile(),
    );
  };
  return (file) => {
    const before = known.get(file);
    if (before) return before;
    const text = /\.(astro|tsx?)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    const found = [...text.matchAll(IMPORT)].flatMap(([, from = '']) => resolved(from, file) ?? []);
    known.set(file, found);
    return found;
  };
}

/** All files that a page leads to; what the shell brings to every page only where it is asked for. */
const reachOf = (root: string, page: string, withShell: boolean): ReadonlySet<string> =>
  kept(`reach ${root} ${page} ${withShell}`, () => findReach(root, page, withShell));

function findReach(root: string, page: string, withShell: boolean): Set<string> {
  const importsOf = importReader(root);
  const reached = new Set<string>();
  const next = [page];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file) || (!withShell && file.startsWith('src/shell/'))) continue;
    reached.add(file);
    next.push(...importsOf(file));
  }
  return reached;
}

/** How many pages stand for all where the shell brings a section to each of them. */
const SHELL_PAGES = 2;

/**
 * The pages that may show a section: those that import it, themselves or by what is their own.
 *
 * @param file the section's component
 */
export function pagesWith(root: string, file: string): SitePage[] {
  const pages = sitePages(root);
  const direct = pages.filter((page) => reachOf(root, page.file, false).has(file));
  if (direct.length > 0) return direct;
  return pages
    .filter((page) => page.content !== undefined && page.route !== '/404')
    .filter((page) => reachOf(root, page.file, true).has(file))
    .slice(0, SHELL_PAGES);
}
