/** Two rooms: a library that stays open, and a stage when the company has gone home. */
import { range } from '../kit.ts';
import {
  BLUES,
  GLOW,
  HEIGHT,
  LAMP,
  WIDTH,
  block,
  line,
  lit,
  shape,
  stars,
  tint,
  type Tone,
} from './night.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

const SPINES = ['#1b2557', '#232f6b', '#141c45', '#2c3a7e', '#1f1c4d'];

/** A case of shelves, its books upright and of uneven height. */
const shelves = (x: number, width: number) =>
  [
    block(x, 40, width, 700, '#0b1029'),
    ...range(7).flatMap((row) => [
      ...range(Math.floor((width - 20) / 19)).map((k) => {
        const height = 56 + ((k * 7 + row * 5) % 26);
        return block(
          x + 10 + k * 19,
          134 + row * 98 - height,
          16,
          height,
          SPINES[(k * 2 + row * 3) % SPINES.length] ?? DARK,
        );
      }),
      block(x, 134 + row * 98, width, 9, MID),
    ]),
  ].join('');

/** The long table: what lies on it, and what its lamp makes of them. */
const table = (tone: Tone) => {
  const of = tint(tone);
  return [
    shape(`M120 668H1480L1640 ${HEIGHT}H-40Z`, of('#1a1c47', '#b87444')),
    ...range(7).map((k) =>
      line(`M${-20 + k * 24} ${880 - k * 34}H${1620 - k * 24}`, of('#141639', '#a3643a'), 2),
    ),
    // An open book.
    shape(
      'M640 792Q720 762 800 790Q880 762 962 792L940 726Q872 704 800 726Q728 704 662 726Z',
      of('#48549e', '#fff6e2'),
    ),
    shape(
      'M640 792Q720 762 800 790Q880 762 962 792V804Q880 774 800 802Q720 774 640 804Z',
      of(DARK, '#c9884e'),
    ),
    line('M800 728V790', of(MID, '#c99a66'), 3),
    ...range(5).flatMap((k) => [
      line(
        `M${676 - k * 2} ${736 + k * 10}Q724 ${722 + k * 10} 784 ${737 + k * 10}`,
        of(MID, '#b08a62'),
        2.4,
      ),
      line(
        `M816 ${737 + k * 10}Q876 ${722 + k * 10} ${924 + k * 2} ${736 + k * 10}`,
        of(MID, '#b08a62'),
        2.4,
      ),
    ]),
    // A pile of three, a pencil, a pair of glasses.
    shape('M424 760h170l8 -22H432z', of(MID, '#9c3f35')),
    shape('M440 738h148l6 -20H446z', of(DARK, '#f0cf97')),
    shape('M430 718h150l6 -18H436z', of('#2c3a7e', '#3f6a78')),
    line('M1010 780L1120 764', of(MID, '#ffe0a0'), 7),
    line('M1120 764l12 -2', of(DARK, BLACK), 5),
  ].join('');
};

/** Tall windows full of stars; the light stays on the table. */
export const library = [
  block(0, 0, WIDTH, HEIGHT, '#0a0f28'),
  ...[260, 520, 780].map(
    (x) =>
      `<svg x="${x}" y="70" width="214" height="520" viewBox="0 0 214 520"><clipPath id="w${x}"><path d="M0 520V107a107 107 0 0 1 214 0V520Z"/></clipPath><g clip-path="url(#w${x})"><rect width="214" height="520" fill="url(#sky)"/>${stars(x, 520, 620)}<path d="M0 520V470Q110 410 214 456V520Z" fill="#182152"/></g></svg>${line(`M${x + 107} 70V590M${x} 200H${x + 214}M${x} 320H${x + 214}M${x} 440H${x + 214}`, '#0a0f28', 8)}${line(`M${x} 590V177a107 107 0 0 1 214 0V590`, MID, 7)}${block(x - 16, 588, 246, 14, MID)}`,
  ),
  shelves(-10, 230),
  shelves(1380, 240),
  block(0, 640, WIDTH, 30, '#080c20'),
  lit(table, `<ellipse cx="830" cy="760" rx="480" ry="150" fill="#fff" filter="url(#mist)"/>`),
  // The lamp: foot, stem, hood.
  `<path d="M716 520H884L1120 742H520Z" fill="url(#air)" opacity=".75" filter="url(#soft)"/>`,
  shape('M754 716q46 -22 92 0q4 10 -46 12q-50 -2 -46 -12z', '#2b1b16'),
  line('M800 708V470', '#c58a4c', 9),
  shape('M690 524L742 424H858L910 524Q800 548 690 524Z', '#1f5a55'),
  shape('M690 524L742 424H766L724 531Q704 528 690 524Z', '#2d7a70'),
  shape('M696 526Q800 548 904 526L900 534Q800 556 700 534Z', GLOW),
  `<circle cx="800" cy="536" r="130" fill="url(#halo)" opacity=".7"/>`,
].join('');

/** Boards, chair and lamp stand, in the night's colours or in the lamp's. */
const boards = (tone: Tone) => {
  const of = tint(tone);
  return [
    block(0, 0, WIDTH, 600, of('#10163a', '#6d4540')),
    // A painted door in its frame, which leads nowhere.
    shape('M452 180H680V600H452Z', of('#1a2455', '#d9a878')),
    shape('M486 600V300Q566 196 646 300V600Z', of('#131b46', '#7c3f38')),
    line('M566 250V600M486 420H646', of(DEEP, '#5c2c2a'), 5),
    `<circle cx="582" cy="440" r="8" fill="${of(HAZE, '#ffdf9f')}"/>`,
    line('M452 600V180H680V600', of(DEEP, '#573326'), 8),
    shape(`M-200 600H1800L2000 ${HEIGHT}H-400Z`, of('#1c1f4e', '#c4834f')),
    ...range(31).map((k) =>
      line(`M${-100 + k * 60} 600L${-700 + k * 100} ${HEIGHT}`, of('#14163b', '#9c623a'), 3),
    ),
    block(0, 592, WIDTH, 10, of(DEEP, '#573326')),
    // The chair.
    line('M990 520V742M1090 532V760M990 646H1090M1020 640V722', of(BLACK, '#4a2a1e'), 11),
    line('M990 540H1086M990 580H1088', of(BLACK, '#4a2a1e'), 9),
    shape('M982 636H1096L1108 652H990Z', of(BLACK, '#7a4a30')),
  ].join('');
};

/** The ghost light: one bulb on a stand, left burning for whoever comes first in the morning. */
export const stage = [
  lit(
    boards,
    `<radialGradient id="bulb" gradientUnits="userSpaceOnUse" cx="800" cy="440" r="620"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#bulb)"/>`,
  ),
  `<path d="M1000 744L1240 836L1330 826L1100 756Z" fill="#2b1a1c" opacity=".55" filter="url(#soft)"/>`,
  // Ropes and a bar of the fly tower.
  ...[300, 520, 760, 980, 1240].map((x) => line(`M${x} 0V96`, HAZE, 3)),
  block(220, 92, 1120, 10, DEEP),
  // Curtains to both sides, each fold with the lamp's edge on it.
  ...range(4).flatMap((k) =>
    [-1, 1].map((side) => {
      const from = 800 + side * (800 - k * 84);
      const to = 800 + side * (708 - k * 84);
      const edge = `M${to} 0Q${to - side * 16} 480 ${to + side * 10} ${840 - k * 34}`;
      return (
        shape(
          `M${from} 0H${to}Q${to - side * 16} 480 ${to + side * 10} ${840 - k * 34}H${from}Z`,
          ['#12173f', '#232060', '#171a4a', '#2c2670'][k] ?? DARK,
        ) +
        `<path d="${edge}" fill="none" stroke="${LAMP}" stroke-width="4" opacity="${0.12 + k * 0.16}"/>`
      );
    }),
  ),
  `<circle cx="800" cy="440" r="330" fill="url(#halo)" opacity=".5"/>`,
  // The light itself, in its wire cage.
  '<ellipse cx="800" cy="762" rx="64" ry="14" fill="#070a18"/>',
  line('M800 758V486', BLACK, 11),
  `<circle cx="800" cy="438" r="120" fill="url(#halo)"/><circle cx="800" cy="440" r="30" fill="#fffaf0"/>`,
  line('M776 484q-24 -64 24 -88q48 24 24 88M764 440h72M800 396v88', BLACK, 4),
  block(774, 480, 52, 14, BLACK),
  // The first row of the house.
  block(0, 884, WIDTH, 16, BLACK),
  ...range(14).map((k) =>
    shape(
      `M${k * 118 - 24} ${HEIGHT}v-34q0 -24 26 -24h50q26 0 26 24v34z`,
      k % 2 ? '#0a0e24' : DEEP,
    ),
  ),
].join('');
