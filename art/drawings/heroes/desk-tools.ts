import type { Draw } from '../../workshop/types.ts';
import { numberParam } from '../kit.ts';
import { mix, painted, rgb, smoothstep, type Rgb } from './pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  cut,
  drum,
  melt,
  ring,
  sculptor,
  type Distance,
  type Solid,
  type Stage,
} from './sculpt.ts';

const PAGE = rgb('#fff9f3');
const PLUM = rgb('#4a2545');
const PEACH = rgb('#ff9f73');
const BLUSH = rgb('#ffc9ad');
const CREAM = rgb('#fbeee2');
const PAPER = rgb('#fffaf2');
const WOOD = rgb('#e8b98a');
const COFFEE = rgb('#2c140f');

type Place = readonly [number, number, number];

function solid(
  distance: Distance,
  colour: Solid['colour'],
  bound: Solid['bound'],
  gloss = 0.25,
  polish = 24,
): Solid {
  return { distance, colour, bound, gloss, polish };
}

/** A notebook that lies flat: covers in colour, pages in between. */
function notebook(place: Place, w: number, d: number, h: number, turn: number, cover: Rgb): Solid {
  const pages = block(w - 0.07, d - 0.07, h - 0.07, 0.015);
  const lid = at([0, 0, h / 2 - 0.022], block(w, d, 0.044, 0.022));
  const back = at([0, 0, 0.022 - h / 2], block(w, d, 0.044, 0.022));
  const spine = at([-w / 2 + 0.03, 0, 0], block(0.07, d, h, 0.025));
  const shape: Distance = (x, y, z) =>
    Math.min(pages(x, y, z), lid(x, y, z), back(x, y, z), spine(x, y, z));
  const inner = at(place, pages, [0, 0, turn]);
  return solid(
    at(place, shape, [0, 0, turn]),
    (x, y, z) => (inner(x, y, z) < 0.012 ? PAPER : cover),
    [...place, Math.hypot(w, d) / 2 + 0.1],
  );
}

/** A pencil that stands on its end, larger than life. */
function pencil(x: number, y: number): readonly Solid[] {
  const hexagon: Distance = (px, py, pz) => {
    const angle = Math.atan2(py, px);
    const face = (Math.round(angle / (Math.PI / 3)) * Math.PI) / 3;
    const across = px * Math.cos(face) + py * Math.sin(face) - 0.185;
    return Math.max(across, Math.abs(pz) - 1.1) - 0.012;
  };
  return [
    solid(at([x, y, 1.12], hexagon, [0, 0, 12]), PEACH, [x, y, 1.12, 1.2], 0.4, 40),
    solid(at([x, y, 2.5], drum(0.196, 0.54, 0.004, 0.066)), WOOD, [x, y, 2.5, 0.36]),
    solid(at([x, y, 2.85], drum(0.066, 0.17, 0.004, 0.006)), PLUM, [x, y, 2.85, 0.13], 0.5, 40),
  ];
}

/** A cup with coffee in it. */
function cup(x: number, y: number, z: number): readonly Solid[] {
  const body = cut(drum(0.4, 0.74, 0.04, 0.44), at([0, 0, 0.1], drum(0.35, 0.74, 0.03, 0.39)));
  const handle = at([0.46, 0, 0], ring(0.2, 0.052), [90, 0, 0]);
  return [
    solid(
      at([x, y, z + 0.37], melt(0.05, body, cut(handle, drum(0.38, 2, 0))), [0, 0, -32]),
      CREAM,
      [x, y, z + 0.4, 0.86],
      0.5,
      60,
    ),
    solid(at([x, y, z + 0.6], drum(0.385, 0.02, 0.004)), COFFEE, [x, y, z + 0.6, 0.4], 0.6, 60),
  ];
}

/** A roll of tape that stands upright. */
function tape(x: number, y: number): Solid {
  const roll = cut(drum(0.44, 0.36, 0.03), drum(0.255, 1, 0));
  const place: Place = [x, y, 0.44];
  const colour = (px: number, _y: number, pz: number): Rgb =>
    Math.hypot(px - x, pz - 0.44) < 0.295 ? CREAM : PEACH;
  return solid(at(place, roll, [90, 0, 18]), colour, [x, y, 0.44, 0.56], 0.4, 40);
}

/** A desk lamp: base, two arms, a shade with its bulb. */
function lamp(x: number, y: number): readonly Solid[] {
  const shade = cut(drum(0.5, 0.62, 0.03, 0.17), at([0, 0, -0.05], drum(0.46, 0.6, 0.02, 0.13)));
  const head: Place = [x - 1.16, y - 0.1, 2.5];
  return [
    solid(at([x, y, 0.055], drum(0.46, 0.11, 0.04)), PLUM, [x, y, 0.06, 0.5], 0.4, 40),
    solid(capsule(x, y, 0.1, x + 0.16, y, 1.62, 0.04), PLUM, [x + 0.1, y, 0.9, 0.9], 0.5, 40),
    solid(
      capsule(x + 0.16, y, 1.62, x - 1.0, y - 0.08, 2.74, 0.04),
      PLUM,
      [x - 0.42, y, 2.2, 0.9],
      0.5,
      40,
    ),
    solid(at([x + 0.16, y, 1.62], ball(0.085)), PEACH, [x + 0.16, y, 1.62, 0.1], 0.5, 40),
    solid(at(head, shade, [0, -24, 0]), PLUM, [...head, 0.72], 0.5, 50),
    {
      ...solid(at([head[0] - 0.09, head[1], head[2] - 0.2], ball(0.19)), rgb('#fff0d0'), [
        head[0] - 0.09,
        head[1],
        head[2] - 0.2,
        0.2,
      ]),
      glow: 0.9,
    },
  ];
}

/** Round spectacles, set down open. */
function spectacles(x: number, y: number): readonly Solid[] {
  const rims = at(
    [x, y, 0.27],
    melt(
      0.02,
      at([-0.31, 0, 0], ring(0.25, 0.028), [90, 0, 0]),
      at([0.31, 0, 0], ring(0.25, 0.028), [90, 0, 0]),
      capsule(-0.07, 0, 0.07, 0.07, 0, 0.07, 0.026),
    ),
    [8, 0, -14],
  );
  return [
    solid(rims, PLUM, [x, y, 0.27, 0.68], 0.6, 60),
    solid(
      capsule(x - 0.54, y + 0.14, 0.34, x - 0.36, y + 0.92, 0.06, 0.024),
      PLUM,
      [x - 0.45, y + 0.5, 0.2, 0.55],
      0.5,
      50,
    ),
    solid(
      capsule(x + 0.54, y - 0.14, 0.34, x + 0.74, y + 0.66, 0.06, 0.024),
      PLUM,
      [x + 0.64, y + 0.3, 0.2, 0.55],
      0.5,
      50,
    ),
  ];
}

const eraser = at([0.18, -0.45, 0.15], block(0.62, 0.34, 0.3, 0.06), [0, 0, 24]);

const SOLIDS: readonly Solid[] = [
  notebook([1.82, 0.5, 0.15], 1.95, 1.45, 0.3, 7, PLUM),
  notebook([1.84, 0.52, 0.41], 1.62, 1.2, 0.22, -8, PEACH),
  ...cup(1.9, 0.55, 0.52),
  ...pencil(0.72, 0.95),
  tape(3.1, -0.42),
  ...lamp(3.28, 1.15),
  ...spectacles(1.75, -0.98),
  solid(
    eraser,
    (x, y) => (x * 0.91 + y * 0.41 > 0.12 ? PLUM : CREAM),
    [0.18, -0.45, 0.15, 0.42],
    0.15,
  ),
  solid(at([2.62, -0.92, 0.2], ball(0.2)), BLUSH, [2.62, -0.92, 0.2, 0.21], 0.3),
];

/** One person's desk tools as a still life; the ground is the page's own colour, so that the picture bleeds into it. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const stage: Stage = {
    solids: SOLIDS,
    eye: [-0.25, -12.5, 3.9],
    target: [0.05, 0.2, 1.24],
    lens: 2.72,
    ground: PAGE,
    backdrop: () => PAGE,
    shade: rgb('#c79f9b'),
    depth: 0.95,
    key: [-0.62, -0.5, 0.86],
    keyLight: [0.92, 0.84, 0.76],
    sky: [0.36, 0.34, 0.37],
    bounce: [0.34, 0.28, 0.25],
    rim: [0.35, 0.22, 0.16],
    rimFrom: [0.9, 0.4, 0.25],
    hardness: 7,
    studio: (x, _y, z) => {
      const window =
        smoothstep(0.35, 0.42, z) * smoothstep(-0.25, -0.35, x) * smoothstep(0.95, 0.88, z);
      const level = mix(0.25, 0.8, smoothstep(-0.4, 0.8, z));
      return [level + window, level * 0.96 + window, level * 0.94 + window];
    },
  };
  return painted({ width, height, grid: 3, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
