import type { Draw } from '../../workshop/types.ts';
import { numberParam } from '../kit.ts';
import { clamp, fractal, mix, painted, ramp, rgb, smoothstep, stops, type Rgb } from './pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  melt,
  ring,
  sculptor,
  slab,
  type Solid,
  type Stage,
} from './sculpt.ts';

const AIR = stops([0, '#f8f5ff'], [0.5, '#f3f0ff'], [1, '#ffe6f7']);
const VIOLET = stops([0, '#3b12b8'], [0.45, '#6a35ff'], [1, '#b59bff']);
const PINK = stops([0, '#d928a6'], [0.45, '#ff6bd6'], [1, '#ffc4ee']);
const SHELL = stops([0, '#ff6bd6'], [0.4, '#ff9fc0'], [1, '#ffd9a8']);

/** A colour that runs along a slanting line. */
function slope(
  list: typeof VIOLET,
  x0: number,
  z0: number,
  reach: number,
): (x: number, y: number, z: number) => Rgb {
  return (x, _y, z) => ramp(list, clamp(0.5 + ((x - x0) * -0.45 + (z - z0) * 0.85) / (2 * reach)));
}

/** A plus sign with round ends. */
const plus = melt(
  0.1,
  capsule(-0.42, 0, 0, 0.42, 0, 0, 0.2),
  capsule(0, 0, -0.42, 0, 0, 0.42, 0.2),
);

/** A pointer, the one thing everybody here plays with. */
const POINTER = [
  [0, 0.86],
  [0, -0.62],
  [0.3, -0.31],
  [0.52, -0.84],
  [0.75, -0.74],
  [0.53, -0.23],
  [0.95, -0.2],
] as const;

/** Signed distance to a polygon. */
function polygon(points: readonly (readonly [number, number])[]): (x: number, z: number) => number {
  return (x, z) => {
    let nearest = 1e9;
    let sign = 1;
    points.forEach(([ax, az], index) => {
      const [bx, bz] = points[(index + 1) % points.length] ?? [0, 0];
      const [ex, ez] = [bx - ax, bz - az];
      const [wx, wz] = [x - ax, z - az];
      const t = clamp((wx * ex + wz * ez) / (ex * ex + ez * ez));
      nearest = Math.min(nearest, (wx - ex * t) ** 2 + (wz - ez * t) ** 2);
      const above = z >= az;
      const below = z < bz;
      const side = ex * wz > ez * wx;
      if ((above && below && side) || (!above && !below && !side)) sign = -sign;
    });
    return sign * Math.sqrt(nearest);
  };
}

const pointer = slab((x, z) => polygon(POINTER)(x, z) - 0.13, 0.5, 0.17);

const SOLIDS: readonly Solid[] = [
  {
    distance: at([1.55, 0.2, 0.12], pointer, [6, -12, 14]),
    colour: slope(VIOLET, 1.9, 0.1, 1.1),
    bound: [1.9, 0.2, 0.1, 1.55],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at([3.05, 0.6, 1.32], ring(0.52, 0.215), [62, 22, 0]),
    colour: slope(PINK, 3.05, 1.32, 0.7),
    bound: [3.05, 0.6, 1.32, 0.78],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at([0.82, 0.9, 1.55], ball(0.4)),
    colour: slope(SHELL, 0.82, 1.55, 0.45),
    bound: [0.82, 0.9, 1.55, 0.42],
    gloss: 0.7,
    polish: 70,
  },
  {
    distance: at([3.2, 0.1, -0.62], plus, [-14, 24, 18]),
    colour: slope(SHELL, 3.2, -0.62, 0.7),
    bound: [3.2, 0.1, -0.62, 0.75],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at(
      [2.55, 1.3, -1.45],
      melt(
        0.16,
        at([-0.32, 0, 0], ball(0.36)),
        at([0.3, 0, 0.1], ball(0.42)),
        at([0.02, 0, 0.36], ball(0.34)),
      ),
    ),
    colour: slope(PINK, 2.55, -1.4, 0.7),
    bound: [2.55, 1.3, -1.3, 0.95],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at([0.95, -0.3, -1.15], block(0.56, 0.56, 0.56, 0.17), [28, 20, 34]),
    colour: slope(PINK, 0.95, -1.15, 0.45),
    bound: [0.95, -0.3, -1.15, 0.55],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at([2.1, 0.8, 1.85], capsule(-0.26, 0, 0, 0.26, 0, 0, 0.17), [0, -34, 12]),
    colour: slope(VIOLET, 2.1, 1.85, 0.4),
    bound: [2.1, 0.8, 1.85, 0.5],
    gloss: 0.7,
    polish: 60,
  },
  {
    distance: at([0.28, 0.5, 0.3], ball(0.15)),
    colour: slope(VIOLET, 0.28, 0.3, 0.16),
    bound: [0.28, 0.5, 0.3, 0.16],
    gloss: 0.7,
    polish: 70,
  },
  {
    distance: at([3.62, 1, 0.36], ball(0.2)),
    colour: slope(VIOLET, 3.62, 0.36, 0.22),
    bound: [3.62, 1, 0.36, 0.21],
    gloss: 0.7,
    polish: 70,
  },
];

/** Soft violet and pink things that float on the right: a pointer, a ring, a plus, a cloud. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const stage: Stage = {
    solids: SOLIDS,
    eye: [0, -11, 0.3],
    target: [0, 0, 0.15],
    lens: 2.45,
    floor: false,
    ground: rgb('#f3f0ff'),
    backdrop: (x, y) =>
      ramp(AIR, clamp(y * 0.8 + 0.3 * (x / 1.6 - 0.5) + 0.2 * (fractal(x, y, 2, 4) - 0.5) + 0.1)),
    shade: rgb('#c9b8ff'),
    depth: 1,
    key: [-0.55, -0.75, 0.85],
    keyLight: [0.86, 0.83, 0.84],
    sky: [0.42, 0.39, 0.5],
    bounce: [0.4, 0.24, 0.42],
    rim: [0.5, 0.25, 0.5],
    rimFrom: [0.8, 0.5, -0.3],
    hardness: 5,
    reach: 0.8,
    studio: (x, _y, z) => {
      const box = smoothstep(0.5, 0.62, z) * smoothstep(0.75, 0.6, Math.abs(x + 0.15));
      const level = mix(0.35, 0.9, clamp(0.5 + 0.5 * z));
      return [level + 1.6 * box, level * 0.9 + 1.6 * box, level + 1.7 * box];
    },
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
