/** A chair that is taken apart and put up, and a sleeve that goes on: pictures of two works. */
import { repeat, textParam } from '../../kit.ts';
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO } from '../../blocks/palette.ts';
import { chair } from '../../blocks/things.ts';
import { block, cloud, cut, disc, laid, line, shape, turned, words } from './cut.ts';
import type { Draw } from '../../../workshop/types.ts';

const [W, H] = [1920, 1200];

const all = (colour: string): string => block(0, 0, W, H, colour);

/** Drawn smaller, so that a crop of 4:3 keeps it whole. */
const kept = (parts: readonly string[]): string =>
  `<g transform="translate(144 90) scale(.85)">${parts.join('')}</g>`;

/** A clock on the wall. */
function clock(x: number, y: number, hour: number, minute: number): string {
  const hand = (share: number, length: number, width: number): string => {
    const turn = share * Math.PI * 2;
    return line(
      `M${x} ${y}L${Math.round(x + Math.sin(turn) * length)} ${Math.round(y - Math.cos(turn) * length)}`,
      INK,
      width,
    );
  };
  const ticks = repeat(12, (k) =>
    turned(x, y, k * 30, block(-4, -88, 8, k % 3 === 0 ? 22 : 12, INK)),
  );
  return `${disc(x, y, 116, PAPER)}${disc(x, y, 100, SUN)}${ticks}${hand((hour + minute / 60) / 12, 48, 14)}${hand(minute / 60, 74, 10)}${disc(x, y, 12, TOMATO)}`;
}

/** A classroom before school, or after it. */
function classroom(isOver: boolean): readonly string[] {
  const seats = [300, 790, 1280];
  const scale = 1.2;
  const top = 740;
  const sun = isOver
    ? [
        block(1330, 230, 460, 282, TOMATO),
        shape('M1450 462a110 110 0 0 1 220 0z', SUN),
        block(1330, 462, 460, 50, PINE),
      ]
    : [
        block(1330, 230, 460, 282, COBALT),
        disc(1690, 310, 70, SUN),
        cloud(1372, 400, 30),
        block(1330, 462, 460, 50, PINE),
      ];
  const table = [
    block(150, top, 1620, 44, PAPER),
    ...[190, 1690].map((x) => block(x, top + 44, 40, 300, PAPER)),
  ];
  const standing = seats.map((x) => laid(chair, x - 40, 1120 - 400 * scale, scale));
  const raised = seats.map((x) => laid(chair, x - 20, top - 184 * scale, scale, 180));
  const broom = turned(
    1815,
    1150,
    -9,
    block(-10, -620, 20, 520, TOMATO),
    shape('M-56 -110H56L76 0H-76z', SUN),
    block(-56, -128, 112, 30, COBALT),
  );
  return [
    all(PAPER),
    // The lower wall is a board from end to end.
    block(0, 190, W, 660, INK),
    block(0, 850, W, 350, PINE),
    line('M0 56H1920', INK, 6),
    repeat(11, (k) =>
      shape(`M${52 + k * 172} 58h96l-48 82z`, [TOMATO, SUN, COBALT, ROSE, PINE][k % 5] ?? SUN),
    ),
    isOver
      ? words('tot morgen', 470, 430, 128, PAPER, 'start', 500)
      : words('maandag', 470, 430, 128, PAPER, 'start', 500),
    isOver ? '' : block(470, 470, 440, 12, SUN),
    clock(220, 380, isOver ? 16 : 8, isOver ? 0 : 30),
    block(1306, 206, 508, 330, PAPER),
    ...sun,
    block(1548, 230, 24, 282, PAPER),
    ...table,
    ...(isOver ? [...raised, broom] : standing),
    isOver
      ? shape('M1500 1160a60 34 0 0 1 120 0z', ROSE) +
        disc(1530, 1140, 8, SUN) +
        disc(1586, 1152, 6, SUN)
      : shape('M676 740v-96h84v96z', ROSE) +
        block(696, 560, 12, 84, SUN) +
        block(728, 580, 12, 64, TOMATO),
  ];
}

/** The seven boards, flat, with their slots and tenons. */
function boards(): readonly string[] {
  const number = (name: string, x: number, y: number, colour: string): string =>
    disc(x, y, name === '7' ? 31 : 42, colour) +
    words(
      name,
      x,
      y + (name === '7' ? 16 : 22),
      name === '7' ? 46 : 62,
      colour === INK ? PAPER : INK,
      'middle',
    );
  return [
    all(INK),
    kept([
      // 1: the long upright. 2: the post.
      shape('M130 110h110l44 980h-110z', ROSE),
      ...[250, 520, 720, 980].map((y) => block(150 + (y - 110) * 0.045, y, 74, 40, INK)),
      number('1', 204, 420, INK),
      shape('M370 110h104v640h-104z', PINE),
      block(400, 80, 44, 32, PINE),
      ...[230, 460].map((y) => block(385, y, 74, 40, INK)),
      block(400, 748, 44, 34, PINE),
      number('2', 422, 610, INK),
      // 3: the back.
      shape('M600 110H1130a70 70 0 0 1 70 70v150H600z', TOMATO),
      block(562, 190, 40, 70, TOMATO),
      block(1198, 220, 40, 70, TOMATO),
      disc(900, 190, 42, SUN),
      disc(1006, 190, 42, ROSE),
      number('3', 700, 220, INK),
      // 5: the slat.
      block(1310, 110, 460, 130, SUN),
      block(1272, 140, 40, 70, SUN),
      block(1768, 140, 40, 70, SUN),
      number('5', 1540, 175, INK),
      // 4: the seat.
      shape('M600 440H1150L1220 800H600z', COBALT),
      block(600, 800, 620, 34, PAPER),
      ...[500, 680].map((y) => block(640, y, 40, 74, INK)),
      block(1050, 690, 74, 40, INK),
      number('4', 880, 620, INK),
      // 6: the front leg. 7: the rail.
      shape('M1400 340h120l-14 500h-92z', TOMATO),
      block(1434, 308, 52, 34, TOMATO),
      block(1430, 660, 56, 40, INK),
      number('6', 1460, 490, INK),
      block(600, 960, 620, 70, SUN),
      block(562, 976, 40, 38, SUN),
      block(1218, 976, 40, 38, SUN),
      number('7', 910, 995, INK),
      // The wedges.
      ...[0, 1, 2, 3, 4].map((k) =>
        shape(`M${1630 + (k % 3) * 80} ${420 + Math.floor(k / 3) * 170}h50l-10 110h-30z`, PINE),
      ),
      words('wedges', 1630, 780, 62, PAPER, 'start', 500),
      words('18 mm birch, seven boards', 1310, 1000, 44, PAPER, 'start', 500),
      block(1310, 1034, 460, 10, TOMATO),
    ]),
  ];
}

/** How two boards hold: a tenon through a slot, and a wedge through the tenon. */
function wedge(): readonly string[] {
  const thread = repeat(9, (k) => shape(`M1536 ${430 + k * 48}l108 -22v20l-108 22z`, INK));
  return [
    all(COBALT),
    block(150, 500, 360, 200, SUN),
    block(800, 430, 460, 340, SUN),
    block(460, 0, 360, 1200, ROSE),
    block(820, 430, 16, 340, INK),
    // The wedge, tight between its hole and the board.
    block(322, 500, 138, 200, INK),
    shape('M316 300H460V900H346z', PINE),
    shape('M316 300H460V352H318.5z', PAPER),
    // The way in.
    line('M388 70V200', PAPER, 22),
    shape('M334 186H442L388 256z', PAPER),
    // A screw, which is not in it.
    block(1260, 0, 660, 1200, TOMATO),
    shape('M1460 310a130 90 0 0 1 260 0z', PAPER),
    block(1564, 222, 52, 44, INK),
    shape('M1536 310h108v490l-54 120l-54 -120z', PAPER),
    thread,
    line('M1380 240L1800 900M1800 240L1380 900', INK, 44),
  ];
}

/** The sleeve by itself, turned by quarters: its arcs have their middle at its lower right corner. */
function sleeve(x: number, y: number, size: number, quarter: number): string {
  const arc = (share: number, colour: string): string =>
    shape(`M${100 - share} 100A${share} ${share} 0 0 1 100 ${100 - share}V100z`, colour);
  const art = [
    block(0, 0, 100, 100, COBALT),
    arc(100, SUN),
    arc(75, TOMATO),
    arc(50, PAPER),
    arc(25, INK),
    disc(18.3, 18.3, 9.75, ROSE),
  ];
  return `<g transform="translate(${x} ${y}) scale(${size / 100}) rotate(${quarter * 90} 50 50)">${art.join('')}</g>`;
}

/** Four of them, corner to corner. */
const roundabout = (x: number, y: number, size: number): string =>
  [
    sleeve(x, y, size, 0),
    sleeve(x + size, y, size, 1),
    sleeve(x + size, y + size, size, 2),
    sleeve(x, y + size, size, 3),
  ].join('');

/** Four sleeves in the window of a shop. */
function shop(): readonly string[] {
  return [
    all(ROSE),
    block(0, 0, W, 150, INK),
    words('PLATEN', 960, 112, 108, SUN, 'middle'),
    block(120, 150, 1260, 960, INK),
    block(160, 150, 1180, 920, PINE),
    roundabout(350, 270, 400),
    // What stands beside it.
    repeat(4, (k) => block(178 + k * 32, 700, 24, 370, [TOMATO, SUN, COBALT, PAPER][k] ?? SUN)),
    repeat(4, (k) => block(1200 + k * 32, 760, 24, 310, [SUN, PAPER, TOMATO, COBALT][k] ?? SUN)),
    // The door.
    block(1480, 230, 340, 880, COBALT),
    block(1530, 280, 240, 470, SUN),
    words('open', 1650, 560, 84, INK, 'middle'),
    disc(1540, 830, 24, TOMATO),
    // The awning.
    repeat(16, (k) =>
      shape(`M${k * 120} 150h120v76a60 52 0 0 1 -120 0z`, k % 2 === 0 ? TOMATO : PAPER),
    ),
    block(0, 1110, W, 90, INK),
    repeat(6, (k) => block(60 + k * 330, 1148, 190, 12, ROSE)),
  ];
}

/** The kitchen floor from above: six across, four deep. */
function floor(): readonly string[] {
  const size = 290;
  const [left, top] = [90, 20];
  return [
    all(ROSE),
    kept([
      ...[0, 1, 2].flatMap((column) =>
        [0, 1].map((row) => roundabout(left + column * size * 2, top + row * size * 2, size)),
      ),
      // The dog goes round where the paper is white.
      turned(
        left + size * 3,
        top + size,
        -24,
        ...[
          [-144, 30],
          [-78, 66],
          [8, -150],
          [14, -72],
        ].map(([x = 0, y = 0]) => disc(x, y, 17, INK)),
        `<path d="M-102 37A109 109 0 0 1 30 -106" fill="none" stroke="${INK}" stroke-width="66" stroke-linecap="round"/>`,
        `<path d="M-98 60Q-84 110 -40 128" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round"/>`,
        turned(
          44,
          -104,
          20,
          block(-12, -33, 16, 66, SUN),
          `<rect x="14" y="-30" width="118" height="60" rx="30" fill="${INK}"/>`,
          disc(46, 0, 44, INK),
          shape('M22 -34q34 -44 54 -16q-8 30 -40 30z', COBALT),
          shape('M22 34q34 44 54 16q-8 -30 -40 -30z', COBALT),
          disc(126, 0, 12, ROSE),
          disc(88, -12, 5, PAPER),
          disc(88, 12, 5, PAPER),
        ),
      ),
      // Her bowl.
      disc(1872, 1060, 84, PAPER),
      disc(1872, 1060, 60, TOMATO),
    ]),
  ];
}

interface Side {
  readonly name: string;
  readonly colour: string;
  readonly songs: readonly (readonly [title: string, length: string])[];
  readonly total: string;
}

const SIDES: readonly Side[] = [
  {
    name: 'A',
    colour: TOMATO,
    songs: [
      ['Ring Road, Early', '3:42'],
      ['Give Way', '4:05'],
      ['Third Exit', '3:18'],
      ['Fog Lights', '3:51'],
      ['Once More Round', '3:24'],
    ],
    total: '18:20',
  },
  {
    name: 'B',
    colour: SUN,
    songs: [
      ['Indicator', '3:36'],
      ['The Slow Lane', '4:22'],
      ['Petrol and Chips', '3:09'],
      ['Wipers', '3:27'],
      ['Home before Dark', '3:46'],
    ],
    total: '18:20',
  },
];

/** Both labels, as large as plates. */
function labels(): readonly string[] {
  const one = ({ name, colour, songs, total }: Side, x: number): string => {
    const y = 600;
    const rings = [560, 520, 480].map(
      (r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${PINE}" stroke-width="8"/>`,
    );
    const rows = songs.map(([title, length], k) => {
      const at = y + 106 + k * 52;
      const half = 246 - k * 7;
      return (
        words(title, x - half, at, 38, INK, 'start', 600) +
        words(length, x + half, at, 38, INK, 'end', 400)
      );
    });
    return [
      disc(x, y, 640, INK),
      ...rings,
      disc(x, y, 424, colour),
      shape(
        `M${x - 424} ${y}A424 424 0 0 1 ${x + 424} ${y}h-60A364 364 0 0 0 ${x - 364} ${y}z`,
        PAPER,
      ),
      shape(
        `M${x - 364} ${y}A364 364 0 0 1 ${x + 364} ${y}h-60A304 304 0 0 0 ${x - 304} ${y}z`,
        COBALT,
      ),
      words('Tante Diesel', x, y - 196, 56, INK, 'middle'),
      words('Songs for a Roundabout', x, y - 138, 40, INK, 'middle', 500),
      words(name, x - 164, y + 34, 116, INK, 'middle'),
      words('33', x + 164, y + 28, 92, INK, 'middle'),
      disc(x, y, 62, ROSE),
      disc(x, y, 22, INK),
      ...rows,
      words(total, x, y + 376, 34, INK, 'middle', 500),
    ].join('');
  };
  return [
    all(ROSE),
    kept([
      '<clipPath id="left"><rect x="-400" y="-200" width="1360" height="1600"/></clipPath><clipPath id="right"><rect x="960" y="-200" width="1360" height="1600"/></clipPath>',
      `<g clip-path="url(#left)">${SIDES[0] ? one(SIDES[0], 480) : ''}</g><g clip-path="url(#right)">${SIDES[1] ? one(SIDES[1], 1440) : ''}</g>`,
      block(954, -200, 12, 1600, ROSE),
    ]),
  ];
}

const TOLD: Readonly<Record<string, () => readonly string[]>> = {
  'chair-morning': () => classroom(false),
  'chair-afternoon': () => classroom(true),
  'chair-boards': boards,
  'chair-wedge': wedge,
  'record-four': shop,
  'record-floor': floor,
  'record-labels': labels,
};

const draw: Draw = (params) => {
  const name = textParam(params, 'plate', '');
  const plate = TOLD[name];
  if (!plate) throw new Error(`no plate is called ${name}`);
  return cut(W, H, ...plate());
};

export default draw;
