import type { Draw } from '../../workshop/types.ts';
import { range, repeat, stream } from '../kit.ts';
import { FAINT, GRAPHITE, LIME, LINE, QUIET, across, box, path, plate } from './draft.ts';

/** How long the first wave and the second take to each station, in pixels. */
const ARRIVALS = [
  [420, 560],
  [480, 670],
  [510, 735],
  [590, 880],
  [640, 985],
] as const;

/** Five stations write down one earthquake; the nearest in lime. */
const draw: Draw = () => {
  const random = stream(41);
  const trace = (row: number, [first, second]: readonly [number, number]) => {
    const points = range(300).map((k) => {
      const x = 380 + k * 3.4;
      const after = (from: number, size: number, fade: number) =>
        x < from ? 0 : size * Math.exp(-(x - from) / fade);
      const swing = 2 + after(first, 20, 160) + after(second, 62 - row * 6, 170);
      return `${x.toFixed(1)} ${(290 + row * 152 + (random() * 2 - 1) * swing).toFixed(1)}`;
    });
    return path(`M${points.join('L')}`, {
      stroke: row === 0 ? LIME : LINE,
      width: row === 0 ? 2.6 : 1.8,
    });
  };
  return plate(
    [
      box(200, 190, 1200, 790, { fill: GRAPHITE, width: 2.4 }),
      path('M360 190V980', { stroke: FAINT }),
      repeat(4, (k) => path(`M200 ${366 + k * 152}H1400`, { stroke: FAINT, width: 1.4 })),
      repeat(11, (k) => path(`M${380 + k * 100} 980v${k % 5 === 0 ? -26 : -14}`, { width: 1.8 })),
      ARRIVALS.map((arrival, row) => trace(row, arrival)).join(''),
      path(
        `M${ARRIVALS.map(([first], row) => `${first} ${230 + row * 152}V${350 + row * 152}`).join('M')}`,
        { stroke: QUIET, width: 1.6, dash: '5 6' },
      ),
      path(
        `M${ARRIVALS.map(([, second], row) => `${second} ${230 + row * 152}V${350 + row * 152}`).join('M')}`,
        { stroke: QUIET, width: 1.6, dash: '5 6' },
      ),
      across(420, 560, 140, 90),
      across(380, 1400, 1080, -90),
    ].join(''),
  );
};

export default draw;
