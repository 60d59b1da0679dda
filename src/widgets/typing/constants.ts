/** The time to type a letter, in milliseconds, unless `TYPING_LIMIT` requires a faster pace. */
export const TYPE_STEP = 60;

/** The time to delete a letter, in milliseconds, with the same exception. */
export const ERASE_STEP = 25;

/** How long a phrase stays before it is deleted, in milliseconds, with the same exception. */
export const PHRASE_HOLD = 900;

/**
 * The time by which all typing has ended, in milliseconds: longer movement would need a button that
 * stops it (WCAG 2.2, 2.2.2 Pause, Stop, Hide). Many phrases are typed faster.
 */
export const TYPING_LIMIT = 5000;

/** The fraction of the text that must be visible before it is typed. */
export const TYPING_THRESHOLD = 0.5;
