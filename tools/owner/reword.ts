import { parseDocument, visit } from 'yaml';
import { fieldOf, isWords } from '../lib/content-words.ts';

/** What a letter becomes: the next vowel. */
const NEXT_VOWEL: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };

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
      if (isWords(fieldOf(path), scalar.value)) scalar.value = rewordText(scalar.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Changes the last vowel of each word; `{total}` is none, but `{Water}` names a part by its words. */
const rewordText = (text: string): string =>
  text.replace(/(\{?)(\p{L}+)/gu, (whole, brace: string, word: string) =>
    brace !== '' && /^\p{Ll}/u.test(word)
      ? whole
      : brace + word.replace(/[aeiou](?=[^aeiou]*$)/, (vowel) => NEXT_VOWEL[vowel] ?? vowel),
  );
