import { CLAY, clay } from './clay.ts';
import {
  at,
  ball,
  block,
  capsule,
  cut,
  drum,
  join,
  melt,
  pebble,
  ring,
  slab,
  turned,
  type Distance,
  type Solid,
} from '../heroes/sculpt.ts';

/** The height that things stand or lie around. */
const Z = 2.56;
const HERE: Solid['bound'] = [0, 0, Z, 1.3];

/** A loaf with three cuts, flat where it lay in the oven. */
const loaf: Distance = at(
  [0, 0, Z],
  cut(
    [-0.4, 0, 0.4].reduce<Distance>(
      (shape, x) =>
        cut(
          shape,
          at([x, -0.16, 0.42], capsule(-0.16, -0.5, -0.1, 0.16, 0.5, 0, 0.1), [0, 0, -10]),
        ),
      pebble(0.9, 0.52, 0.48),
    ),
    at([0, 0, -0.63], block(2.4, 2.4, 0.6, 0.02)),
  ),
  [0, 0, -10],
);

/** A key that stands on its bit, its bow above. */
const key: Distance = join(
  at([0, 0, Z + 0.62], ring(0.31, 0.11), [90, 0, 0]),
  capsule(0, 0, Z - 0.5, 0, 0, Z + 0.26, 0.105),
  at([-0.24, 0, Z - 0.12], block(0.44, 0.18, 0.17, 0.04)),
  at([-0.19, 0, Z + 0.14], block(0.34, 0.18, 0.17, 0.04)),
);

/** A desk bell: dome, rim and knob. */
const dome = turned([
  [-0.12, 0.66],
  [-0.02, 0.64],
  [0.2, 0.58],
  [0.38, 0.42],
  [0.47, 0.2],
  [0.49, 0.02],
]);

/** Five leaves, and what they grow in. */
const leaf = (angle: number, up: number, long: number): Distance =>
  at([0, 0, Z + 0.16], at([long * 0.8, 0, up], pebble(long, 0.19, 0.09), [0, -52, 0]), [
    0,
    0,
    angle,
  ]);

/** A piece of cheese seen from its side, with holes. */
const wedge = (x: number, z: number): number =>
  Math.max(-z - 0.34, x - 0.72, (z + 0.2 - (x + 0.84) * 0.46) * 0.91);
const piece: Distance = cut(
  slab(wedge, 0.62, 0.05),
  join(
    at([0.4, -0.33, 0.02], ball(0.16)),
    at([0.02, -0.33, -0.12], ball(0.12)),
    at([0.08, -0.1, 0.3], ball(0.13)),
    at([-0.4, -0.31, -0.12], ball(0.09)),
    at([0.5, 0.1, 0.46], ball(0.12)),
  ),
);

/** A house’s front: walls and a pointed roof. */
const gable = (x: number, z: number): number =>
  Math.max(Math.abs(x) - 0.5, -z - 0.4, (z - 0.78 + Math.abs(x)) * 0.707);
const eaves = (x: number, z: number): number => {
  const above = (z - 0.84 + Math.abs(x)) * 0.707;
  return Math.max(Math.abs(above) - 0.07, Math.abs(x) - 0.68);
};

const STRIPES: Exclude<Solid['colour'], readonly number[]> = (x, _y, z) => {
  const turn = Math.atan2(z - Z - 0.1, x) + Math.PI / 8;
  return Math.floor((turn / Math.PI) * 4 + 8) % 2 === 0 ? CLAY.coral : CLAY.white;
};

/** What clients brought, by name: things of eight trades. */
export const HELD: Readonly<Record<string, readonly Solid[]>> = {
  loaf: [clay(loaf, 'sand', HERE)],
  key: [clay(key, 'ink', HERE)],
  bell: [
    clay(at([0, 0, Z - 0.06], dome), 'coral', HERE, 0.32),
    clay(at([0, 0, Z - 0.24], drum(0.72, 0.14, 0.05)), 'ink', HERE),
    clay(at([0, 0, Z + 0.5], ball(0.12)), 'ink', HERE),
  ],
  plant: [
    clay(at([0, 0, Z - 0.16], drum(0.42, 0.66, 0.05, 0.56)), 'white', HERE),
    clay(
      melt(
        0.04,
        leaf(20, 0.42, 0.42),
        leaf(105, 0.56, 0.5),
        leaf(170, 0.4, 0.46),
        leaf(245, 0.44, 0.4),
        leaf(310, 0.6, 0.48),
        capsule(0, 0, Z, 0, 0, Z + 0.5, 0.07),
      ),
      'leaf',
      HERE,
    ),
  ],
  lifebuoy: [clay(at([0, 0, Z + 0.1], ring(0.56, 0.2), [90, 0, 0]), STRIPES, HERE)],
  book: [
    clay(at([0, 0, Z + 0.2], block(0.94, 0.3, 1.2, 0.05), [0, 0, 14]), 'coral', HERE),
    clay(at([0.06, 0.015, Z + 0.2], block(0.94, 0.2, 1.1, 0.02), [0, 0, 14]), 'white', HERE),
    clay(at([0, -0.16, Z + 0.42], pebble(0.18, 0.05, 0.18), [0, 0, 14]), 'ink', HERE),
  ],
  cheese: [clay(at([0, 0, Z - 0.02], piece, [0, 0, 10]), 'butter', HERE)],
  house: [
    clay(at([0, 0, Z], slab(gable, 0.7, 0.03), [0, 0, 18]), 'white', HERE),
    clay(at([0, 0, Z], slab(eaves, 0.84, 0.03), [0, 0, 18]), 'ink', HERE),
    clay(at([0.02, -0.02, Z - 0.02], block(0.22, 0.76, 0.5, 0.06), [0, 0, 18]), 'coral', HERE),
  ],
};
