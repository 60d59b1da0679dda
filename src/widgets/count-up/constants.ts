/** The duration of each step of the count, in milliseconds (specification, section 9). */
export const COUNT_STEP = 50;

/** Each step adds the maximum divided by this, rounded up (specification, section 9). */
export const COUNT_DIVISOR = 20;

/** The fraction of the number that must be visible before it counts (specification, section 9). */
export const COUNT_THRESHOLD = 0.5;
