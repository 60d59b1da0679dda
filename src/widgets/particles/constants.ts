/** The particle background (specification, section 9). */
export const PARTICLES = {
  /** The number of particles on the area below. */
  number: 80,
  /** The maximum frame rate, in frames per second. */
  frameLimit: 100,
  /** Pixels per frame at 60 frames per second. */
  speed: 6,
  /** Particles nearer to each other than this are linked, in pixels. */
  linkDistance: 150,
  /** The largest radius, in pixels; the smallest is 1. */
  size: 5,
  /** The opacity of dots and links. */
  opacity: 0.5,
  /**
   * The area for `number` particles, in thousands of square pixels: a window of 1440 × 900 gets 52,
   * a phone of 390 × 844 gets 13.
   */
  densityArea: 2000,
  /** The number of particles that a click adds. */
  pushed: 4,
} as const;
