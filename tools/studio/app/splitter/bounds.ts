/** The least and the greatest size that a splitter gives, in pixels. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** How far one press of an arrow key moves a splitter, in pixels. */
const STEP = 16;

/** The nearest size within bounds, in whole pixels. */
export const bounded = (size: number, { min, max }: Bounds): number =>
  Math.min(max, Math.max(min, Math.round(size)));

/** The side of what it resizes at which a splitter stands: moved to there, it widens it. */
export type Side = 'left' | 'right';

/**
 * The size after a key on a splitter.
 *
 * @returns undefined for keys that do not move it
 */
export function sizeAfterKey(
  size: number,
  key: string,
  bounds: Bounds,
  side: Side,
): number | undefined {
  const step = side === 'right' ? STEP : -STEP;
  if (key === 'ArrowRight') return bounded(size + step, bounds);
  if (key === 'ArrowLeft') return bounded(size - step, bounds);
  if (key === 'Home') return bounds.min;
  return key === 'End' ? bounds.max : undefined;
}
