/** The longest time that pictures below the first view wait for those within it, in milliseconds. */
export const LONGEST_HOLD_MS = 4000;
