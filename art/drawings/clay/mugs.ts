import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { painted } from '../heroes/pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  melt,
  pebble,
  sculptor,
  type Solid,
  type Stage,
} from '../heroes/sculpt.ts';
import { clay, STUDIO, type ClayName } from './clay.ts';
import { coffee, mug, MUG } from './mug.ts';

/** The fourteen, in the order of the firm's list: clay, and where the handle points, in degrees. */
const FOURTEEN: readonly (readonly [ClayName, number])[] = [
  ['white', -20],
  ['coral', 190],
  ['ink', -35],
  ['white', 200],
  ['blush', -15],
  ['ink', 180],
  ['white', -40],
  ['coral', -10],
  ['sand', 205],
  ['white', -25],
  ['blush', 185],
  ['ink', -30],
  ['white', 195],
  ['coral', -15],
];

/** How many stand on each of the three shelves. */
const PER_SHELF = 5;
const SPACE = 1.02;
const FALL = 0.86;

interface Framing extends Pick<Stage, 'eye' | 'target' | 'lens'> {
  /** Where the nth shelf's top has its middle. */
  readonly shelf: (index: number) => readonly [x: number, y: number, z: number];
}

const FRAMINGS: Readonly<Record<string, Framing>> = {
  /** Side by side, falling to the right. */
  wide: {
    eye: [0, -34, 8],
    target: [0, 0, 1.42],
    lens: 5.75,
    shelf: (index) => [(index - 1) * 5.2, 0, 2.2 - index * FALL],
  },
  /** One before the other, falling towards the viewer. */
  tall: {
    eye: [-2.4, -20, 9.4],
    target: [0, -0.1, 1.16],
    lens: 3.72,
    shelf: (index) => [0, 1.5 - index * 1.5, 2.2 - index * FALL],
  },
};

/** What some of them hold besides coffee: two pencils, a sprout, a ball. */
const EXTRAS: Readonly<Record<number, (x: number, y: number, z: number) => readonly Solid[]>> = {
  3: (x, y, z) => [
    clay(capsule(x - 0.1, y, z + 0.2, x - 0.2, y, z + 1.18, 0.05), 'coral', [x, y, z + 0.7, 0.7]),
    clay(capsule(x + 0.08, y, z + 0.2, x + 0.14, y, z + 1.04, 0.05), 'ink', [x, y, z + 0.7, 0.7]),
  ],
  6: (x, y, z) => [
    clay(
      melt(
        0.04,
        capsule(x, y, z + 0.3, x, y, z + 0.92, 0.045),
        at([x - 0.17, y, z + 1.02], pebble(0.2, 0.12, 0.075), [0, 28, 0]),
        at([x + 0.17, y, z + 1.06], pebble(0.2, 0.12, 0.075), [0, -34, 0]),
      ),
      'leaf',
      [x, y, z + 0.8, 0.6],
    ),
  ],
  10: (x, y, z) => [clay(at([x, y, z + 0.78], ball(0.27)), 'coral', [x, y, z + 0.78, 0.28])],
};

/** The last one has fallen over. */
const FALLEN = FOURTEEN.length - 1;

/**
 * Fourteen mugs, one for each of the people, on three shelves that fall like steps. Parameter
 * `framing`: "wide", the shelves side by side, or "tall", one before the other.
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2000);
  const height = numberParam(params, 'height', 750);
  const framing = textParam(params, 'framing', 'wide');
  const view = FRAMINGS[framing];
  if (view === undefined) throw new Error(`mugs: no framing ${framing}`);
  const { shelf, ...camera } = view;
  const boards = [0, 1, 2].map((index) => {
    const [x, y, z] = shelf(index);
    // Beside one another, the outer two run out of the picture.
    const outwards = framing === 'wide' ? (index - 1) * 2 : 0;
    return clay(
      at([x + outwards, y, z - 1.5], block(5.25 + Math.abs(outwards) * 2, 1.5, 3, 0.06)),
      'white',
      [x + outwards, y, z - 1.5, 6],
    );
  });
  const mugs = FOURTEEN.flatMap(([colour, handle], index) => {
    const row = Math.floor(index / PER_SHELF);
    const [left, y, z] = shelf(row);
    const count = row === 2 ? FOURTEEN.length - 2 * PER_SHELF : PER_SHELF;
    const x = left + ((index % PER_SHELF) - (count - 1) / 2) * SPACE;
    if (index === FALLEN)
      return [
        clay(at([x + 0.25, y, z + MUG.radius], mug, [0, 84, 158]), colour, [
          x + 0.25,
          y,
          z + 0.4,
          1,
        ]),
      ];
    const filled = EXTRAS[index]?.(x, y, z) ?? [];
    return [
      clay(at([x, y, z + MUG.height / 2], mug, [0, 0, handle]), colour, [x, y, z + 0.4, 0.95]),
      clay(at([x, y, z + 0.5], coffee), 'umber', [x, y, z + 0.5, 0.4]),
      ...filled,
    ];
  });
  const stage: Stage = { ...STUDIO, ...camera, solids: [...boards, ...mugs] };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
