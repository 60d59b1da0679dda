/** What the studio prints: a poster, a sheet of stamps, a beer label, a record's sleeve. */
import { repeat } from '../kit.ts';
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO, block, disc, shape } from './palette.ts';
import type { Work } from './palette.ts';

/** A swimmer under a low sun, pinned up by its corners. */
export const poster: Work = {
  width: 300,
  height: 400,
  markup: [
    block(0, 0, 300, 400, ROSE),
    disc(150, 150, 96, SUN),
    block(0, 196, 300, 204, COBALT),
    // The sun again, in the water: the same disc in slices.
    repeat(4, (k) => block(70 + k * 18, 214 + k * 26, 160 - k * 36, 12, SUN)),
    // The swimmer: a head, and an arm that comes round.
    disc(112, 210, 30, INK),
    shape('M150 240A74 74 0 0 1 224 166V198A42 42 0 0 0 182 240Z', INK),
    block(40, 240, 142, 16, INK),
    shape('M0 330q37 -28 75 0t75 0t75 0t75 0v70H0Z', PINE),
    shape('M0 364q37 -28 75 0t75 0t75 0t75 0v36H0Z', INK),
    block(24, 24, 84, 14, INK),
    block(24, 46, 52, 14, INK),
    ...[10, 290].map((x) => disc(x, 10, 5, INK)),
  ].join(''),
};

/** Six vegetables of equal worth: each stamp's ground and its figure. */
const STAMPS: readonly [ground: string, figure: string][] = [
  [
    ROSE,
    shape('M50 34c26 0 34 20 30 40S62 100 50 100s-26 -6 -30 -26s4 -40 30 -40z', TOMATO) +
      shape('M50 36l-22 -10 14 -2 8 -14 8 14 14 2z', PINE),
  ],
  [
    SUN,
    shape('M50 112C34 84 30 56 36 38H64C70 56 66 84 50 112Z', TOMATO) +
      shape('M36 38L22 14L44 28L50 8L56 28L78 14L64 38Z', PINE),
  ],
  [
    TOMATO,
    shape('M24 84a26 34 0 0 1 52 0z', ROSE) +
      block(40, 84, 20, 24, PAPER) +
      disc(40, 66, 5, PAPER) +
      disc(58, 72, 6, PAPER),
  ],
  [
    PINE,
    shape('M18 76C18 40 40 18 82 18C82 60 60 96 18 96Z', SUN) +
      shape('M18 96L82 18L74 18L18 86Z', INK),
  ],
  [
    PAPER,
    disc(50, 62, 36, PINE) +
      shape('M50 26a36 36 0 0 1 0 72a54 54 0 0 0 0 -72z', SUN) +
      block(47, 12, 6, 22, INK),
  ],
  [
    INK,
    shape('M50 18C76 40 82 62 74 82S58 104 50 104S34 102 26 82S24 40 50 18Z', ROSE) +
      shape('M50 18C60 48 60 78 50 104C40 78 40 48 50 18Z', TOMATO),
  ],
];

/** A sheet of stamps, one of them torn off and lying askew. */
export const stamps: Work = {
  width: 480,
  height: 400,
  markup: repeat(6, (k) => {
    const [ground = '', figure = ''] = STAMPS[k] ?? [];
    const [x, y] = [20 + (k % 3) * 144, 8 + Math.floor(k / 3) * 192];
    const place =
      k === 5 ? `translate(${x + 18} ${y + 14}) rotate(9 66 90)` : `translate(${x} ${y})`;
    const teeth = repeat(
      8,
      (n) => disc(9 + n * 18, 0, 5, COBALT) + disc(9 + n * 18, 184, 5, COBALT),
    );
    const sides = repeat(
      10,
      (n) => disc(0, 11 + n * 18, 5, COBALT) + disc(144, 11 + n * 18, 5, COBALT),
    );
    return `<g transform="${place}">${block(0, 0, 144, 184, PAPER)}${teeth}${sides}${block(16, 16, 112, 152, ground)}<g transform="translate(22 30)">${figure}</g>${block(22, 150, 30, 10, k === 4 || k === 1 ? INK : PAPER)}</g>`;
  }),
};

/** A brown bottle is a pine bottle here; its label is a heron in the reeds. It stands on the sun's yellow. */
export const beer: Work = {
  width: 320,
  height: 400,
  markup: [
    shape('M128 0h64v96c0 40 56 44 56 108V400H72V204C72 140 128 136 128 96Z', PINE),
    block(120, 0, 80, 26, TOMATO),
    block(120, 26, 80, 10, INK),
    block(72, 216, 176, 152, ROSE),
    shape('M72 368a88 88 0 0 1 176 0z', TOMATO),
    // The heron: neck, body, one leg.
    shape(
      'M126 236h46a18 18 0 0 1 18 18c0 22 -14 30 -14 44c26 8 38 24 42 44h-60c-24 0 -30 -22 -20 -40c10 -20 26 -30 22 -44l-34 -10z',
      INK,
    ),
    disc(172, 250, 5, SUN),
    block(172, 340, 8, 28, INK),
    ...[86, 104, 226].map((x, k) => block(x, 290 - k * 12, 8, 78 + k * 12, COBALT)),
  ].join(''),
};

/** A sleeve of arcs, with its record half out. */
export const record: Work = {
  width: 464,
  height: 360,
  // The sleeve begins at the drawing's edge, so that it can run to the edge of a block.
  markup: [
    '<g transform="translate(-16)">',
    disc(300, 180, 164, INK),
    ...[136, 112, 88].map(
      (radius) =>
        `<circle cx="300" cy="180" r="${radius}" fill="none" stroke="${PINE}" stroke-width="5"/>`,
    ),
    disc(300, 180, 56, TOMATO),
    disc(300, 180, 10, ROSE),
    block(16, 16, 328, 328, COBALT),
    shape('M16 344A328 328 0 0 1 344 16V98A246 246 0 0 0 98 344Z', SUN),
    shape('M98 344A246 246 0 0 1 344 98V180A164 164 0 0 0 180 344Z', TOMATO),
    shape('M180 344A164 164 0 0 1 344 180V262A82 82 0 0 0 262 344Z', PAPER),
    shape('M262 344A82 82 0 0 1 344 262V344Z', INK),
    disc(76, 76, 32, ROSE),
    '</g>',
  ].join(''),
};
