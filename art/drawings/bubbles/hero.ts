/** A bubble that somebody stands in, and a smaller one that shares its wall. */
import type { Draw } from '../../workshop/types.ts';
import { numberParam, page } from '../kit.ts';
import { clamp, paint, rgb, smoothstep } from '../heroes/pixels.ts';
import { beside, blow, wallOf, type Bubble } from './film.ts';
import { bride } from './people.ts';

const AIR = rgb('#e9e6ff');

/** Room around the bubbles for the films' own breadth, in parts of the large one's radius. */
const MARGIN = 0.01;

const draw: Draw = (params) => {
  const small = numberParam(params, 'small', 0.6);
  const angle = numberParam(params, 'angle', 150);
  const width = numberParam(params, 'width', 1800);
  const one: Bubble = { x: 0, y: 0, r: 1, seed: 1 };
  const two = beside(one, small, angle, 5);
  const left = Math.min(-1, two.x - small) - MARGIN;
  const top = Math.min(-1, two.y - small) - MARGIN;
  const right = Math.max(1, two.x + small) + MARGIN;
  const bottom = Math.max(1, two.y + small) + MARGIN;
  const scale = width / (right - left);
  const height = Math.round((bottom - top) * scale);
  const wall = wallOf(one, two);
  const picture = paint({ width, height, grid: 2 }, (px, py, out) => {
    const x = left + (px * height) / scale;
    const y = top + (py * height) / scale;
    out.set(AIR);
    const isSmall =
      Math.hypot(x - two.x, y - two.y) < small && Math.hypot(x - wall.x, y - wall.y) < wall.r;
    const { x: cx, y: cy, r, seed } = isSmall ? two : one;
    const away = Math.hypot(x - cx, y - cy) / r;
    const fromWall = Math.abs(Math.hypot(x - wall.x, y - wall.y) - wall.r) / r;
    const meets = Math.hypot(x - two.x, y - two.y) < small && Math.hypot(x, y) < 1;
    const near = isSmall || Math.hypot(x - two.x, y - two.y) < small * 1.4 ? 1 : 0;
    const edge = clamp(near * (1 - smoothstep(0, 0.13, fromWall)));
    if (away > 1 && !meets) return;
    blow(out, (x - cx) / r, (y - cy) / r, edge, seed);
  });
  // Only the bubbles themselves: the page's own air is around them.
  const circle = (bubble: Bubble) =>
    `<circle cx="${bubble.x}" cy="${bubble.y}" r="${bubble.r * 0.9985}"/>`;
  const box = `${left} ${top} ${right - left} ${bottom - top}`;
  const body = `<svg viewBox="${box}"><clipPath id="films">${circle(one)}${circle(two)}</clipPath><g clip-path="url(#films)"><image x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" href="${picture}"/><g style="mix-blend-mode:multiply">${bride(numberParam(params, 'x', 0), numberParam(params, 'y', 0.9), numberParam(params, 'tall', 1.5))}</g></g></svg>`;
  return page({
    width: width / 2,
    height: height / 2,
    style: `html{background:transparent}svg{display:block;width:${width / 2}px;height:${height / 2}px}`,
    body,
  });
};

export default draw;
