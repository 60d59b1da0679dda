import type { Picture } from '../workshop/types.ts';

/** What a printmaker has laid paper on: each print is as large as the thing. */
const things = [
  ...['tree', 'egg', 'oar', 'flathead', 'door', 'key'],
  ...['leaf', 'feather', 'fern', 'saw', 'dinghy', 'cover'],
  ...['boatbuilder', 'neighbour', 'child', 'ranger'],
];

/** Plates of her notes. */
const plates = ['spoon', 'sheets', 'line'];

export const impressions: readonly Picture[] = [
  ...things.map((thing): Picture => ({
    name: `portfolio-home/${thing}`,
    kind: 'vector',
    source: 'drawings/impressions/impression.ts',
    params: { thing },
  })),
  ...plates.map((plate): Picture => ({
    name: `portfolio-home/note-${plate}`,
    kind: 'drawing',
    source: 'drawings/impressions/notes.ts',
    size: [1500, 1000],
    params: { plate },
    quality: 92,
  })),
];
