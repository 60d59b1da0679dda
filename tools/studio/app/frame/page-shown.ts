/** Told to the window’s document whenever the frame shows another page, or the same one fetched anew. */
export const PAGE_SHOWN = 'studio:page-shown';
