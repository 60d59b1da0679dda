/** How long a sample says that it was copied, in milliseconds. */
export const COPIED_LIFE_MS = 3000;
