import { COUNT_DIVISOR } from './constants.ts';

/**
 * What a count shows after some steps.
 *
 * @param step how many steps were taken, from 0
 * @param maximum where the count ends: a whole number, 0 or more
 */
export function countAt(step: number, maximum: number): number {
  return Math.min(maximum, step * Math.ceil(maximum / COUNT_DIVISOR));
}
