/** Signs that are a syllable or a word: they say what two letters or more do, and take the room of two. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How much a text says, in letters: a sign of Chinese, Japanese or Korean counts as two. */
export const lettersIn = (text: string): number => text.length + (text.match(DENSE) ?? []).length;
