import type { Picture } from '../../workshop/types.ts';

const story = (work: string, view: string, size: readonly [number, number]): Picture => ({
  name: `designer-portfolio/${work}-${view}`,
  kind: 'drawing',
  source: `drawings/stories/designer-portfolio/${work}.ts`,
  size,
  params: { view },
});

/** Pictures of the pages of designer-portfolio’s works. */
export const designerPortfolioStories: readonly Picture[] = [
  story('studer', 'open', [2000, 1500]),
  story('studer', 'closed', [2000, 1500]),
  story('studer', 'widths', [2200, 1100]),
  story('arven', 'construction', [2000, 1500]),
  story('arven', 'sizes', [1600, 1200]),
  story('rund', 'label', [2000, 1500]),
  { ...story('arven', 'thread', [1600, 1200]), quality: 80 },
];
