import type { Params, Picture } from '../workshop/types.ts';

/** What the plain-spoken agency's clients hold up: thing, skin, sleeve, side, turn. */
const HANDS = [
  ['loaf', 'sand', 'white', 'left', 0],
  ['lifebuoy', 'umber', 'ink', 'right', 6],
  ['key', 'blush', 'coral', 'left', 8],
  ['house', 'brick', 'white', 'right', -8],
  ['plant', 'umber', 'coral', 'left', 4],
  ['bell', 'sand', 'ink', 'right', 0],
  ['cheese', 'brick', 'coral', 'left', -6],
  ['book', 'blush', 'ink', 'right', 10],
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

/** The clay things of the plain-spoken agency: mugs for its people, hands for its clients. */
export const clay: readonly Picture[] = [
  ...HANDS.map(([thing, skin, sleeve, side, turn]) =>
    drawing(`hand-${thing}`, 'hand', [640, 800], { thing, skin, sleeve, side, turn }),
  ),
  drawing('mugs', 'mugs', [2000, 750], { framing: 'wide' }),
  drawing('mugs-phone', 'mugs', [960, 1000], { framing: 'tall' }),
  ...['crate', 'arches', 'mugs'].map((place) =>
    drawing(`away-${place}`, 'put-away', [800, 560], { place }),
  ),
];
