/** How long a letter takes to be typed, in milliseconds, where the whole leaves the time. */
export const TYPE_STEP = 60;

/** How long a letter takes to be deleted, in milliseconds, likewise. */
export const ERASE_STEP = 25;

/** How long a phrase stands before it is deleted, in milliseconds, likewise. */
export const PHRASE_HOLD = 900;

/**
 * All typing has ended after this, in milliseconds: what moves for longer would need a button that
 * stops it (WCAG 2.2, 2.2.2 Pause, Stop, Hide). Many phrases are typed faster.
 */
export const TYPING_LIMIT = 5000;

/** The part of the text that must be seen before it is typed. */
export const TYPING_THRESHOLD = 0.5;
