/** For how long pictures below the first view wait for those that it shows, in milliseconds. */
export const LONGEST_HOLD_MS = 4000;
