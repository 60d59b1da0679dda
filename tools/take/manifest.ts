/** A part of `package.json`: packages by name, commands by name, or the whole. */
type Fields = Record<string, unknown>;

/** What both changed, each in a way of its own. */
const CONFLICT = Symbol('conflict');

/** Groups that npm keeps in the order of their names. */
const SORTED = /dependencies$/i;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function merged(base: unknown, theirs: unknown, ours: unknown): unknown {
  if (isFields(theirs) && isFields(ours))
    return mergedFields(isFields(base) ? base : {}, theirs, ours);
  if (same(base, theirs) || same(ours, theirs)) return ours;
  return same(ours, base) ? theirs : CONFLICT;
}

function mergedFields(base: Fields, theirs: Fields, ours: Fields): Fields | typeof CONFLICT {
  const result: Fields = {};
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const value = merged(base[name], theirs[name], ours[name]);
    if (value === CONFLICT) return CONFLICT;
    if (value === undefined) continue;
    result[name] =
      SORTED.test(name) && isFields(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
  }
  return result;
}

/**
 * Merges `package.json` field by field: neighbours in a list of packages are no conflict, as they would
 * be line by line.
 *
 * @returns nothing where both changed one field, or where a side is no JSON
 */
export function mergeManifest(base: string, theirs: string, ours: string): string | undefined {
  try {
    const result = merged(JSON.parse(base), JSON.parse(theirs), JSON.parse(ours));
    return result === CONFLICT ? undefined : `${JSON.stringify(result, undefined, 2)}\n`;
  } catch {
    return undefined;
  }
}
