import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { painted } from '../heroes/pixels.ts';
import { at, ball, block, cut, drum, ring, sculptor, type Solid } from '../heroes/sculpt.ts';
import { clay, STUDIO, type ClayName } from './clay.ts';
import { mug, MUG } from './mug.ts';

const lying = (x: number, y: number, z: number, r: number, colour: ClayName): Solid =>
  clay(at([x, y, z], ball(r)), colour, [x, y, z, r + 0.01]);

const mugAt = (x: number, row: number, handle: number, colour: ClayName): Solid => {
  const z = (row + 0.5) * MUG.height;
  return clay(at([x, 0, z], mug, [180, 0, handle]), colour, [x, 0, z, 0.9]);
};

/** What the first screen and the shelf of mugs showed, put away in three places. */
const PLACES: Readonly<Record<string, readonly Solid[]>> = {
  crate: [
    clay(
      at(
        [0, 0, 0.55],
        cut(block(2.6, 1.5, 1.1, 0.06), at([0, 0, 0.16], block(2.3, 1.2, 1.1, 0.04))),
      ),
      'white',
      [0, 0, 0.55, 1.7],
    ),
    lying(-0.62, 0.02, 1.14, 0.52, 'ink'),
    lying(0.3, 0.12, 1.02, 0.4, 'coral'),
    lying(0.88, -0.14, 0.94, 0.3, 'blush'),
    clay(
      at([0.78, 0.3, 1.3], drum(0.34, 1.1, 0.02, 0.03), [0, 24, 0]),
      'white',
      [0.78, 0.3, 1.3, 0.75],
    ),
    lying(-1.72, -0.3, 0.16, 0.16, 'coral'),
  ],
  blocks: [
    clay(at([0, 0.1, 0.25], block(2.5, 1.1, 0.5, 0.06)), 'white', [0, 0.1, 0.25, 1.5]),
    clay(
      at([-0.25, 0.1, 0.75], block(1.8, 1, 0.5, 0.06), [0, 0, 4]),
      'coral',
      [-0.25, 0.1, 0.75, 1.2],
    ),
    clay(
      at([-0.5, 0.1, 1.25], block(1.1, 0.9, 0.5, 0.06), [0, 0, -3]),
      'white',
      [-0.5, 0.1, 1.25, 0.9],
    ),
    clay(at([-0.5, 0.1, 1.94], ring(0.3, 0.14), [90, 0, 0]), 'ink', [-0.5, 0.1, 1.94, 0.6]),
    clay(at([0.92, 0, 0.76], ball(0.26)), 'blush', [0.92, 0, 0.76, 0.28]),
    clay(
      at([1.72, -0.3, 0.2], block(0.4, 0.4, 0.4, 0.05), [0, 0, 24]),
      'ink',
      [1.72, -0.3, 0.2, 0.4],
    ),
  ],
  mugs: [
    mugAt(-1.02, 0, 200, 'white'),
    mugAt(0, 0, -90, 'coral'),
    mugAt(1.02, 0, -20, 'ink'),
    mugAt(-0.5, 1, 190, 'blush'),
    mugAt(0.5, 1, -15, 'white'),
    mugAt(0, 2, -30, 'coral'),
  ],
};

/** Things put away on a shelf, seen from the shelf's height. Parameter `place`: one of the above. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 800);
  const height = numberParam(params, 'height', 560);
  const solids = PLACES[textParam(params, 'place', 'crate')];
  if (solids === undefined) throw new Error('put-away: no such place');
  return painted(
    { width, height, grid: 3, edgesOnly: true },
    sculptor(
      {
        ...STUDIO,
        key: [-0.34, -0.5, 0.95],
        solids,
        eye: [-1.6, -22, 2.4],
        target: [0, 0, 1.3],
        lens: 7.6,
      },
      width / height,
    ),
  );
};

export default draw;
