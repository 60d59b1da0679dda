/** How far an element must have come into the window to be revealed, in pixels (specification, section 9). */
export const REVEAL_OFFSET = 150;

/** How long a reveal takes, in milliseconds (specification, section 9). */
export const REVEAL_DURATION = 1000;

/** How often scrolling is looked at, in milliseconds (specification, section 9). */
export const REVEAL_THROTTLE = 50;
