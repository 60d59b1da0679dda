import type { Draw } from '../../workshop/types.ts';
import { repeat } from '../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIME,
  LINE,
  PAPER,
  across,
  box,
  circle,
  leader,
  path,
  plate,
  scale,
  text,
  upright,
} from './draft.ts';

interface Dial {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly at: number;
  readonly value: string;
  readonly unit: string;
  readonly ink?: string;
}

function dial({ x, y, r, at, value, unit, ink = LINE }: Dial): string {
  const turn = ((at - 90) * Math.PI) / 180;
  const point = (radius: number, angle = turn) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return [
    circle(x, y, r, { fill: GRAPHITE, stroke: ink, width: 2.4 }),
    scale(x, y, r - 16, [-130, 130], 26, 5),
    path(`M${point(-r * 0.16)}L${point(r * 0.62)}`, { stroke: ink, width: 5 }),
    circle(x, y, 12, { fill: GRAPHITE, stroke: ink, width: 3 }),
    text(x, y + r * 0.62, value, {
      size: r * 0.28,
      fill: ink === LINE ? PAPER : ink,
      anchor: 'middle',
    }),
    r > 150 ? text(x, y + r * 0.8, unit, { anchor: 'middle' }) : text(x + r + 18, y + 9, unit),
  ].join('');
}

/** The panel of a district boiler house: one dial large, three small, eight switches. */
const draw: Draw = () =>
  plate(
    [
      box(250, 200, 1060, 760, { fill: '#191c1f', width: 2.6 }),
      dial({ x: 570, y: 480, r: 230, at: 38, value: '6.2', unit: 'bar', ink: LIME }),
      dial({ x: 1050, y: 340, r: 104, at: -60, value: '71', unit: '°C' }),
      dial({ x: 1050, y: 600, r: 104, at: 20, value: '140', unit: 'm³/h' }),
      path('M870 200V790M250 790H1310', { stroke: FAINT }),
      repeat(8, (k) => {
        const x = 322 + k * 131;
        const isOn = k !== 5;
        return `${box(x - 26, 826, 52, 96, { r: 8, fill: GRAPHITE })}${box(x - 16, isOn ? 836 : 878, 32, 34, { r: 4, fill: isOn ? FAINT : LIME, stroke: isOn ? LINE : LIME })}`;
      }),
      across(250, 1310, 1060, -90, '480'),
      upright(200, 960, 150, 90, '344'),
      leader([977, 895], [1090, 1010], '6', 'Off, and says why'),
      leader([690, 300], [800, 130], '1', 'Read at 8 m'),
    ].join(''),
  );

export default draw;
