/** How long a sample's "copied" message stays, in milliseconds. */
export const COPIED_LIFE_MS = 3000;
