import type { Edit } from '../../../lib/edits/edit.ts';
import type { FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { clashesOf, mergeLines, withEdits, type FieldClash } from './merge.ts';
import { isSame } from './same.ts';

const isWithin = (path: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  other.every((key, index) => String(path[index]) === String(key));

/** Whether an edit has a part in some mistakes: one of them is at its place, above or below it. */
export const concerns = ({ path }: Edit, mistakes: readonly FieldMistake[]): boolean =>
  mistakes.some((mistake) => isWithin(path, mistake.path) || isWithin(mistake.path, path));

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
