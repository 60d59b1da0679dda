import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Mistake } from '../../../../src/lib/content/mistakes.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import { kindOf, languageOf } from './list.ts';
import { documentName } from './pages.ts';
import { valueIn } from './read.ts';

/** Lists of texts, wherever they stand in content. */
function textLists(value: unknown): string[][] {
  if (Array.isArray(value)) {
    const isTexts = value.length > 0 && value.every((one) => typeof one === 'string');
    return isTexts ? [value] : value.flatMap(textLists);
  }
  return isRecord(value) ? Object.values(value).flatMap(textLists) : [];
}

/** The titles of the pages that show an entry of a shared list, by the name that they call it. */
function titlesShowing(project: Project, name: string, entries: readonly string[]): string[] {
  const shows = (file: string) =>
    textLists(valueIn(file, project.read(file))).some(
      // A list of other texts may have one of them by chance.
      (texts) => texts.includes(name) && texts.every((one) => entries.includes(one)),
    );
  return project.files
    .filter((file) => kindOf(file) === 'page' && languageOf(file) === undefined)
    .filter((file) => project.read(file).includes(name) && shows(file))
    .flatMap((file) => documentName(project, file)?.title ?? []);
}

/**
 * Entries that a change takes out of a shared list while pages show them: the build would miss them there.
 *
 * @param before the list's value on the disk
 * @param after its value as it is to be
 */
export function missedEntries(
  { root }: { readonly root: string },
  before: unknown,
  after: unknown,
): Mistake[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const entries = Object.keys(before);
  const gone = entries.filter((name) => !(name in after));
  if (gone.length === 0) return [];
  const project = openProject(root);
  return gone.flatMap((name) => {
    const titles = titlesShowing(project, name, entries);
    if (titles.length === 0) return [];
    const message = `“${name}” is shown on ${titles.join(', ')}: take it out there first`;
    return [{ path: [name], message }];
  });
}
