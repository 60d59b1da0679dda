/** What people sign with. */
export const PENS = ['fountain', 'stamp', 'marker', 'lettering', 'scrawl', 'glove'] as const;

export type Pen = (typeof PENS)[number];
