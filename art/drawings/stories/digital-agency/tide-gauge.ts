import type { Draw } from '../../../workshop/types.ts';
import { range, repeat, textParam } from '../../kit.ts';
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
  text,
} from '../../plates/draft.ts';

/** The height of the water, in metres, so many degrees after it passed its mean on the way up. */
const water = (degrees: number) => 2.35 + 1.85 * Math.sin((degrees * Math.PI) / 180);

/** Degrees of a tide to an hour. */
const HOUR = 29;

const [WIDE, TALL] = [620, 410];

/** A display whose curve reads six hours back and three ahead; without a sensor, dashes. */
function display(x: number, y: number, number: number, now: number, isLost = false): string {
  const at = (hour: number) => {
    const place = x + 30 + ((hour + 6) / 9) * (WIDE - 60);
    return `${place.toFixed(1)} ${(y + 322 - (water(now + hour * HOUR) - 2.35) * 30).toFixed(1)}`;
  };
  const past = range(61).map((k) => at(-6 + k / 10));
  const ahead = range(31).map((k) => at(k / 10));
  const [nowX = '0', nowY = '0'] = at(0).split(' ');
  const figure = isLost
    ? path([164, 399, 517].map((middle) => `M${x + middle - 38} ${y + 132}h76`).join(''), {
        stroke: LIME,
        width: 16,
      }) + circle(x + 282, y + 188, 11, { stroke: 'none', fill: LIME })
    : text(x + WIDE - 44, y + 202, water(now).toFixed(2), {
        size: 196,
        fill: LIME,
        anchor: 'end',
      });
  return [
    box(x, y, WIDE, TALL, { fill: GRAPHITE, width: 2.6 }),
    figure,
    path(`M${x + 30} ${y + 322}h${WIDE - 60}`, { stroke: FAINT, width: 1.4, dash: '6 8' }),
    path(`M${(isLost ? past.slice(0, 38) : past).join('L')}`, { stroke: LIME, width: 4.5 }),
    isLost
      ? ''
      : path(`M${ahead.join('L')}`, { stroke: LINE, width: 3, dash: '11 9' }) +
        circle(Number(nowX), Number(nowY), 8, { stroke: LIME, fill: GRAPHITE, width: 4 }),
    repeat(10, (k) =>
      path(
        `M${(x + 30 + (k * (WIDE - 60)) / 9).toFixed(1)} ${y + TALL}v${k % 3 === 0 ? -20 : -11}`,
        {
          width: 1.8,
        },
      ),
    ),
    circle(x - 60, y + 34, 32, { stroke: LIME, fill: GRAPHITE }),
    text(x - 60, y + 47, String(number), { size: 38, fill: PAPER, anchor: 'middle' }),
  ].join('');
}

const screens = () =>
  plate(
    [
      display(160, 110, 1, -2),
      display(900, 110, 2, 90),
      display(160, 640, 3, 206),
      display(900, 640, 4, 40, true),
    ].join(''),
    1160,
  );

/** A level of the water, in pixels from the top of the section: 110 to a metre. */
const level = (metres: number) => 1010 - metres * 110;

/** A section through a pier: the gauge on its post, and its pipe in the sea. */
function pier(): string {
  const mark = (metres: number, words: string, isNow = false) =>
    path(`M752 ${level(metres)}H1600`, {
      stroke: isNow ? LIME : FAINT,
      width: isNow ? 3.4 : 1.6,
      ...(!isNow && { dash: '14 10' }),
    }) + text(800, level(metres) - 14, words, { size: 38, fill: isNow ? LIME : PAPER });
  const bed =
    'M0 1100C180 1090 330 1112 520 1098C700 1086 860 1112 1060 1104C1260 1096 1420 1116 1600 1102';
  const pile = (x: number) => box(x, 470, 74, 640, { fill: GRAPHITE, width: 2.4 });
  const now = level(2.29);
  // The cutter, its bow to the pier.
  const hull = `M1130 ${now - 96}C1230 ${now - 76} 1400 ${now - 70} 1600 ${now - 70}V${now + 46}H1290C1220 ${now + 30} 1160 ${now - 30} 1130 ${now - 96}Z`;
  const house = `M1306 ${now - 74}L1334 ${now - 232}H1540V${now - 70}`;
  const eye = { x: 1392, y: now - 178 };
  return [
    path(`${bed}V1200H0Z`, { fill: 'url(#hatch)', stroke: LINE, width: 2.4 }),
    mark(4.2, '4.20'),
    mark(0.6, '0.60'),
    mark(0, '0.00'),
    pile(110),
    pile(430),
    box(-20, 396, 640, 78, { fill: GRAPHITE, width: 2.4 }),
    box(-20, 396, 640, 78, { fill: 'url(#hatch)', width: 2.4 }),
    path('M20 396V316M160 396V316M300 396V316M440 396V316M-20 316H462', {
      stroke: FAINT,
      width: 4,
    }),
    // Pipe, its clamps, and the water that stands in it.
    box(664, 404, 52, 636, { fill: GRAPHITE, width: 2.4 }),
    box(670, now, 40, 1036 - now, { stroke: 'none', fill: 'url(#hatch-lime)' }),
    path(`M620 436H664M504 640H664M504 900H664`, { width: 8, stroke: FAINT }),
    path(`M664 1000h-26M664 1018h-26`, { width: 3 }),
    box(676, 984, 28, 44, { stroke: LIME, fill: LIME }),
    path('M690 984V404C690 372 654 384 654 350V300', { stroke: LIME, width: 2.6 }),
    // Post and gauge, seen from the side.
    box(566, 150, 26, 246, { fill: GRAPHITE, width: 2.4 }),
    path('M592 214h20M592 286h20', { width: 6 }),
    box(612, 176, 30, 148, { r: 4, fill: 'url(#hatch)', width: 2.6 }),
    box(642, 190, 10, 96, { stroke: LIME, fill: GRAPHITE, width: 2.4 }),
    // The cutter on the water.
    path(hull, { fill: GRAPHITE, width: 2.6 }),
    path(house, { fill: GRAPHITE, width: 2.6 }),
    path(
      `M1348 ${now - 206}H1440V${now - 140}H1336Z M1464 ${now - 206}H1540M1464 ${now - 206}V${now - 140}H1540`,
      {
        stroke: LINE,
        width: 2,
      },
    ),
    path(`M1420 ${now - 232}V${now - 330}M1396 ${now - 304}H1444`, { width: 3 }),
    mark(2.29, '2.29', true),
    path(`M656 238L${eye.x} ${eye.y}`, { stroke: LIME, width: 2, dash: '34 10 6 10' }),
    circle(eye.x, eye.y, 11, { stroke: LIME, fill: GRAPHITE, width: 3.4 }),
    across(652, eye.x, 104, 60),
    text((652 + eye.x) / 2, 84, '6 m', { size: 44, fill: PAPER, anchor: 'middle' }),
  ].join('');
}

/** What else is to be seen of a tide gauge. Parameter: `view`, its `screens` or its `pier`. */
const draw: Draw = (params) =>
  textParam(params, 'view', 'screens') === 'pier' ? plate(pier()) : screens();

export default draw;
