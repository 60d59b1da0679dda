import { isScalar } from 'yaml';

/** The fields of content that name something else: a file, a place, a drawing. */
const NAMES = new Set([
  ...['file', 'href', 'url', 'id', 'network', 'icon', 'socialPicture', 'at', 'currency', 'focus'],
  ...['work', 'works', 'of'],
  ...['language', 'greetingLanguage', 'day', 'date', 'hour', 'time', 'weeks'],
]);

/**
 * Whether a text of a content file is words that a visitor reads, and doesn't name something else, as
 * fields of `NAMES` do and those that end with `Id`: `companyId`.
 */
export const isWords = (field: string, text: string): boolean =>
  !NAMES.has(field) && !field.endsWith('Id') && !isReference(text);

/** Addresses, files and names of works have marks between small letters, and no spaces. */
const isReference = (value: string): boolean =>
  value.includes('://') || /^(?=.*[#/@:._-])[a-z0-9#/@:._-]+$/.test(value);

/** The name of the field that a value stands in, alone or in a list. */
export function fieldOf(path: readonly unknown[]): string {
  const pair = path.findLast((one) => typeof one === 'object' && one !== null && 'key' in one);
  const key = pair && typeof pair === 'object' && 'key' in pair ? pair.key : undefined;
  return isScalar(key) ? String(key.value) : '';
}
