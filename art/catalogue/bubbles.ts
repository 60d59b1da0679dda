import type { Picture } from '../workshop/types.ts';

/** Where the bubble makers have been: a bubble's film is thinner, the older it is. */
const SCENES = [
  { scene: 'station', age: 0.42, seed: 3 },
  { scene: 'lighthouse', age: 0.9, seed: 8 },
  { scene: 'whale', age: 1.2, seed: 5 },
  { scene: 'film-set', age: 0.62, seed: 12 },
  { scene: 'opera', age: 1.55, seed: 21 },
  { scene: 'school', age: 1.02, seed: 16 },
];

/** What a firm that blows bubbles shows: bubbles, and what is to be seen in them. */
export const bubbles: readonly Picture[] = [
  {
    name: 'creative-landing/hero',
    kind: 'drawing',
    source: 'drawings/bubbles/hero.ts',
    size: [1800, 1526],
    params: { small: 0.6, angle: 152, width: 1800, x: 0.08, y: 0.9, tall: 1.5 },
    quality: 90,
  },
  {
    name: 'creative-landing/hero-phone',
    kind: 'drawing',
    source: 'drawings/bubbles/hero.ts',
    size: [1200, 1547],
    params: { small: 0.72, angle: 106, width: 1200, x: 0.2, y: 0.66, tall: 1.36 },
    quality: 90,
  },
  ...SCENES.map((params): Picture => ({
    name: `creative-landing/${params.scene}`,
    kind: 'drawing',
    source: 'drawings/bubbles/scene.ts',
    size: [1100, 1100],
    params,
    quality: 88,
  })),
];
