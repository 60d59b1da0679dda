/** The size below which large type would be none: longer lines break. In tenths. */
const SMALLEST = 4;

/**
 * The share of its size at which a line of large type still fits.
 *
 * @param line the longest of them
 * @param room how many letters fit at the full size
 * @returns tenths from 4 to 10, for `data-shrink`
 */
export const shrinkOf = (line: string, room: number): number =>
  Math.min(10, Math.max(SMALLEST, Math.floor((10 * room) / line.length)));
