import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Value } from '../../../lib/edits/edit.ts';
import type { NamedChoice } from '../../contract/documents.ts';
import type { Way } from './AddMenu.tsx';
import { branchLabels, entryShape, type BranchWords } from './branches.ts';
import { blankOf, kindsOf, summaryOf } from './fields.ts';
import type { Names } from '../names.ts';
import type { ListShape, Shape } from './shape.ts';

/** A way to add an entry to a list, and what is added. */
export interface EntryWay extends Way {
  readonly value: Value;
}

/** Whether entries of a shape are edited where they stand in their list. */
export const isInline = (shape: Shape): boolean =>
  ['text', 'number', 'choice', 'switch'].includes(shape.kind);

/**
 * The ways to add an entry at the end of a list.
 *
 * @param choices the entries of the shared list that it names
 */
export function waysToAdd(
  shape: ListShape,
  entries: readonly unknown[],
  choices: readonly NamedChoice[],
  words: BranchWords,
  names: Names,
): EntryWay[] {
  const { maxItems = Infinity } = shape;
  const entry = entryShape(shape, entries.length);
  if (!entry || entries.length >= maxItems) return [];
  const kinds = kindsOf(entry);
  if (kinds)
    return kinds.map(({ name, shape: one }) => ({
      id: name,
      title: names.field(name),
      ...(one.description !== undefined && { help: one.description }),
      value: { [name]: blankOf(one) },
    }));
  if (entry.kind !== 'union') return [{ id: '', title: '', value: blankOf(entry) }];
  const labels = branchLabels(entry.branches, words, names);
  return entry.branches.flatMap((branch, index): EntryWay[] => {
    if (branch.kind !== 'choice' || shape.entriesOf === undefined)
      return [{ id: `:${String(index)}`, title: labels[index] ?? '', value: blankOf(branch) }];
    return branch.options
      .filter((name) => !entries.includes(name))
      .map((name) => {
        const { title = names.field(String(name)), thumbnail } =
          choices.find((one) => one.name === name) ?? {};
        return { id: String(name), title, value: name, ...(thumbnail && { thumbnail }) };
      });
  });
}

/** The address of a picture in content. */
const PICTURE = /\.(avif|webp|png|jpe?g|svg)$/;

/** The first picture that an entry names. */
export function pictureOf(value: unknown): string | undefined {
  if (typeof value === 'string') return PICTURE.test(value) ? value : undefined;
  const inside = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const one of inside) {
    const found = pictureOf(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What an entry is known by in its list: its words, and before them its kind where it has one. */
export function entryTitle(
  shape: Shape | undefined,
  entry: unknown,
  none: string,
  names: Names,
): string {
  const [kind, more] = isRecord(entry) ? Object.keys(entry) : [];
  const isOneKind = kindsOf(shape) !== undefined && kind !== undefined && more === undefined;
  const words = summaryOf(entry);
  if (!isOneKind) return words ?? none;
  return words === undefined ? names.field(kind) : `${names.field(kind)}: ${words}`;
}
