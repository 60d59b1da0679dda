/** Six art prints for the gallery. */
import type { Picture } from '../workshop/types.ts';

const PRINTS = [
  'dusk-strata',
  'lighthouse-riso',
  'cobalt-swimmers',
  'night-windows',
  'monotype-ferns',
  'desert-arches',
] as const;

export const galleryPictures: readonly Picture[] = PRINTS.map((name) => ({
  name: `gallery/${name}`,
  kind: 'drawing',
  source: `drawings/gallery/${name}.ts`,
  size: [2400, 1800],
  // The net of light in the water is all edges: more would double its weight.
  quality: name === 'cobalt-swimmers' ? 80 : 88,
}));
