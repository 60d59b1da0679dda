/** Tessel in clay: a floor of quarter circles, and one tile turned over to show what is pressed into it. */
import type { Draw } from '../../../workshop/types.ts';
import { numberParam, range, stream } from '../../kit.ts';
import { painted } from '../../heroes/pixels.ts';
import {
  at,
  ball,
  block,
  cut,
  sculptor,
  slab,
  type Distance,
  type Solid,
  type Stage,
} from '../../heroes/sculpt.ts';
import { clay, STUDIO, type ClayName } from '../../clay/clay.ts';

const [COLUMNS, ROWS] = [5, 3];
const THICK = 0.2;
const TONES: readonly ClayName[] = ['white', 'coral', 'ink', 'blush', 'sand'];

/** A quarter of a disc on a tile of one unit, a little higher than the tile. */
const quarter =
  (turn: number): Distance =>
  (x, y, z) => {
    const angle = (turn * Math.PI) / 2;
    const u = Math.cos(angle) * x + Math.sin(angle) * y;
    const v = -Math.sin(angle) * x + Math.cos(angle) * y;
    const flat = Math.max(
      Math.hypot(u + 0.48, v + 0.48) - 0.94,
      -u - 0.46,
      -v - 0.46,
      u - 0.46,
      v - 0.46,
    );
    const a = flat + 0.025;
    const b = Math.abs(z) - 0.04 + 0.025;
    return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - 0.025;
  };

const floor = (): Solid[] => {
  const next = stream(37);
  return range(COLUMNS * ROWS).flatMap((k) => {
    const [x, y] = [(k % COLUMNS) - 2.9, Math.floor(k / COLUMNS) - 0.9];
    const ground = Math.floor(next() * TONES.length);
    const figure = (ground + 1 + Math.floor(next() * (TONES.length - 1))) % TONES.length;
    const turn = Math.floor(next() * 4);
    return [
      clay(at([x, y, THICK / 2], block(0.97, 0.97, THICK, 0.03)), TONES[ground] ?? 'white', [
        x,
        y,
        THICK / 2,
        0.75,
      ]),
      clay(at([x, y, THICK + 0.01], quarter(turn)), TONES[figure] ?? 'coral', [x, y, THICK, 0.75]),
    ];
  });
};

/** The maker's mark in x and z, within a square of two units. */
const mark = (x: number, z: number): number => {
  const [u, v] = [x * 50 + 50, 50 - z * 50];
  const left = Math.max(Math.hypot(u - 48, v) - 48, u - 48, -v);
  const right = Math.max(Math.hypot(u - 52, v) - 48, 52 - u, -v);
  const arch = Math.max(
    Math.min(Math.hypot(u - 50, v - 76) - 24, Math.max(Math.abs(u - 50) - 24, 76 - v)),
    v - 100,
  );
  return Math.min(left, right, arch) / 50;
};

const scaled =
  (size: number) =>
  (x: number, z: number): number =>
    mark(x / size, z / size) * size;

const turned: Distance = cut(
  block(2.1, 0.26, 2.1, 0.06),
  at([0, -0.13, 0], slab(scaled(0.62), 0.16, 0.01)),
);

const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2000);
  const height = numberParam(params, 'height', 1200);
  const lying = (x: number, y: number, r: number, colour: ClayName): Solid =>
    clay(at([x, y, r], ball(r)), colour, [x, y, r, r + 0.01]);
  const eye = [-3.4, -20, 13] as const;
  const target = [0.22, 0.1, 0.72] as const;
  const far = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  const stage: Stage = {
    ...STUDIO,
    key: [-0.5, -0.5, 0.9],
    solids: [
      ...floor(),
      clay(at([2.96, 0.55, 1.05], turned, [-14, 0, 12]), 'coral', [2.96, 0.55, 1.05, 1.7]),
      lying(2.34, -1.3, 0.22, 'ink'),
    ],
    eye,
    target,
    lens: far / 4.3,
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
