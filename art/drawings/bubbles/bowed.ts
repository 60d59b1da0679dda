/** Shapes on a bubble's curved horizon: x from -1 to 1, y upwards from the ground, both bent. */
import { range, type Point } from '../kit.ts';

/** The side of the square that a scene is drawn in. */
export const SIZE = 1000;

/** Where the horizon stands in the middle, in parts of the square. */
export const HORIZON = 0.5;

const INK = '#1b1533';
export const LIT = '#fff3c4';

/** How finely an edge is bent: pieces. */
const PIECES = 14;

/** How far the horizon sinks towards the bubble's edge. */
export const BOW = 0.26;

/** Neighbours cut a bubble at both sides: a scene keeps to the part between them. */
const SCALE = 0.74;

const bend = ([x, y]: Point): Point => {
  const across = SCALE * (x * (0.96 - 0.2 * y) - 0.02 * x ** 3);
  const ground = HORIZON * 2 - 1 + BOW * across ** 2;
  return [(across + 1) / 2, (ground - SCALE * y * (1.06 - 0.18 * x ** 2) + 1) / 2];
};

const path = (points: readonly Point[]): string => {
  const bent = points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return range(PIECES).map((k): Point => {
      const t = k / PIECES;
      return bend([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    });
  });
  return `M${bent.map(([x, y]) => `${(x * SIZE).toFixed(1)} ${(y * SIZE).toFixed(1)}`).join('L')}Z`;
};

/** A shape with straight edges, bent. */
export const shape = (points: readonly Point[], colour = INK): string =>
  `<path d="${path(points)}" fill="${colour}" stroke="${colour}" stroke-width="${colour.startsWith('#') ? 1.2 : 0}"/>`;

/** An upright box: its left lower corner, its breadth and its height. */
export const box = (x: number, y: number, w: number, h: number, colour = INK): string =>
  shape(
    [
      [x, y],
      [x, y + h],
      [x + w, y + h],
      [x + w, y],
    ],
    colour,
  );

/** An ellipse, or the upper part of one above its middle. */
export const disc = (
  x: number,
  y: number,
  rx: number,
  ry = rx,
  colour = INK,
  half = false,
): string =>
  shape(
    range(24).map((k): Point => {
      const turn = (k / (half ? 23 : 24)) * Math.PI * (half ? 1 : 2);
      return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
    }),
    colour,
  );

/** A line from point to point. */
export const line = (points: readonly Point[], breadth: number, colour = INK): string =>
  points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [nx, ny] = [
        (-(to[1] - from[1]) / far) * (breadth / 2),
        ((to[0] - from[0]) / far) * (breadth / 2),
      ];
      return shape(
        [
          [from[0] + nx, from[1] + ny],
          [to[0] + nx, to[1] + ny],
          [to[0] - nx, to[1] - ny],
          [from[0] - nx, from[1] - ny],
        ],
        colour,
      );
    })
    .join('');

/** Somebody who stands there: how tall, and whether an arm is up. */
export const figure = (x: number, tall: number, arm = 0, y = -0.01): string =>
  [
    shape([
      [x - tall * 0.17, y],
      [x - tall * 0.12, y + tall * 0.7],
      [x - tall * 0.06, y + tall * 0.78],
      [x + tall * 0.06, y + tall * 0.78],
      [x + tall * 0.12, y + tall * 0.7],
      [x + tall * 0.17, y],
    ]),
    disc(x, y + tall * 0.89, tall * 0.1),
    arm
      ? line(
          [
            [x + arm * tall * 0.06, y + tall * 0.68],
            [x + arm * tall * 0.24, y + tall * 0.76],
            [x + arm * tall * 0.32, y + tall * 0.96],
          ],
          tall * 0.07,
        )
      : '',
  ].join('');
