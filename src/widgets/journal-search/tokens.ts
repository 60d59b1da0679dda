import { foldLatin } from '~/lib/fold';

/** Letters of scripts that put no blank between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that say something by themselves, and that readers look for in the middle of a word. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const BETWEEN_WORDS = /[\n\r\p{Z}\p{P}]+/u;

/** Vowels of Hebrew and Arabic, which most writers leave out, and the lengthening of a line. */
const LEFT_OUT = /\u0640|[\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655\u0670]/g;

/** Signs that nobody sees: soft hyphens, joiners. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A word as it is compared with others: small, and without what many writers leave out. */
export const foldTerm = (term: string): string =>
  foldLatin(term.replace(UNSEEN, '')).replace(LEFT_OUT, '').normalize('NFC');

/**
 * Cuts texts into words, in scripts that put no blank between them too.
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
 * What a word is found by in an index: the word, and each sign of Chinese and Japanese. Where such a word
 * ends is a matter of opinion, and one browser's is not another's.
 */
export const withSigns = (word: string): string[] => [
  ...new Set([word, ...(word.match(SIGN) ?? [])]),
];
