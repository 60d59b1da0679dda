import { COUNT_DIVISOR } from './constants.ts';

/**
 * Returns the value of a count after some steps.
 *
 * @param step the number of steps so far
 * @param maximum the final value, a whole number of 0 or more
 */
export function countAt(step: number, maximum: number): number {
  return Math.min(maximum, step * Math.ceil(maximum / COUNT_DIVISOR));
}
