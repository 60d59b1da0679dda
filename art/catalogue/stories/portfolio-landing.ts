import type { Picture } from '../../workshop/types.ts';

const FOLDER = 'drawings/stories/portfolio-landing';

/** Pictures of the pages of portfolio-landing’s works. */
export const portfolioLandingStories: readonly Picture[] = [
  {
    name: 'portfolio-landing/walk-pencil',
    kind: 'drawing',
    source: `${FOLDER}/tor.ts`,
    size: [1800, 1200],
    params: { hand: 'pencil' },
    quality: 82,
  },
  {
    name: 'portfolio-landing/walk-detail',
    kind: 'drawing',
    source: `${FOLDER}/tor.ts`,
    size: [1800, 1200],
    params: { hand: 'cut' },
    quality: 88,
  },
  {
    name: 'portfolio-landing/walk-mats',
    kind: 'drawing',
    source: `${FOLDER}/mats.ts`,
    size: [1800, 1200],
    quality: 88,
  },
  {
    name: 'portfolio-landing/reader-spines',
    kind: 'drawing',
    source: `${FOLDER}/reader.ts`,
    size: [2000, 1250],
    params: { view: 'spines' },
    quality: 88,
  },
  {
    name: 'portfolio-landing/reader-sizes',
    kind: 'drawing',
    source: `${FOLDER}/reader.ts`,
    size: [1600, 1200],
    params: { view: 'sizes' },
    quality: 88,
  },
];
