/** What can be drawn on a service's sheet; `drawings.tsx` draws them. */
export const drawings = ['heart', 'carton', 'book', 'sheet', 'birds', 'forest'] as const;

/** The faces that are cut; `faces.tsx` cuts them. */
export const faces = ['beard', 'hoops', 'hat', 'glasses'] as const;

/** The shapes that clients are known by; `signs.ts` has their outlines. */
export const signs = [
  'fish',
  'horse',
  'tulip',
  'pear',
  'moon',
  'boat',
  'hive',
  'hand',
  'cup',
  'star',
] as const;

/** The colours in which the page has paper. */
export type PaperColor = 'cream' | 'blush' | 'honey' | 'tomato' | 'cobalt' | 'night';
