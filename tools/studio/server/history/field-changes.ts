import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import type { FieldChange } from '../../contract/history.ts';

/**
 * The fields in which two values differ, in the order of the newer one. Lists that have grown or shrunk are
 * compared from both ends: what stands between is added or removed.
 */
export function fieldChanges(before: unknown, after: unknown, path: Path = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) =>
      fieldChanges(before[field], after[field], [...path, field]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return entryChanges(before, after, path);
  return [{ path, before, after }];
}

function entryChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): FieldChange[] {
  if (before.length === after.length)
    return after.flatMap((entry, index) => fieldChanges(before[index], entry, [...path, index]));
  const shorter = Math.min(before.length, after.length);
  const isSame = (a: number, b: number) => isDeepStrictEqual(before.at(a), after.at(b));
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
  const gone = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const paired = Math.min(gone.length, fresh.length);
  return [
    ...gone
      .slice(0, paired)
      .flatMap((entry, index) => fieldChanges(entry, fresh[index], [...path, start + index])),
    ...gone.slice(paired).map((entry, index) => ({ path: [...path, start + paired + index], before: entry })), // prettier-ignore
    ...fresh.slice(paired).map((entry, index) => ({ path: [...path, start + paired + index], after: entry })), // prettier-ignore
  ];
}
