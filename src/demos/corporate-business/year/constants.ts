/** How many weeks a year's drawing has, and a quarter of it. */
export const [WEEKS, QUARTER] = [52, 13] as const;

/** Up to which amount a dot has each of its sizes; larger amounts have the size after the last. */
export const DOT_STEPS = [1, 2.5, 5, 10, 16] as const;
