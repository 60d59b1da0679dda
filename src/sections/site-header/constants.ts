/**
 * After how many pixels of scroll the header takes its sticky look, by the form of the page
 * (specification, section 9, which gives both).
 */
export const STICKY_AFTER = { standard: 100, 'one-page': 50 } as const;
