/** A strict grid meets something heavy and keeps every line. */
import { curve, range } from '../kit.ts';
import type { Point } from '../kit.ts';
import { cover, cut, disc, dots, inside, line, over, shape } from './press.ts';

const COLUMNS = 25;
const ROWS = 18;
const BALL = { x: 12.2, y: 8, weight: 4.3, reach: 3.3 };

/** Where a crossing of the grid lands on the sheet: a plane seen from the side, with one dent. */
function project(column: number, row: number): Point {
  const distance = Math.hypot(column - BALL.x, (row - BALL.y) * 1.05);
  const dent = BALL.weight * Math.exp(-((distance / BALL.reach) ** 2));
  const far = row / (ROWS - 1);
  const spread = 58 + 50 * far;
  return [600 + (column - 12) * spread, 190 + 650 * far ** 1.16 + dent * 62];
}

function strand(points: readonly Point[], colour: string, width: number): string {
  return line(curve(points), colour, width);
}

export default cover('primary', 81, (p) => {
  const across = (row: number): Point[] =>
    range(COLUMNS * 2 + 7).map((k) => project(k / 2 - 2, row));
  const along = (column: number): Point[] => range(ROWS * 2 - 1).map((k) => project(column, k / 2));
  const lines = [
    ...range(ROWS).map((row) => strand(across(row), p.cool, 2.5 + row * 0.2)),
    ...range(COLUMNS + 6).map((column) => strand(along(column - 3), p.cool, 3.4)),
  ].join('');
  const front = range(ROWS)
    .filter((row) => row > 10)
    .map((row) => strand(across(row), p.cool, 2.5 + row * 0.2))
    .join('');
  const [x, y] = project(BALL.x, BALL.y);
  const radius = 176;
  const top = curve(across(0));
  return {
    ground: p.paper,
    defs: dots('shade', p.ink, 12, 3.6, 30) + dots('dusk', p.sun, 16, 5, 20),
    art: [
      over(shape(`${top}V-40H-80Z`, p.sun)),
      over(disc(980, 130, 230, 'url(#dusk)')),
      lines,
      cut(3, disc(x, y - radius + 30, radius, p.hot)),
      over(
        inside(
          'ball',
          `<circle cx="${x}" cy="${y - radius + 30}" r="${radius}"/>`,
          disc(x + 90, y - radius + 120, radius, 'url(#shade)', 'opacity=".8"'),
        ),
      ),
      shape(
        `M${x - 128} ${y - radius - 10}A134 134 0 0 1 ${x - 30} ${y - radius * 2 + 80}A170 170 0 0 0 ${x - 128} ${y - radius - 10}Z`,
        p.soft,
      ),
      front,
    ].join(''),
  };
});
