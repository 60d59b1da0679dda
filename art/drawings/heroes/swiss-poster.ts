import type { Draw } from '../../workshop/types.ts';
import { page, range, svg } from '../kit.ts';

const RED = '#e4002b';

/** The turning point of all arcs. */
const CX = 1742;
const CY = 742;

/** An arc ring from one radius to another, between two angles in degrees (0 = right, clockwise). */
function ring(inner: number, outer: number, from: number, to: number, colour: string): string {
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(CX + radius * Math.cos(angle)).toFixed(2)} ${(CY + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return `<path d="M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z" fill="${colour}"/>`;
}

/** Start and sweep of each ring, in steps of 22.5 degrees; the plan of the whole poster. */
const PLAN = [
  [6, 9],
  [14, 6],
  [4, 7],
  [9, 9],
  [1, 5],
  [8, 6],
  [13, 5],
  [1, 3],
] as const;

/** A Swiss poster: rings whose width and radius grow by one ratio, and a single black disc. The left 45 % is plain red. */
const draw: Draw = () => {
  const ratio = 1.338;
  const rings = range(PLAN.length)
    .map((k) => {
      const inner = 118 * ratio ** k;
      const band = inner * (ratio - 1) * (k % 2 === 0 ? 0.74 : 0.46);
      const [start, sweep] = PLAN[k] ?? [0, 4];
      return ring(
        inner,
        inner + band,
        start * 22.5,
        (start + sweep) * 22.5,
        k === 5 ? '#0b0b0b' : '#ffffff',
      );
    })
    .join('');
  const body = svg(
    2400,
    1500,
    `<rect width="2400" height="1500" fill="${RED}"/>${rings}<circle cx="${CX}" cy="${CY}" r="84" fill="#0b0b0b"/>`,
  );
  return page({
    width: 1200,
    height: 750,
    style: 'svg{display:block;width:1200px;height:750px}',
    body,
  });
};

export default draw;
