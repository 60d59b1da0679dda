/** Things of the founders' trades, behind fluted glass at night. */
import type { Draw } from '../../../workshop/types.ts';
import { numberParam, textParam } from '../../kit.ts';
import { clamp, over, ramp, smoothstep, stops } from '../../heroes/pixels.ts';
import { LIGHTS, type Light } from '../../flutes/colours.ts';
import { throughGlass } from '../../flutes/glass.ts';

/** How far a place is outside a shape, below nothing inside; in picture heights, from its middle. */
type Distance = (x: number, y: number) => number;

const disc =
  (x0: number, y0: number, radius: number): Distance =>
  (x, y) =>
    Math.hypot(x - x0, y - y0) - radius;

const box =
  (x0: number, y0: number, halfWidth: number, halfHeight: number, round = 0): Distance =>
  (x, y) => {
    const dx = Math.abs(x - x0) - halfWidth + round;
    const dy = Math.abs(y - y0) - halfHeight + round;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };

/** A line from place to place. */
const stroke =
  (ax: number, ay: number, bx: number, by: number, half: number): Distance =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return Math.hypot(x - ax - dx * t, y - ay - dy * t) - half;
  };

/** Corners in order, clockwise; the shape must not be hollow. */
const corners =
  (...points: readonly (readonly [number, number])[]): Distance =>
  (x, y) =>
    Math.max(
      ...points.map(([x0, y0], index) => {
        const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0];
        return ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / Math.hypot(x1 - x0, y1 - y0);
      }),
    );

const either =
  (...all: readonly Distance[]): Distance =>
  (x, y) =>
    Math.min(...all.map((one) => one(x, y)));

/** A shape in one light: lit at `top`, in its own shade at `bottom`. */
interface Layer {
  readonly shape: Distance;
  readonly light: Light;
  readonly top: number;
  readonly bottom: number;
}

const TREAD = 9;
const ladder: Distance = (() => {
  const [foot, head] = [
    [0.44, 0.98],
    [0.16, 0.3],
  ] as const;
  const [dx, dy] = [head[0] - foot[0], head[1] - foot[1]];
  const across = 0.085;
  const rungs = Array.from({ length: TREAD }, (_, k) => {
    const t = (k + 0.7) / TREAD;
    const [x, y] = [foot[0] + dx * t, foot[1] + dy * t];
    return stroke(x, y, x + across, y - 0.012, 0.009);
  });
  return either(
    stroke(foot[0], foot[1], head[0], head[1], 0.012),
    stroke(foot[0] + across, foot[1] - 0.012, head[0] + across, head[1] - 0.012, 0.012),
    ...rungs,
  );
})();

const THINGS: Readonly<Record<string, readonly Layer[]>> = {
  // A roof in its courses under a low sun, and the ladder that somebody has just come down.
  ladder: [
    { shape: disc(-0.5, 0.36, 0.17), light: 'apricot', top: 0.16, bottom: 0.6 },
    { shape: (_, y) => 0.9 - y, light: 'periwinkle', top: 0.72, bottom: 1.14 },
    { shape: box(-0.02, 0.76, 0.44, 0.16), light: 'periwinkle', top: 0.5, bottom: 1 },
    { shape: box(-0.26, 0.26, 0.06, 0.15), light: 'rose', top: 0.08, bottom: 0.5 },
    {
      shape: corners([-0.36, 0.24], [0.34, 0.24], [0.52, 0.62], [-0.56, 0.62]),
      light: 'rose',
      top: 0.16,
      bottom: 0.72,
    },
    ...[0.335, 0.43, 0.525].map((y, k): Layer => ({
      shape: box(-0.015, y, 0.39 + k * 0.046, 0.006, 0.006),
      light: 'rose',
      top: 0.5,
      bottom: 0.66 + k * 0.1,
    })),
    { shape: box(-0.24, 0.8, 0.062, 0.12, 0.062), light: 'honey', top: 0.6, bottom: 1 },
    { shape: ladder, light: 'honey', top: 0.2, bottom: 1.3 },
  ],
  // A thermometer, half of it in the sea.
  thermometer: [
    { shape: disc(-0.3, 0.25, 0.12), light: 'apricot', top: 0.12, bottom: 0.4 },
    {
      shape: (x, y) => 0.5 + 0.018 * Math.sin(x * 24 + 1) - y,
      light: 'periwinkle',
      top: 0.44,
      bottom: 0.86,
    },
    {
      shape: either(box(0, 0.44, 0.062, 0.34, 0.062), disc(0, 0.78, 0.11)),
      light: 'periwinkle',
      top: 0.5,
      bottom: 0.52,
    },
    {
      shape: either(box(0, 0.62, 0.03, 0.19, 0.03), disc(0, 0.78, 0.08)),
      light: 'apricot',
      top: 0.4,
      bottom: 0.9,
    },
    ...[0.22, 0.3, 0.38, 0.46, 0.54].map((y, k): Layer => ({
      shape: box(0.16, y, k % 2 === 0 ? 0.03 : 0.02, 0.006, 0.006),
      light: 'honey',
      top: 0.1,
      bottom: 0.7,
    })),
    {
      shape: (x, y) => 0.88 + 0.02 * Math.sin(x * 20 + 3) - y,
      light: 'periwinkle',
      top: 0.8,
      bottom: 1.08,
    },
  ],
};

const NIGHT = stops([0, '#171a3d'], [0.6, '#23296b'], [1, '#3a44b8']);

/** Parameters: `thing`, one of the above; `width`, `height`, `flutes`. */
const draw: Draw = (params) => {
  const layers = THINGS[textParam(params, 'thing', '')];
  if (layers === undefined) throw new Error(`things: one of ${Object.keys(THINGS).join(', ')}`);
  const [width, height] = [numberParam(params, 'width', 1440), numberParam(params, 'height', 1800)];
  const middle = width / height / 2;
  const size = numberParam(params, 'zoom', 0.9);
  return throughGlass(
    {
      width,
      height,
      flutes: numberParam(params, 'flutes', 9),
      bend: -0.3,
      groove: 0.4,
      sheen: 0.03,
    },
    (x, y, out) => {
      out.set(ramp(NIGHT, 1.1 - 1.5 * Math.hypot((x - middle) * 0.9, y - 0.52)));
      const [u, v] = [(x - middle) / size, (y - 0.5) / size + 0.5];
      for (const { shape, light, top, bottom } of layers) {
        const cover = 1 - smoothstep(-0.003, 0.003, shape(u, v));
        const { colours } = LIGHTS[light];
        if (cover > 0) over(out, ramp(colours, clamp((bottom - v) / (bottom - top))), cover);
      }
    },
  );
};

export default draw;
