/**
 * The distance from the marker, in pixels, within which the pointer counts as on it (specification,
 * section 9).
 */
export const HOVER_DISTANCE = 30;

/**
 * The heights of a map, in pixels, on the contact page and on the map page (specification, section
 * 9).
 */
export const MAP_HEIGHTS = { tall: 650, standard: 550 } as const;

/** How often a script that failed to load is retried (specification, section 9). */
export const SCRIPT_RETRIES = 3;

/** The wait before the first retry, in milliseconds; each further one waits twice as long. */
export const FIRST_RETRY_AFTER_MS = 1000;

/**
 * The time without a response, in milliseconds, after which OpenStreetMap counts as unreachable.
 */
export const FRAME_TIMEOUT_MS = 10_000;
