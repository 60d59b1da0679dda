/** How tall the fan of lines stands for its width: the same as its stylesheet draws it. */
const SPREAD = 1.7;

/**
 * Towards what a line of the fan runs, in whole degrees from north: all lie east of the light, the
 * middle of them at 90.
 *
 * @param index which line, from 0
 * @param count how many there are
 */
export function bearing(index: number, count: number): number {
  const down = ((index + 0.5) / count - 0.5) * SPREAD;
  return Math.round(90 + (Math.atan(down) * 180) / Math.PI);
}
