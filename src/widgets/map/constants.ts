/** How near to the marker, in pixels, the pointer counts as on it (specification, section 9). */
export const HOVER_DISTANCE = 30;

/** How high a map stands, in pixels: on the contact page and on the map page (specification, section 9). */
export const MAP_HEIGHTS = { tall: 650, standard: 550 } as const;

/** How often a script that did not load is asked for again (specification, section 9). */
export const SCRIPT_RETRIES = 3;

/** The wait before the first of these, in milliseconds; each further one waits twice as long. */
export const FIRST_RETRY_AFTER_MS = 1000;

/** After how long without an answer, in milliseconds, OpenStreetMap counts as out of reach. */
export const FRAME_TIMEOUT_MS = 10_000;
