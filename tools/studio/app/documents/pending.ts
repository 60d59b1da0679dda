import type { Path } from '../../../../src/lib/content/source-lines.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { inFrontOf, placeBefore } from './edit-order.ts';
import { clashesOf, mergeLines, withEdits, type FieldClash } from './merge.ts';
import { isSame } from './is-same.ts';
import { isWithin } from './is-within.ts';

/** Whether an edit has a part in a mistake at a place of what it made: at its own place, above or below it. */
function concerns(edit: Edit, place: Path): boolean {
  const own = edit.kind === 'insert' ? [...edit.path, edit.index] : edit.path;
  if (isWithin(own, place)) return true;
  // What stands in an entry’s place once it is gone or moved is another one.
  const isOther = edit.kind === 'move' || typeof own.at(-1) === 'number';
  return isWithin(place, own) && !(isOther && edit.kind !== 'set' && edit.kind !== 'insert');
}

/** Edits in two groups, the second to be made after the first; together they make what they made before. */
export interface Parted {
  readonly rest: readonly Edit[];
  readonly held: readonly Edit[];
}

/**
 * Parts edits that have a part in the mistakes of what they make, and those that count on them, from the
 * others.
 */
export function partedBy(edits: readonly Edit[], mistakes: readonly FieldMistake[]): Parted {
  const wrong = new Set<Edit>();
  let places = mistakes.map(({ path }) => path);
  for (const edit of edits.toReversed()) {
    if (places.some((place) => concerns(edit, place))) wrong.add(edit);
    places = places.map((place) => placeBefore(place, edit) ?? place);
  }
  const rest: Edit[] = [];
  let held: readonly Edit[] = [];
  for (const edit of edits) {
    const front = wrong.has(edit) ? undefined : inFrontOf(held, edit);
    if (front) rest.push(front.edit);
    held = front?.others ?? [...held, edit];
  }
  return { rest, held };
}

/** Edits with one more: the next letter of a field takes the place of the one before. */
export function coalesced(pending: readonly Edit[], edit: Edit): readonly Edit[] {
  const last = pending.at(-1);
  const isSameField =
    last?.kind === 'set' &&
    edit.kind === 'set' &&
    last.path.length === edit.path.length &&
    isWithin(last.path, edit.path);
  return isSameField ? [...pending.slice(0, -1), edit] : [...pending, edit];
}

/** What is typed and not on the disk yet, in the order in which it was. */
export interface Pending {
  readonly edits: readonly Edit[];
  /** The whole body of a Markdown file, where it was changed. */
  readonly body: string | undefined;
}

/** The body, changed both here and on the disk. */
export interface BodyClash {
  readonly path: 'body';
  readonly mine: string;
  readonly theirs: string;
}

/** A place that was changed both here and on the disk. */
export type Clash = FieldClash | BodyClash;

/** How what is typed goes together with what another program wrote. */
interface Met {
  readonly clashes: readonly Clash[];
  /** What is left to be saved, where nothing clashes. */
  readonly pending: Pending;
}

/** Puts what was typed on one text on another one. */
export function meet(base: OpenDocument, theirs: OpenDocument, pending: Pending): Met {
  const edits = left(base, theirs, pending.edits);
  const fields = clashesOf(base.value, theirs.value, edits);
  if (pending.body === undefined) return { clashes: fields, pending: { edits, body: undefined } };
  const said = theirs.body ?? '';
  const merged = mergeLines(base.body ?? '', pending.body, said);
  const body = merged === said ? undefined : merged;
  if (merged !== undefined) return { clashes: fields, pending: { edits, body } };
  return { clashes: [...fields, { path: 'body', mine: pending.body, theirs: said }], pending };
}

/** Without those edits that are on the disk already: the answer to them was lost. */
function left(base: OpenDocument, theirs: OpenDocument, edits: readonly Edit[]) {
  const written = edits.findLastIndex((_, index) =>
    isSame(withEdits(base.value, edits.slice(0, index + 1), base.original), theirs.value),
  );
  return edits.slice(written + 1);
}
