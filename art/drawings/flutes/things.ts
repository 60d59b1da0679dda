import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { clamp, over, ramp, smoothstep, stops } from '../heroes/pixels.ts';
import { LIGHTS, type Light } from './colours.ts';
import { throughGlass } from './glass.ts';

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

const both =
  (...all: readonly Distance[]): Distance =>
  (x, y) =>
    Math.max(...all.map((one) => one(x, y)));
const either =
  (...all: readonly Distance[]): Distance =>
  (x, y) =>
    Math.min(...all.map((one) => one(x, y)));
const without =
  (whole: Distance, part: Distance): Distance =>
  (x, y) =>
    Math.max(whole(x, y), -part(x, y));

/** A shape in one light, which falls on it from above: lit at `top`, in its own shade at `bottom`. */
interface Layer {
  readonly shape: Distance;
  readonly light: Light;
  readonly top: number;
  readonly bottom: number;
}

/** A stack of coins on one floor, each a little out of line with the one below it. */
const stack = (x: number, coins: number): Layer[] =>
  Array.from({ length: coins }, (_, index): Layer => {
    const y = 0.8 - index * 0.085;
    return {
      shape: box(x + 0.012 * Math.sin(index * 2.4 + x * 9), y, 0.165, 0.034, 0.03),
      light: index === coins - 1 ? 'apricot' : 'honey',
      top: y - 0.07,
      bottom: y + 0.09,
    };
  });

/** What each firm of the house made, and what its news is about, in as few shapes as it can be known by. */
const THINGS: Record<string, readonly Layer[]> = {
  loaf: [
    {
      shape: either(box(0, 0.6, 0.2, 0.12, 0.05), box(0, 0.5, 0.225, 0.1, 0.1)),
      light: 'apricot',
      top: 0.38,
      bottom: 0.74,
    },
    ...[-0.11, 0, 0.11].map((x): Layer => ({
      shape: corners([x - 0.005, 0.44], [x + 0.04, 0.44], [x + 0.005, 0.6], [x - 0.04, 0.6]),
      light: 'honey',
      top: 0.2,
      bottom: 0.7,
    })),
  ],
  dip: [
    { shape: disc(0.03, 0.42, 0.16), light: 'apricot', top: 0.26, bottom: 0.6 },
    {
      shape: (x, y) => 0.55 + 0.022 * Math.sin(x * 26) - y,
      light: 'periwinkle',
      top: 0.5,
      bottom: 0.86,
    },
    {
      shape: (x, y) => 0.72 + 0.026 * Math.sin(x * 22 + 2) - y,
      light: 'periwinkle',
      top: 0.62,
      bottom: 1,
    },
  ],
  greenkeep: [
    { shape: box(0, 0.66, 0.012, 0.2), light: 'honey', top: 0.4, bottom: 0.9 },
    {
      shape: both(disc(0.03, 0.34, 0.2), disc(-0.17, 0.34, 0.2)),
      light: 'honey',
      top: 0.2,
      bottom: 0.6,
    },
    {
      shape: both(disc(0.19, 0.42, 0.19), disc(0.02, 0.57, 0.19)),
      light: 'apricot',
      top: 0.36,
      bottom: 0.66,
    },
    { shape: box(0, 0.82, 0.17, 0.1, 0.04), light: 'rose', top: 0.66, bottom: 0.96 },
  ],
  ninebell: [
    { shape: disc(0, 0.72, 0.055), light: 'rose', top: 0.64, bottom: 0.8 },
    {
      shape: either(
        both(disc(0, 0.45, 0.17), box(0, 0.3, 0.3, 0.2)),
        corners([-0.17, 0.45], [0.17, 0.45], [0.215, 0.66], [-0.215, 0.66]),
        box(0, 0.67, 0.235, 0.028, 0.028),
      ),
      light: 'honey',
      top: 0.22,
      bottom: 0.76,
    },
    { shape: disc(0, 0.255, 0.035), light: 'apricot', top: 0.2, bottom: 0.3 },
  ],
  gable: [
    { shape: box(0, 0.68, 0.19, 0.16), light: 'periwinkle', top: 0.46, bottom: 0.9 },
    { shape: box(0.1, 0.34, 0.035, 0.1), light: 'rose', top: 0.22, bottom: 0.5 },
    {
      shape: corners([0, 0.26], [0.265, 0.54], [-0.265, 0.54]),
      light: 'rose',
      top: 0.24,
      bottom: 0.58,
    },
    { shape: box(0, 0.74, 0.05, 0.1, 0.05), light: 'honey', top: 0.6, bottom: 0.96 },
  ],
  halfboat: [
    {
      shape: corners([-0.03, 0.18], [-0.03, 0.6], [-0.23, 0.6]),
      light: 'rose',
      top: 0.16,
      bottom: 0.66,
    },
    {
      shape: corners([0.02, 0.13], [0.21, 0.6], [0.02, 0.6]),
      light: 'apricot',
      top: 0.12,
      bottom: 0.68,
    },
    {
      shape: without(
        corners([-0.27, 0.65], [0.27, 0.65], [0.17, 0.79], [-0.17, 0.79]),
        box(0, 1.2, 1, 0.38),
      ),
      light: 'honey',
      top: 0.6,
      bottom: 0.86,
    },
  ],
  coins: [
    { shape: (_, y) => 0.84 - y, light: 'periwinkle', top: 0.7, bottom: 1.06 },
    ...stack(-0.42, 2),
    ...stack(0, 4),
    ...stack(0.42, 7),
  ],
  door: [
    { shape: (_, y) => 0.86 - y, light: 'periwinkle', top: 0.7, bottom: 1.1 },
    {
      shape: corners([-0.16, 0.86], [0.2, 0.86], [0.62, 1.1], [-0.34, 1.1]),
      light: 'honey',
      top: 0.6,
      bottom: 1.2,
    },
    { shape: box(0.02, 0.5, 0.2, 0.36), light: 'honey', top: 0.04, bottom: 0.98 },
    {
      shape: corners([-0.4, 0.06], [-0.18, 0.14], [-0.18, 0.86], [-0.4, 0.94]),
      light: 'rose',
      top: 0.02,
      bottom: 1,
    },
    { shape: disc(-0.365, 0.52, 0.018), light: 'honey', top: 0.48, bottom: 0.56 },
  ],
  microphone: [
    { shape: (_, y) => 0.93 - y, light: 'periwinkle', top: 0.8, bottom: 1.1 },
    { shape: box(0, 0.95, 0.2, 0.022, 0.02), light: 'rose', top: 0.9, bottom: 1 },
    { shape: box(0, 0.8, 0.016, 0.15), light: 'rose', top: 0.6, bottom: 1 },
    {
      shape: both(
        without(box(0, 0.42, 0.235, 0.27, 0.235), box(0, 0.42, 0.2, 0.235, 0.2)),
        (_, y) => 0.42 - y,
      ),
      light: 'rose',
      top: 0.36,
      bottom: 0.76,
    },
    { shape: box(0, 0.34, 0.15, 0.27, 0.15), light: 'apricot', top: 0.02, bottom: 0.66 },
    ...[0.24, 0.34, 0.44].map((y): Layer => ({
      shape: box(0, y, 0.15, 0.01),
      light: 'honey',
      top: 0.1,
      bottom: 0.6,
    })),
  ],
};

const NIGHT = stops([0, '#171a3d'], [0.6, '#23296b'], [1, '#3a44b8']);

/** A thing behind the glass of a lit window, at night. Parameters: `thing`, `width`, `height`, `flutes`. */
const draw: Draw = (params) => {
  const layers = THINGS[textParam(params, 'thing', 'loaf')];
  if (layers === undefined) throw new Error(`things: one of ${Object.keys(THINGS).join(', ')}`);
  const [width, height] = [numberParam(params, 'width', 720), numberParam(params, 'height', 1500)];
  const middle = width / height / 2;
  const size = 0.78;
  return throughGlass(
    {
      width,
      height,
      flutes: numberParam(params, 'flutes', 5),
      bend: -0.3,
      groove: 0.4,
      sheen: 0.03,
    },
    (x, y, out) => {
      out.set(ramp(NIGHT, 1.1 - 1.5 * Math.hypot((x - middle) * 0.9, y - 0.52)));
      for (const { shape, light, top, bottom } of layers) {
        const cover =
          1 - smoothstep(-0.003, 0.003, shape((x - middle) / size, (y - 0.5) / size + 0.5));
        const { colours } = LIGHTS[light];
        if (cover > 0)
          over(
            out,
            ramp(colours, clamp((bottom - (y - 0.5) / size - 0.5) / (bottom - top))),
            cover,
          );
      }
    },
  );
};

export default draw;
