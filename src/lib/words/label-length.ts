/** How long a label is, for large type that takes a smaller size for more words. */
export type LabelLength = 'short' | 'medium' | 'long';

/** Signs of scripts that are as wide as they are high: each counts for two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

/** Up to here a label stands in one line, in the largest type on the narrowest phone. */
const SHORT = 12;

/** Up to here it stands in two lines of the next size. */
const MEDIUM = 28;

/** No word of that size may be longer. */
const MEDIUM_WORD = 13;

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/**
 * How long a label is to the eye.
 *
 * @returns `short` where it fits one line of the largest type on a phone, `medium` where it takes two, `long` where
 * it has more words than that, or a word that such a line could not hold
 */
export function labelLength(label: string): LabelLength {
  const width = widthOf(label);
  if (width <= SHORT) return 'short';
  const longestWord = Math.max(...label.split(/[\s\u00ad\u200b-]+/).map((word) => word.length));
  return width <= MEDIUM && longestWord <= MEDIUM_WORD ? 'medium' : 'long';
}
