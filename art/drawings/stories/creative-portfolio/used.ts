/** Twelve works in use, each on the flat colour that it was made for. */
import { repeat, textParam } from '../../kit.ts';
import { blanket, flag, kite } from '../../blocks/cloth.ts';
import { alphabet, sign } from '../../blocks/letters.ts';
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO } from '../../blocks/palette.ts';
import { beer, poster, record, stamps } from '../../blocks/paper.ts';
import { chair, game, tile } from '../../blocks/things.ts';
import {
  block,
  cloud,
  cut,
  disc,
  laid,
  letter,
  line,
  shape,
  somebody,
  turned,
  words,
} from './cut.ts';
import type { Draw } from '../../../workshop/types.ts';

const [W, H] = [1920, 1200];

const all = (colour: string): string => block(0, 0, W, H, colour);

const USES: Readonly<Record<string, () => readonly string[]>> = {
  /** Over a beach, on a line from somebody's hand. */
  kite: () => [
    all(ROSE),
    disc(360, 700, 240, SUN),
    cloud(1180, 300, 62),
    cloud(80, 320, 44),
    block(0, 896, W, 150, COBALT),
    repeat(3, (k) => block(180 + k * 46, 918 + k * 34, 360 - k * 92, 14, SUN)),
    block(0, 1046, W, 154, SUN),
    shape('M1240 1200a420 230 0 0 1 680 -190V1200z', PINE),
    shape('M1560 1200a260 150 0 0 1 360 -140V1200z', INK),
    line('M1096 292C980 600 790 890 646 976', INK, 4),
    laid(kite, 720, 50, 1.9),
    somebody(600, 1150, 96, TOMATO),
    line('M608 1012L648 976', TOMATO, 30),
    somebody(740, 1140, 70, PINE),
  ],
  /** The sheet on a desk, and the letter that the next one goes on. */
  stamps: () => [
    all(COBALT),
    laid(stamps, 120, 120, 2.4),
    turned(
      1360,
      300,
      9,
      block(0, 0, 860, 560, ROSE),
      shape('M0 0H860L430 300z', PAPER),
      line('M0 0L430 300L860 0', COBALT, 8),
      block(0, 534, 860, 26, TOMATO),
    ),
    turned(
      1404,
      1010,
      -8,
      block(0, 0, 420, 44, SUN),
      shape('M0 0V44L-80 22z', PAPER),
      shape('M-52 14V30L-80 22z', INK),
      block(420, 0, 34, 44, PAPER),
      shape('M454 0h40a22 22 0 0 1 0 44h-40z', TOMATO),
    ),
  ],
  /** Behind glass at a stop of line 4. */
  poster: () => [
    all(TOMATO),
    block(0, 1040, W, 160, INK),
    block(0, 1096, W, 12, SUN),
    block(0, 1136, W, 12, SUN),
    block(250, 70, 1140, 46, INK),
    block(300, 116, 26, 924, INK),
    block(1310, 116, 26, 924, INK),
    block(524, 140, 594, 780, INK),
    laid(poster, 542, 158, 1.86),
    block(380, 944, 880, 36, PINE),
    block(440, 980, 30, 60, PINE),
    block(1170, 980, 30, 60, PINE),
    // The pole with its number.
    block(1580, 250, 26, 790, INK),
    disc(1593, 230, 128, PAPER),
    disc(1593, 230, 104, COBALT),
    words('4', 1593, 288, 168, PAPER, 'middle'),
    block(1512, 400, 162, 210, SUN),
    repeat(4, (k) => block(1536, 430 + k * 42, 114 - (k % 2) * 40, 14, INK)),
    // A towel on the bench, rolled.
    block(1140, 872, 80, 72, ROSE),
    disc(1140, 908, 36, ROSE),
    block(1150, 872, 22, 72, PAPER),
    disc(1220, 908, 36, ROSE),
    disc(1220, 908, 23, PAPER),
    disc(1220, 908, 10, ROSE),
  ],
  /** On a table by the water, with what has been poured from it. */
  beer: () => [
    all(SUN),
    disc(1450, 470, 250, TOMATO),
    block(0, 640, W, 300, COBALT),
    repeat(4, (k) => block(1270 + k * 44, 672 + k * 52, 360 - k * 88, 20, TOMATO)),
    repeat(5, (k) => block(90 + k * 74, 430 + ((k * 82) % 130), 18, 520, k % 2 === 0 ? PINE : INK)),
    ...[0, 2, 4].map((k) =>
      shape(`M${99 + k * 74} ${450 + ((k * 82) % 130)}q74 -50 62 -164q-84 50 -62 164z`, PINE),
    ),
    block(0, 930, W, 270, ROSE),
    block(0, 930, W, 22, PAPER),
    shape('M640 1010h500l40 44h-580z', INK),
    laid(beer, 540, 76, 2.36),
    // The glass.
    shape('M1196 560H1516L1480 1040H1232z', PAPER),
    shape('M1212 590H1500L1472 1020H1240z', SUN),
    disc(1220, 546, 62, PAPER),
    disc(1310, 506, 78, PAPER),
    disc(1420, 510, 74, PAPER),
    disc(1496, 552, 58, PAPER),
    block(1206, 520, 300, 90, PAPER),
    ...[
      [1290, 720, 16],
      [1410, 800, 12],
      [1330, 900, 18],
      [1432, 680, 10],
      [1380, 960, 10],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, PAPER)),
  ],
  /** Before the blackboard, with a bag hung over its corner. */
  chair: () => [
    all(INK),
    // Chalk.
    line('M150 700V440L300 300L450 440V700zM240 700V540h110v160', PAPER, 10),
    line('M380 368V290h46v120', PAPER, 10),
    line('M150 700H640', PAPER, 10),
    `<circle cx="1560" cy="300" r="92" fill="none" stroke="${SUN}" stroke-width="10"/>`,
    line(
      'M1560 130V176M1560 424V470M1390 300H1436M1684 300H1730M1440 180L1473 213M1647 387L1680 420M1680 180L1647 213M1473 387L1440 420',
      SUN,
      10,
    ),
    words('3 + 4 = 7', 1400, 620, 92, PAPER, 'start', 500),
    block(0, 880, W, 46, TOMATO),
    block(0, 926, W, 274, PINE),
    shape('M600 1108H1420L1520 1160H640z', INK),
    laid(chair, 560, 72, 2.6),
    // The bag on the floor.
    shape('M1530 1110V930a110 110 0 0 1 220 0v180z', COBALT),
    block(1530, 960, 220, 34, ROSE),
    line('M1590 826a50 44 0 0 1 100 0', COBALT, 18),
    block(1620, 984, 40, 54, SUN),
    // Two pieces of chalk in the tray.
    block(240, 862, 90, 18, PAPER),
    block(360, 862, 60, 18, ROSE),
  ],
  /** Behind the machines of a launderette. */
  tile: () => [
    all(COBALT),
    laid(tile, -60, -72, 1.7),
    laid(tile, 620, -72, 1.7, 90),
    laid(tile, 1300, -72, 1.7, 180),
    block(0, 628, W, 40, INK),
    repeat(3, (k) => {
      const x = 130 + k * 580;
      const [wash = '', door = ''] =
        [
          [TOMATO, SUN],
          [PINE, ROSE],
          [SUN, TOMATO],
        ][k] ?? [];
      return [
        block(x, 668, 520, 470, PAPER),
        block(x, 668, 520, 84, ROSE),
        disc(x + 70, 710, 22, INK),
        disc(x + 136, 710, 22, TOMATO),
        block(x + 330, 694, 140, 32, INK),
        disc(x + 260, 940, 166, INK),
        disc(x + 260, 940, 126, COBALT),
        shape(`M${x + 134} 940a126 126 0 0 0 252 0q-60 -60 -124 -10t-128 10z`, wash),
        shape(`M${x + 180} 1037a126 126 0 0 0 160 0q-30 -60 -84 -36t-76 36z`, door),
        block(x + 410, 914, 42, 52, SUN),
      ].join('');
    }),
    block(0, 1138, W, 62, INK),
  ],
  /** On its pole, over a boat that comes home. */
  flag: () => [
    all(PINE),
    disc(1620, 240, 110, SUN),
    cloud(70, 440, 44, ROSE),
    block(450.4, 340, 29.4, 500, INK),
    laid(flag, 400, 60, 2.1),
    // The boathouse.
    block(1440, 600, 420, 260, PAPER),
    shape('M1400 600L1650 440L1900 600z', TOMATO),
    block(1560, 680, 180, 180, INK),
    block(1574, 694, 152, 20, SUN),
    shape('M0 860H240V884H480V860H720V884H960V860H1200V884H1440V860H1680V884H1920V1200H0z', COBALT),
    block(330, 836, 340, 34, INK),
    ...[360, 620].map((x) => block(x, 860, 22, 120, INK)),
    // Four and a cox.
    shape('M660 1010H1700L1620 1064H760z', TOMATO),
    ...[0, 1, 2, 3].map((k) => {
      const x = 860 + k * 176;
      return (
        line(`M${x + 20} 986L${x - 96} 1120`, SUN, 12) +
        shape(`M${x - 112} 1104l44 -2l-30 62l-34 -2z`, SUN) +
        shape(`M${x - 40} 1010a52 84 0 0 1 104 0z`, PAPER) +
        disc(x + 6, 898, 30, INK)
      );
    }),
    shape('M1546 1010a40 70 0 0 1 80 0z', ROSE),
    disc(1586, 916, 28, INK),
    block(0, 1140, W, 60, INK),
    repeat(4, (k) => block(160 + k * 470, 1166, 180, 12, COBALT)),
  ],
  /** Over a street with a tram in it. */
  sign: () => [
    all(TOMATO),
    block(0, 0, 300, H, PINE),
    block(60, 150, 150, 260, SUN),
    block(60, 560, 150, 260, SUN),
    block(60, 270, 150, 14, PINE),
    block(60, 680, 150, 14, PINE),
    // Houses over the road, stepped as they are there.
    shape('M1180 860V360h60v-60h60v-60h60v-60h120v60h60v60h60v60h60V860z', ROSE),
    shape('M1660 860V480L1800 330L1920 458V860z', PAPER),
    ...[0, 1, 2].map((k) => block(1244 + k * 124, 400, 64, 96, INK)),
    ...[0, 1].map((k) => block(1720 + k * 110, 540, 60, 96, COBALT)),
    // The tram.
    line('M300 616L1920 560', INK, 5),
    line('M1420 640L1480 577L1540 640', INK, 9),
    shape('M1060 1040V690a50 50 0 0 1 50 -50H1920V1040z', COBALT),
    block(1060, 920, 860, 40, SUN),
    ...[0, 1, 2, 3].map((k) => block(1120 + k * 206, 700, 160, 150, PAPER)),
    disc(1096, 996, 20, SUN),
    somebody(1240, 850, 58, TOMATO),
    somebody(1606, 850, 58, ROSE),
    block(300, 1040, W - 300, 160, INK),
    block(300, 1080, W - 300, 14, ROSE),
    block(300, 1140, W - 300, 14, ROSE),
    laid(sign, 300, 60, 2.36),
    block(300, 1040, 47, 160, INK),
  ],
  /** On the kitchen floor, by somebody's slippers. */
  record: () => [
    all(ROSE),
    ...[300, 600, 900].map((y) => block(0, y, W, 6, PAPER)),
    ...[
      [520, 0],
      [1240, 0],
      [220, 306],
      [1560, 306],
      [640, 906],
      [1660, 906],
    ].map(([x = 0, y = 0]) => block(x, y, 6, 294, PAPER)),
    laid(record, 360, 150, 2.5),
    // A cup from above.
    disc(1716, 330, 112, PAPER),
    disc(1716, 330, 84, INK),
    block(1812, 306, 76, 48, PAPER),
    disc(1744, 300, 16, SUN),
    // Slippers.
    shape('M1560 1200V980a76 110 0 0 1 152 0v220z', PINE),
    shape('M1744 1200V960a76 110 0 0 1 152 0v240z', PINE),
    shape('M1578 1060a58 40 0 0 1 116 0v140h-116z', SUN),
    shape('M1762 1040a58 40 0 0 1 116 0v160h-116z', SUN),
    disc(1636, 944, 26, TOMATO),
    disc(1820, 924, 26, TOMATO),
  ],
  /** On the line, between the socks and a shirt. */
  blanket: () => [
    all(COBALT),
    disc(300, 900, 190, SUN),
    cloud(1530, 800, 46),
    shape('M0 1200V1010a900 320 0 0 1 1100 -40a700 260 0 0 1 820 60V1200z', PINE),
    shape('M0 1200v-60a700 160 0 0 1 900 20a800 200 0 0 1 1020 -60v100z', INK),
    block(110, 150, 30, 1000, INK),
    block(1780, 150, 30, 1000, INK),
    block(50, 190, 150, 24, INK),
    block(1720, 190, 150, 24, INK),
    line('M60 200Q960 262 1860 200', PAPER, 7),
    laid(blanket, 452, 218, 2.16),
    ...[520, 946, 1390].map((x) => block(x, 200, 24, 66, ROSE)),
    // Socks.
    ...[210, 320].map(
      (x, k) =>
        shape(
          `M${x} 226h76v190a40 40 0 0 1 -40 60h-80a30 30 0 0 1 0 -62h44z`,
          k === 0 ? TOMATO : SUN,
        ) +
        block(x, 226, 76, 34, PAPER) +
        block(x + 28, 196, 20, 54, ROSE),
    ),
    // A shirt.
    shape(
      'M1500 232h60a40 30 0 0 0 80 0h60l60 120l-70 40l-20 -40v250h-140v-250l-20 40l-70 -40z',
      PAPER,
    ),
    ...[320, 390, 460].map((y) => disc(1600, y, 10, TOMATO)),
    ...[1512, 1670].map((x) => block(x, 204, 20, 58, SUN)),
  ],
  /** On a table while the wash goes round. */
  game: () => [
    all(PINE),
    laid(game, 380, 80, 2.6, -4),
    // The lid.
    turned(
      1440,
      150,
      7,
      '<g transform="scale(.6)">',
      block(0, 0, 520, 520, ROSE),
      block(30, 30, 460, 460, TOMATO),
      letter('H', 74, 90, 2, PAPER),
      letter('O', 206, 60, 2, SUN),
      letter('P', 336, 90, 2, PAPER),
      shape('M84 420a160 130 0 0 1 320 0', TOMATO),
      line('M96 400a150 130 0 0 1 300 0', INK, 16),
      shape('M370 380h54l-28 52z', INK),
      disc(96, 400, 34, COBALT),
      '</g>',
    ),
    // Two cups, a sock, coins for the machine.
    disc(170, 280, 112, PAPER),
    disc(170, 280, 84, INK),
    block(16, 258, 60, 46, PAPER),
    disc(1690, 980, 112, SUN),
    disc(1690, 980, 84, TOMATO),
    block(1790, 958, 62, 46, SUN),
    shape('M150 760h110v200a50 50 0 0 1 -50 60h-130a46 46 0 0 1 0 -92h70z', ROSE),
    block(150, 760, 110, 44, PAPER),
    ...[
      [130, 1110],
      [206, 1070],
      [230, 1140],
    ].map(([x = 0, y = 0]) => disc(x, y, 36, SUN) + disc(x, y, 22, PINE) + disc(x, y, 16, SUN)),
  ],
  /** Sixteen in their tray; the lid is off and somebody has begun. */
  alphabet: () => [
    all(INK),
    block(0, 1010, W, 190, ROSE),
    block(150, 70, 900, 900, COBALT),
    block(180, 100, 840, 840, INK),
    laid(alphabet, 196, 116, 2.245),
    // What has been built.
    shape('M1130 1010h700l50 40H1080z', INK),
    letter('B', 1150, 842, 2.8, ROSE),
    letter('L', 1318, 842, 2.8, PAPER),
    letter('O', 1486, 842, 2.8, SUN),
    letter('K', 1654, 842, 2.8, COBALT),
    letter('D', 1318, 674, 2.8, TOMATO),
    letter('C', 1486, 674, 2.8, PINE),
    letter('A', 1402, 506, 2.8, SUN),
    disc(1486, 452, 54, TOMATO),
  ],
};

const draw: Draw = (params) => {
  const name = textParam(params, 'work', '');
  const use = USES[name];
  if (!use) throw new Error(`no picture shows ${name} in use`);
  return cut(W, H, ...use());
};

export default draw;
