/** After how many pixels of scroll the button appears (specification, section 9). */
export const BACK_TO_TOP_AFTER = 160;
