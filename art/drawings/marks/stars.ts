/**
 * Rating stars in the colour of the text around them. `rating` counts full and
 * half stars out of five; without it the drawing is one single star.
 */
import { range } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const SIZE = 24;
const STEP = 26;
const OUTER = 11.4;
const INNER = 5.3;

/** How far from a tip, and from an inner corner, the rounding begins. */
const SOFT_TIP = 1.7;
const SOFT_CORNER = 0.5;

const CORNERS: readonly Point[] = range(10).map((k) => {
  const angle = -Math.PI / 2 + (k * Math.PI) / 5;
  const radius = k % 2 === 0 ? OUTER : INNER;
  return [SIZE / 2 + radius * Math.cos(angle), 12.7 + radius * Math.sin(angle)];
});

function corner(index: number): Point {
  return CORNERS[(index + 10) % 10] ?? [0, 0];
}

/** The point `distance` away from corner `from` on the way to corner `to`. */
function towards(from: number, to: number, distance: number): Point {
  const [a, b] = [corner(from), corner(to)];
  const t = distance / Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function text([x, y]: Point, shift: number): string {
  return `${Number((x + shift).toFixed(2))} ${Number(y.toFixed(2))}`;
}

function fullStar(shift: number): string {
  const parts = range(10).map((k) => {
    const soft = k % 2 === 0 ? SOFT_TIP : SOFT_CORNER;
    const enter = text(towards(k, k - 1, soft), shift);
    const leave = text(towards(k, k + 1, soft), shift);
    return `${k === 0 ? 'M' : 'L'}${enter}Q${text(corner(k), shift)} ${leave}`;
  });
  return `${parts.join('')}Z`;
}

/** The left half: from the upper tip round to the lower inner corner. */
function halfStar(shift: number): string {
  const enter = towards(10, 9, SOFT_TIP);
  const top: Point = [SIZE / 2, (corner(0)[1] + enter[1]) / 2];
  const parts = [9, 8, 7, 6].map((k) => {
    const soft = k % 2 === 0 ? SOFT_TIP : SOFT_CORNER;
    return `L${text(towards(k, k + 1, soft), shift)}Q${text(corner(k), shift)} ${text(towards(k, k - 1, soft), shift)}`;
  });
  return `M${text(top, shift)}L${text(enter, shift)}${parts.join('')}L${text(corner(5), shift)}Z`;
}

function sheet(width: number, content: string): ReturnType<Draw> {
  return {
    width,
    height: SIZE,
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE}" viewBox="0 0 ${width} ${SIZE}" fill="currentColor">${content}</svg>\n`,
  };
}

const draw: Draw = ({ rating }) => {
  if (typeof rating !== 'number') return sheet(SIZE, `<path d="${fullStar(0)}"/>`);
  const lit = range(5).map((k) => Math.min(1, Math.max(0, rating - k)));
  const bright = lit
    .map((share, k) => (share === 1 ? fullStar(k * STEP) : share > 0 ? halfStar(k * STEP) : ''))
    .join('');
  const faint = lit.map((share, k) => (share < 1 ? fullStar(k * STEP) : '')).join('');
  return sheet(
    4 * STEP + SIZE,
    `<path d="${bright}"/>${faint === '' ? '' : `<path d="${faint}" opacity=".24"/>`}`,
  );
};

export default draw;
