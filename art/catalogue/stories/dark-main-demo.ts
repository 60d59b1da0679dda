import type { Picture } from '../../workshop/types.ts';

const story = (work: string, view: string, size: readonly [number, number]): Picture => ({
  name: `dark-main-demo/${work}-${view}`,
  kind: 'drawing',
  source: `drawings/stories/dark-main-demo/${work}.ts`,
  size,
  params: { view },
  quality: 92,
});

/** Pictures of the pages of dark-main-demo’s works. */
export const darkMainDemoStories: readonly Picture[] = [
  story('bora', 'midnight', [1600, 1200]),
  story('bora', 'deck', [1600, 1200]),
  story('bora', 'ticket', [1600, 1200]),
  story('bora', 'night', [2200, 1100]),
  story('bora', 'night-phone', [1200, 1680]),
  story('lampara', 'day', [2000, 1500]),
  story('lampara', 'night', [2000, 1500]),
  story('lampara', 'three', [2000, 1000]),
];
