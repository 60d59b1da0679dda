import type { Picture } from '../../workshop/types.ts';

const still = (
  name: string,
  scene: string,
  [width, height]: readonly [number, number],
): Picture => ({
  name: `main-demo/${name}`,
  kind: 'drawing',
  source: 'drawings/stories/main-demo/clay.ts',
  size: [width, height],
  params: { scene, width, height },
  quality: 92,
});

/** Pictures of the pages of main-demo’s works. */
export const mainDemoStories: readonly Picture[] = [
  still('ninth-oven-rack', 'rack', [1600, 1200]),
  still('ninth-oven-three', 'three', [1600, 1200]),
  {
    name: 'main-demo/ninth-oven-list',
    kind: 'drawing',
    source: 'drawings/stories/main-demo/ninth-oven-list.ts',
    size: [2000, 1500],
    quality: 88,
  },
  ...(['day', 'night'] as const).map((time): Picture => ({
    name: `main-demo/halyard-sign-${time}`,
    kind: 'drawing',
    source: 'drawings/stories/main-demo/halyard-sign.ts',
    size: [2000, 1500],
    params: { time },
    quality: 88,
  })),
  {
    name: 'main-demo/tessel-clay',
    kind: 'drawing',
    source: 'drawings/stories/main-demo/tessel.ts',
    size: [2000, 1100],
    params: { width: 2000, height: 1100 },
    quality: 92,
  },
  still('halyard-clay', 'ferry', [2000, 1150]),
];
