import type { Mistake } from '../content/mistakes.ts';
import type { Path } from '../content/source-lines.ts';
import { isRecord } from '../is-record.ts';

/**
 * Lays a translation over its original, so that it holds words only. Mappings are merged field by
 * field, lists entry by entry; a list of texts of another length replaces the original's, and an empty
 * field (`caption:`) removes it.
 *
 * @param keep called with each object of the result and the objects that it was made from
 */
export function mergeTranslation(
  original: unknown,
  translation: unknown,
  keep: (merged: object, original: object, translation: object) => void = () => undefined,
): unknown {
  // A file or an entry of a list that says nothing yet leaves all to its original.
  if (translation === null || translation === undefined) return original;
  const merge = (one: unknown, other: unknown) => mergeTranslation(one, other, keep);
  if (Array.isArray(original) && Array.isArray(translation)) {
    if (original.length !== translation.length) return translation;
    const merged = original.map((entry, index) => merge(entry, translation[index]));
    keep(merged, original, translation);
    return merged;
  }
  if (!isRecord(original) || !isRecord(translation)) return translation;
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(original), ...Object.keys(translation)])].flatMap((field) => {
      if (!Object.hasOwn(translation, field)) return [[field, original[field]]];
      if (translation[field] === null) return [];
      return [[field, merge(original[field], translation[field])]];
    }),
  );
  keep(merged, original, translation);
  return merged;
}

/**
 * Lists of a translation whose entries have no counterparts, because the original has more or fewer. A
 * list of texts alone may have another length.
 */
export function unmatchedLists(
  original: unknown,
  translation: unknown,
  path: Path = [],
): Mistake[] {
  if (Array.isArray(original) && Array.isArray(translation)) {
    const [count, found] = [original.length, translation.length];
    if (count !== found)
      return translation.some(isRecord)
        ? [{ path, message: `${count} entries, one for each of the original; found ${found}` }]
        : [];
    return original.flatMap((entry, index) =>
      unmatchedLists(entry, translation[index], [...path, index]),
    );
  }
  if (!isRecord(original) || !isRecord(translation)) return [];
  return Object.entries(translation).flatMap(([field, value]) =>
    unmatchedLists(original[field], value, [...path, field]),
  );
}
