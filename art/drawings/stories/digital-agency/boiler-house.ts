import type { Draw } from '../../../workshop/types.ts';
import { range, repeat, textParam } from '../../kit.ts';
import {
  FAINT,
  GRAPHITE,
  LIFTED,
  LIME,
  LINE,
  PAPER,
  QUIET,
  box,
  circle,
  path,
  plate,
  scale,
  text,
} from '../../plates/draft.ts';

/** The opening in the desk, the same for what was in it and what is. */
const DESK = { x: 130, y: 120, w: 1340, h: 960 };

const cut = (fill: string, stroke = LINE) =>
  box(DESK.x, DESK.y, DESK.w, DESK.h, { fill, stroke, width: 3 });

/** What had tiles of the same size as the eight pumps. */
const OTHERS = ['Trend', 'Log', 'User', 'Help'];

/** What had to be read before: a path of menus, tiles, and a warning before them. */
function touchScreen(): string {
  const tiles = range(12).map((k) => {
    const x = 214 + (k % 4) * 298;
    const y = 310 + Math.floor(k / 4) * 236;
    const bars = repeat(4, (b) =>
      box(x + 20, y + 92 + b * 28, 60 + ((k * 37 + b * 53) % 140), 12, {
        stroke: FAINT,
        width: 1.6,
      }),
    );
    return `${box(x, y, 278, 214, { r: 18, stroke: FAINT })}${text(x + 22, y + 62, OTHERS[k - 8] ?? `P ${String(k + 1).padStart(2, '0')}`, { size: 42 })}${circle(x + 232, y + 46, 15, { stroke: FAINT })}${bars}`;
  });
  return [
    cut('#191c1f'),
    box(180, 170, 1240, 860, { r: 14, fill: GRAPHITE }),
    text(214, 244, 'Plant &gt; Hall 2 &gt; Pumps &gt; P 06 &gt; State', { size: 42, fill: PAPER }),
    path('M180 282H1420', { stroke: FAINT }),
    ...tiles,
    box(400, 420, 800, 430, { r: 22, fill: LIFTED, stroke: LIME, width: 4 }),
    path('M524 506L590 622H458Z', { stroke: LIME, width: 5 }),
    path('M524 546v36M524 598v6', { stroke: LIME, width: 7 }),
    text(630, 556, 'Warning 0417', { size: 56, fill: PAPER }),
    text(630, 618, '1 of 3', { size: 42, fill: QUIET }),
    ...['Yes', 'No', 'Later'].map(
      (word, k) =>
        box(450 + k * 240, 706, 220, 92, { r: 16, fill: GRAPHITE }) +
        text(560 + k * 240, 767, word, { size: 44, fill: PAPER, anchor: 'middle' }),
    ),
  ].join('');
}

interface Dial {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly at: number;
  readonly value: string;
  readonly unit: string;
}

/** A dial of which the marks are lit and the plate is not. */
function dial({ x, y, r, at, value, unit }: Dial): string {
  const turn = ((at - 90) * Math.PI) / 180;
  const point = (radius: number) =>
    `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  const glow = `<circle cx="${x}" cy="${y}" r="${r * 1.2}" fill="url(#glow)"/>`;
  return [
    glow,
    circle(x, y, r, { stroke: '#262c2f', width: 3 }),
    scale(x, y, r - 16, [-130, 130], 20, 2),
    path(`M${point(-r * 0.16)}L${point(r * 0.68)}`, { stroke: LIME, width: r > 200 ? 9 : 6 }),
    circle(x, y, r > 200 ? 17 : 11, { stroke: LIME, fill: '#0b0d0e', width: 4 }),
    text(x, y + r * 0.6, value, { size: Math.max(66, r * 0.34), fill: PAPER, anchor: 'middle' }),
    text(x, y + r * 0.84, unit, { size: 40, fill: QUIET, anchor: 'middle' }),
  ].join('');
}

const night = () =>
  [
    '<defs><radialGradient id="glow"><stop offset="0" stop-color="#c8ff2e" stop-opacity=".075"/><stop offset="1" stop-color="#c8ff2e" stop-opacity="0"/></radialGradient></defs>',
    '<rect width="1600" height="1200" fill="#0b0d0e"/>',
    cut('#0f1214', '#3a4246'),
    dial({ x: 520, y: 480, r: 300, at: 31, value: '6.2', unit: 'bar' }),
    dial({ x: 1165, y: 316, r: 160, at: -38, value: '71', unit: '°C' }),
    dial({ x: 1165, y: 662, r: 160, at: 52, value: '140', unit: 'm³/h' }),
    path('M130 850H1470', { stroke: '#262c2f' }),
    ...range(8).map((k) => {
      const x = 232 + k * 162;
      const isOff = k === 5;
      return [
        box(x - 34, 886, 68, 110, { r: 9, stroke: isOff ? LIME : '#3a4246', fill: '#0b0d0e' }),
        box(x - 23, isOff ? 942 : 897, 46, 42, {
          r: 5,
          stroke: isOff ? LIME : FAINT,
          fill: isOff ? LIME : '#262c2f',
        }),
        text(x, 1050, isOff ? '6 SEAL' : String(k + 1), {
          size: 40,
          fill: isOff ? LIME : LINE,
          anchor: 'middle',
        }),
      ].join('');
    }),
  ].join('');

/** Pixels to a metre of the plan. */
const METRE = 136;
const PANEL = { x: 1372, y: 640 };

/** The boiler house from above: from where its panel is read. */
function sightLines(): string {
  const reach = METRE * 8;
  const sweep = (degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${(PANEL.x - reach * Math.cos(a)).toFixed(1)} ${(PANEL.y - reach * Math.sin(a)).toFixed(1)}`;
  };
  const door = (() => {
    const a = (-16.5 * Math.PI) / 180;
    return { x: PANEL.x - reach * Math.cos(a), y: PANEL.y - reach * Math.sin(a) };
  })();
  const person = (x: number, y: number, number: number, dx: number, dy: number) =>
    path(`M${x.toFixed(1)} ${y.toFixed(1)}L${PANEL.x} ${PANEL.y}`, {
      stroke: LIME,
      width: 2,
      dash: '34 10 6 10',
    }) +
    circle(x, y, 15, { stroke: LIME, fill: LIME }) +
    circle(x + dx, y + dy, 34, { stroke: LIME, fill: GRAPHITE }) +
    text(x + dx, y + dy + 14, String(number), { size: 40, fill: PAPER, anchor: 'middle' });
  const boiler = (x: number) =>
    box(x, 226, 300, 214, { r: 26, fill: GRAPHITE, width: 2.6 }) +
    box(x + 18, 244, 264, 178, { r: 16, stroke: FAINT }) +
    circle(x + 150, 333, 64, { width: 2 }) +
    circle(x + 150, 333, 40, { stroke: FAINT }) +
    path(`M${x + 92} 440v44M${x + 208} 440v44`, { width: 8, stroke: FAINT });
  return [
    `<defs><clipPath id="room"><path d="M190 170H1410V1050H190Z"/></clipPath></defs>`,
    path('M110 90H1490V1130H110Z M190 170V1050H1410V170Z', {
      fill: 'url(#hatch)',
      width: 2.6,
    }).replace('<path', '<path fill-rule="evenodd"'),
    `<g clip-path="url(#room)">${path(`M${PANEL.x} ${PANEL.y}L${sweep(60)}A${reach} ${reach} 0 0 0 ${sweep(-60)}Z`, { fill: 'rgba(200,255,46,.045)', stroke: 'rgba(200,255,46,.35)', width: 1.6 })}</g>`,
    boiler(262),
    boiler(634),
    boiler(1006),
    path('M354 484V548H1214V484M470 484V548M726 484V548M842 484V548M1098 484V548', {
      stroke: FAINT,
      width: 8,
    }),
    // The door: its opening in the wall, its leaf, and the quarter that it sweeps.
    box(108, door.y - 76, 84, 152, { stroke: 'none', fill: LIFTED }),
    path(`M110 ${door.y - 76}h80M110 ${door.y + 76}h80`, { width: 2.6 }),
    path(`M190 ${door.y + 76}h152`, { width: 5 }),
    path(`M342 ${door.y + 76}A152 152 0 0 0 190 ${door.y - 76}`, { stroke: FAINT, dash: '8 8' }),
    // The pumps, in the order of their switches.
    repeat(8, (k) =>
      k === 5
        ? circle(452 + k * 106, 984, 34, { stroke: LIME, width: 3 }) +
          path(`M${428 + k * 106} 1008l48-48`, { stroke: LIME, width: 3 })
        : circle(452 + k * 106, 984, 34) +
          path(`M${452 + k * 106} 950l30 50h-60z`, { stroke: FAINT }),
    ),
    person(door.x, door.y, 1, 0, -72),
    person(640, 640, 2, 0, -62),
    person(1040, 800, 3, 0, 64),
    // The panel on its desk.
    box(1372, 552, 38, 176, { fill: GRAPHITE, width: 2.6 }),
    box(1366, 572, 12, 136, { stroke: LIME, fill: LIME }),
    text((door.x + PANEL.x) / 2 - 70, (door.y + PANEL.y) / 2 + 74, '8.0 m', {
      size: 46,
      fill: PAPER,
      anchor: 'middle',
    }).replace(
      '<text',
      `<text transform="rotate(-16.5 ${(door.x + PANEL.x) / 2 - 70} ${(door.y + PANEL.y) / 2 + 74})"`,
    ),
  ].join('');
}

const views: Record<string, () => string> = {
  'touch-screen': touchScreen,
  night,
  'sight-lines': sightLines,
};

/** What was in the desk of a boiler house, what is at night, and from where it is read. Parameter: `view`. */
const draw: Draw = (params) => {
  const body = views[textParam(params, 'view', 'night')];
  if (body === undefined) throw new Error('There is no such view of the boiler house');
  return plate(body());
};

export default draw;
