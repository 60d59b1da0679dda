/** How long the demo form's success banner stays, in milliseconds (specification, section 9). */
export const BANNER_LIFE_MS = 5000;
