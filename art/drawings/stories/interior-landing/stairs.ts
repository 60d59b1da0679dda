/** A stair of fourteen steps from above, as the light that comes down it. */
import type { Draw } from '../../../workshop/types.ts';
import { range, type Point } from '../../kit.ts';
import { CLAY, OAK, OLIVE, UMBER, limed, note, pencil, polygon, rect, thin } from './sheet.ts';

const [WIDTH, HEIGHT] = [1200, 800];
const STEPS = 14;
const CENTRE: Point = [600, 640];
const [INNER, OUTER, WALL] = [128, 430, 74];

const at = (turn: number, reach: number): Point => [
  CENTRE[0] - Math.cos(turn) * reach,
  CENTRE[1] - Math.sin(turn) * reach,
];

/** From grey at the foot to white at the landing, by way of straw. */
function light(step: number): string {
  const stops = [
    [150, 138, 120],
    [222, 194, 146],
    [255, 247, 226],
  ] as const;
  const share = (step / (STEPS - 1)) * 2;
  const [from, to] = share < 1 ? [stops[0], stops[1]] : [stops[1], stops[2]];
  const part = share < 1 ? share : share - 1;
  return `rgb(${from.map((value, k) => Math.round(value + ((to[k] ?? value) - value) * part)).join(' ')})`;
}

const draw: Draw = () => {
  const turns = range(STEPS + 1).map((k) => (k / STEPS) * Math.PI);
  const [x, y] = CENTRE;
  const arc = (reach: number) => `M${x - reach} ${y}A${reach} ${reach} 0 0 1 ${x + reach} ${y}`;
  const steps = range(STEPS)
    .map((k) => {
      const [from, to] = [turns[k] ?? 0, turns[k + 1] ?? 0];
      const middle = (from + to) / 2;
      return polygon(
        [at(from, INNER), at(from, OUTER), at(middle, OUTER + 6), at(to, OUTER), at(to, INNER)],
        light(k),
      );
    })
    .join('');
  // Each board of oak ends two fingers short of the wall, and a little over the step below it.
  const noses = range(STEPS)
    .map((k) => {
      const from = turns[k] ?? 0;
      return `M${at(from, INNER + 8)
        .map((value) => value.toFixed(1))
        .join(' ')}L${at(from, OUTER - 18)
        .map((value) => value.toFixed(1))
        .join(' ')}`;
    })
    .join('');
  const numbers = range(STEPS)
    .map((k) => {
      const [left, top] = at((k + 0.5) * (Math.PI / STEPS), OUTER - 54);
      return note(left, top + 13, String(k + 1), { size: 42 });
    })
    .join('');
  const walk = 286;
  const end = at(Math.PI - 0.06, walk);
  return limed({
    width: WIDTH,
    height: HEIGHT,
    seed: 40,
    coats: [
      rect(0, y, x - INNER, HEIGHT - y, '#c9a97c'),
      rect(x + INNER, y, WIDTH, HEIGHT - y, '#fff6df'),
      `<path d="${arc(OUTER + WALL)}L${x + OUTER} ${y}A${OUTER} ${OUTER} 0 0 0 ${x - OUTER} ${y}Z" fill="${UMBER}"/>`,
      rect(x - OUTER - WALL, y - 2, WALL, HEIGHT, UMBER),
      rect(x + OUTER, y - 2, WALL, HEIGHT, UMBER),
      rect(0, y, x - OUTER - WALL, HEIGHT - y, '#eedfc4'),
      rect(x + OUTER + WALL, y, WIDTH, HEIGHT - y, '#eedfc4'),
      steps,
      `<path d="${noses}" fill="none" stroke="${OAK}" stroke-width="11"/>`,
      `<path d="${arc(INNER)}V${HEIGHT}H${x - INNER}Z" fill="${UMBER}"/>`,
      `<circle cx="${x - OUTER + 74}" cy="${y + 86}" r="44" fill="${CLAY}"/><circle cx="${x - OUTER + 74}" cy="${y + 86}" r="19" fill="${OLIVE}"/>`,
    ].join(''),
    lines: [
      pencil(arc(INNER), 2.6),
      pencil(arc(OUTER), 2.6),
      pencil(noses, 1.6),
      thin(
        `M${x - walk} ${y + 52}V${y}A${walk} ${walk} 0 0 1 ${end.map((value) => value.toFixed(1)).join(' ')}`,
        '12 7',
      ),
      pencil(
        `M${end[0] - 18} ${end[1] - 14}L${end[0]} ${end[1] + 6}L${end[0] + 14} ${end[1] - 18}`,
        2.6,
      ),
      numbers,
      note(x + (INNER + OUTER) / 2, y + 92, 'landing', { size: 48 }),
      note(x - 196, y + 104, 'hall', { size: 48 }),
    ].join(''),
  });
};

export default draw;
