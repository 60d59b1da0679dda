import type { Picture } from '../../workshop/types.ts';

/** Prints as they hang: the covers of works. */
const things = [
  ...['tree', 'egg', 'oar', 'flathead', 'door', 'key'],
  ...['leaf', 'feather', 'fern', 'saw', 'dinghy', 'cover'],
];

/** What tells of two of them. */
const plates = [
  ...['dinghy-strips', 'dinghy-planks', 'dinghy-detail'],
  ...['door-book', 'door-tuesday', 'door-friday', 'door-detail'],
];

/** Pictures of the pages of portfolio-home’s works. */
export const portfolioHomeStories: readonly Picture[] = [
  ...things.map((thing): Picture => ({
    name: `portfolio-home/${thing}-cover`,
    kind: 'drawing',
    source: 'drawings/stories/portfolio-home/hung.ts',
    size: [1920, 1200],
    params: { thing },
    quality: 96,
  })),
  ...plates.map((plate): Picture => ({
    name: `portfolio-home/${plate}`,
    kind: 'drawing',
    source: 'drawings/stories/portfolio-home/told.ts',
    size: [1920, 1200],
    params: { plate },
    quality: 93,
  })),
];
