/**
 * The scroll distance, in pixels, at which the header becomes sticky, by the form of the page
 * (specification, section 9, which gives both).
 */
export const STICKY_AFTER = { standard: 100, 'one-page': 50 } as const;
