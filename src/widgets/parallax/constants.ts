/**
 * How far a picture drifts within its frame while the frame crosses the window, in pixels
 * (specification, section 9: strengths 500 to 1000; 100 by default).
 */
export const parallaxStrengths = [100, 500, 600, 700, 800, 900, 1000] as const;

/** One of the distances that a picture can drift. */
export type ParallaxStrength = (typeof parallaxStrengths)[number];

/** The default distance (specification, section 9). */
export const PARALLAX_STRENGTH: ParallaxStrength = 100;

/**
 * The interval between the scroll updates of a picture that CSS cannot move, in milliseconds
 * (specification, section 9).
 */
export const PARALLAX_THROTTLE = 10;
