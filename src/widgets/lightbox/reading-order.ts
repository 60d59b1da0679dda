import type { InlineSign } from '~/lib/browser/inline-sign';

/**
 * Returns the pictures of a gallery from left to right, as PhotoSwipe moves them. It knows no other
 * direction: where one reads from right to left, its first picture is the gallery's last one.
 */
export const fromLeftToRight = <Items extends readonly unknown[]>(
  items: Items,
  sign: InlineSign,
): Items => (sign > 0 ? items : (items.toReversed() as unknown as Items));

/** Returns the number of a picture in the gallery, from 1, by its index from left to right. */
export const numberIn = (index: number, count: number, sign: InlineSign): number =>
  sign > 0 ? index + 1 : count - index;
