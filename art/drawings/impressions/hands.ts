/** Prints of right hands, the palm inked and pressed: twenty units to a centimetre. */
import { range, stream, type Point } from '../kit.ts';
import {
  BLUE_BLACK,
  GREEN_BLACK,
  LAMP_BLACK,
  OXIDE,
  PAPER,
  area,
  lines,
  specks,
  thread,
} from './ink.ts';
import type { Impression } from './ink.ts';

/** What sets one hand apart from another. */
interface Hand {
  readonly seed: number;
  readonly ink: string;
  /** Its size as a share of a grown hand's, and how broad its fingers are. */
  readonly size: number;
  readonly girth: number;
  /** How far the fingers are spread. */
  readonly spread: number;
  /** A finger that lost its tip, and one that wears a ring; none at -1. */
  readonly short?: number;
  readonly ring?: number;
}

/** Lines that break off and begin again, as a dry print's do. */
const dry = (markup: string): string => `<g stroke-dasharray="17 4">${markup}</g>`;

/** Where each finger begins, how it leans, its length and width; the thumb comes last. */
const FINGERS = [
  [136, 222, -9, 156, 39],
  [178, 210, -2, 176, 41],
  [220, 218, 5, 158, 39],
  [260, 238, 15, 122, 34],
  [110, 338, -44, 138, 46],
] as const;

/** Bones of a finger from its root: where each pad begins and ends, as shares of its length. */
const PADS = [
  [0, 0.375],
  [0.39, 0.67],
  [0.685, 1],
] as const;

/** One pad, narrower at its middle, in the finger's own direction: up. */
function pad(from: number, to: number, width: number, isTip: boolean): string {
  const [half, middle] = [width / 2, (from + to) / 2];
  const top: readonly Point[] = isTip
    ? [
        [half * 0.98, -middle],
        [half * 0.9, -to + half * 0.75],
        [half * 0.45, -to],
        [-half * 0.45, -to],
        [-half * 0.9, -to + half * 0.75],
        [-half * 0.98, -middle],
      ]
    : [
        [half * 0.9, -middle],
        [half * 0.98, -to + 3],
        [half * 0.5, -to],
        [-half * 0.5, -to],
        [-half * 0.98, -to + 3],
        [-half * 0.9, -middle],
      ];
  return thread(
    [
      [-half * 0.9, -from - 3],
      [-half * 0.4, -from],
      [half * 0.4, -from],
      [half * 0.9, -from - 3],
      ...top,
    ],
    true,
  );
}

/** Ridges of the skin: arches over a tip, lines across the other pads. */
function ridges(
  next: () => number,
  [from, to]: readonly [number, number],
  width: number,
  isTip: boolean,
): string[] {
  const half = width / 2;
  const across = (low: number, high: number): string[] =>
    range(Math.max(0, Math.floor((high - low) / 5.5))).map((k) => {
      const y = -low - k * 5.5;
      return `M${Math.round(-half)} ${Math.round(y + next() * 2)}q${Math.round(half)} ${Math.round(-2 - next() * 5)} ${Math.round(half * 2)} ${Math.round(next() * 3 - 1)}`;
    });
  if (!isTip) return across(from + 5, to - 4);
  const core = -from - (to - from) * 0.4;
  const arches = range(6).map((k) => {
    const [reach, rise] = [1.5 + k * (half / 6.2), 6 + k * 5.6];
    return `M${Math.round(-reach)} ${Math.round(core + 4)}q0 ${Math.round(-rise)} ${Math.round(reach)} ${Math.round(-rise)}q${Math.round(reach)} 0 ${Math.round(reach)} ${Math.round(rise)}`;
  });
  return [...arches, ...across(from + 4, -core - 6)];
}

/** The palm in one piece, from the root of the forefinger round by the little finger's side. */
const PALM: readonly Point[] = [
  [122, 262],
  [132, 232],
  [176, 216],
  [222, 220],
  [264, 236],
  [294, 258],
  [306, 292],
  [308, 344],
  [300, 388],
  [278, 424],
  [242, 436],
  [226, 424],
  [210, 424],
  [190, 438],
  [156, 434],
  [126, 410],
  [106, 372],
  [98, 338],
  [106, 308],
  [116, 286],
];

/** Where it does not touch the paper. */
const HOLLOW: readonly Point[] = [
  [216, 318],
  [234, 330],
  [244, 350],
  [234, 376],
  [232, 404],
  [218, 434],
  [204, 404],
  [206, 372],
  [200, 340],
  [204, 322],
];

/** The lines that are read for a fortune. */
const CREASES = [
  'M112 290q64 2 88 50q18 44 2 92',
  'M116 276q70 -6 116 36q28 26 42 58',
  'M306 296q-40 22 -84 4q-42 -16 -52 -48',
];

/** Ridges of the palm: round the thumb's mound, and up the other side. */
const FLOW = [
  ...range(9).map((k) => `M${104 + k * 9} ${322 - k * 2}q${34 - k} 40 ${26 - k * 2} ${96 - k * 2}`),
  ...range(8).map((k) => `M${300 - k * 8} ${312 + k * 7}q${-14} 50 ${-26 + k * 2} ${100 - k * 8}`),
  ...range(5).map((k) => `M${132 + k * 3} ${250 + k * 6}q70 -34 158 ${20 - k * 3}`),
];

function hand({ seed, ink, size, girth, spread, short = -1, ring = -1 }: Hand): Impression {
  const next = stream(seed);
  const fingers = FINGERS.map(([x, y, lean, length, width], finger) => {
    const isThumb = finger === 4;
    const broad = width * girth;
    const bones = isThumb
      ? ([
          [0.06, 0.5],
          [0.52, 1],
        ] as const)
      : PADS.slice(0, finger === short ? 2 : 3);
    const pads = bones.map(([from, to], bone) => {
      const isTip = bone === bones.length - 1;
      const [low, high] = [
        from * length + (finger === ring && bone === 0 ? 14 : 0),
        to * length + (isTip && finger === short ? 8 : 0),
      ];
      return (
        area(pad(low, high, broad, isTip), ink) +
        dry(lines(ridges(next, [low, high], broad, isTip), PAPER, 1.5))
      );
    });
    return `<g transform="translate(${x} ${y}) rotate(${Math.round(lean * spread)})">${pads.join('')}</g>`;
  });
  const [width, height] = [350, 446];
  const markup = [
    `<g transform="scale(${size}) translate(26 0)">`,
    ...fingers,
    area(thread(PALM, true), ink),
    area(thread(HOLLOW, true), PAPER),
    dry(lines(FLOW, PAPER, 1.3)),
    lines(CREASES, PAPER, 4),
    specks(next, 110, [100, 220, 200, 210], 2.2),
    specks(next, 60, [60, 30, 230, 200], 2),
    `</g>`,
  ].join('');
  return { width: Math.round(width * size), height: Math.round(height * size), markup };
}

/** Broad, and short of the tip of a ring finger. */
export const boatbuilder = hand({
  seed: 11,
  ink: BLUE_BLACK,
  size: 1.04,
  girth: 1.1,
  spread: 1,
  short: 2,
});

/** With a ring. */
export const neighbour = hand({
  seed: 12,
  ink: OXIDE,
  size: 0.92,
  girth: 0.93,
  spread: 1.1,
  ring: 2,
});

/** Small, with its fingers wide apart. */
export const child = hand({ seed: 8, ink: GREEN_BLACK, size: 0.66, girth: 1.06, spread: 1.35 });

/** Long. */
export const ranger = hand({ seed: 14, ink: LAMP_BLACK, size: 1.08, girth: 1, spread: 0.85 });
