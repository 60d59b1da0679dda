import type { Edit } from '../../../lib/edits/edit.ts';
import type { FieldMistake } from '../../contract/documents.ts';
import { Refusal } from '../call.ts';
import { changeDocument } from '../documents/change.ts';
import { kindOf } from '../documents/list.ts';
import { openDocument } from '../documents/open.ts';
import type { Studio } from '../studio.ts';

/** Where `draft` stands among the fields of a post and of a work. */
const ORDER = {
  post: ['title', 'category', 'tags', 'date', 'draft'],
  work: ['title', 'category', 'year', 'client', 'roles', 'description', 'facts', 'order', 'draft'],
};

/**
 * Publishes a post or a work, or holds it back.
 *
 * @returns why the build would refuse it; nothing where it is done
 * @throws {Refusal} where it is neither of them
 */
export async function publish(
  studio: Studio,
  file: string,
  isPublished: boolean,
): Promise<readonly FieldMistake[]> {
  const kind = kindOf(file);
  if (kind !== 'post' && kind !== 'work') throw new Refusal(`${file} is no post and no work.`);
  const { hash } = await openDocument(studio, file);
  const edit: Edit = isPublished
    ? { kind: 'remove', path: ['draft'] }
    : { kind: 'set', path: ['draft'], value: true, order: ORDER[kind] };
  const result = await changeDocument(studio, { file, hash, edits: [edit] });
  return result.kind === 'refused' ? result.mistakes : [];
}
