/**
 * How far an element must enter the window before it is revealed, in pixels (specification, section
 * 9).
 */
export const REVEAL_OFFSET = 150;

/** The duration of a reveal, in milliseconds (specification, section 9). */
export const REVEAL_DURATION = 1000;

/** The interval between scroll checks, in milliseconds (specification, section 9). */
export const REVEAL_THROTTLE = 50;
