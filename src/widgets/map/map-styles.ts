/** The looks of the drawn map, each derived from the theme's own colours. */
export const mapLooks = ['light', 'dark', 'blueprint', 'tint', 'mono', 'outline'] as const;

/** A look of the drawn map. */
export type MapLook = (typeof mapLooks)[number];
