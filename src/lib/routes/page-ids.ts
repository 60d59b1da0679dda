/**
 * Ids of the page around a text that an address may end in. What a text is divided by steps aside for them.
 * All others of the page around begin with an underscore (lint holds that in header, ending and sections), as
 * no heading's and no section's does in content: {@link slugify} makes none, and content may not name one.
 */
export const PAGE_IDS = { top: 'top', content: 'content', comments: 'comments' } as const;

/** Of the heading above footnotes, as the reader of Markdown calls it. */
export const FOOTNOTES_ID = 'footnote-label';

/** The ids that are taken before a text begins. */
export const TAKEN_IDS: readonly string[] = [...Object.values(PAGE_IDS), FOOTNOTES_ID];
