import type { Picture } from '../../workshop/types.ts';

const story = (room: string, view: string, size: readonly [number, number]): Picture => ({
  name: `interior-landing/${room}-${view}`,
  kind: 'drawing',
  source: `drawings/stories/interior-landing/${room}.ts`,
  size,
  params: { view },
  quality: 82,
});

/** Pictures of the pages of interior-landing’s works: plans, elevations and samples. */
export const interiorLandingStories: readonly Picture[] = [
  story('table', 'plan', [1800, 1200]),
  story('table', 'nine', [1800, 1200]),
  story('table', 'eleven', [1800, 1200]),
  story('niche', 'section', [1600, 1200]),
  story('niche', 'arch', [1600, 1200]),
  story('niche', 'whites', [1800, 1125]),
  story('stairs', 'plan', [1800, 1200]),
];
