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
  readonly ink?: string;
}

function dial({ x, y, r, at, value, ink = LINE }: Dial): string {
  const turn = ((at - 90) * Math.PI) / 180;
  const point = (radius: number, angle = turn) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return [
    circle(x, y, r, { fill: GRAPHITE, stroke: ink, width: 2.4 }),
    scale(x, y, r - 16, [-130, 130], 26, 5),
    path(`M${point(-r * 0.16)}L${point(r * 0.62)}`, { stroke: ink, width: 5 }),
    circle(x, y, 12, { fill: GRAPHITE, stroke: ink, width: 3 }),
    text(x, y + r * 0.74, value, {
      size: Math.max(70, r * 0.38),
      fill: ink === LINE ? PAPER : ink,
      anchor: 'middle',
    }),
  ].join('');
}

/** The panel of a district boiler house: one dial large, three small, eight switches. */
const draw: Draw = () =>
  plate(
    [
      box(250, 200, 1060, 760, { fill: '#191c1f', width: 2.6 }),
      dial({ x: 570, y: 480, r: 230, at: 38, value: '6.2', ink: LIME }),
      dial({ x: 1080, y: 345, r: 128, at: -60, value: '71' }),
      dial({ x: 1080, y: 632, r: 128, at: 20, value: '140' }),
      path('M870 200V790M250 790H1310', { stroke: FAINT }),
      repeat(8, (k) => {
        const x = 322 + k * 131;
        const isOn = k !== 5;
        return `${box(x - 26, 826, 52, 96, { r: 8, fill: GRAPHITE })}${box(x - 16, isOn ? 836 : 878, 32, 34, { r: 4, fill: isOn ? FAINT : LIME, stroke: isOn ? LINE : LIME })}`;
      }),
      across(250, 1310, 1060, -90),
      upright(200, 960, 150, 90),
    ].join(''),
  );

export default draw;
