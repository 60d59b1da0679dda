import type { Picture } from '../../workshop/types.ts';

/** Works in use: the covers of their pages. */
const works = [
  ...['kite', 'stamps', 'poster', 'beer', 'chair', 'tile'],
  ...['flag', 'sign', 'record', 'blanket', 'game', 'alphabet'],
];

/** What tells of two of them. */
const plates = [
  ...['chair-morning', 'chair-afternoon', 'chair-boards', 'chair-wedge'],
  ...['record-four', 'record-floor', 'record-labels'],
];

/** Pictures of the pages of creative-portfolio’s works. */
export const creativePortfolioStories: readonly Picture[] = [
  ...works.map((work): Picture => ({
    name: `creative-portfolio/${work}-cover`,
    kind: 'drawing',
    source: 'drawings/stories/creative-portfolio/used.ts',
    size: [1920, 1200],
    params: { work },
    quality: 100,
  })),
  ...plates.map((plate): Picture => ({
    name: `creative-portfolio/${plate}`,
    kind: 'drawing',
    source: 'drawings/stories/creative-portfolio/told.ts',
    size: [1920, 1200],
    params: { plate },
    quality: 100,
  })),
];
