/**
 * Characters that stand for a syllable or a word: they say as much as two letters or more, and are
 * twice as wide.
 */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The length of a text in letters; a Chinese, Japanese or Korean character counts as two. */
export const lettersIn = (text: string): number => text.length + (text.match(DENSE) ?? []).length;
