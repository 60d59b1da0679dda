import type { Draw } from '../../workshop/types.ts';
import { repeat } from '../kit.ts';
import {
  GRAPHITE,
  LIME,
  LINE,
  FAINT,
  across,
  axis,
  box,
  circle,
  path,
  plate,
  upright,
} from './draft.ts';

/** One half of the section; the other is its mirror image below the axis. */
function half(): string {
  const coarse = 'M560 330H850V420H780V470H850V540H560V470H640V420H560Z';
  const fine = 'M890 420H1120V540H1060V500H950V540H890Z';
  const knurl = (x: number, count: number, y: number, height: number, stroke: string) =>
    repeat(count, (k) => path(`M${x + k * 12} ${y}v${height}`, { stroke, width: 1.6 }));
  return [
    path('M330 190H420V540H330Z', { fill: 'url(#hatch)', width: 2.4 }),
    path('M420 470H500V540H420Z', { fill: 'url(#hatch)' }),
    path(coarse, { fill: 'url(#hatch)', width: 2.4 }),
    box(560, 306, 290, 24, { fill: GRAPHITE }),
    knurl(572, 23, 308, 20, FAINT),
    path(fine, { fill: 'url(#hatch-lime)', stroke: LIME, width: 2.4 }),
    box(890, 396, 230, 24, { fill: GRAPHITE, stroke: LIME }),
    knurl(902, 18, 398, 20, LIME),
    circle(710, 445, 25, { fill: GRAPHITE, width: 2.4 }),
    path('M695 445h30M710 430v30', { stroke: FAINT, width: 1.4 }),
    circle(530, 505, 20, { fill: GRAPHITE }),
  ].join('');
}

/** The coaxial drive of a microscope, cut open: coarse in grey, fine in lime. */
const draw: Draw = () =>
  plate(
    [
      half(),
      `<g transform="matrix(1 0 0 -1 0 1200)">${half()}</g>`,
      path('M250 540H1240V660H250', { fill: GRAPHITE, width: 2.4 }),
      path('M1240 540L1262 562V638L1240 660', { fill: GRAPHITE, width: 2.4 }),
      repeat(15, (k) =>
        path(`M${262 + k * 14} 540L${270 + k * 14} 660`, { stroke: FAINT, width: 1.6 }),
      ),
      axis('M150 600H1400'),
      path('M420 540V660M560 540V660M850 540V660M890 540V660M1120 540V660', {
        stroke: LINE,
        width: 1.6,
      }),
      across(560, 850, 985, -85),
      across(890, 1120, 985, -185),
      upright(306, 894, 1430, -580),
      upright(396, 804, 1320, -200),
    ].join(''),
  );

export default draw;
