import type { Draw } from '../../workshop/types.ts';
import { repeat } from '../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIME,
  LINE,
  PAPER,
  across,
  axis,
  box,
  circle,
  path,
  plate,
  scale,
  text,
} from './draft.ts';

/** A torque wrench, and above it what its small window shows, four times enlarged. */
const draw: Draw = () => {
  const [x, y, r] = [800, 420, 290];
  const needle = ((52 - 90) * Math.PI) / 180;
  return plate(
    [
      // The wrench.
      circle(300, 880, 92, { fill: GRAPHITE, width: 2.6 }),
      circle(300, 880, 64, { stroke: FAINT }),
      box(272, 852, 56, 56, { width: 2.4, stroke: LINE }),
      path('M384 842H520L548 852V908L520 918H384', { fill: GRAPHITE, width: 2.6 }),
      box(548, 848, 330, 64, { fill: GRAPHITE, width: 2.4 }),
      path('M878 834H1330Q1350 834 1350 854V906Q1350 926 1330 926H878Z', {
        fill: GRAPHITE,
        width: 2.6,
      }),
      repeat(34, (k) =>
        path(`M${902 + k * 12} 838L${890 + k * 12} 922`, { stroke: FAINT, width: 1.5 }),
      ),
      box(640, 826, 110, 108, { r: 12, fill: GRAPHITE, stroke: LIME, width: 2.4 }),
      axis('M150 880H1440'),
      // What the window shows.
      circle(x, y, r + 34, { fill: GRAPHITE, stroke: LIME, width: 2 }),
      path(`M640 826L${x - 222} ${y + 236}M750 826L${x + 222} ${y + 236}`, {
        stroke: LIME,
        width: 1.4,
        dash: '6 8',
      }),
      scale(x, y, r, [-120, 120], 48, 4),
      path(
        `M${x + 150 * Math.cos(needle)} ${y + 150 * Math.sin(needle)}L${x + 282 * Math.cos(needle)} ${y + 282 * Math.sin(needle)}`,
        { stroke: LIME, width: 7 },
      ),
      text(x, y + 52, '18.4', { size: 176, fill: PAPER, anchor: 'middle' }),
      text(x, y + 132, 'Nm', { size: 72, anchor: 'middle' }),
      across(300, 1350, 1060, -120),
    ].join(''),
  );
};

export default draw;
