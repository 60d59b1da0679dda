/** Still lifes for the works of the plain-spoken agency: a baker's rack, a counter, a ferry at its pier. */
import type { Draw } from '../../../workshop/types.ts';
import { numberParam, textParam } from '../../kit.ts';
import { painted } from '../../heroes/pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  cut,
  drum,
  join,
  pebble,
  ring,
  sculptor,
  slab,
  type Distance,
  type Solid,
  type Stage,
} from '../../heroes/sculpt.ts';
import { clay, STUDIO, type ClayName } from '../../clay/clay.ts';
import { coffee, mug, MUG } from '../../clay/mug.ts';

type Place = readonly [x: number, y: number, z: number];

const put = (
  [x, y, z]: Place,
  shape: Distance,
  colour: ClayName,
  reach: number,
  turn: Place = [0, 0, 0],
  gloss?: number,
): Solid => clay(at([x, y, z], shape, turn), colour, [x, y, z, reach], gloss);

const FLOOR = block(3, 3, 1, 0.01);

/** A long loaf with its cuts, flat below; it lies on `z`. */
const long = (x: number, y: number, z: number, colour: ClayName, turn = -10, size = 1): Solid => {
  const body = cut(
    [-0.3, 0, 0.3].reduce<Distance>(
      (shape, dx) =>
        cut(shape, at([dx, 0, 0.3 * size], capsule(-0.1, -0.3, 0, 0.1, 0.3, 0, 0.055), [0, 0, 0])),
      pebble(0.62 * size, 0.34 * size, 0.32 * size),
    ),
    at([0, 0, -0.7], FLOOR),
  );
  return put([x, y, z + 0.2], body, colour, 0.7 * size, [0, 0, turn]);
};

/** A round loaf with a cross in it. */
const round = (x: number, y: number, z: number, colour: ClayName, turn = 20): Solid => {
  const body = cut(
    cut(
      pebble(0.46, 0.46, 0.3),
      join(
        at([0, 0, 0.27], capsule(-0.34, 0, -0.1, 0, 0, 0.03, 0.06)),
        at([0, 0, 0.27], capsule(0, 0, 0.03, 0.34, 0, -0.1, 0.06)),
        at([0, 0, 0.27], capsule(0, -0.34, -0.1, 0, 0, 0.03, 0.06)),
        at([0, 0, 0.27], capsule(0, 0, 0.03, 0, 0.34, -0.1, 0.06)),
      ),
    ),
    at([0, 0, -0.68], FLOOR),
  );
  return put([x, y, z + 0.18], body, colour, 0.5, [0, 0, turn]);
};

/** A knot, round as it comes out of the oven. */
const knot = (x: number, y: number, z: number, colour: ClayName): Solid =>
  put([x, y, z + 0.12], ring(0.27, 0.14), colour, 0.45);

const lying = (x: number, y: number, r: number, colour: ClayName): Solid =>
  put([x, y, r], ball(r), colour, r + 0.01);

const boards = [0.42, 1.5, 2.58] as const;
const [LOW, MIDDLE, HIGH] = boards;

const rack: readonly Solid[] = [
  ...boards.map((z) => put([0, 0, z - 0.08], block(3.5, 1.3, 0.16, 0.05), 'white', 2)),
  ...[-1.62, 1.62].map((x) => put([x, 0.5, 1.6], block(0.16, 0.16, 3.2, 0.05), 'ink', 1.7)),
  ...[-1.62, 1.62].map((x) => put([x, -0.5, 1.6], block(0.16, 0.16, 3.2, 0.05), 'ink', 1.7)),
  long(-0.82, 0, HIGH, 'sand'),
  long(0.62, 0.05, HIGH, 'sand', 8),
  round(-1.02, 0, MIDDLE, 'brick'),
  round(-0.06, 0.04, MIDDLE, 'sand', 40),
  round(0.92, 0, MIDDLE, 'brick', 8),
  ...[-1.02, -0.04, 0.94].map((x, k) => knot(x, k === 1 ? 0.06 : -0.06, LOW, 'butter')),
  lying(2.3, -0.5, 0.2, 'coral'),
  put([-2.3, -0.3, 0.34], drum(0.3, 0.68, 0.05, 0.36), 'coral', 0.6),
  put([-2.3, -0.3, 0.6], drum(0.28, 0.2, 0.04, 0.3), 'white', 0.5),
];

const TOP = 0.5;

const three: readonly Solid[] = [
  put([0, 0.1, TOP / 2], block(5.4, 1.9, TOP, 0.08), 'white', 3),
  long(-1.72, 0.05, TOP, 'sand', -14, 1.05),
  long(-0.24, 0.05, TOP, 'brick', -8, 1.05),
  round(0.94, -0.02, TOP, 'sand', 30),
  put([1.98, -0.1, TOP + MUG.height / 2], mug, 'coral', 1, [0, 0, -30]),
  put([1.98, -0.1, TOP + 0.5], coffee, 'umber', 0.4),
];

/** An empty basket on its side, before the counter. */
const basket: Solid = put(
  [-2.1, -1.75, 0.46],
  cut(
    join(
      drum(0.42, 0.66, 0.05, 0.54),
      ...[0, 1, 2, 3, 4, 5].map((k) => at([0, 0, -0.3 + k * 0.13], ring(0.41 + k * 0.024, 0.085))),
    ),
    at([0, 0, 0.14], drum(0.36, 0.74, 0.03, 0.48)),
  ),
  'butter',
  0.95,
  [34, 66, 0],
);

/** Corners in order, clockwise as one sees them; for slabs. */
const corners =
  (...points: readonly (readonly [number, number])[]) =>
  (x: number, z: number): number =>
    Math.max(
      ...points.map(([x0, z0], index) => {
        const [x1, z1] = points[(index + 1) % points.length] ?? [x0, z0];
        return ((x1 - x0) * (z - z0) - (z1 - z0) * (x - x0)) / Math.hypot(x1 - x0, z1 - z0);
      }),
    );

const hull = corners([-1.9, 0.95], [2.2, 0.95], [1.72, 0], [-1.66, 0]);
const strake = corners([-1.98, 1.14], [2.32, 1.14], [2.2, 0.92], [-1.9, 0.92]);
const arrow = (x: number, z: number): number =>
  Math.min(
    Math.max(Math.abs(x) - 0.07, Math.abs(z) - 0.3),
    corners([-0.26, 0.06], [0, 0.36], [0.26, 0.06])(x, z),
  );
const wave =
  (phase: number) =>
  (x: number, z: number): number =>
    Math.max(Math.abs(x) - 6, -z - 0.4, (z - 0.2 - 0.09 * Math.sin(x * 3.4 + phase)) * 0.93);

const ferry: readonly Solid[] = [
  put([-0.7, 0.2, 0], slab(hull, 1.1, 0.06), 'ink', 2.6),
  put([-0.7, 0.2, 0], slab(strake, 1.14, 0.04), 'coral', 2.7),
  put([-0.95, 0.2, 1.34], block(2.7, 0.92, 0.44, 0.05), 'white', 1.6),
  put([-0.75, 0.2, 1.72], block(1.7, 0.76, 0.36, 0.05), 'white', 1.1),
  ...[-1.95, -1.45, -0.95, -0.45, 0.05].map((x) =>
    put([x, -0.26, 1.35], drum(0.11, 0.06, 0.02), 'ink', 0.16, [90, 0, 0]),
  ),
  ...[-1.3, -0.95, -0.6, -0.25].map((x) =>
    put([x, -0.18, 1.74], block(0.2, 0.06, 0.14, 0.02), 'ink', 0.16),
  ),
  put([-1, 0.2, 2.28], drum(0.34, 0.84, 0.04), 'coral', 0.7, [0, -6, 0]),
  put([-1.05, 0.2, 2.72], drum(0.35, 0.16, 0.04), 'ink', 0.5, [0, -6, 0]),
  put([0.9, 0.2, 1.5], capsule(0, 0, -0.3, 0, 0, 0.7, 0.04), 'ink', 0.9),
  put([1.06, 0.2, 2.06], block(0.34, 0.05, 0.22, 0.02), 'blush', 0.3),
  put([0, -0.72, 0.16], slab(wave(0), 0.16, 0.05), 'blush', 6.2),
  put([0, -1.2, 0], slab(wave(2.1), 0.16, 0.05), 'white', 6.2),
  put([3.05, 0.3, 0.34], block(1.7, 1.5, 0.68, 0.06), 'white', 1.4),
  put([2.5, -0.4, 0.86], drum(0.13, 0.42, 0.05, 0.16), 'ink', 0.4),
  put([3.2, 0.3, 1.1], block(0.12, 0.12, 1, 0.03), 'ink', 0.6),
  put([3.2, 0.28, 2.12], block(1, 0.16, 1.3, 0.07), 'coral', 0.9),
  put([3.2, 0.19, 2.12], slab(arrow, 0.08, 0.02), 'white', 0.5),
];

/** What stands there, and from where one sees it: `wide` is how many units the picture is high. */
interface Scene extends Pick<Stage, 'target'> {
  readonly solids: readonly Solid[];
  readonly high: number;
  readonly eye: Place;
}

const SCENES: Readonly<Record<string, Scene>> = {
  rack: { solids: rack, eye: [-2.6, -21, 8.6], target: [0, 0, 1.5], high: 4.4 },
  three: { solids: [...three, basket], eye: [-2.2, -22, 6.4], target: [0, -0.3, 0.72], high: 4.4 },
  ferry: { solids: ferry, eye: [-3.6, -24, 4.6], target: [0.62, 0, 1.3], high: 4.3 },
};

/** A still life in clay. Parameters: `scene`, one of the above; `width`, `height`. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 1600);
  const height = numberParam(params, 'height', 1200);
  const scene = SCENES[textParam(params, 'scene', '')];
  if (scene === undefined) throw new Error('clay: no such scene');
  const { solids, eye, target, high } = scene;
  const far = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  const stage: Stage = {
    ...STUDIO,
    key: [-0.34, -0.5, 0.95],
    solids,
    eye,
    target,
    lens: far / high,
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
