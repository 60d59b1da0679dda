import type { Draw } from '../../workshop/types.ts';
import { range } from '../kit.ts';
import { FAINT, LIME, LINE, PAPER, QUIET, path, plate, text } from './draft.ts';

const RADIUS = 1060;
/** How far a scale reaches to either side of the top, in degrees. */
const REACH = 34;

/** A place on a scale round a centre below the sheet: how far along it, from 0 to 10, and how far out. */
function at(value: number, out: number, centre: number): readonly [number, number] {
  const turn = ((-REACH + (2 * REACH * value) / 10 - 90) * Math.PI) / 180;
  const radius = RADIUS + out;
  return [800 + radius * Math.cos(turn), centre + radius * Math.sin(turn)];
}

const point = (...place: Parameters<typeof at>) =>
  at(...place)
    .map((value) => value.toFixed(1))
    .join(' ');

/** A scale's arc and its marks; `lengthOf` says how long the mark of a step is. */
const scaleOf = (centre: number, steps: number, lengthOf: (step: number) => number) =>
  `${path(`M${point(0, 0, centre)}A${RADIUS} ${RADIUS} 0 0 1 ${point(10, 0, centre)}`, { width: 2 })}${range(
    steps + 1,
  )
    .map((step) => {
      const value = (10 * step) / steps;
      const length = lengthOf(step);
      return path(`M${point(value, 0, centre)}L${point(value, length, centre)}`, {
        stroke: length > 40 ? PAPER : LINE,
        width: length > 40 ? 4 : 2.4,
      });
    })
    .join('')}`;

const figuresOf = (centre: number, values: readonly number[], size: number, fill: string) =>
  values
    .map((value) => {
      const [x, y] = at(value, 64 + size * 0.7, centre);
      return text(x, y + size / 3, String(value), { size, fill, anchor: 'middle' });
    })
    .join('');

/** One scale with a hundred marks, and below it one with twenty, from 0 to 10 both. */
const draw: Draw = () => {
  const [upper, lower] = [1290, 1740];
  const pointer = [point(6.5, -6, lower), point(6.42, -74, lower), point(6.58, -74, lower)];
  return plate(
    [
      scaleOf(upper, 100, (step) => (step % 10 === 0 ? 44 : 30)),
      figuresOf(upper, range(11), 34, QUIET),
      // Struck out, as on a page that is replaced.
      path('M150 520L1450 130', { stroke: FAINT, width: 3 }),
      scaleOf(lower, 20, (step) => (step % 2 === 0 ? 56 : 32)),
      figuresOf(
        lower,
        range(6).map((k) => k * 2),
        58,
        PAPER,
      ),
      path(`M${pointer.join('L')}Z`, { stroke: LIME, fill: LIME, width: 2 }),
      path(`M${point(6.5, -74, lower)}L${point(6.5, -330, lower)}`, { stroke: LIME, width: 9 }),
    ].join(''),
    1067,
  );
};

export default draw;
