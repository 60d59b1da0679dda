import type { Draw } from '../../workshop/types.ts';
import { page, range, repeat, textParam } from '../kit.ts';
import {
  block,
  edge,
  INK,
  levels,
  PAPER,
  path,
  ring,
  shape,
  uprights,
  within,
  type Field,
} from './ink.ts';

const WIDTH = 1500;
const HEIGHT = 1000;
const TABLE = 720;

/** The wall, lighter where the light falls on it from the upper left. */
const wall = () =>
  levels({ x: 0, y: 0, width: WIDTH, height: TABLE }, 9, (x, y) => {
    const far = Math.hypot((x - 480) / 1.3, y - 260) / 760;
    return Math.min(0.6, 0.06 + 0.46 * far ** 1.4);
  });

/** The table top, seen a little from above, and its edge. */
const table = () =>
  [
    block({ x: 0, y: TABLE, width: WIDTH, height: HEIGHT - TABLE }, 0),
    levels(
      { x: 0, y: TABLE, width: WIDTH, height: 210 },
      8,
      (x, y) => 0.24 + 0.1 * (x / WIDTH) + 0.05 * Math.sin(x / 90 + y / 9) + (y - TABLE) / 1600,
    ),
    path(`M0 ${TABLE}H${WIDTH}`, 3),
    block({ x: 0, y: 930, width: WIDTH, height: 16 }, 3),
    levels({ x: 0, y: 946, width: WIDTH, height: 54 }, 6, () => 0.66),
  ].join('');

/** A shadow that lies on the table, to the right of what throws it. */
const shadow = (x: number, y: number, length: number, depth: number) =>
  within(
    `M${x} ${y}H${x + length}Q${x + length + depth} ${y + depth} ${x + length - depth} ${y + depth}H${x + depth}Z`,
    levels({ x, y, width: length + depth, height: depth }, 6, () => 0.74),
  );

/** A shape filled with upright lines. */
const modelled = (d: string, field: Field, gap: number, tone: (x: number, y: number) => number) =>
  `${path(d, 3, PAPER)}${within(d, uprights(field, gap, tone))}${path(d, 3)}`;

/** Round from left to right: light at a third, dark at the right edge. */
const round = (from: number, width: number) => (x: number) => {
  const place = (x - from) / width;
  return Math.min(0.95, 0.12 + 1.3 * (place - 0.3) ** 2 + (place > 0.3 ? 0.5 * (place - 0.3) : 0));
};

/** A calendar whose leaves are torn off; the fourth lies below it, beside an inkwell. */
function calendar(): string {
  const leaf = { x: 490, y: 190, width: 380, height: 400 };
  const figure = (x: number, y: number, size: number, digit: string, turn = '') =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="Instrument Serif" font-size="${size}" fill="${INK}" ${turn}>${digit}</text>`;
  return [
    wall(),
    // What it throws on the wall.
    uprights({ x: 870, y: 130, width: 40, height: 500 }, 7, () => 0.8),
    levels({ x: 500, y: 618, width: 410, height: 30 }, 6, () => 0.72),
    block({ x: 460, y: 96, width: 440, height: 526 }, 4),
    levels({ x: 460, y: 96, width: 440, height: 74 }, 6, () => 0.8),
    block({ x: 490, y: 116, width: 380, height: 34 }, 2),
    path('M560 116v34M800 116v34', 2),
    ring(680, 76, 13, 4, PAPER),
    path('M680 89v8', 5),
    // The block of leaves: the edges of those to come, and the one that is read.
    ...range(5).map((k) => block({ ...leaf, y: leaf.y + 16 - k * 4, x: leaf.x + 4 - k }, 1.4)),
    block(leaf, 3),
    uprights(
      { x: leaf.x + leaf.width - 26, y: leaf.y, width: 26, height: leaf.height },
      6,
      () => 0.16,
    ),
    path(`M${leaf.x + 40} 250h300M${leaf.x + 40} 552h300`, 2),
    path(`M${leaf.x + 40} 258h300`, 5),
    figure(680, 520, 330, '5'),
    figure(680, 238, 38, 'APRIL', 'letter-spacing="10"'),
    // The stub of the leaf torn off yesterday.
    path(
      `M${leaf.x} 190l22 14 30 -8 26 10 34 -12 28 12 36 -8 30 12 32 -14 36 10 30 -6 38 12 36 -10 2 -12z`,
      2,
      PAPER,
    ),
    table(),
    shadow(330, 838, 330, 40),
    `<g transform="translate(470 800) skewX(-38) scale(1 .46)">${block({ x: -130, y: -120, width: 300, height: 270 }, 4)}${figure(20, 96, 250, '4')}${path('M-130 -120l24 16 30 -10 28 14 34 -14 30 12 34 -10 30 14 34 -14 26 10 30 -18', 3, PAPER)}</g>`,
    shadow(1050, 846, 250, 44),
    modelled(
      'M1010 740q-30 20 -30 66v60q0 22 26 22h178q26 0 26 -22v-60q0 -46 -30 -66z',
      { x: 976, y: 736, width: 240, height: 160 },
      7,
      round(980, 230),
    ),
    path('M1136 706Q1190 560 1184 470', 5),
    modelled(
      'M1166 590Q1128 470 1196 300Q1254 430 1190 590Q1180 600 1166 590z',
      { x: 1130, y: 296, width: 130, height: 310 },
      7,
      (x, y) => 0.08 + (x - 1140) / 260 + 0.1 * Math.sin((y + x) / 14),
    ),
    path('M1180 600Q1190 450 1196 310', 4),
    modelled(
      'M1050 700h92q10 0 10 12v28h-112v-28q0 -12 10 -12z',
      { x: 1036, y: 696, width: 120, height: 48 },
      6,
      round(1040, 112),
    ),
    block({ x: 1030, y: 690, width: 132, height: 16 }, 3),
  ].join('');
}

/** Coins one upon another. */
function coins(x: number, foot: number, count: number): string {
  return repeat(count, (k) => {
    const y = foot - k * 17;
    const side = `M${x - 46} ${y - 15}v13q46 22 92 0v-13z`;
    return `${path(side, 2.5, PAPER)}${within(
      side,
      uprights(
        { x: x - 46, y: y - 16, width: 92, height: 28 },
        5,
        (px) => 0.3 + 0.5 * ((px - x + 46) / 92),
      ),
    )}<ellipse cx="${x}" cy="${y - 15}" rx="46" ry="13" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/><ellipse cx="${x}" cy="${y - 15}" rx="34" ry="8" fill="none" stroke="${INK}" stroke-width="1.4"/>`;
  });
}

/** A collecting box in the shape of a lifeboat on its plinth, coins before it, the account at its side. */
function box(): string {
  const hull = 'M250 350Q700 440 1170 340Q1130 540 980 560H440Q300 540 250 350z';
  const strake = 'M254 366Q700 456 1166 356L1160 392Q700 490 264 404z';
  return [
    wall(),
    table(),
    shadow(520, 776, 640, 54),
    block({ x: 430, y: 650, width: 560, height: 136 }, 4),
    uprights({ x: 430, y: 650, width: 560, height: 136 }, 7, (x) => 0.52 + (x - 430) / 1500),
    block({ x: 404, y: 632, width: 612, height: 26 }, 3),
    levels({ x: 404, y: 646, width: 612, height: 12 }, 5, () => 0.5),
    block({ x: 404, y: 774, width: 612, height: 24 }, 3),
    block({ x: 600, y: 676, width: 220, height: 74 }, 3),
    path('M640 700h140M660 724h100', 3),
    // Two chocks hold the hull.
    ...[500, 850].map((x) =>
      shape(
        [
          [x, 632],
          [x + 14, 548],
          [x + 66, 548],
          [x + 80, 632],
        ],
        3,
        INK,
      ),
    ),
    modelled(hull, { x: 240, y: 330, width: 940, height: 240 }, 7, (x, y) =>
      Math.min(0.92, 0.2 + (y - 380) / 270 + (x > 700 ? (x - 700) / 1100 : 0)),
    ),
    path(strake, 3, PAPER),
    // Life line in bows along the strake.
    path(
      `M290 414${range(8)
        .map(() => 'q50 66 101 4')
        .join('')}`,
      4,
      'none',
    ).replace(INK, PAPER),
    // The house in its middle with the slot, the mast, the oars that are shipped.
    modelled(
      'M520 402V322q0 -16 18 -16h330q18 0 18 16v76q-190 20 -366 4z',
      { x: 516, y: 300, width: 376, height: 116 },
      7,
      (x) => 0.3 + (x - 520) / 900,
    ),
    path('M500 306h406q6 -22 -18 -26H524q-28 4 -24 26z', 3, PAPER),
    block({ x: 636, y: 286, width: 140, height: 11 }, 2, INK),
    ring(590, 354, 19, 4, PAPER),
    ring(704, 358, 19, 4, PAPER),
    ring(818, 354, 19, 4, PAPER),
    path('M430 388V130', 9),
    shape(
      [
        [434, 134],
        [560, 164],
        [434, 204],
      ],
      3,
      INK,
    ),
    path('M434 220L520 296M426 220L280 352', 2),
    path('M1080 356V250M1080 258l-36 -16M1080 258l36 -16', 6),
    // Last in time, nearest to the eye.
    `<g transform="translate(1180 830) skewX(-34) scale(1 .5)">${block({ x: -60, y: -120, width: 250, height: 260 }, 4)}${path(
      range(7)
        .map((k) => `M-36 ${-84 + k * 30}h130M120 ${-84 + k * 30}h46`)
        .join(''),
      4,
    )}${path('M106 -108V126', 3)}</g>`,
    shadow(250, 878, 270, 26),
    coins(280, 884, 5),
    coins(392, 896, 3),
    coins(500, 888, 1),
  ].join('');
}

/** A thick ledger on a smaller book; a key and a candle before the dark of the cellar. */
function ledger(): string {
  const cover = { x: 330, y: 320, width: 640, height: 46 };
  const leaves = { x: 388, y: 366, width: 560, height: 168 };
  const spine = 'M330 320Q282 443 330 580H404V320z';
  return [
    levels({ x: 0, y: 0, width: WIDTH, height: TABLE }, 9, (x, y) => {
      const far = Math.hypot((x - 1180) / 1.1, y - 330) / 620;
      return Math.min(0.82, 0.06 + 0.66 * far ** 1.1);
    }),
    table(),
    shadow(120, 742, 760, 60),
    // The book below.
    block({ x: 300, y: 580, width: 720, height: 30 }, 3, INK),
    block({ x: 330, y: 610, width: 672, height: 112 }, 3),
    levels({ x: 330, y: 610, width: 672, height: 112 }, 8, (x) => 0.36 - (x - 330) / 3200),
    block({ x: 300, y: 722, width: 720, height: 28 }, 3, INK),
    path('M300 580Q262 660 300 750H356V580z', 3, INK),
    path('M284 634h70M284 694h70', 4).replace(INK, PAPER),
    // The ledger: leaves between two boards, a ribbed spine, a strap with its clasp.
    block({ ...cover, y: 534 }, 3),
    levels({ ...cover, y: 534 }, 5, () => 0.8),
    block(leaves, 3),
    levels(leaves, 6, (x, y) => 0.3 - (x - 388) / 3600 + 0.08 * Math.sin(y / 7 + x / 150)),
    block(cover, 3),
    levels(cover, 5, (x) => 0.78 - (x - 330) / 2400),
    modelled(spine, { x: 290, y: 316, width: 120, height: 270 }, 6, (x) =>
      Math.min(0.94, 0.4 + Math.abs(x - 372) / 130),
    ),
    ...[372, 450, 528].map((y) => path(`M304 ${y}q50 12 100 0v14q-50 12 -100 0z`, 2.5, PAPER)),
    block({ x: 716, y: 312, width: 96, height: 276 }, 3),
    uprights({ x: 716, y: 312, width: 96, height: 276 }, 6, (x) => 0.78 - (x - 716) / 400),
    block({ x: 728, y: 410, width: 72, height: 92 }, 3),
    ring(764, 442, 13, 3, INK),
    path('M764 446v26', 9),
    block({ x: 930, y: 320, width: 40, height: 46 }, 3),
    block({ x: 930, y: 534, width: 40, height: 46 }, 3),
    // The candle, from which all light comes.
    shadow(1130, 792, 170, 34),
    ...range(16).map((k) => {
      const angle = (Math.PI * 2 * k) / 16;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return path(
        `M${1180 + 96 * dx} ${326 + 96 * dy}L${1180 + (k % 2 === 0 ? 150 : 128) * dx} ${326 + (k % 2 === 0 ? 150 : 128) * dy}`,
        2.5,
      );
    }),
    modelled(
      'M1136 430q20 -14 44 -6t46 6V716H1136z',
      { x: 1132, y: 420, width: 96, height: 300 },
      7,
      (_x, y) => 0.06 + (y - 420) / 900,
    ),
    path('M1136 430q-2 60 14 62t10 -40', 3, PAPER),
    path('M1180 424v-34', 5),
    path('M1180 398q-40 -30 0 -124q42 90 0 124z', 3, PAPER),
    path('M1180 388q-14 -16 0 -58q16 42 0 58z', 2, INK),
    path('M1050 752q0 -30 62 -34h140q58 4 58 34q-20 50 -130 50t-130 -50z', 3, PAPER),
    within(
      'M1050 752q0 -30 62 -34h140q58 4 58 34q-20 50 -130 50t-130 -50z',
      levels({ x: 1046, y: 716, width: 270, height: 90 }, 6, (_x, y) => 0.2 + (y - 716) / 140),
    ),
    modelled(
      'M1120 690h120v38q-60 16 -120 0z',
      { x: 1116, y: 686, width: 130, height: 60 },
      6,
      round(1120, 120),
    ),
    path('M1306 748q66 -24 66 14q0 34 -74 14', 9),
    // The key.
    levels({ x: 556, y: 868, width: 330, height: 14 }, 5, () => 0.8),
    path('M640 846H880', 16),
    ring(592, 846, 42, 15),
    path('M672 828v36M694 828v36', 7),
    path('M806 852v46h20v-22h16v22h24v-46z', 3, INK),
  ].join('');
}

const SUBJECTS: Record<string, () => string> = { calendar, box, ledger };

/**
 * Something on a table, in one ink, for the firm's letters.
 *
 * Parameter: `subject` (calendar, box, ledger).
 */
const draw: Draw = (params) => {
  const name = textParam(params, 'subject', 'calendar');
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`still-lifes: no subject ${name}`);
  const sheet = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    families: ['Instrument Serif'],
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${block(sheet)}${within(edge(sheet), subject())}</svg>`,
  });
};

export default draw;
