/** What the studio has lettered: an alphabet of blocks, and a baker's sign. */
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO, block, disc, shape } from './palette.ts';
import type { Work } from './palette.ts';

/** Letters on 60 × 60, of squares, triangles and quarter discs; a hole is cut out by the even-odd rule. */
const GLYPHS: readonly string[] = [
  'M0 60L30 0L60 60Z',
  'M0 0H32A16 16 0 0 1 40 30A16 16 0 0 1 44 60H0Z',
  'M60 0H30A30 30 0 0 0 30 60H60V40H32A10 10 0 0 1 32 20H60Z',
  'M0 0H30A30 30 0 0 1 30 60H0Z',
  'M0 0H60V16H36V22H52V38H36V44H60V60H0Z',
  'M0 0H60V18H32V26H50V42H32V60H0Z',
  'M60 0H30A30 30 0 0 0 30 60H60V30H34V38H42V44H30A14 14 0 0 1 30 16H60Z',
  'M0 0H24V22H36V0H60V60H36V38H24V60H0Z',
  'M18 0H42V60H18Z',
  'M30 0H60V30A30 30 0 0 1 0 30H26A4 4 0 0 0 30 30Z',
  'M0 0H24V20L44 0H60V6L40 30L60 54V60H44L24 40V60H0Z',
  'M0 0H28V36H60V60H0Z',
  'M0 60V0L30 26L60 0V60H40V36L30 46L20 36V60Z',
  'M0 60V0L36 32V0H60V60L24 28V60Z',
  'M30 0A30 30 0 0 1 30 60A30 30 0 0 1 30 0Z M30 20A10 10 0 0 0 30 40A10 10 0 0 0 30 20Z',
  'M0 0H38A20 20 0 0 1 38 42H26V60H0Z',
];

/** The colours of its rows, so that no two letters that touch share one. */
const COLOURS = [SUN, ROSE, TOMATO, PAPER, COBALT];

export const alphabet: Work = {
  width: 360,
  height: 360,
  markup: GLYPHS.map((glyph, k) => {
    const [x, y] = [6 + (k % 4) * 90, 6 + Math.floor(k / 4) * 90];
    return `<path d="${glyph}" fill="${COLOURS[(k + Math.floor(k / 4) * 2) % 5] ?? ''}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(1.3)"/>`;
  }).join(''),
};

/** A sign that hangs over a baker's door: a loaf, seen from three trams away. */
export const sign: Work = {
  width: 340,
  height: 420,
  markup: [
    block(0, 0, 20, 420, INK),
    block(0, 36, 250, 16, INK),
    shape('M20 120L104 36H124L20 140Z', INK),
    block(120, 52, 8, 44, INK),
    block(232, 52, 8, 44, INK),
    block(60, 96, 240, 250, SUN),
    shape('M60 346a120 120 0 0 1 240 0z', COBALT),
    shape('M92 196a44 44 0 0 1 44 -44h88a44 44 0 0 1 32 74v62H104v-62a44 44 0 0 1 -12 -30z', INK),
    shape('M110 198a26 26 0 0 1 26 -26h88a26 26 0 0 1 16 46v52H120v-52a26 26 0 0 1 -10 -20z', ROSE),
    ...[0, 1, 2].map((k) => shape(`M${138 + k * 34} 200h16l-10 40h-16z`, TOMATO)),
    disc(86, 122, 8, INK),
    disc(274, 122, 8, INK),
    shape('M60 346h240v34H60z', PINE),
    ...[0, 1, 2, 3, 4].map((k) => block(76 + k * 44, 358, 32, 10, PAPER)),
  ].join(''),
};
