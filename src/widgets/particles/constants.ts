/** The particle background (specification, section 9). */
export const PARTICLES = {
  /** How many there are on an area of the density. */
  number: 80,
  /** Frames a second, at most. */
  frameLimit: 100,
  /** Pixels a frame at 60 frames a second. */
  speed: 6,
  /** Two that are nearer than this many pixels are linked. */
  linkDistance: 150,
  /** The largest radius, in pixels; the smallest is 1. */
  size: 5,
  /** Of dots and links. */
  opacity: 0.5,
  /**
   * The area that holds `number`, in thousands of square pixels: a window of 1440 × 900 has 52,
   * a phone's of 390 × 844 has 13.
   */
  densityArea: 2000,
  /** How many a click adds. */
  pushed: 4,
} as const;
