import { isScalar, parseDocument, visit } from 'yaml';

/** What a letter becomes: the next vowel. */
const NEXT_VOWEL: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };

/** The fields of content that name something else: a file, a place, a drawing. */
const NAMES = new Set([
  ...['file', 'href', 'url', 'id', 'network', 'icon', 'socialPicture', 'at', 'currency'],
  ...['work', 'works', 'of'],
  ...['language', 'greetingLanguage', 'day', 'date', 'hour', 'time', 'weeks'],
]);

/**
 * Changes a letter in every word that is read of a content file, as an owner would who writes other words. Equal
 * words stay equal, so that what refers to another part by its name still does. Pictures and links stay.
 *
 * @param yaml the file's text
 * @param fixed words that its schema allows alone
 */
export function reword(yaml: string, fixed: ReadonlySet<string>): string {
  const document = parseDocument(yaml);
  visit(document, {
    Scalar(key, scalar, path) {
      if (key === 'key' || typeof scalar.value !== 'string' || fixed.has(scalar.value)) return;
      const field = fieldOf(path);
      if (NAMES.has(field) || isReference(scalar.value)) return;
      scalar.value = rewordText(scalar.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** The name of the field that a value stands in, alone or in a list. */
function fieldOf(path: readonly unknown[]): string {
  const pair = path.findLast((one) => typeof one === 'object' && one !== null && 'key' in one);
  const key = pair && typeof pair === 'object' && 'key' in pair ? pair.key : undefined;
  return isScalar(key) ? String(key.value) : '';
}

/** Addresses, files and names of works have marks between small letters, and no spaces. */
const isReference = (value: string): boolean =>
  value.includes('://') || /^(?=.*[#/@:._-])[a-z0-9#/@:._-]+$/.test(value);

/** Changes the last vowel of each word; `{total}` is none, but `{Water}` names a part by its words. */
const rewordText = (text: string): string =>
  text.replace(/(\{?)(\p{L}+)/gu, (whole, brace: string, word: string) =>
    brace !== '' && /^\p{Ll}/u.test(word)
      ? whole
      : brace + word.replace(/[aeiou](?=[^aeiou]*$)/, (vowel) => NEXT_VOWEL[vowel] ?? vowel),
  );
