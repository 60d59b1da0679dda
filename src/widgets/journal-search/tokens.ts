import { foldLatin } from '~/lib/fold';

/** Letters of scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Characters that have a meaning of their own, and that readers search for in the middle of a word.
 */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const BETWEEN_WORDS = /[\n\r\p{Z}\p{P}]+/u;

/** Hebrew and Arabic vowel signs, which most writers omit, and the Arabic elongation character. */
const OPTIONAL_MARKS = /\u0640|[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655\u0670]/g;

/** Invisible characters: soft hyphens, joiners. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Normalises a word for comparison: lower case, without the marks that many writers omit. */
export const foldTerm = (term: string): string =>
  foldLatin(term.replace(INVISIBLE, '')).replace(OPTIONAL_MARKS, '').normalize('NFC');

/**
 * Splits texts into words, including scripts without spaces between them.
 *
 * @param language BCP 47 tag of the texts
 */
export function tokenizer(language: string): (text: string) => string[] {
  const words = new Intl.Segmenter(language || undefined, { granularity: 'word' });
  return (text) =>
    text.split(BETWEEN_WORDS).flatMap((part) => {
      if (!UNSPACED.test(part)) return part;
      return [...words.segment(part)].flatMap(({ segment, isWordLike }) =>
        isWordLike ? segment : [],
      );
    });
}

/**
 * Returns the index terms for a word: the word, and each of its Chinese and Japanese characters.
 * Word boundaries in these scripts are ambiguous, and browsers disagree about them.
 */
export const withSigns = (word: string): string[] => [
  ...new Set([word, ...(word.match(CHARACTER) ?? [])]),
];
