import { isWords } from '../lib/content-words.ts';

/** How much of an original a translation covers. */
export interface Coverage {
  /** How many words the original has. */
  readonly words: number;
  /** How many of them are translated. */
  readonly translated: number;
  /** The fields with words that are not translated: `banner.text`. */
  readonly missing: readonly string[];
}

/** Fields with names of people and firms, which are the same in most languages. */
export const PROPER: ReadonlySet<string> = new Set([
  'name',
  'names',
  'initials',
  'company',
  'client',
  'brand',
  'author',
]);

/** A choice that a schema offers, or the key of a list's entry: `tone: muted`. */
const isChoice = (text: string) => /^[a-z][a-z\d-]*$/.test(text);

const NOTHING: Coverage = { words: 0, translated: 0, missing: [] };

/** The fields of a mapping, or the entries of a list. */
const fieldsOf = (value: object): [string, unknown][] => Object.entries(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How many words a value says. */
function wordsIn(value: unknown, field: string): number {
  if (typeof value === 'string')
    return PROPER.has(field) || isChoice(value) || !isWords(field, value) ? 0 : countWords(value);
  if (!isObject(value)) return 0;
  return sum(fieldsOf(value).map(([key, one]) => wordsIn(one, nameOf(value, key, field))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The field that a part belongs to: entries of a list belong to the list's. */
const nameOf = (parent: object, key: string, field: string) =>
  Array.isArray(parent) ? field : key;

/**
 * Compares a translation with its original, by the rules with which a build lays one over the other
 * (`src/lib/languages/merge-translation.ts`).
 *
 * @param translation what stands in the original's place; undefined where nothing does
 * @param path where both stand in their files
 */
export function compare(
  original: unknown,
  translation: unknown,
  path: readonly string[] = [],
  field = '',
): Coverage {
  const words = wordsIn(original, field);
  if (words === 0) return NOTHING;
  if (translation === undefined || (translation === null && path.length === 0))
    return { words, translated: 0, missing: [path.join('.')] };
  const isSameKind =
    isObject(original) &&
    isObject(translation) &&
    Array.isArray(original) === Array.isArray(translation);
  const isOtherList =
    Array.isArray(original) && Array.isArray(translation) && original.length !== translation.length;
  // What replaces the original as a whole, or removes it, leaves nothing of it to translate.
  if (!isSameKind || isOtherList) return { words, translated: words, missing: [] };
  const parts = fieldsOf(original).map(([key, part]) => {
    const own: unknown = Object.hasOwn(translation, key)
      ? (translation as Record<string, unknown>)[key]
      : undefined;
    // An empty field removes the original's; an empty entry of a list leaves it.
    const said = own === null && Array.isArray(original) ? undefined : own;
    return compare(part, said, [...path, key], nameOf(original, key, field));
  });
  return {
    words,
    translated: sum(parts.map(({ translated }) => translated)),
    missing: parts.flatMap(({ missing }) => missing),
  };
}

/** The sum of several files' coverage, in whole per cent; what has no words is complete. */
export function shareOf(all: readonly Coverage[]): number {
  const words = sum(all.map((one) => one.words));
  const translated = sum(all.map((one) => one.translated));
  // Only what is complete is 100 %.
  return words === 0 ? 100 : Math.floor((translated / words) * 100);
}
