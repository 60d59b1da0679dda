import type { Draw } from '../../../workshop/types.ts';
import { curve, page, range, repeat, textParam, type Point } from '../../kit.ts';
import {
  BLUSH,
  COBALT,
  CREAM,
  disc,
  flat,
  frond,
  HONEY,
  NIGHT,
  paperPicture,
  piece,
  sheet,
  TOMATO,
  turn,
} from '../../paper.ts';
import { lettering, PAPER_PAGE } from './letters.ts';

const SKY = '#0d1757';

const block = (x: number, y: number, wide: number, high: number) =>
  piece([
    [x, y + 4],
    [x + wide * 0.5, y],
    [x + wide, y + 3],
    [x + wide - 3, y + high],
    [x + 4, y + high - 3],
  ]);

const star = (x: number, y: number, r: number) =>
  piece(
    range(10).map((k): Point => {
      const a = (Math.PI * k) / 5 - 0.4;
      const away = k % 2 ? r * 0.42 : r;
      return [x + away * Math.cos(a), y + away * Math.sin(a)];
    }),
  );

function house(x: number, y: number, w: number, h: number, wall: string, roof: string): string {
  const gable: Point[] = [
    [x - 14, y - h + 6],
    [x + w / 2, y - h - w * 0.62],
    [x + w + 14, y - h],
  ];
  return `${sheet(block(x, y - h, w, h + 40), wall, 2)}${sheet(piece(gable), roof, 2)}${sheet(block(x + w / 2 - 20, y - h + 34, 40, 52), HONEY, 1)}`;
}

/** The whale that holds still, with the town asleep on it; 1440 long from 150 on. */
const whale = () =>
  [
    house(450, 606, 110, 120, CREAM, COBALT),
    house(590, 596, 96, 200, HONEY, CREAM),
    house(712, 596, 130, 116, BLUSH, COBALT),
    house(872, 606, 96, 176, CREAM, NIGHT),
    sheet(
      'M150 830C150 640 380 560 700 560C1010 560 1160 640 1250 700C1330 752 1400 690 1410 590C1360 570 1300 520 1296 440C1370 440 1420 480 1446 520C1476 470 1530 440 1592 452C1580 530 1530 580 1480 596C1490 800 1400 940 1210 990C900 1070 500 1080 320 1030C200 996 150 930 150 830Z',
      COBALT,
      3,
    ),
    sheet(
      'M176 900C330 960 700 1000 1130 930C1080 990 900 1046 640 1058C420 1064 220 1040 176 900Z',
      CREAM,
      1,
    ),
    sheet('M292 792Q332 830 372 792Q334 858 292 792Z', CREAM, 1),
    sheet('M640 900C700 860 800 880 830 960C770 1010 690 1000 640 900Z', NIGHT, 1),
  ].join('');

const wave = (y: number, dip: number, from: number, to: number, bottom: number) => {
  const points = range(8).map((k): Point => [
    from + ((to - from) * k) / 7,
    y + (k % 2 ? dip : -dip),
  ]);
  return `${curve(points)}L${to} ${bottom}L${from} ${bottom}Z`;
};

/** The book, shut, on the studio's table. */
const cover = () =>
  paperPicture(
    1600,
    1200,
    [
      `<g ${turn(-24, 190, 1250)}>${sheet(frond(190, 1260, 620, 6, 130, 0.6, 12), COBALT, 2)}</g>`,
      sheet(disc(1420, 230, 150), TOMATO, 2),
      sheet(star(236, 250, 84), TOMATO, 2),
      sheet(star(1430, 900, 60), COBALT, 2),
      `<g ${turn(4, 800, 600)}>`,
      sheet(block(420, 92, 800, 1030), CREAM, 3),
      sheet(block(400, 80, 800, 1030), TOMATO, 3),
      `<clipPath id="board"><path d="${block(400, 80, 800, 1030)}"/></clipPath><g clip-path="url(#board)">`,
      sheet(disc(980, 560, 150), HONEY, 2),
      `<g transform="translate(440 380) scale(.475)">${whale()}</g>`,
      sheet(wave(866, 14, 360, 1240, 1140), NIGHT, 2),
      sheet(wave(938, -14, 360, 1240, 1140), SKY, 2),
      '</g>',
      sheet(block(398, 78, 62, 1034), NIGHT, 1),
      lettering(836, 250, 'A Town', { size: 148, fill: CREAM }),
      lettering(836, 380, 'on a Whale', { size: 112, fill: CREAM }),
      lettering(836, 1046, 'Abena Lorentzen', { size: 56, fill: HONEY }),
      '</g>',
    ].join(''),
    flat(BLUSH),
  );

interface Bed {
  readonly frame: string;
  readonly blanket: string;
  readonly spot: string;
  readonly hair: string;
  readonly skin: string;
  readonly pattern: 'stripes' | 'spots' | 'stars';
  readonly isAwake?: boolean;
}

/** A bed from the side with whoever lies in it, its foot to the right. */
function bed({ frame, blanket, spot, hair, skin, pattern, isAwake = false }: Bed): string {
  const trim = {
    stripes: repeat(4, (k) => sheet(block(-44 + k * 52, -74, 24, 84), spot, 1)),
    spots: repeat(8, (k) => sheet(disc(-30 + (k % 4) * 56, k < 4 ? -52 : -12, 13), spot, 1)),
    stars: repeat(3, (k) => sheet(star(-16 + k * 76, -34, 28), spot, 1)),
  }[pattern];
  const eye = isAwake
    ? sheet(disc(-104, -104, 15), CREAM, 1) + sheet(disc(-100, -104, 7), NIGHT, 1)
    : `<path d="M-118-104q13 15 28 2" fill="none" stroke="${NIGHT}" stroke-width="6" stroke-linecap="round"/>`;
  return [
    sheet(block(-196, -170, 34, 236), frame, 2),
    sheet(disc(-179, -182, 27), frame, 1),
    sheet(block(196, -110, 30, 176), frame, 2),
    sheet(disc(211, -118, 23), frame, 1),
    sheet(block(-176, 2, 384, 34), frame, 2),
    sheet('M-166-34Q-170-78-128-80L-62-72Q-46-30-66 4H-166Z', CREAM, 1),
    sheet(disc(-112, -100, 52), skin, 2),
    sheet(
      'M-164-96C-172-160-110-172-76-142C-96-142-128-140-136-112C-140-98-150-88-164-96Z',
      hair,
      1,
    ),
    eye,
    sheet('M-72-76C-10-100 120-96 204-66L204 10H-78C-60-20-60-50-72-76Z', blanket, 2),
    trim,
  ].join('');
}

/** The stairs on the night the whale came up. */
function beds(): string {
  const [run, fall] = [200, 96];
  const steps = range(10).flatMap((k): Point[] => [
    [-140 + k * run, 380 + k * fall],
    [-140 + (k + 1) * run, 380 + k * fall],
  ]);
  const stairs = piece([...steps, [1900, 1300], [-140, 1300]]);
  const slope = (Math.atan2(fall, run) * 180) / Math.PI;
  const nose = (x: number) => 380 + ((x + 140 - run) / run) * fall;
  const sleepers: [number, Bed][] = [
    [
      196,
      {
        frame: NIGHT,
        blanket: HONEY,
        spot: TOMATO,
        hair: NIGHT,
        skin: '#c98a63',
        pattern: 'spots',
      },
    ],
    [
      672,
      { frame: HONEY, blanket: CREAM, spot: COBALT, hair: TOMATO, skin: BLUSH, pattern: 'stripes' },
    ],
    [
      1152,
      {
        frame: NIGHT,
        blanket: BLUSH,
        spot: TOMATO,
        hair: NIGHT,
        skin: '#8a5a42',
        pattern: 'stars',
        isAwake: true,
      },
    ],
  ];
  const cat =
    'M0 0C-30-50-20-96 6-112L4-150L26-128H48L72-150L70-110C96-90 100-40 84 0ZM84-6C130-2 150-30 138-66C160-56 168 10 84 4Z';
  return paperPicture(
    1600,
    1200,
    [
      // The window, the moon and the cat.
      sheet(block(1010, 70, 460, 500), CREAM, 3),
      sheet(block(1044, 104, 392, 432), SKY, 1),
      sheet(disc(1262, 372, 136), HONEY, 2),
      sheet(star(1108, 180, 24), CREAM, 1),
      sheet(star(1384, 170, 18), CREAM, 1),
      sheet(block(1228, 100, 22, 440), CREAM, 1),
      `<g transform="translate(1166 560) scale(1.5)">${sheet(cat, NIGHT, 2)}</g>`,
      sheet(block(976, 552, 528, 40), CREAM, 2),
      // The clock.
      sheet(disc(700, 200, 104), CREAM, 3),
      sheet(disc(700, 200, 78), HONEY, 1),
      sheet('M692 206L692 138H706L708 200L756 236L748 248Z', NIGHT, 1),
      sheet(stairs, TOMATO, 3),
      ...range(9).map((k) => sheet(block(-140 + k * run, 380 + k * fall, run + 14, 26), BLUSH, 1)),
      ...sleepers.map(
        ([x, who]) =>
          `<g transform="translate(${x} ${(nose(x) - 58).toFixed(1)}) rotate(${slope.toFixed(2)})">${bed(who)}</g>`,
      ),
    ].join(''),
    flat(COBALT),
  );
}

const motifs: Record<string, () => string> = { cover, beds };

/** A picture book about a whale: its cover, and a page of it. Parameter: `motif`. */
const draw: Draw = (params) => {
  const body = motifs[textParam(params, 'motif', 'cover')];
  if (body === undefined) throw new Error('There is no such motif of the book');
  return page({ ...PAPER_PAGE, body: body() });
};

export default draw;
