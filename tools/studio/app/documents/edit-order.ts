import type { Path } from '../../../../src/lib/content/source-lines.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import { isWithin } from './is-within.ts';

/** An edit that gives the entries of a list other places. */
interface ListEdit {
  readonly list: Path;
  /** Where an entry stands once the edit is made; undefined where it is gone. */
  readonly after: (index: number) => number | undefined;
  /** Where an entry stood before the edit; undefined where it came with it. */
  readonly before: (index: number) => number | undefined;
}

const added = (at: number) => (index: number) => (index >= at ? index + 1 : index);
const taken = (at: number) => (index: number) => (index > at ? index - 1 : index);
const unless = (at: number, place: (index: number) => number) => (index: number) =>
  index === at ? undefined : place(index);

/** An entry that leaves one place for another, as both are counted without it. */
const moved = (from: number, to: number) => (index: number) =>
  index === from ? to : added(to)(taken(from)(index));

function listEdit(edit: Edit): ListEdit | undefined {
  if (edit.kind === 'insert') {
    const { path: list, index } = edit;
    return { list, after: added(index), before: unless(index, taken(index)) };
  }
  if (edit.kind === 'move') {
    const { path: list, from, to } = edit;
    return { list, after: moved(from, to), before: moved(to, from) };
  }
  const place = edit.path.at(-1);
  if (edit.kind === 'set' || typeof place !== 'number') return undefined;
  return {
    list: edit.path.slice(0, -1),
    after: unless(place, taken(place)),
    before: added(place),
  };
}

/** A path whose way leads through an entry of a list, with that entry's other place. */
function through(
  path: Path,
  list: Path,
  place: (index: number) => number | undefined,
): Path | undefined {
  const index = place(Number(path[list.length]));
  return index === undefined ? undefined : path.with(list.length, index);
}

const leadsInto = (path: Path, list: Path) => path.length > list.length && isWithin(path, list);

/** Where a place was before an edit; undefined where it came with it. */
export function placeBefore(path: Path, edit: Edit): Path | undefined {
  const own = listEdit(edit);
  return own && leadsInto(path, own.list) ? through(path, own.list, own.before) : path;
}

/** Two edits of the places of one list, in the other order. */
function swappedInList(first: Edit, second: Edit): readonly [Edit, Edit] | undefined {
  if (first.kind === 'move') return undefined;
  const at = first.kind === 'insert' ? first.index : Number(first.path.at(-1));
  const firstAt = (index: number): Edit =>
    first.kind === 'insert' ? { ...first, index } : { ...first, path: first.path.with(-1, index) };
  if (second.kind === 'insert') {
    const isInFront = second.index <= at;
    const shift = first.kind === 'insert' ? -1 : 1;
    const index = isInFront ? second.index : second.index + shift;
    return [{ ...second, index }, firstAt(isInFront ? at + 1 : at)];
  }
  if (second.kind === 'remove') {
    const index = listEdit(first)?.before(Number(second.path.at(-1)));
    if (index === undefined) return undefined;
    return [{ ...second, path: second.path.with(-1, index) }, firstAt(taken(index)(at))];
  }
  if (first.kind !== 'insert' || second.kind !== 'move' || second.from === at) return undefined;
  const without = taken(second.from)(at);
  const [from, to] = [taken(at)(second.from), taken(without)(second.to)];
  return [{ ...second, from, to }, firstAt(added(second.to)(without))];
}

/**
 * Two edits in the other order, each with the places that it has there.
 *
 * @returns undefined where the second counts on the first
 */
function swapped(first: Edit, second: Edit): readonly [Edit, Edit] | undefined {
  const [one, other] = [listEdit(first), listEdit(second)];
  if (one && other && one.list.length === other.list.length && isWithin(one.list, other.list))
    return swappedInList(first, second);
  if (one && leadsInto(second.path, one.list)) {
    const path = through(second.path, one.list, one.before);
    return path && [{ ...second, path }, first];
  }
  if (other && leadsInto(first.path, other.list)) {
    const path = through(first.path, other.list, other.after);
    return path && [second, { ...first, path }];
  }
  const meets = isWithin(first.path, second.path) || isWithin(second.path, first.path);
  return meets ? undefined : [second, first];
}

/**
 * An edit made before some others that it was made after, and what these are then.
 *
 * @returns undefined where it counts on one of them
 */
export function inFrontOf(
  others: readonly Edit[],
  edit: Edit,
): { readonly edit: Edit; readonly others: readonly Edit[] } | undefined {
  let own = edit;
  const behind: Edit[] = [];
  for (const other of others.toReversed()) {
    const pair = swapped(other, own);
    if (!pair) return undefined;
    own = pair[0];
    behind.unshift(pair[1]);
  }
  return { edit: own, others: behind };
}
