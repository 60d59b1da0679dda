/**
 * Ids outside a page's text that addresses may use as fragments; headings and sections avoid them.
 * All other ids outside the text start with an underscore (lint enforces this in header, footer and
 * sections), so they never clash with content: {@link slugify} creates no such id, and content may
 * not use one.
 */
export const PAGE_IDS = {
  top: 'top',
  content: 'content',
  comments: 'comments',
  checked: 'checked',
} as const;

/** The id that the Markdown parser gives the heading above footnotes. */
export const FOOTNOTES_ID = 'footnote-label';

/** The ids that a text's headings cannot use. */
export const TAKEN_IDS: readonly string[] = [...Object.values(PAGE_IDS), FOOTNOTES_ID];
