import type { Draw } from '../../workshop/types.ts';
import { numberParam } from '../kit.ts';
import { CLAY, STUDIO } from '../clay/clay.ts';
import { clamp, painted, type Rgb } from './pixels.ts';
import {
  at,
  ball,
  block,
  cut,
  drum,
  ring,
  sculptor,
  slab,
  type Distance,
  type Solid,
  type Stage,
} from './sculpt.ts';

const COUNT = 7;
const TREAD = 0.44;
const RISE = 0.27;

/** A flight of steps in one piece, climbing towards +y from the origin. */
const flight: Distance = (x, y, z) => {
  const step = clamp(Math.floor(y / TREAD), 0, COUNT - 1);
  let inside = -1e9;
  for (const k of [step - 1, step, step + 1]) {
    if (k < 0 || k >= COUNT) continue;
    const near = TREAD * k - y;
    const above = z - RISE * (k + 1);
    const corner =
      Math.hypot(Math.max(near + 0.02, 0), Math.max(above + 0.02, 0)) +
      Math.min(Math.max(near + 0.02, above + 0.02), 0) -
      0.02;
    inside = inside < -1e8 ? corner : Math.min(inside, corner);
  }
  return Math.max(inside, Math.abs(x) - 0.95, y - TREAD * COUNT - 2.2) * 0.9;
};

/** A doorway with a round head, standing on z = 0. */
function doorway(width: number, height: number): (x: number, z: number) => number {
  const r = width / 2;
  return (x, z) =>
    z > height - r ? Math.hypot(x, z - height + r) - r : Math.max(Math.abs(x) - r, -z);
}

function arch(width: number, height: number, depth: number, band: number): Distance {
  return cut(
    slab(doorway(width, height), depth, 0.03),
    slab(doorway(width - 2 * band, height - band), depth * 2, 0.001),
  );
}

function solid(
  distance: Distance,
  colour: Rgb,
  bound: Solid['bound'],
  gloss = 0.1,
  polish = 14,
): Solid {
  return { distance, colour, bound, gloss, polish };
}

/** A ball that lies on a step. */
function onStep(step: number, x: number, r: number, colour: Rgb): Solid {
  const place = [x, TREAD * (step - 0.5), RISE * step + r] as const;
  return solid(at(place, ball(r)), colour, [...place, r + 0.01]);
}

const TOP = RISE * COUNT;
const BACK = TREAD * COUNT;

const SOLIDS: readonly Solid[] = [
  solid(flight, CLAY.white, [0, 2.6, 0.9, 3.1]),
  solid(at([0, BACK + 0.5, 0], arch(3.1, 4.6, 0.8, 0.5)), CLAY.white, [0, BACK + 0.5, 2.3, 2.85]),
  solid(at([1.5, BACK + 2.2, 2.75], drum(1.5, 0.34, 0.05), [90, 0, 0]), CLAY.coral, [
    1.5,
    BACK + 2.2,
    2.75,
    1.6,
  ]),
  solid(
    at([-0.1, TREAD * (COUNT + 0.9), TOP + 0.6], ball(0.6)),
    CLAY.ink,
    [-0.1, TREAD * (COUNT + 0.9), TOP + 0.6, 0.61],
    0.35,
    30,
  ),
  onStep(6, 0.62, 0.13, CLAY.blush),
  onStep(4, -0.35, 0.18, CLAY.coral),
  onStep(2, 0.4, 0.22, CLAY.blush),
  solid(at([-1.62, -0.2, 0.14], ring(0.42, 0.14)), CLAY.white, [-1.62, -0.2, 0.14, 0.6]),
  solid(at([-1.62, -0.2, 0.46], ball(0.45)), CLAY.coral, [-1.62, -0.2, 0.46, 0.46]),
  solid(at([1.72, 0.5, 0.24], drum(0.56, 0.48, 0.04)), CLAY.ink, [1.72, 0.5, 0.24, 0.64], 0.3, 30),
  solid(at([1.72, 0.5, 1.02], drum(0.37, 1.08, 0.02, 0.03)), CLAY.white, [1.72, 0.5, 1.02, 0.68]),
  solid(
    at([1.18, -0.55, 0.18], block(0.36, 0.36, 0.36, 0.05), [0, 0, 28]),
    CLAY.blush,
    [1.18, -0.55, 0.18, 0.33],
  ),
  // What stands beside the flight: a column with its ball, a low arch.
  solid(at([-1.72, 1.75, 1.2], drum(0.4, 2.4, 0.05)), CLAY.white, [-1.72, 1.75, 1.2, 1.3]),
  solid(at([-1.72, 1.75, 2.74], ball(0.34)), CLAY.blush, [-1.72, 1.75, 2.74, 0.35]),
  solid(
    at([1.9, 1.85, 0], arch(1.5, 1.75, 0.6, 0.33), [0, 0, -12]),
    CLAY.coral,
    [1.9, 1.85, 0.9, 1.2],
  ),
];

/**
 * Clay still life in white, ink and coral: a ball comes down the steps under an arch. The left 40 % is
 * bright and empty, plain floor below.
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const stage: Stage = {
    ...STUDIO,
    eye: [-3.1, -15.3, 3.3],
    target: [-1.72, 1, 1.98],
    lens: 2.62,
    solids: SOLIDS,
    key: [-0.74, -0.42, 0.62],
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
