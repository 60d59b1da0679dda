/** The length of a label, for large type that shrinks as the text grows. */
export type LabelLength = 'short' | 'medium' | 'long';

/** Full-width characters, which count as two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

/** Longest label, in letters, that fits on one line of the largest type on the narrowest phone. */
const SHORT = 12;

/** Longest label, in letters, that fits on two lines of the next size. */
const MEDIUM = 28;

/** Longest word, in letters, that fits on a line of that size, and of a heading's in half a window. */
const MEDIUM_WORD = 13;

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** Whether a text has a word that large type breaks: German joins words to long ones. */
export const hasLongWord = (text: string): boolean =>
  text.split(/[\s\u00ad\u200b-]+/).some((word) => word.length > MEDIUM_WORD);

/**
 * Classifies the length of a label by its visible width.
 *
 * @returns `short` if it fits on one line of the largest type on a phone, `medium` if it needs two,
 * `long` if it needs more, or has a word too long for such a line
 */
export function labelLength(label: string): LabelLength {
  const width = widthOf(label);
  if (width <= SHORT) return 'short';
  return width <= MEDIUM && !hasLongWord(label) ? 'medium' : 'long';
}
