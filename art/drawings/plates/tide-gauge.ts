import type { Draw } from '../../workshop/types.ts';
import { range, repeat } from '../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIME,
  LINE,
  across,
  axis,
  box,
  circle,
  path,
  plate,
  text,
  upright,
} from './draft.ts';

/** The height of the tide at a place on the curve, in pixels above the middle. */
const tide = (t: number) => 62 * Math.sin(t * 6.6 - 0.7) + 14 * Math.sin(t * 13.2 + 0.4);

/** A tide gauge's display, from the front and from the side. */
const draw: Draw = () => {
  const curve = range(81).map(
    (k) => `${(400 + k * 7.5).toFixed(1)} ${(672 - tide(k / 80)).toFixed(1)}`,
  );
  const now = 52;
  const screw = (x: number, y: number) =>
    `${circle(x, y, 17)}${path(`M${x - 9} ${y - 9}l18 18`, { width: 3 })}`;
  return plate(
    [
      box(290, 240, 820, 700, { r: 46, fill: GRAPHITE, width: 2.6 }),
      box(312, 262, 776, 656, { r: 30, stroke: FAINT }),
      screw(348, 298) + screw(1052, 298) + screw(348, 882) + screw(1052, 882),
      box(390, 320, 620, 450, { width: 2.4 }),
      text(984, 556, '4.12', { size: 212, fill: LIME, anchor: 'end' }),
      path('M400 672H1000', { stroke: FAINT, width: 1.4, dash: '6 8' }),
      path(`M${curve.slice(0, now).join('L')}`, { stroke: LIME, width: 4 }),
      path(`M${curve.slice(now - 1).join('L')}`, { stroke: LINE, width: 2.4, dash: '10 8' }),
      repeat(13, (k) =>
        path(`M${400 + k * 50} 770v${k % 3 === 0 ? -18 : -10}`, { stroke: LINE, width: 1.6 }),
      ),
      repeat(4, (k) => box(400 + k * 156, 815, 130, 62, { r: 31, fill: GRAPHITE })),
      // Less, more, the list of settings, the light.
      path('M453 846h24M609 846h24m-12-12v24M763 837h28m-28 9h28m-28 9h20', { width: 3 }),
      circle(933, 846, 7, { width: 3 }),
      path('M933 826v8m0 24v8m20-20h-8m-24 0h-8m6-14l6 6m16 16l6 6m0-28l-6 6m-16 16l-6 6', {
        width: 3,
      }),
      // From the side.
      path('M1260 240H1320V300H1340V880H1320V940H1260Z', { fill: 'url(#hatch)', width: 2.4 }),
      box(1340, 320, 14, 450, { stroke: LIME, fill: GRAPHITE }),
      axis('M230 590H1420', FAINT),
      across(290, 1110, 1040, -90),
      upright(240, 940, 190, 90),
      across(1260, 1354, 1040, -90),
    ].join(''),
  );
};

export default draw;
