import { changeText } from '../../../lib/edits/change-text.ts';
import { openProject } from '../../../lib/project.ts';
import { workFileOf } from '../../../../src/lib/works/work-files.ts';
import { Refusal } from '../call.ts';
import { kindOf } from '../documents/list.ts';
import { documentName, pagesOf } from '../documents/pages.ts';
import type { Studio } from '../studio.ts';
import { worksOf } from './lists.ts';
import { placesAfterMove } from './work-order.ts';

const FIELDS = ['title', 'category', 'year', 'client', 'roles', 'description', 'facts', 'order'];

/**
 * Takes a work to another place among its neighbours.
 *
 * @param to counted from 0
 * @throws {Refusal} where the file is no work
 */
export async function moveWork(
  { root, journal }: Pick<Studio, 'root' | 'journal'>,
  file: string,
  to: number,
): Promise<void> {
  const project = openProject(root);
  if (kindOf(file) !== 'work' || !project.has(file)) throw new Refusal(`${file} is no work.`);
  const works = worksOf(project, pagesOf(project), workFileOf(file).home);
  const changes = new Map<string, string>();
  for (const [one, value] of placesAfterMove(works, file, to)) {
    const edit = { kind: 'set', path: ['order'], value, order: FIELDS } as const;
    changes.set(one, await changeText(root, one, project.read(one), { edits: [edit] }));
  }
  if (changes.size > 0) await journal.write(documentName(project, file)?.title ?? file, changes);
}
