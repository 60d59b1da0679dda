/** The scroll distance after which the button appears, in pixels (specification, section 9). */
export const BACK_TO_TOP_AFTER = 160;
