/** What the studio has had built and fired: a chair, a tile, a game. */
import { repeat } from '../kit.ts';
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO, block, disc, shape } from './palette.ts';
import type { Work } from './palette.ts';

/** A child's chair of seven boards, one colour each as far as they go. */
export const chair: Work = {
  width: 360,
  height: 420,
  markup: [
    shape('M70 20h36l14 380h-36z', ROSE),
    shape('M70 20h190a30 30 0 0 1 30 30v50H76z', TOMATO),
    shape('M79 130H290v54H82z', SUN),
    shape('M84 236H316l24 44H88z', COBALT),
    shape('M88 280H340v22H89z', PAPER),
    shape('M300 302h34l-4 98h-28z', TOMATO),
    shape('M256 20h34V236h-34z', PINE),
    shape('M120 346H302v20H121z', SUN),
    disc(180, 60, 18, SUN),
    disc(222, 60, 18, ROSE),
  ].join(''),
};

/** Sixteen of one tile, each turned: a quarter disc, a bar and a dot. */
const TURNS = [0, 1, 3, 2, 3, 2, 0, 1, 1, 0, 2, 3, 2, 3, 1, 0];

export const tile: Work = {
  width: 400,
  height: 400,
  markup: repeat(16, (k) => {
    const [x, y] = [(k % 4) * 100, Math.floor(k / 4) * 100];
    const odd = (k + Math.floor(k / 4)) % 2 === 1;
    const [ground, arc, bar] = odd ? [ROSE, TOMATO, INK] : [PAPER, PINE, SUN];
    return `<g transform="translate(${x} ${y}) rotate(${(TURNS[k] ?? 0) * 90} 50 50)">${block(3, 3, 94, 94, ground)}${shape('M3 3H75A72 72 0 0 1 3 75Z', arc)}${shape('M3 3H43A40 40 0 0 1 3 43Z', bar)}${disc(80, 80, 10, bar)}</g>`;
  }),
};

/** A game for two: a board of steps, with its men set up and one of them on the move. */
export const game: Work = {
  width: 400,
  height: 400,
  markup: [
    block(10, 10, 380, 380, INK),
    repeat(25, (k) => {
      const [x, y] = [26 + (k % 5) * 70, 26 + Math.floor(k / 5) * 70];
      return block(x, y, 68, 68, k === 12 ? ROSE : k % 2 === 0 ? SUN : PAPER);
    }),
    ...[0, 2, 3, 4].map((k) => disc(60 + k * 70, 60, 25, COBALT)),
    ...[0, 1, 3, 4].map((k) => shape(`M${60 + k * 70} 308l27 54h-54z`, TOMATO)),
    // One of each has left its row; the triangle has jumped over a field.
    disc(130, 130, 25, COBALT),
    shape('M200 170l27 54h-54z', TOMATO),
    shape('M200 244l18 28h-12v64h-12v-64h-12z', INK),
  ].join(''),
};
