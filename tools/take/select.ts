import { posix } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { homeOfPost } from '../../src/lib/posts/journal.ts';
import type { Project } from '../lib/project.ts';
import { isHouseWork } from './content.ts';
import { graphOf, isCode, isTest, type Graph } from './graph.ts';
import {
  demoOf,
  isPage,
  NOT_FOUND,
  pageOf,
  TEXT_PAGE,
  textOf,
  textsIn,
  type Choice,
} from './pages.ts';
import { comesAlways } from './placement.ts';

/** The module that lists the journal's posts, and the page that a site with posts needs. */
const JOURNAL = { module: 'src/lib/posts/posts.ts', page: 'blog' } as const;

export const hasJournal = ({ pages }: Choice): boolean => pages.includes(JOURNAL.page);

/** Adds the journal where a chosen page shows its posts. */
export function withJournal(project: Project, choice: Choice): Choice {
  const isThere = project.files.some((file) => file.startsWith(`src/pages/${JOURNAL.page}/`));
  if (!isThere || hasJournal(choice)) return choice;
  const pages = project.files.filter((file) => isPage(file) && isChosen(pageOf(file), choice));
  const reached = graphOf(project).reach(pages, (file) => !file.startsWith('src/shell/'));
  return reached.has(JOURNAL.module)
    ? { ...choice, pages: [...choice.pages, JOURNAL.page].sort() }
    : choice;
}

const isChosen = (page: string, { homes, pages }: Choice) =>
  page === NOT_FOUND || homes.includes(page) || pages.includes(page);

/** Every page of a project, by the first part of its address. */
export const pagesOf = (project: Project): Set<string> =>
  new Set([...project.files.filter(isPage).map(pageOf), ...textsIn(project)]);

/**
 * The files of a site with these homes and pages, without the pictures that its content names: pages and
 * homes, what they import, the content that they read, the tests of all that, and what every site needs.
 */
export function selectFiles(project: Project, choice: Choice): Set<string> {
  const graph = graphOf(project);
  const roots = project.files.filter((file) => !isTest(file) && isRoot(project, file, choice));
  const reached = graph.reach(roots);
  const tests = testsOf(project, graph, reached, choice);
  const files = new Set([...reached, ...tests]);
  for (const file of contentOf(project, graph, files, choice)) files.add(file);
  return files;
}

function isRoot(project: Project, file: string, choice: Choice): boolean {
  const demo = demoOf(file);
  if (demo !== undefined) return choice.homes.includes(demo);
  if (!file.startsWith('src/pages/')) return comesAlways(file);
  if (file === TEXT_PAGE || isChosen(pageOf(file), choice)) return true;
  // A feed or an icon is no page by itself: it comes unless it lies with pages that do not.
  return !isPage(file) && !pagesOf(project).has(pageOf(file));
}

/** The content that the site's code reads by name, its posts, its pages in Markdown, and all lists. */
function contentOf(
  project: Project,
  graph: Graph,
  files: ReadonlySet<string>,
  choice: Choice,
): string[] {
  const read = [...files]
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      graph.mentions(file).pages.flatMap((page) => {
        const found = contentFileOf(project, page);
        if (found === undefined)
          throw new Failure(`${file} reads the content of "${page}", and there is none.`);
        return found;
      }),
    );
  const others = project.files.filter(
    (file) =>
      posix.matchesGlob(file, 'src/content/*.yaml') ||
      isHouseWork(file) ||
      (isPostOf(choice, file) && hasJournal(choice)) ||
      choice.pages.includes(textOf(file) ?? ''),
  );
  const content = [...read, ...others];
  return [...content, ...content.map(schemaOf).filter(project.has)];
}

/** Whether a file is a post of the journal, or of a home that the site has. */
function isPostOf(choice: Choice, file: string): boolean {
  const home = homeOfPost(file);
  return home === undefined ? file.startsWith('src/content/posts/') : choice.pages.includes(home);
}

/** Where the words of a page stand that code reads by this name. */
export const contentFileOf = (project: Project, page: string): string | undefined =>
  [`src/demos/${page}/content.yaml`, `src/content/pages/${page}.yaml`].find(project.has);

/** The schema that editors read of a page's content. */
const schemaOf = (file: string) =>
  file
    .replace(/^src\/content\/pages\/(.+)\.yaml$/, 'schemas/pages/$1.json')
    .replace(/^src\/demos\/(.+)\/content\.yaml$/, 'schemas/demos/$1.json');

/**
 * The tests and fixtures that need nothing but what the site has. A browser test that bears the name of a
 * page, or quotes its address, needs that page.
 */
function testsOf(
  project: Project,
  graph: Graph,
  reached: ReadonlySet<string>,
  choice: Choice,
): Set<string> {
  const isFixture = (file: string) => posix.matchesGlob(file, 'e2e/fixtures/**');
  const candidates = project.files.filter(
    (file) => isCode(file) && (isTest(file) || isFixture(file)),
  );
  // What only tests import, such as a measure of contrast, comes with them.
  const product = graph.reach(
    project.files.filter(
      (file) => /^src\/(pages|demos|styles)\//.test(file) && isCode(file) && !isTest(file),
    ),
  );
  const closures = new Map(
    candidates.flatMap((file) => {
      const closure = closureOf(graph, file);
      const isWhole = closure?.every((one) => reached.has(one) || !product.has(one));
      return closure && isWhole && closure.length > 1 ? [[file, closure] as const] : [];
    }),
  );
  const absent = [
    ...[...pagesOf(project)].filter((page) => !isChosen(page, choice)),
    ...candidates
      .filter((file) => isFixture(file) && !closures.has(file))
      .map((file) => posix.basename(file, '.astro')),
  ];
  const quotes = (file: string) =>
    absent.some(
      (page) =>
        file === `e2e/${page}.spec.ts` ||
        ["'/", "'/fixtures/"].some((start) =>
          ["'", '/', '#', '?'].some((end) => project.read(file).includes(start + page + end)),
        ),
    );
  return new Set(
    [...closures]
      .filter(([file]) => !quotes(file) && isOfChosenDemo(file, choice))
      .flatMap(([, closure]) => closure),
  );
}

const isOfChosenDemo = (file: string, { homes }: Choice) =>
  homes.includes(demoOf(file) ?? homes[0] ?? '');

/** What a test leads to; nothing where some of it stays with the template. */
function closureOf(graph: Graph, test: string): string[] | undefined {
  try {
    return [...graph.reach([test])];
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
