import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { painted } from '../heroes/pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  cut,
  drum,
  join,
  ring,
  sculptor,
  type Solid,
} from '../heroes/sculpt.ts';
import { clay, STUDIO, type ClayName } from './clay.ts';

/** A pile of coins at x, so many of them, each a little beside the one below. */
const pile = (x: number, y: number, count: number, colour: ClayName): Solid[] =>
  Array.from({ length: count }, (_, index) => {
    const z = 0.11 + index * 0.215;
    const aside = Math.sin(index * 2.3 + x) * 0.035;
    return clay(at([x + aside, y, z], drum(0.46, 0.2, 0.05)), colour, [x, y, z, 0.6]);
  });

const lying = (x: number, y: number, r: number, colour: ClayName): Solid =>
  clay(at([x, y, r], ball(r)), colour, [x, y, r, r + 0.01]);

/** What each post is about, in clay. */
const SUBJECTS: Readonly<Record<string, readonly Solid[]>> = {
  // Piles of coins that rise, and one that rolled away.
  prices: [
    ...pile(-1.55, 0.1, 3, 'blush'),
    ...pile(-0.4, 0, 6, 'white'),
    ...pile(0.75, 0.1, 9, 'coral'),
    clay(
      at([1.85, -0.5, 0.46], drum(0.46, 0.2, 0.05), [90, 0, 24]),
      'ink',
      [1.85, -0.5, 0.46, 0.6],
    ),
  ],
  // A loudhailer, and what comes out of it.
  words: [
    clay(
      at(
        [-0.75, 0, 0.82],
        cut(
          join(
            at([0, 0, 0], drum(0.26, 1.7, 0.04, 0.8)),
            at([0, 0, 0.84], drum(0.86, 0.16, 0.06)),
            at([0, 0, -0.96], drum(0.32, 0.26, 0.05)),
          ),
          at([0, 0, 0.32], drum(0.14, 1.5, 0.02, 0.72)),
        ),
        [0, 74, -14],
      ),
      'coral',
      [-0.75, 0, 0.9, 1.6],
    ),
    clay(capsule(-0.82, 0, 0.6, -0.72, 0, 0.12, 0.12), 'ink', [-0.8, 0, 0.3, 0.6]),
    lying(0.62, -0.5, 0.16, 'ink'),
    lying(1.14, -0.4, 0.26, 'blush'),
    lying(1.9, -0.3, 0.4, 'white'),
  ],
  // A phone that leans on a ball, with one key on its face.
  app: [
    clay(
      at([-0.1, 0, 1.16], block(1.24, 0.22, 2.3, 0.1), [-12, 0, 14]),
      'ink',
      [-0.1, 0, 1.16, 1.5],
    ),
    clay(
      at([-0.12, -0.09, 1.18], block(1.06, 0.14, 2.06, 0.06), [-12, 0, 14]),
      'white',
      [-0.12, -0.09, 1.18, 1.4],
    ),
    clay(
      at([-0.06, -0.3, 0.98], drum(0.32, 0.16, 0.06), [78, 0, 14]),
      'coral',
      [-0.06, -0.3, 0.98, 0.6],
    ),
    clay(at([1.25, -0.1, 0.15], ring(0.36, 0.15)), 'blush', [1.25, -0.1, 0.15, 0.7]),
    lying(-1.4, -0.1, 0.4, 'coral'),
  ],
};

/** A still life for a post. Parameter `subject`: one of the above. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 1200);
  const height = numberParam(params, 'height', 800);
  const solids = SUBJECTS[textParam(params, 'subject', 'prices')];
  if (solids === undefined) throw new Error('news: no such subject');
  return painted(
    { width, height, grid: 3, edgesOnly: true },
    sculptor(
      {
        ...STUDIO,
        key: [-0.34, -0.5, 0.95],
        solids,
        eye: [-1.6, -22, 4.4],
        target: [0.15, 0, 1.02],
        lens: 6.6,
      },
      width / height,
    ),
  );
};

export default draw;
