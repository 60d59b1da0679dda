import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import { slugOfFile } from '../../../../src/lib/markdown/markdown-names.ts';
import { routeOf } from '../../../../src/lib/routes/routes.ts';
import { WORK_FOLDERS, workFileOf } from '../../../../src/lib/works/work-files.ts';
import { namesChange, SCHEMAS } from '../../../astro/schemas/files.ts';
import { namesSchema, readNames } from '../../../astro/schemas/names.ts';
import { allOrNothing, type Changes } from '../../../lib/all-or-nothing.ts';
import { openProject } from '../../../lib/project.ts';

const NAMES = `${SCHEMAS}/names.json`;

/** The path of the page that a file is; undefined for other files. */
function pageIn(file: string): string | undefined {
  if (posix.matchesGlob(file, 'src/pages/**/*.astro'))
    return routeOf(file.slice('src/pages/'.length));
  const isText = posix.matchesGlob(file, 'src/content/pages/*.md');
  return isText && languageOfFile(file) === undefined ? `/${slugOfFile(file)}` : undefined;
}

const isWork = (file: string) =>
  posix.matchesGlob(file, `${WORK_FOLDERS}/*.yaml`) && languageOfFile(file) === undefined;

/**
 * Changes with the list of names that editors offer, as it is once they are made: new pages and works are
 * in it, and those that go are not.
 */
export function withNames(root: string, changes: Changes): Changes {
  if (!existsSync(join(root, NAMES))) return changes;
  const now = openProject(root).files;
  const gone = [...changes].flatMap(([file, content]) => (content === undefined ? [file] : []));
  const left = now.filter((file) => !gone.includes(file));
  const files = [...new Set([...left, ...changes.keys()])].filter((file) => !gone.includes(file));
  const names = readNames(root);
  const pages = new Set(names.pages);
  for (const file of gone) pages.delete(pageIn(file) ?? '');
  for (const file of files) pages.add(pageIn(file) ?? '/');
  const works = files
    .filter(isWork)
    .sort()
    .map((file) => workFileOf(file).name);
  const text = JSON.stringify(namesSchema({ ...names, works, pages: [...pages].sort() }), null, 1);
  return new Map([...changes, [NAMES, `${text}\n`]]);
}

/** Writes the list of names anew: it follows the files, and is no step of its own. */
export const renewNames = (root: string): Promise<void> =>
  allOrNothing(root, ({ apply }) => {
    apply(namesChange(root));
    return Promise.resolve();
  });
