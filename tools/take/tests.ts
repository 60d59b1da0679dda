import type { Project } from './files.ts';
import { fateOf } from './rules.ts';
import { isCode, isTest, type Graph } from './graph.ts';
import { demoOf, NOT_FOUND, pageOf, textsIn, type Choice } from './pages.ts';

const FIXTURE = /^e2e\/fixtures\/(.+)\.astro$/;

/**
 * Which tests go along: those that need nothing that the site has not. A test that quotes the address
 * of a page, or of a fixture, needs it; one in `e2e` that bears a page's name does too.
 *
 * @param reached the site's own code
 * @returns tests, and what they alone import
 */
export function testsOf(
  project: Project,
  graph: Graph,
  reached: ReadonlySet<string>,
  choice: Choice,
): Set<string> {
  const isProduct = (file: string) => /^(src|tools)\//.test(file) && isCode(file) && !isTest(file);
  // What only tests use, such as a measure of contrast, goes with them.
  const used = graph.reach(
    project.files.filter(
      (file) =>
        isCode(file) &&
        !isTest(file) &&
        (/^src\/(pages|demos)\//.test(file) || /^(tools\/)?[^/]+$/.test(file)),
    ),
  );
  const closed = (file: string) => {
    const closure = [...graph.reach([file])];
    return closure.every(
      (one) => !isProduct(one) || reached.has(one) || (/\.tsx?$/.test(one) && !used.has(one)),
    )
      ? closure
      : undefined;
  };
  const fixtures = project.files.filter((file) => FIXTURE.test(file));
  const kept = fixtures.filter(closed);
  const absent = fixtures
    .filter((file) => !kept.includes(file))
    .map((file) => FIXTURE.exec(file)?.[1] ?? '');
  const pages = new Set([
    ...project.files
      .filter((file) => file.startsWith('src/pages/') && file.endsWith('.astro'))
      .map(pageOf),
    ...textsIn(project),
  ]);
  const present = new Set([...choice.pages, ...choice.homes, NOT_FOUND]);
  const isMissing = (word: string) => {
    const [first, page = '', ...rest] = word.split('/');
    if (first !== '') return false;
    return (
      (pages.has(page) && !present.has(page)) ||
      absent.includes(page) ||
      (page === 'fixtures' && absent.includes(rest.join('/')))
    );
  };
  const found = new Set(kept);
  for (const file of project.files.filter(isTest)) {
    if (fateOf(file) === 'stays') continue;
    const demo = demoOf(file);
    if (demo !== undefined && !choice.homes.includes(demo)) continue;
    const name = /^e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
    if (name !== undefined && isMissing(`/${name}`)) continue;
    const closure = closed(file);
    const isAbout = closure?.some((one) => one !== file) ?? false;
    if (!closure || !isAbout || graph.mentions(file).strings.some(isMissing)) continue;
    for (const one of closure) found.add(one);
  }
  return found;
}
