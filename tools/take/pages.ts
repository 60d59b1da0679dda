import { posix } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { languageOfFile } from '../../src/lib/languages/translation-files.ts';
import { nearest } from '../../src/lib/content/nearest.ts';
import type { Project } from '../lib/project.ts';
import { parseYaml } from '../../src/lib/content/yaml.ts';

/** One demo home: a page, and the folder that it alone shows. */
export interface Home {
  /** The page's name, which is the folder's. */
  readonly name: string;
  readonly title: string;
  /** A sentence for the catalogue. */
  readonly description: string;
}

/** The homes and pages of a site. */
export interface Choice {
  /** At least one; the first stands at `/`, and inner pages have its theme. */
  readonly homes: readonly string[];
  /** Inner pages, by the first part of their address. */
  readonly pages: readonly string[];
  /** The site's languages, the original's first; the template's own alone where nothing is said. */
  readonly languages?: readonly [string, ...string[]];
}

/** Every site needs it: hosts send it where nothing stands. */
export const NOT_FOUND = '404';

const PAGES = 'src/pages/';

/** The file that prints every page in Markdown. */
export const TEXT_PAGE = `${PAGES}[text].astro`;

const TEXT = /^src\/content\/pages\/([^/]+)\.md$/;

/** The name of the page that is written in this Markdown file; nothing where it is another kind of file. */
export const textOf = (file: string): string | undefined =>
  languageOfFile(file) === undefined ? TEXT.exec(file)?.[1] : undefined;

/** Names of all pages of a project that are written in Markdown. */
export const textsIn = (project: Project): string[] =>
  project.has(TEXT_PAGE) ? project.files.flatMap((file) => textOf(file) ?? []) : [];

/** The name of the page, or of the group of pages, that a file below `src/pages` belongs to. */
export function pageOf(file: string): string {
  const [first = '', ...rest] = file.slice(PAGES.length).split('/');
  return rest.length > 0 ? first : first.replace(/\.\w+$/, '');
}

/** The folder of the demo that a file lies in. */
export const demoOf = (file: string): string | undefined =>
  /^src\/demos\/([^/]+)\//.exec(file)?.[1];

/** Whether a file below `src/pages` prints a page; others print a feed, a picture, a stylesheet. */
export const isPage = (file: string): boolean =>
  file.startsWith(PAGES) && /\.(astro|mdx?|html)$/.test(file) && file !== TEXT_PAGE;

/** Every home that can be taken, in the catalogue's order. */
export function homesOf(project: Project): Home[] {
  return project.files
    .filter((file) => posix.matchesGlob(file, 'src/demos/*/demo.yaml'))
    .map((file) => ({
      name: demoOf(file) ?? '',
      ...(parseYaml(file, project.read(file)) as {
        title: string;
        description: string;
        order: number;
      }),
    }))
    .filter(({ name }) => project.has(`${PAGES}${name}.astro`))
    .sort((a, b) => a.order - b.order);
}

/** Names of all inner pages: pages that are no demo's, those in Markdown too, and not the one for what is not found. */
export function innerPagesOf(project: Project): string[] {
  const demos = new Set(project.files.flatMap((file) => demoOf(file) ?? []));
  const names = project.files.filter(isPage).map(pageOf);
  return [...new Set([...names, ...textsIn(project)])].filter(
    (name) => name !== NOT_FOUND && !demos.has(name),
  );
}

/** Homes, or other demos that have a page and no entry in the catalogue. */
function takeable(project: Project): string[] {
  return project.files
    .filter((file) => /^src\/demos\/[^/]+\/content\.yaml$/.test(file))
    .flatMap((file) => demoOf(file) ?? [])
    .filter((name) => project.has(`${PAGES}${name}.astro`));
}

/**
 * @param what a home, a page, or what else there is of it
 * @throws {Failure} at a name that is unknown, with the nearest one that there is
 */
export function expectKnown(
  what: string,
  wanted: readonly string[],
  known: readonly string[],
): void {
  for (const name of wanted) {
    if (known.includes(name)) continue;
    const close = nearest(name, known);
    const hint = close === undefined ? '' : ` Did you mean "${close}"?`;
    throw new Failure(`There is no ${what} "${name}".${hint}\nThere are: ${known.join(', ')}.`);
  }
}

/**
 * Completes and checks what somebody asked for.
 *
 * @param pages all inner pages where nothing is said
 * @throws {Failure} at a home or page that is unknown, with the nearest one that there is
 */
export function choose(
  project: Project,
  homes: readonly string[],
  pages: readonly string[] | undefined,
): Choice {
  const inner = innerPagesOf(project);
  expectKnown('home', homes, takeable(project));
  expectKnown('page', pages ?? [], [...inner, NOT_FOUND]);
  if (homes.length === 0) throw new Failure('A site needs a home: name one at least.');
  return {
    homes: [...new Set(homes)],
    pages: inner.filter((page) => !pages || pages.includes(page)),
  };
}
