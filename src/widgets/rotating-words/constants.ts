/** How long each word stays, in milliseconds (specification, section 4: 2.2 s). */
export const ROTATION_INTERVAL = 2200;

/** The delay before the rotation begins, in milliseconds (specification, section 4: 0.6 s). */
export const ROTATION_DELAY = 600;
