/**
 * The map of an invented city: a river, its islands, a bay. It has no colours of its own: the page that
 * shows it gives each part (`data-part`) those of a look, and leaves out names that a frame would cut.
 */
import type { Draw } from '../../workshop/types.ts';
import { numbersFrom, points, smooth, straight, within, type Point } from './geometry.ts';

/** The drawing’s size in its own units; the marker stands in the middle. */
const CITY = { width: 1600, height: 1000 } as const;

/** A quarter with streets of its own: two families of them, the second across the first. */
interface Quarter {
  /** Convex, clockwise. */
  shape: readonly Point[];
  /** Degrees. */
  turn: number;
  /** Units between the streets of each family. */
  blocks: readonly [number, number];
}

const quarters: Quarter[] = [
  {
    shape: points('330,-60 1000,-60 960,330 520,330 300,240'),
    turn: 12,
    blocks: [30, 46],
  },
  {
    shape: points('1000,-60 1700,-60 1700,330 1010,470 930,300'),
    turn: -21,
    blocks: [34, 54],
  },
  {
    shape: points('1010,470 1700,330 1700,640 1300,640 1010,590'),
    turn: 32,
    blocks: [28, 40],
  },
  {
    shape: points('640,310 930,340 1010,470 1010,590 860,640 690,640'),
    turn: -31,
    blocks: [22, 34],
  },
  {
    shape: points('260,270 640,300 672,585 250,478'),
    turn: 6,
    blocks: [24, 40],
  },
  {
    shape: points('420,510 610,560 690,640 420,720 260,720 250,520'),
    turn: -14,
    blocks: [23, 38],
  },
  {
    shape: points('560,690 860,650 1020,610 1100,760 900,900 560,860'),
    turn: -38,
    blocks: [21, 30],
  },
  {
    shape: points('1020,610 1300,650 1700,720 1700,1060 1180,1060 1080,780'),
    turn: 17,
    blocks: [30, 44],
  },
  {
    shape: points('300,780 560,700 600,860 900,900 1180,1060 340,1060'),
    turn: 9,
    blocks: [32, 48],
  },
];

const river = points('1660,700 1420,668 1210,632 1010,592 860,640 660,664 430,726 140,790');
const northBranch = points('1016,592 1004,470 930,352 760,306 520,296 180,236');
const middleBranch = points('700,660 618,574 440,506 180,486');

/** Lines of one family across a quarter, a few of them left out or cut short. */
function family(
  { shape, turn }: Quarter,
  angle: number,
  gap: number,
  next: () => number,
): string[] {
  const direction = ((turn + angle) * Math.PI) / 180;
  const along: Point = [Math.cos(direction), Math.sin(direction)];
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [cx, cy] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy);
  const lines: string[] = [];
  for (let offset = -reach; offset < reach; offset += gap * (0.75 + next() * 0.5)) {
    const [x, y] = [cx - along[1] * offset, cy + along[0] * offset];
    const [back, ahead] = [next() < 0.22 ? next() : 1, next() < 0.22 ? next() : 1];
    const cut = within(
      shape,
      [x - along[0] * reach * back, y - along[1] * reach * back],
      [x + along[0] * reach * ahead, y + along[1] * reach * ahead],
    );
    if (cut && next() > 0.06) lines.push(straight(cut));
  }
  return lines;
}

const next = numbersFrom(59_95_30_33);

/** The city’s layers, as paths. */
const city = {
  quarters: quarters.map(({ shape }) => straight(shape, true)).join(''),
  streets: quarters
    .flatMap((quarter) => [
      ...family(quarter, 0, quarter.blocks[0], next),
      ...family(quarter, 90, quarter.blocks[1], next),
    ])
    .join(''),
  parks: [
    smooth(points('300,286 400,276 470,330 430,396 330,400 270,350'), true),
    smooth(points('872,560 960,520 988,578 905,616'), true),
    smooth(points('1120,118 1270,70 1360,150 1300,250 1160,240'), true),
    smooth(points('700,792 800,760 838,806 742,846'), true),
    smooth(points('1350,812 1480,780 1560,860 1490,960 1370,930'), true),
    smooth(points('600,96 690,60 740,130 660,190'), true),
    smooth(points('330,570 410,548 440,610 360,650'), true),
  ].join(''),
  bay: smooth(
    points(
      '-80,-80 250,-80 300,60 236,170 262,262 232,360 262,470 226,560 276,690 258,800 330,900 290,1080 -80,1080',
    ),
    true,
  ),
  river: smooth(river),
  branches: smooth(northBranch) + smooth(middleBranch),
  canals:
    smooth(points('1150,622 1090,710 960,764 760,742 600,690')) +
    smooth(points('1280,646 1180,790 980,862 700,884 420,816 250,800')) +
    smooth(points('838,322 800,250 846,120 820,-60')),
  rails:
    smooth(points('1190,860 1290,930 1370,1080')) + smooth(points('1090,300 1190,190 1230,-80')),
  ferries: smooth(points('250,486 150,420 -40,400')) + smooth(points('262,720 120,640 -40,660')),
  avenues: [
    smooth(points('900,690 1080,800 1330,1080')),
    smooth(points('900,690 880,840 900,1080')),
    smooth(points('900,690 700,830 420,1080')),
    smooth(points('900,690 842,560 760,420 700,300 640,130 600,-60')),
    smooth(points('300,430 520,440 760,420 960,440 1240,400 1680,260')),
    smooth(points('320,640 500,610 660,560 842,560 1060,540 1330,570 1680,520')),
    smooth(points('900,690 1130,690 1400,740 1680,850')),
  ].join(''),
  ring: smooth(
    points(
      '330,980 520,930 840,950 1140,920 1330,780 1440,560 1400,330 1220,160 940,110 620,150 420,200',
    ),
  ),
};

/** Names on the map; those of waters lean. */
const names: { at: Point; text: string; water?: true }[] = [
  { at: [165, 330], text: 'The Bay', water: true },
  { at: [1196, 636], text: 'Long River', water: true },
  { at: [368, 345], text: 'Kite Park' },
  { at: [1216, 160], text: 'Winter Wood' },
  { at: [1452, 870], text: 'Fairground' },
  { at: [560, 380], text: 'Ropewalk' },
  { at: [470, 660], text: 'Harbour Side' },
  { at: [1120, 470], text: 'Foundry' },
  { at: [800, 925], text: 'Three Avenues' },
  { at: [470, 90], text: 'North Shore' },
];

/** Units of the drawing that a letter of a name takes, on the generous side. */
const LETTER = 14;

/** Frames, as width by height in tenths, that the stylesheet tells apart: from narrow, and to wide. */
const FROM = [4, 8, 11, 15] as const;
const TO = [17, 20, 40] as const;

/**
 * The narrowest and the widest frame in which a name is not cut: the drawing fills its frame, so a
 * narrow one cuts its sides, a wide one its top and its foot.
 */
function frameOf({ at: [x, y], text }: (typeof names)[number]) {
  const beside = Math.abs(x - CITY.width / 2) + (text.length * LETTER) / 2 + 12;
  const above = Math.abs(y - CITY.height / 2) + 24;
  return {
    from: FROM.find((ratio) => (ratio * CITY.height) / 20 >= beside) ?? FROM[3],
    to: TO.findLast((ratio) => (10 * CITY.width) / (2 * ratio) >= above) ?? TO[0],
  };
}

const part = (name: string, d: string, width?: string) =>
  `<path data-part="${name}"${width ? ` data-width="${width}"` : ''} d="${d}"/>`;

/** Shores lie below all waters, so that none crosses the mouth of another. */
const waters = (name: string) =>
  part(name, city.canals, 'canal') +
  part(name, city.branches, 'branch') +
  part(name, city.river, 'river');

const labels = names.map((name) => {
  const { from, to } = frameOf(name);
  const [x, y] = name.at;
  const water = name.water ? ' data-water="true"' : '';
  return `<text x="${x}" y="${y}"${water} data-from="${from}" data-to="${to}">${name.text}</text>`;
});

/** From the ground up. */
const layers = [
  part('quarters', city.quarters),
  part('streets', city.streets),
  part('parks', city.parks),
  waters('shore'),
  part('bay', city.bay),
  waters('water'),
  part('ferries', city.ferries),
  part('rails', city.rails),
  part('edge', city.ring + city.avenues),
  part('avenues', city.ring + city.avenues),
  `<g data-part="names">${labels.join('')}</g>`,
];

/** Fills its frame, and is silent: what stands around it is the image, and has its name. */
const draw: Draw = () => ({
  ...CITY,
  markup: `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${CITY.width} ${CITY.height}" preserveAspectRatio="xMidYMid slice">${layers.join('')}</svg>`,
});

export default draw;
