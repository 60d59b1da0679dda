/** How long each message stays, in milliseconds (specification, section 9). */
export const MESSAGE_LIFE = { copied: 3000, failed: 5000 } as const;

/** How many places `beam.module.css` has; what comes after the last stands as that does. */
export const STOPS = 7;
