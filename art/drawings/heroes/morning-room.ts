import type { Draw } from '../../workshop/types.ts';
import { numberParam, range, stream } from '../kit.ts';
import { clamp, fractal, mix, noise, painted, rgb, smoothstep, type Rgb } from './pixels.ts';
import {
  at,
  ball,
  block,
  capsule,
  cut,
  drum,
  join,
  pebble,
  sculptor,
  slab,
  turned,
  type Distance,
  type Solid,
  type Stage,
} from './sculpt.ts';

const PLASTER = rgb('#efe7dc');
const NICHE = rgb('#e2c9a9');
const OAK = rgb('#b98d63');
const OAK_DEEP = rgb('#94683f');
const BOUCLE = rgb('#f0e7da');
const RUST = rgb('#b4552d');
const OLIVE = rgb('#5d6044');
const LEAF = rgb('#6d7350');
const DARK = rgb('#3a2f27');

/** The wall stands here; the niche is cut into it. */
const WALL = 2;
const NICHE_X = 1.78;
const NICHE_FOOT = 0.92;

/** Direction to the morning sun, and the window that it comes through. */
const SUN = [-0.69, -0.62, 0.37] as const;
const WINDOW = { x: -3.2, y0: -3.35, y1: -1.02, z0: 1.98, z1: 4.3 };

/** How much sun reaches a place: three by four panes with soft bars. */
function sunlight(x: number, y: number, z: number): number {
  const t = (x - WINDOW.x) / -SUN[0];
  const across = (y + SUN[1] * t - WINDOW.y0) / (WINDOW.y1 - WINDOW.y0);
  const up = (z + SUN[2] * t - WINDOW.z0) / (WINDOW.z1 - WINDOW.z0);
  const soft = 0.0035 * t;
  const edge = (v: number): number => smoothstep(-soft, soft, v) * smoothstep(-soft, soft, 1 - v);
  const bar = (v: number, panes: number): number => {
    const place = v * panes;
    const away = Math.abs(place - Math.round(place)) / panes;
    return Math.round(place) <= 0 || Math.round(place) >= panes
      ? 1
      : smoothstep(0.011 - soft, 0.011 + soft, away);
  };
  return edge(across) * edge(up) * bar(across, 3) * bar(up, 4);
}

function tinted(colour: Rgb, share: number): Rgb {
  return [colour[0] * share, colour[1] * share, colour[2] * share];
}

/** Lime wash: broad clouds, finer strokes. */
function plaster(x: number, y: number, z: number): Rgb {
  const clouds = fractal(x * 1.3 + 4, z * 1.3, 4, 3) - 0.5;
  const strokes = fractal(x * 7 + z * 2, z * 5 - x, 3, 9) - 0.5;
  return tinted(y > WALL + 0.02 ? NICHE : PLASTER, 0.97 + 0.15 * clouds + 0.05 * strokes);
}

/** Oak boards with their grain and the hairlines between them. */
function boards(x: number, y: number): Rgb {
  const board = Math.floor(x / 0.21);
  const shift = noise(board * 7.7, 1.3, 2) * 9;
  const grain = fractal(x * 26, (y + shift) * 1.7, 4, 5);
  const seam = Math.min(x / 0.21 - board, board + 1 - x / 0.21) * 0.21;
  const end = Math.abs(((y + shift) / 2.3) % 1) * 2.3;
  const gap = smoothstep(0.001, 0.005, seam) * smoothstep(0.001, 0.006, end);
  const tone = 0.75 + 0.5 * noise(board * 3.1, Math.floor((y + shift) / 2.3), 8);
  const colour: Rgb = [
    mix(OAK_DEEP[0], OAK[0], grain),
    mix(OAK_DEEP[1], OAK[1], grain),
    mix(OAK_DEEP[2], OAK[2], grain),
  ];
  return tinted(colour, mix(0.45, tone, gap));
}

function wood(x: number, y: number, z: number): Rgb {
  return tinted(OAK, 0.72 + 0.45 * fractal(x * 9, (y + z) * 22, 3, 6));
}

function arch(x: number, z: number): number {
  const r = 0.46;
  const spring = NICHE_FOOT + 0.84;
  if (z > spring) return Math.hypot(x - NICHE_X, z - spring) - r;
  return Math.max(Math.abs(x - NICHE_X) - r, NICHE_FOOT - z);
}

function solid(
  distance: Distance,
  colour: Solid['colour'],
  bound: Solid['bound'],
  gloss = 0.06,
  polish = 12,
): Solid {
  return { distance, colour, bound, gloss, polish };
}

/** The round chair: an arm that runs round the back and sinks towards the front. */
function chair(cx: number, cy: number, turn: number): readonly Solid[] {
  const arm: Distance = (x, y, z) => {
    const angle = clamp(Math.atan2(x, y), -2.05, 2.05);
    const top = 0.47 + 0.24 * Math.cos(angle * 0.72) ** 2;
    return (
      Math.hypot(x - 0.45 * Math.sin(angle), y - 0.44 * Math.cos(angle), z - clamp(z, 0.2, top)) -
      0.105
    );
  };
  const seat = at([0, -0.06, 0.37], drum(0.45, 0.22, 0.095));
  const base = at([0, 0, 0.2], drum(0.45, 0.16, 0.05));
  const cloth = (x: number, y: number, z: number): Rgb =>
    tinted(
      BOUCLE,
      0.87 +
        0.13 * noise(x * 95 + z * 31, y * 95 - z * 57, 4) +
        0.08 * noise(z * 140 + x * 23, y * 120 - x * 61, 5),
    );
  const pillow = at([-0.06, 0.2, 0.64], pebble(0.25, 0.1, 0.22), [-18, 6, 0]);
  const legs = join(
    ...[
      [-0.32, -0.3],
      [0.32, -0.3],
      [-0.3, 0.3],
      [0.3, 0.3],
    ].map(([x = 0, y = 0]) => capsule(x, y, 0.16, x * 1.12, y * 1.12, 0.01, 0.022)),
  );
  const place = [cx, cy, 0] as const;
  return [
    solid(at(place, join(arm, seat, base), [0, 0, turn]), cloth, [cx, cy, 0.45, 0.85], 0.02),
    solid(
      at(place, pillow, [0, 0, turn]),
      (x, y, z) => tinted(RUST, 0.85 + 0.25 * noise(x * 90 + y * 40, z * 90, 7)),
      [cx, cy, 0.62, 0.75],
      0.03,
    ),
    solid(at(place, legs, [0, 0, turn]), wood, [cx, cy, 0.1, 0.65], 0.1),
  ];
}

/** Olive twigs in a dark vase on a turned stool. */
function branch(cx: number, cy: number): readonly Solid[] {
  const next = stream(23);
  const foot = 0.52;
  const vase = turned([
    [0, 0.07],
    [0.08, 0.125],
    [0.19, 0.125],
    [0.28, 0.055],
    [0.33, 0.042],
    [0.36, 0.05],
  ]);
  const stool = join(
    at([0, 0, foot - 0.03], drum(0.21, 0.05, 0.018)),
    ...range(3).map((k) => {
      const a = 0.5 + (k * 2 * Math.PI) / 3;
      return capsule(
        0.12 * Math.cos(a),
        0.12 * Math.sin(a),
        foot - 0.05,
        0.2 * Math.cos(a),
        0.2 * Math.sin(a),
        0.01,
        0.02,
      );
    }),
  );
  const twigs = range(7).flatMap((k): Solid[] => {
    const a = k * 0.9 + next() * 0.5;
    const reach = 0.2 + 0.34 * next();
    const height = 0.42 + 0.32 * next();
    const spine = (t: number): [number, number, number] => [
      Math.cos(a) * reach * t ** 1.6,
      Math.sin(a) * reach * 0.5 * t ** 1.6,
      foot + 0.34 + height * t,
    ];
    const stem = join(
      ...range(4).map((i) => capsule(...spine(i / 4), ...spine((i + 1) / 4), 0.0065)),
    );
    const leaves = join(
      ...range(14).map((i) => {
        const t = 0.3 + (0.72 * Math.floor(i / 2)) / 6.5;
        const side = i % 2 === 0 ? 1 : -1;
        const yaw = a + side * (0.7 + 0.5 * next());
        const rise = 0.35 + 0.5 * next();
        const [x, y, z] = spine(Math.min(1, t));
        return at(
          [x + Math.cos(yaw) * 0.045, y + Math.sin(yaw) * 0.045, z + 0.035 * rise * 2],
          pebble(0.062, 0.021, 0.009),
          [(next() - 0.5) * 60, (-rise * 180) / Math.PI, (yaw * 180) / Math.PI],
        );
      }),
    );
    const [mx, my, mz] = spine(0.6);
    const bound = [cx + mx, cy + my, mz, height * 0.62 + 0.2] as const;
    return [
      solid(at([cx, cy, 0], stem), DARK, bound),
      solid(at([cx, cy, 0], leaves), k % 3 === 0 ? tinted(LEAF, 1.4) : LEAF, bound, 0.1),
    ];
  });
  return [
    solid(
      at([cx, cy, foot], vase),
      (x, y, z) => tinted(DARK, 0.9 + 0.4 * noise(x * 30, z * 30 + y * 10, 2)),
      [cx, cy, foot + 0.18, 0.26],
      0.2,
      20,
    ),
    solid(at([cx, cy, 0], stool), wood, [cx, cy, 0.26, 0.38], 0.1),
    ...twigs,
  ];
}

/** What stands in the niche. */
function vessels(): readonly Solid[] {
  const y = WALL + 0.17;
  const tall = turned([
    [0, 0.075],
    [0.12, 0.14],
    [0.24, 0.135],
    [0.36, 0.055],
    [0.42, 0.045],
    [0.46, 0.058],
  ]);
  const bowl = turned([
    [0, 0.06],
    [0.05, 0.1],
    [0.12, 0.165],
    [0.14, 0.17],
  ]);
  const bottle = turned([
    [0, 0.07],
    [0.05, 0.095],
    [0.16, 0.095],
    [0.24, 0.035],
    [0.32, 0.03],
    [0.34, 0.038],
  ]);
  const shelf = 1.52;
  return [
    solid(
      at([NICHE_X - 0.2, y, NICHE_FOOT], tall),
      (x, _y, z) => tinted(RUST, 0.9 + 0.22 * noise(x * 20, z * 24, 5)),
      [NICHE_X - 0.2, y, NICHE_FOOT + 0.24, 0.32],
      0.12,
    ),
    solid(
      at([NICHE_X + 0.2, y, NICHE_FOOT], bowl),
      PLASTER,
      [NICHE_X + 0.2, y, NICHE_FOOT + 0.08, 0.22],
      0.1,
    ),
    solid(
      at([NICHE_X, y + 0.02, shelf], block(0.92, 0.3, 0.035, 0.006)),
      wood,
      [NICHE_X, y, shelf, 0.55],
      0.1,
    ),
    solid(
      at([NICHE_X + 0.2, y, shelf + 0.018], bottle),
      OLIVE,
      [NICHE_X + 0.2, y, shelf + 0.19, 0.24],
      0.3,
      30,
    ),
    solid(
      at([NICHE_X - 0.03, y, shelf + 0.1], ball(0.082)),
      tinted(PLASTER, 0.95),
      [NICHE_X - 0.03, y, shelf + 0.1, 0.09],
      0.1,
    ),
    ...[0, 1, 2].map((k) =>
      solid(
        at(
          [NICHE_X - 0.3 + 0.052 * k, y, shelf + 0.14 - 0.012 * (k % 2)],
          block(0.044, 0.17, 0.24 - 0.024 * (k % 2), 0.006),
        ),
        [OLIVE, rgb('#e2d3b8'), rgb('#8f4526')][k] ?? OLIVE,
        [NICHE_X - 0.25, y, shelf + 0.13, 0.24],
      ),
    ),
  ];
}

const wall = cut(
  at([0, WALL + 0.3, 2], block(14, 0.6, 6, 0.01)),
  at([0, WALL, 0], slab(arch, 0.76, 0.02)),
);

const SOLIDS: readonly Solid[] = [
  solid(wall, plaster, [0, WALL, 2, 9], 0.02),
  solid(at([0, -2, -0.1], block(16, 12, 0.2, 0.004)), boards, [0, -2, 0, 12], 0.16, 18),
  solid(
    at([0, WALL - 0.012, 0.05], block(14, 0.024, 0.1, 0.006)),
    tinted(PLASTER, 0.92),
    [0, WALL, 0.05, 8],
    0.04,
  ),
  ...chair(0.86, 0.75, 22),
  ...branch(-0.12, 1.28),
  ...vessels(),
];

/** A plastered room in morning light: lounge chair, niche, olive branch, the sun of a window outside the picture. The left third is plain wall. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const stage: Stage = {
    solids: SOLIDS,
    eye: [0.12, -5.6, 1.2],
    target: [0.12, 1, 1.13],
    lens: 2.5,
    floor: false,
    ground: PLASTER,
    backdrop: () => PLASTER,
    shade: DARK,
    depth: 1,
    key: SUN,
    gobo: sunlight,
    keyLight: [0.86, 0.68, 0.44],
    sky: [0.8, 0.755, 0.715],
    bounce: [0.46, 0.37, 0.29],
    hardness: 34,
    studio: () => [0.5, 0.47, 0.43],
  };
  return painted({ width, height, grid: 2, edgesOnly: true }, sculptor(stage, width / height));
};

export default draw;
