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
    size: [1796, 1398],
    params: { small: 0.7, angle: 190, width: 1796, x: -0.86, y: 0.39, tall: 0.86 },
    quality: 90,
  },
  {
    name: 'creative-landing/hero-phone',
    kind: 'drawing',
    source: 'drawings/bubbles/hero.ts',
    size: [1200, 1542],
    params: { small: 0.7, angle: 80, width: 1200, x: 0.16, y: 1.47, tall: 0.72 },
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
  ...['black-film', 'rain', 'boots'].map((scene): Picture => ({
    name: `creative-landing/${scene}`,
    kind: 'drawing',
    source: 'drawings/bubbles/news.ts',
    size: [1500, 1000],
    params: { scene },
    quality: 90,
  })),
];
