import type { Draw } from '../../workshop/types.ts';
import { numberParam, range } from '../kit.ts';
import { add, painted, rgb, smoothstep } from './pixels.ts';
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
  type Distance,
  type Solid,
  type Stage,
} from './sculpt.ts';

const BLACK = rgb('#1a1a1c');
const RUBBER = rgb('#0d0d0e');
const STEEL = rgb('#3a3b3f');
const GLASS = rgb('#07090d');
const RED = rgb('#ff2a22');

/** The tally light. */
const TALLY = [0.93, -0.52, 2.03] as const;

function solid(
  distance: Distance,
  colour: Solid['colour'],
  bound: Solid['bound'],
  gloss = 0.35,
  polish = 24,
): Solid {
  return { distance, colour, bound, gloss, polish };
}

/** Something round whose axis lies along x. */
function lying(place: readonly [number, number, number], shape: Distance): Distance {
  return at(place, shape, [0, 90, 0]);
}

/** The lens: rings of different width, two of them toothed. */
function lens(): readonly Solid[] {
  const teeth =
    (radius: number, wide: number): Distance =>
    (x, y, z) => {
      const groove = 0.012 * Math.cos(Math.atan2(y, x) * 64);
      return Math.max(Math.hypot(x, y) - radius - groove, Math.abs(z) - wide / 2) * 0.7;
    };
  return [
    solid(lying([0.42, 0, 1.4], drum(0.33, 0.3, 0.02)), STEEL, [0.42, 0, 1.4, 0.42], 0.6, 40),
    solid(lying([0.12, 0, 1.4], drum(0.39, 0.26, 0.02)), BLACK, [0.12, 0, 1.4, 0.46]),
    solid(lying([-0.07, 0, 1.4], teeth(0.42, 0.12)), RUBBER, [-0.07, 0, 1.4, 0.48], 0.3),
    solid(lying([-0.24, 0, 1.4], drum(0.39, 0.22, 0.02)), BLACK, [-0.24, 0, 1.4, 0.46]),
    solid(lying([-0.4, 0, 1.4], teeth(0.44, 0.12)), RUBBER, [-0.4, 0, 1.4, 0.5], 0.3),
    solid(lying([-0.1, 0, 1.4], ring(0.4, 0.008)), RED, [-0.1, 0, 1.4, 0.45], 0.3),
    solid(
      lying([-0.58, 0, 1.4], cut(drum(0.45, 0.24, 0.02), drum(0.38, 0.6, 0))),
      BLACK,
      [-0.58, 0, 1.4, 0.5],
    ),
    solid(at([-0.5, 0, 1.4], ball(0.42)), GLASS, [-0.5, 0, 1.4, 0.43], 1, 80),
  ];
}

/** The matte box: a funnel of four flags. */
function matteBox(): readonly Solid[] {
  const frame = cut(
    at([-0.86, 0, 1.4], block(0.34, 1.26, 1.02, 0.04)),
    at([-0.9, 0, 1.4], block(0.6, 1.06, 0.82, 0.03)),
  );
  const flag = at([-1.14, 0, 2.03], block(0.62, 1.24, 0.03, 0.01), [0, 20, 0]);
  return [solid(frame, BLACK, [-0.86, 0, 1.4, 0.95]), solid(flag, BLACK, [-1.2, 0, 2.02, 0.8])];
}

/** Body, its panels and buttons, the recorder behind it. */
function body(): readonly Solid[] {
  const shell = cut(
    at([1.16, 0, 1.45], block(1.3, 0.96, 1.06, 0.09)),
    at([1.16, -0.52, 1.36], block(0.86, 0.1, 0.62, 0.04)),
  );
  return [
    solid(shell, BLACK, [1.16, 0, 1.45, 1.1]),
    solid(
      at([1.0, -0.475, 1.46], block(0.4, 0.02, 0.28, 0.02)),
      GLASS,
      [1, -0.475, 1.46, 0.3],
      1,
      80,
    ),
    ...range(6).map((k) =>
      solid(
        at([0.84 + 0.11 * k, -0.475, 1.17], drum(0.032, 0.05, 0.012), [90, 0, 0]),
        k === 5 ? rgb('#8a1712') : STEEL,
        [0.84 + 0.11 * k, -0.475, 1.17, 0.07],
        0.4,
      ),
    ),
    ...range(3).map((k) =>
      solid(
        at([1.38, -0.475, 1.34 + 0.11 * k], block(0.16, 0.03, 0.06, 0.015)),
        STEEL,
        [1.38, -0.475, 1.34 + 0.11 * k, 0.12],
        0.4,
      ),
    ),
    solid(at([2.04, 0, 1.45], block(0.42, 0.78, 0.86, 0.07)), RUBBER, [2.04, 0, 1.45, 0.65]),
    ...range(5).map((k) =>
      solid(
        at([2.04, -0.395, 1.24 + 0.1 * k], block(0.3, 0.02, 0.035, 0.01)),
        STEEL,
        [2.04, -0.395, 1.24 + 0.1 * k, 0.2],
        0.3,
      ),
    ),
    solid(at([1.2, 0, 0.86], block(1.7, 0.7, 0.12, 0.03)), STEEL, [1.2, 0, 0.86, 0.95], 0.5),
  ];
}

/** Two film magazines on top, as in the silent days, and the handle in front of them. */
function top(): readonly Solid[] {
  const reel = (x: number, z: number, r: number): readonly Solid[] => [
    solid(at([x, 0.06, z], drum(r, 0.34, 0.05), [90, 0, 0]), BLACK, [x, 0.06, z, r + 0.2]),
    solid(at([x, -0.125, z], ring(r * 0.8, 0.014), [90, 0, 0]), STEEL, [x, -0.125, z, r], 0.6, 40),
    solid(
      at([x, -0.14, z], drum(r * 0.3, 0.06, 0.02), [90, 0, 0]),
      STEEL,
      [x, -0.14, z, r * 0.4],
      0.6,
      40,
    ),
    ...range(3).map((k) => {
      const a = 0.5 + (k * 2 * Math.PI) / 3;
      return solid(
        at(
          [x + r * 0.55 * Math.cos(a), -0.122, z + r * 0.55 * Math.sin(a)],
          drum(r * 0.12, 0.02, 0.006),
          [90, 0, 0],
        ),
        GLASS,
        [x + r * 0.55 * Math.cos(a), -0.122, z + r * 0.55 * Math.sin(a), r * 0.16],
        0.5,
      );
    }),
  ];
  const handle = join(
    capsule(0.62, 0, 1.95, 0.62, 0, 2.28, 0.045),
    capsule(0.62, 0, 2.28, -0.1, 0, 2.34, 0.055),
    capsule(-0.1, 0, 2.34, -0.16, 0, 2.24, 0.05),
  );
  const finder = join(
    capsule(0.6, -0.62, 1.86, 1.66, -0.62, 1.86, 0.1),
    lying([1.74, -0.62, 1.86], drum(0.16, 0.16, 0.04)),
    lying([0.52, -0.62, 1.86], drum(0.14, 0.16, 0.03)),
    capsule(1.1, -0.62, 1.86, 1.1, -0.3, 1.86, 0.05),
  );
  return [
    ...reel(1.08, 2.5, 0.56),
    ...reel(2.02, 2.32, 0.44),
    solid(handle, RUBBER, [0.2, 0, 2.2, 0.65]),
    solid(finder, BLACK, [1.1, -0.62, 1.86, 0.85]),
  ];
}

/** Head and legs of the tripod. */
const tripod = join(
  at([1.1, 0, 0.7], drum(0.3, 0.22, 0.05)),
  at([1.1, 0, 0.48], drum(0.22, 0.3, 0.05)),
  capsule(1.1, 0, 0.42, 0.3, -0.7, -1.6, 0.07),
  capsule(1.1, 0, 0.42, 1.95, -0.6, -1.6, 0.07),
  capsule(1.1, 0, 0.42, 1.2, 0.9, -1.6, 0.07),
  capsule(1.4, 0.1, 0.72, 2.5, 0.4, 0.2, 0.035),
  capsule(2.3, 0.34, 0.3, 2.56, 0.42, 0.17, 0.06),
);

const SOLIDS: readonly Solid[] = [
  ...lens(),
  ...matteBox(),
  ...body(),
  ...top(),
  solid(tripod, RUBBER, [1.2, 0, -0.4, 2]),
  { ...solid(at([...TALLY], ball(0.052)), RED, [...TALLY, 0.06], 0.4), glow: 2.4 },
  solid(
    at([TALLY[0], TALLY[1] + 0.05, TALLY[2]], drum(0.075, 0.06, 0.015), [90, 0, 0]),
    STEEL,
    [TALLY[0], TALLY[1] + 0.05, TALLY[2], 0.1],
    0.5,
  ),
];

/** A film camera in the dark; only its contours and one red light are seen. The left 45 % is black. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const stage: Stage = {
    solids: SOLIDS,
    eye: [-4.4, -9.4, 1.9],
    target: [-0.86, 0, 1.52],
    lens: 2.5,
    floor: false,
    ground: rgb('#000000'),
    backdrop: (x, y) => {
      const lift = 0.02 * Math.exp(-(((x - 1.25) / 0.42) ** 2) - ((y - 0.35) / 0.45) ** 2);
      return [0.0016 + lift, 0.0016 + lift, 0.0018 + lift * 1.1];
    },
    shade: rgb('#000000'),
    depth: 1,
    key: [0.75, 0.15, 0.85],
    keyLight: [2.3, 2.4, 2.6],
    sky: [0.16, 0.165, 0.18],
    bounce: [0.016, 0.012, 0.014],
    rim: [4.4, 4.6, 5.0],
    rimFrom: [-0.75, 0.6, 0.35],
    hardness: 8,
    reach: 3,
    lamp: {
      place: [TALLY[0] - 0.05, TALLY[1] - 0.22, TALLY[2] + 0.02],
      colour: [1.5, 0.1, 0.07],
      reach: 0.34,
    },
    studio: (x, y, z) => {
      const strip =
        smoothstep(0.16, 0.06, Math.abs(x + 0.62)) *
        smoothstep(-0.2, 0.1, z) *
        smoothstep(0.95, 0.7, z);
      const roof = smoothstep(0.72, 0.86, z);
      const level = 0.05 + 1.3 * strip + 0.9 * roof + 0.3 * smoothstep(0.2, 0.9, y);
      return [level, level * 1.02, level * 1.08];
    },
  };
  const shade = sculptor(stage, width / height);
  const spot = lampOnPicture(stage, width / height);
  return painted({ width, height, grid: 2, edgesOnly: true }, (x, y, out) => {
    shade(x, y, out);
    const away = Math.hypot(x - spot[0], y - spot[1]);
    add(out, RED, 0.34 * Math.exp(-((away / 0.028) ** 2)) + 0.085 * Math.exp(-away / 0.075));
  });
};

/** Where the lamp stands on the picture. */
function lampOnPicture({ eye, target, lens }: Stage, aspect: number): readonly [number, number] {
  const forward = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]] as const;
  const length = Math.hypot(...forward);
  const [fx, fy, fz] = forward.map((part) => part / length) as [number, number, number];
  const flat = Math.hypot(fx, fy);
  const [rx, ry] = [fy / flat, -fx / flat];
  const [ux, uy, uz] = [ry * fz, -rx * fz, rx * fy - ry * fx];
  const [dx, dy, dz] = [TALLY[0] - eye[0], TALLY[1] - eye[1], TALLY[2] - eye[2]];
  const depth = dx * fx + dy * fy + dz * fz;
  return [
    aspect / 2 + (lens * (dx * rx + dy * ry)) / depth,
    0.5 - (lens * (dx * ux + dy * uy + dz * uz)) / depth,
  ];
}

export default draw;
