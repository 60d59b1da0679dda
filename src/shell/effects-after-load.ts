/** How long after the page has loaded its effects start, in milliseconds: by then it is painted. */
export const EFFECTS_AFTER_LOAD = 300;
