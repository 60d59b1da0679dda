import type { Params, Picture } from '../workshop/types.ts';

/** What the plain-spoken agency's clients brought: thing, clay of its stand, where its foot is. */
const THINGS = [
  ['loaf', 'white', 2.23],
  ['lifebuoy', 'ink', 1.92],
  ['key', 'coral', 1.98],
  ['house', 'white', 2.17],
  ['plant', 'coral', 2.07],
  ['bell', 'ink', 2.25],
  ['cheese', 'coral', 2.2],
  ['book', 'ink', 2.16],
] as const;

const drawing = (
  name: string,
  source: string,
  [width, height]: readonly [number, number],
  params: Params,
): Picture => ({
  name: `main-demo/${name}`,
  kind: 'drawing',
  source: `drawings/clay/${source}.ts`,
  size: [width, height],
  params: { ...params, width, height },
  quality: 92,
});

/** The clay things of the plain-spoken agency: mugs for its people, things that its clients brought. */
export const clay: readonly Picture[] = [
  ...THINGS.map(([thing, stand, foot]) =>
    drawing(`thing-${thing}`, 'stand', [640, 800], { thing, stand, foot }),
  ),
  drawing('mugs', 'mugs', [2000, 750], { framing: 'wide' }),
  drawing('mugs-phone', 'mugs', [960, 1000], { framing: 'tall' }),
  ...['prices', 'words', 'app'].map((subject) =>
    drawing(`news-${subject}`, 'news', [1200, 800], { subject }),
  ),
  ...['crate', 'blocks', 'mugs'].map((place) =>
    drawing(`away-${place}`, 'put-away', [800, 560], { place }),
  ),
];
