import { posix } from 'node:path';
import type { Project } from '../../lib/project.ts';
import { graphOf, isCode, isTest } from '../graph.ts';

const SECTION = /^src\/sections\/[^/]+\//;

/** Pages share looks: those stay as long as their section does. */
const isLook = (file: string) => SECTION.test(file) && file.includes('/looks/');

/** The name by which code asks for a file: `FeeCard` for `FeeCard.tsx`, its folder’s for an `index.ts`. */
const nameOf = (file: string) => {
  const [stem = ''] = posix.basename(file).split('.');
  return stem === 'index' ? posix.basename(posix.dirname(file)) : stem;
};

/** The files that some files lead to, in one step. */
const ledTo = (project: Project, files: readonly string[]): Set<string> =>
  graphOf(project).reach(files, (file) => files.includes(file));

/**
 * The files that nothing leads to any more since some have changed: components, stylesheets and schemas that
 * only a section needed which is gone, and the tests that are about those alone.
 *
 * @param changed the files that led to them
 * @throws {Failure} at an import that leads nowhere, naming file and import
 */
export function strandedBy(before: Project, now: Project, changed: readonly string[]): string[] {
  const left = ledTo(now, changed);
  const waiting = new Set([...ledTo(before, changed)].filter((file) => !left.has(file)));
  const stranded = new Set<string>();
  const leads = (from: string, to: string) =>
    now.read(from).includes(nameOf(to)) && ledTo(now, [from]).has(to);
  /** Whether a test is about a file, and about nothing else of its folder that stays. */
  const isTestOf = (test: string, file: string) => {
    const folder = posix.dirname(file);
    if (!isTest(test) || posix.dirname(test) !== folder || !leads(test, file)) return false;
    return [...ledTo(now, [test])].every(
      (one) => posix.dirname(one) !== folder || [test, file].includes(one) || stranded.has(one),
    );
  };
  const isNeeded = (file: string) =>
    !file.startsWith('src/') ||
    isLook(file) ||
    now.files.some(
      (one) =>
        one !== file &&
        isCode(one) &&
        !stranded.has(one) &&
        leads(one, file) &&
        !isTestOf(one, file),
    );
  const next = () => [...waiting].find((file) => !isNeeded(file));
  for (let file = next(); file !== undefined; file = next()) {
    waiting.delete(file);
    const gone = [file, ...now.files.filter((test) => isTestOf(test, file))];
    for (const one of gone) stranded.add(one);
    for (const one of ledTo(now, gone)) if (!stranded.has(one)) waiting.add(one);
  }
  return [...stranded, ...leftIn(now, stranded)].sort();
}

/** The shared looks, and whatever else lies with them, of sections that have no code any more. */
function leftIn(project: Project, stranded: ReadonlySet<string>): string[] {
  const folders = new Set([...stranded].flatMap((file) => SECTION.exec(file)?.[0] ?? []));
  return [...folders].flatMap((folder) => {
    const rest = project.files.filter((file) => file.startsWith(folder) && !stranded.has(file));
    return rest.some((file) => /\.tsx?$/.test(file) && !isTest(file)) ? [] : rest;
  });
}
