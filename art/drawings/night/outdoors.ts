/** Four places under the open sky: a pool, a street, a footbridge, a railway halt. */
import { range, repeat, stream } from '../kit.ts';
import {
  BLUES,
  GLOW,
  HEIGHT,
  LAMP,
  STAR,
  WIDTH,
  block,
  cone,
  haze,
  hills,
  line,
  lit,
  pine,
  shape,
  stars,
  tint,
  type Tone,
} from './night.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

/** The houses of the street: left edge, width, top of the wall. */
const HOUSES = [
  [-40, 220, 470],
  [180, 190, 440],
  [500, 200, 462],
  [700, 250, 430],
  [950, 200, 468],
  [1150, 210, 446],
  [1360, 260, 474],
] as const;

/** Where the street's houses stand on the pavement. */
const STREET = 716;

const sash = (x: number, y: number, tone: Tone) => {
  const of = tint(tone);
  return [
    block(x - 5, y - 5, 60, 86, of(DEEP, '#f0d3a4')),
    block(x, y, 50, 76, of('#0a0f29', '#5d3a2a')),
    line(`M${x + 25} ${y}v76M${x} ${y + 38}h50`, of(DARK, '#f0d3a4'), 3),
    block(x - 9, y + 80, 68, 7, of(MID, '#f7e3bd')),
  ].join('');
};

function house([x, width, top]: (typeof HOUSES)[number], index: number, tone: Tone): string {
  const of = tint(tone);
  const isShop = index === 3;
  const middle = x + width / 2;
  return [
    block(x, top, width, STREET - top, of(index % 2 ? DARK : '#1b2557', '#c98656')),
    shape(
      `M${x - 8} ${top + 6}L${x + 26} ${top - 62}H${x + width - 26}L${x + width + 8} ${top + 6}Z`,
      of(index % 2 ? DEEP : '#111942', '#7a4a35'),
    ),
    block(x + width - 58, top - 100, 34, 60, of(DEEP, '#a3643f')),
    ...[0, 1, 2].map((pot) => block(x + width - 56 + pot * 11, top - 112, 8, 14, of(BLACK, BLACK))),
    sash(x + width * 0.16, top + 34, tone),
    sash(x + width * 0.84 - 50, top + 34, tone),
    ...(isShop
      ? [
          block(x + 16, top + 138, width - 32, STREET - top - 138, of(DEEP, '#6e4530')),
          block(x + 30, top + 170, 122, 92, of('#0a0f29', '#ffe6b8')),
          // Loaves in the window.
          ...range(4).map((k) =>
            shape(
              `M${x + 36 + k * 29} ${top + 262}q0 -22 13 -22q13 0 13 22z`,
              of(DEEP, k % 2 ? '#b86f36' : '#cf8a48'),
            ),
          ),
          line(`M${x + 30} ${top + 214}h122`, of(DARK, '#6e4530'), 4),
          block(x + 172, top + 162, 50, STREET - top - 162, of('#0a0f29', '#8b2f2a')),
          block(x + 180, top + 172, 34, 50, of(DARK, '#ffe0ac')),
          `<circle cx="${x + 180}" cy="${top + 236}" r="3.5" fill="${of(HAZE, GLOW)}"/>`,
          ...range(9).map((k) =>
            shape(
              `M${x + 12 + k * 25} ${top + 124}h25.5l-3 44q-10 10 -20 0z`,
              k % 2 ? of(MID, '#ffe9c8') : of(DARK, '#c5523d'),
            ),
          ),
          block(x + 8, top + 116, width - 16, 10, of(MID, '#fff0d2')),
        ]
      : [
          block(middle - 24, STREET - 108, 48, 108, of('#0a0f29', '#7a3b2c')),
          shape(`M${middle - 24} ${STREET - 112}a24 22 0 0 1 48 0z`, of(DEEP, '#ffe0ac')),
          sash(index % 2 ? middle - 88 : middle + 38, STREET - 136, tone),
        ]),
  ].join('');
}

const clock = (x: number, y: number, r: number) => {
  const hand = (turn: number, reach: number, width: number) =>
    `<path d="M${x} ${y}v${-reach}" stroke="${BLACK}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`;
  return [
    `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="${DEEP}"/><circle cx="${x}" cy="${y}" r="${r}" fill="#dfe5ff"/>`,
    ...range(12).map(
      (k) =>
        `<path d="M${x} ${y - r + 3}v${k % 3 ? 3 : 6}" stroke="${BLACK}" stroke-width="2" transform="rotate(${k * 30} ${x} ${y})"/>`,
    ),
    // Twenty to ten.
    hand(290, r * 0.52, 4.5),
    hand(240, r * 0.8, 3),
  ].join('');
};

/** A street of terraces with its clock tower; one hooded lamp shows a baker's front in its colours. */
export const street = [
  stars(11, 520),
  hills(9, 520, 90, '#2c3a7e'),
  // The clock tower in the gap.
  shape('M382 720V300L440 214L498 300V720Z', '#202b63'),
  shape('M370 306L440 196L510 306Z', DEEP),
  line('M440 196v-34', DEEP, 5),
  clock(440, 372, 38),
  lit(
    (tone) =>
      [
        ...HOUSES.map((one, index) => house(one, index, tone)),
        block(0, STREET, WIDTH, 40, tint(tone)(MID, '#dba468')),
        ...range(23).map((k) =>
          line(`M${k * 74} ${STREET + 2}v34`, tint(tone)(DARK, '#b57e4c'), 2),
        ),
        block(0, STREET + 40, WIDTH, 8, tint(tone)(HAZE, '#f0c588')),
        block(0, STREET + 48, WIDTH, 140, tint(tone)('#10173a', '#7d5539')),
      ].join(''),
    cone(744, 432, 762, 300),
  ),
  haze(744, 432, 750, 262),
  // The post, its arm and its hood.
  block(640, 746, 26, 12, BLACK),
  line('M653 752V440Q653 404 690 404H744', BLACK, 9),
  line('M653 752V640', BLACK, 13),
  shape('M708 430Q712 400 744 398Q776 400 780 430Z', BLACK),
  shape('M722 431h44q-4 12 -22 12q-18 0 -22 -12z', GLOW),
  // The wet road gives the light back.
  `<path d="M664 770H824L872 ${HEIGHT}H616Z" fill="url(#fade)" opacity=".4" filter="url(#soft)"/>`,
].join('');

const deckAt = (x: number) => {
  const t = (x + 60) / 1720;
  return 640 - 240 * t * (1 - t);
};

/** Somebody in a long coat who walks to the right, from the hat to the soles; the feet are at the point given. */
const walker = (x: number, ground: number, height: number, colour: string) =>
  `<g transform="translate(${x} ${ground}) scale(${height / 200})" fill="${colour}"><path d="M-19 -62L-34 -8L-44 -6V0H-18L-1 -60L20 -8V0H46L44 -7L34 -10L18 -64Z"/><path d="M-12 -158Q-28 -150 -28 -120L-34 -46Q0 -34 33 -48L24 -122Q24 -150 12 -158Z"/><path d="M14 -146Q34 -118 30 -84L20 -82L8 -120Z"/><circle cx="2" cy="-176" r="17"/><path d="M-26 -182Q-20 -186 -16 -188Q-14 -206 4 -206Q20 -204 20 -188L30 -182Q2 -174 -26 -182Z"/></g>`;

/** A footbridge with its light under the handrail, and the river below it. */
export const bridge = [
  stars(23, 560),
  hills(5, 520, 170, '#2b387c'),
  hills(8, 590, 120, '#1c2758'),
  ...[60, 150, 250, 1290, 1400, 1490, 1575].map((x, k) =>
    pine(x, 690, 200 + (k % 3) * 62, k % 2 ? DARK : '#101842'),
  ),
  block(0, 676, WIDTH, 224, '#131b46'),
  `<rect x="0" y="676" width="${WIDTH}" height="224" fill="url(#fade)" opacity=".1"/>`,
  // The light that the handrail throws on boards, balusters and air.
  `<path d="M-60 640Q800 400 1660 640" fill="none" stroke="${LAMP}" stroke-width="70" opacity=".5" filter="url(#mist)"/>`,
  shape('M420 590L404 780H452L448 582Z', BLACK),
  shape('M1180 582L1176 780H1224L1208 590Z', BLACK),
  line('M-60 664Q800 424 1660 664', BLACK, 40),
  line('M-60 641Q800 401 1660 641', '#ffdc9c', 11),
  line('M-60 648Q800 408 1660 648', '#c58a4c', 8),
  walker(868, deckAt(868) - 3, 132, '#0a0d1f'),
  ...range(44).map((k) => {
    const x = -20 + k * 38;
    const y = deckAt(x);
    return line(`M${x} ${(y - 2).toFixed(1)}V${(y - 54).toFixed(1)}`, '#e2a65e', 3);
  }),
  line('M-60 584Q800 344 1660 584', BLACK, 10),
  line('M-60 590Q800 350 1660 590', GLOW, 4),
  // The river keeps the line, broken by its ripples.
  repeat(90, (k) => {
    const next = stream(k * 13 + 5);
    next();
    const x = next() * 1500 + 50;
    const depth = next();
    const y = 1368 - deckAt(x) + (depth - 0.5) * 90;
    const half = 14 + next() * 52;
    const light = (1 - Math.abs(depth - 0.5) * 1.7) * 0.95;
    return y > 684 && y < 890
      ? `<path d="M${(x - half).toFixed(0)} ${y.toFixed(0)}q${half.toFixed(0)} 3 ${(half * 2).toFixed(0)} 0" stroke="${light > 0.6 ? '#ffd699' : LAMP}" stroke-width="3.4" stroke-linecap="round" fill="none" opacity="${light.toFixed(2)}"/>`
      : '';
  }),
  repeat(36, (k) => {
    const next = stream(k * 7 + 301);
    next();
    const x = next() * WIDTH;
    const y = 690 + next() * 200;
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}h${(30 + next() * 80).toFixed(0)}`,
      '#263372',
      2.5,
    );
  }),
].join('');

/** A lido: the light is in the water; beside it one warm lamp over the attendant's door. */
const hut = (x: number, tone: Tone) => {
  const of = tint(tone);
  return [
    shape(`M${x} 520v-112l58 -44l58 44v112z`, of('#1a2455', '#b9774c')),
    shape(`M${x - 10} 414l68 -52l68 52v14l-68 -50l-68 50z`, of(DEEP, '#74462f')),
    block(x + 32, 432, 52, 88, of('#0c1231', '#3f6a78')),
    ...range(5).map((k) => line(`M${x + 12 + k * 23} 428V518`, of(DARK, '#a3653d'), 1.5)),
    block(x + 32, 432, 52, 88, of('#0c1231', '#3f6a78')),
    `<circle cx="${x + 76}" cy="478" r="3" fill="${of(HAZE, GLOW)}"/>`,
  ].join('');
};

export const lido = [
  stars(37, 470),
  hills(3, 470, 110, '#2b387c'),
  hills(14, 500, 60, '#1a2455'),
  lit(
    (tone) =>
      [
        ...range(11).map((k) => hut(96 + k * 134, tone)),
        block(0, 518, WIDTH, 382, tint(tone)('#151e4c', '#d59c64')),
        ...range(30).map((k) =>
          line(`M${-500 + k * 90} 900L${340 + k * 32} 520`, tint(tone)('#1d2860', '#b27c4c'), 2),
        ),
      ].join(''),
    cone(958, 404, 566, 150),
  ),
  haze(958, 404, 545, 90),
  line('M958 372v14', BLACK, 6),
  shape('M930 404Q934 382 958 382Q982 382 986 404Z', BLACK),
  block(942, 403, 32, 6, GLOW),
  '<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="#7f9bff"/><stop offset=".4" stop-color="#bcd2ff"/><stop offset="1" stop-color="#4a5fdc"/></linearGradient><clipPath id="pool"><path d="M520 566H1080L1320 900H280Z"/></clipPath></defs>',
  '<path d="M520 566H1080L1340 910H260Z" fill="#7a8cff" opacity=".7" filter="url(#mist)"/>',
  shape('M508 560H1092L1344 906H256Z', '#dfe6ff'),
  shape('M520 566H1080L1320 900H280Z', 'url(#water)'),
  `<g clip-path="url(#pool)">${[-2, -1, 0, 1, 2].map((k) => line(`M${800 + k * 92} 566L${800 + k * 172} 900`, '#4558c9', 4)).join('')}${repeat(
    44,
    (k) => {
      const next = stream(k * 11 + 3);
      next();
      const y = 574 + next() ** 0.8 * 320;
      const x = 300 + next() * 1000;
      const half = 16 + (y - 566) * 0.14;
      return `<path d="M${(x - half).toFixed(0)} ${y.toFixed(0)}q${(half / 2).toFixed(0)} ${k % 2 ? 7 : -7} ${half.toFixed(0)} 0t${half.toFixed(0)} 0" fill="none" stroke="#fff" stroke-width="2.4" opacity=".6"/>`;
    },
  )}</g>`,
  // One swimmer in her lane: a cap, two arms, and the water that she leaves.
  '<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M846 742Q812 796 796 872M882 742Q900 800 896 880" stroke-width="4" opacity=".75"/><path d="M858 756Q848 790 846 830M872 758Q876 790 874 824" stroke-width="3" opacity=".55"/></g>',
  shape('M852 716Q864 708 876 716L880 752Q864 762 848 752Z', '#1a2455'),
  line('M850 722Q828 714 824 690M878 722Q900 728 906 748', '#e9b48e', 8),
  '<circle cx="864" cy="704" r="13" fill="#ffc97a"/>',
  `<path d="M820 690q4 -8 10 -2M902 752q8 4 6 -6" stroke="${STAR}" stroke-width="3" fill="none"/>`,
].join('');

/** A railway halt in light snow: one lamp in its shelter, and somebody who waits. */
const shelter = (tone: Tone) => {
  const of = tint(tone);
  return [
    block(0, 700, WIDTH, 200, of('#2a3673', '#ffe3b6')),
    block(0, 700, WIDTH, 9, of('#7f8fd6', '#fff3dc')),
    block(700, 452, 360, 254, of('#121a43', '#b9764a')),
    ...range(11).map((k) => line(`M${718 + k * 33} 456V704`, of(DEEP, '#9c5f3b'), 2)),
    // The timetable, the bench and its shadow.
    block(742, 520, 62, 84, of(DARK, '#fff0d2')),
    ...range(6).map((k) => line(`M752 ${532 + k * 12}h${42 - (k % 3) * 9}`, of(MID, '#a3653d'), 3)),
    block(838, 632, 190, 12, of(BLACK, '#6b3f2a')),
    block(838, 596, 190, 10, of(BLACK, '#7d4b31')),
    ...[852, 1006].map((x) => block(x, 596, 8, 108, of(BLACK, '#5a3524'))),
    // Snow on the roof.
    shape('M664 452L700 400H1060L1096 452Z', of(DEEP, DEEP)),
    shape(
      'M668 448L696 392Q880 380 1064 392L1092 448Q1010 436 960 444T780 440T668 448Z',
      '#aab6ee',
    ),
  ].join('');
};

export const halt = [
  stars(41, 480, 300),
  hills(12, 520, 260, '#6775bd'),
  hills(15, 590, 160, '#33418a'),
  ...[70, 160, 330, 1220, 1330, 1450, 1540].map((x, k) =>
    pine(x, 690, 170 + (k % 3) * 64, k % 2 ? '#1a2455' : DARK),
  ),
  block(0, 650, WIDTH, 60, '#202b63'),
  lit(
    shelter,
    `${cone(906, 470, 716, 250)}<ellipse cx="906" cy="724" rx="330" ry="34" fill="#fff" opacity=".8" filter="url(#soft)"/>`,
  ),
  haze(906, 470, 712, 200),
  block(868, 452, 76, 12, BLACK),
  block(880, 463, 52, 8, GLOW),
  // She waits with her back to us; the suitcase stands beside her.
  '<g fill="#0b0f26"><path d="M602 690h20v52q0 10 -8 10h-18q-6 -8 6 -12zM632 690h20v50q12 4 6 12h-18q-8 0 -8 -10z"/><path d="M588 704Q582 566 600 544Q612 532 626 532Q642 532 652 544Q670 566 666 704Q626 714 588 704Z"/><circle cx="626" cy="498" r="25"/></g>',
  `<path d="M652 544Q670 566 666 704L657 706Q660 604 645 546Z" fill="${LAMP}" opacity=".85"/>`,
  '<path d="M604 520Q626 534 650 520L656 540Q626 554 598 540Z" fill="#8b2f3a"/><path d="M606 546l-6 62l20 4l4 -62z" fill="#752632"/><path d="M600 500Q600 462 626 462Q652 462 652 500Q626 510 600 500Z" fill="#39406f"/><circle cx="626" cy="460" r="9" fill="#4a5290"/><path d="M644 476Q654 490 652 500L645 502Q648 486 640 474Z" fill="#ffc97a" opacity=".8"/>',
  '<rect x="676" y="684" width="66" height="62" rx="7" fill="#3a1f26"/><path d="M698 684v-12h22v12" fill="none" stroke="#3a1f26" stroke-width="6"/><path d="M676 706h66" stroke="#d79a58" stroke-width="4"/><path d="M740 690v52" stroke="#ffc97a" stroke-width="4"/>',
  // The edge of the platform, and the rails below it.
  block(0, 772, WIDTH, 12, '#c9d2fb'),
  block(0, 784, WIDTH, 116, '#0d1330'),
  ...range(28).map((k) => block(-20 + k * 60, 846, 34, 10, '#1b2557')),
  line('M0 840H1600', '#8492d8', 5),
  line('M0 878H1600', '#6574c2', 6),
  // Light snow.
  repeat(110, (k) => {
    const next = stream(k * 5 + 77);
    next();
    return `<circle cx="${(next() * WIDTH).toFixed(0)}" cy="${(next() * 780).toFixed(0)}" r="${(1.2 + next() * 2.2).toFixed(1)}" fill="#fff" opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`;
  }),
].join('');
