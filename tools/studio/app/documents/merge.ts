import { applyToValue, valueAt, type Edit, type Value } from '../../../lib/edits/edit.ts';
import { grounded } from '../../contract/grounded.ts';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { isSame } from './is-same.ts';
import { isWithin } from './is-within.ts';

/** A place that was changed both here and on the disk. */
export interface FieldClash {
  readonly path: Path;
  /** What was typed here; undefined where it was taken away. */
  readonly mine: unknown;
  /** What the disk says. */
  readonly theirs: unknown;
}

/** A value after some edits; those that no longer have a place are left out. */
export function withEdits(value: unknown, edits: readonly Edit[], original?: unknown): unknown {
  return edits.reduce((now, edit) => {
    try {
      const own = grounded(now, edit, original);
      return own ? applyToValue(now, own) : now;
    } catch {
      return now;
    }
  }, value);
}

/**
 * The places where edits, made on one value, meet what another program made of it. Where there are none the
 * edits can be made on the other value.
 */
export function clashesOf(
  base: unknown,
  theirs: unknown,
  edits: readonly Edit[],
): readonly FieldClash[] {
  const mine = withEdits(base, edits);
  const places: Path[] = [];
  let [own, other] = [base, theirs];
  for (const edit of edits) {
    const place = placeOfClash(own, other, edit);
    if (place) places.push(commonPlace(base, theirs, place));
    own = withEdits(own, [edit]);
    other = withEdits(other, [edit]);
  }
  const outer = places.filter(
    (place, index) =>
      !places.some(
        (one, other) => isWithin(place, one) && (one.length < place.length || other < index),
      ),
  );
  return outer.map((path) => ({
    path,
    mine: valueAt(mine, path),
    theirs: valueAt(theirs, path),
  }));
}

/** Where an edit cannot be made on another value as it was made on its own; undefined where it can. */
function placeOfClash(base: unknown, theirs: unknown, edit: Edit): Path | undefined {
  const isInList = edit.kind === 'remove' && typeof edit.path.at(-1) === 'number';
  const place = isInList ? edit.path.slice(0, -1) : edit.path;
  const lists = place.flatMap((key, depth) => (typeof key === 'number' ? [depth] : []));
  // An entry is known by its place alone: the others must be where they were.
  const moved = lists.find((depth) => {
    const list = place.slice(0, depth);
    return !isAligned(valueAt(base, list), valueAt(theirs, list), Number(place[depth]));
  });
  if (moved !== undefined) return place.slice(0, moved);
  const said = valueAt(theirs, place);
  if (edit.kind === 'set' && isSame(edit.value, said)) return undefined;
  return isSame(valueAt(base, place), said) ? undefined : place;
}

/** Whether an entry of a list is still the same one, though its fields may differ. */
function isAligned(base: unknown, theirs: unknown, index: number): boolean {
  if (!Array.isArray(base) || !Array.isArray(theirs))
    return base === undefined && theirs === undefined;
  if (base.length !== theirs.length) return false;
  const [one, other] = [base[index] as unknown, theirs[index] as unknown];
  if (isSame(one, other)) return true;
  const isElsewhere = base.some((entry, place) => place !== index && isSame(entry, other));
  return !isElsewhere && !theirs.some((entry, place) => place !== index && isSame(entry, one));
}

/** The place itself, or what is above it where one of two values has nothing to hold it. */
function commonPlace(base: unknown, theirs: unknown, path: Path): Path {
  const isHeld = (value: unknown, place: Path) => {
    const parent = valueAt(value, place.slice(0, -1));
    return typeof parent === 'object' && parent !== null;
  };
  const ends = path.map((_, index) => path.slice(0, path.length - index));
  return ends.find((place) => isHeld(base, place) && isHeld(theirs, place)) ?? path.slice(0, 1);
}

/** What is left to do once a clash is settled. */
interface Settled {
  /** What the edits that are left are made on. */
  readonly base: unknown;
  readonly edits: readonly Edit[];
}

/** Settles a clash: with what was typed here, or with what the disk says. */
export function settle(
  base: unknown,
  edits: readonly Edit[],
  { path, mine, theirs }: FieldClash,
  choice: 'mine' | 'theirs',
): Settled {
  const put = (value: unknown): Edit =>
    value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: value as Value };
  const rest = edits.filter((edit) => !isWithin(edit.path, path));
  return {
    base: withEdits(base, [put(theirs)]),
    edits: choice === 'mine' ? [...rest, put(mine)] : rest,
  };
}

/**
 * Two changes of one text as one, line by line.
 *
 * @returns undefined where both changed the same lines, or lines beside each other
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const [old, own, other] = [base, mine, theirs].map((text) => text.split(/(?<=\n)/)) as [string[], string[], string[]]; // prettier-ignore
  const [a, b] = [changedPart(old, own), changedPart(old, other)];
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.end >= second.start) return undefined;
  return [
    ...old.slice(0, first.start),
    ...first.lines,
    ...old.slice(first.end, second.start),
    ...second.lines,
    ...old.slice(second.end),
  ].join('');
}

function changedPart(old: readonly string[], now: readonly string[]) {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { start, end: old.length - end, lines: now.slice(start, now.length - end) };
}
