/** What the studio has sewn and woven: a kite, a flag, a blanket. */
import { repeat } from '../kit.ts';
import { COBALT, INK, PAPER, PINE, ROSE, SUN, TOMATO, block, disc, shape } from './palette.ts';
import type { Work } from './palette.ts';

/** How far a piece reaches under its neighbour, so that the ground does not show between them. */
const SEAM = 1;

/** A kite with a face, in four panels, and a tail of bows. */
export const kite: Work = {
  width: 420,
  height: 440,
  markup: `<g transform="rotate(14 230 150)">${[
    shape('M230 0L230 140L110 140Z', TOMATO),
    shape('M230 0L350 140L230 140Z', COBALT),
    shape('M110 140L230 140L230 330Z', SUN),
    shape('M350 140L230 140L230 330Z', INK),
    disc(188, 112, 17, INK),
    disc(272, 112, 17, SUN),
    shape('M190 176h40v40a40 40 0 0 1 -40 -40z', TOMATO),
    shape('M270 176h-40v40a40 40 0 0 0 40 -40z', ROSE),
  ].join(
    '',
  )}</g><path d="M186 318C150 352 196 380 150 396S70 372 24 430" fill="none" stroke="${INK}" stroke-width="6"/>${[
    [166, 352, 24, PINE],
    [140, 399, -12, TOMATO],
    [82, 396, 30, COBALT],
  ]
    .map(
      ([x, y, turn, colour]) =>
        `<path d="M0 0L-24 -14V14ZM0 0L24 -14V14Z" fill="${colour ?? ''}" transform="translate(${x ?? 0} ${y ?? 0}) rotate(${turn ?? 0})"/>`,
    )
    .join('')}`,
};

/** A club's flag in the wind: five bands that step, and a duck. */
export const flag: Work = {
  width: 480,
  height: 360,
  markup: [
    block(24, 20, 14, 340, INK),
    disc(31, 18, 17, SUN),
    ...[0, 1, 2, 3, 4].map((k) =>
      block(
        38 + k * 82,
        28 + (k % 2) * 22,
        k < 4 ? 82 + SEAM : 82,
        180,
        [SUN, ROSE, SUN, ROSE, SUN][k] ?? '',
      ),
    ),
    ...[0, 1, 2, 3, 4].map((k) =>
      block(38 + k * 82, 204 + (k % 2) * 22, k < 4 ? 82 + SEAM : 82, 44, COBALT),
    ),
    // The duck stands in the second to the fourth band.
    shape('M150 150H300C300 200 268 216 226 216C178 216 150 190 150 150Z', TOMATO),
    disc(300, 118, 40, TOMATO),
    shape('M336 106L382 122L336 136Z', INK),
    disc(308, 108, 7, INK),
    shape('M186 150h76a38 38 0 0 1 -76 0z', INK),
  ].join(''),
};

/** The weave: which colour each of the blanket's blocks has, row by row. */
const ROWS = ['tstsrt', 'iccpps', 'rttssi', 'pirrcc', 'sstipt'];
const YARNS: Readonly<Record<string, string>> = {
  t: TOMATO,
  s: SUN,
  r: ROSE,
  i: INK,
  c: PAPER,
  p: PINE,
};

/** What is sewn below the diagonal of every other block, in turn. */
const HALVES = [INK, SUN, ROSE, TOMATO, PINE];

/** A block of the blanket, or the two halves of one: no edge lies on another's. */
function patch(column: number, row: number, colour: string): string {
  const [x, y] = [20 + column * 70, row * 70];
  const right = x + 70 + (column < 5 ? SEAM : 0);
  const foot = y + 70 + (row < 4 ? SEAM : 0);
  if (column % 2 !== row % 2) return block(x, y, right - x, foot - y, colour);
  const half = HALVES[((row * 3 + (column - (row % 2)) / 2) * 3) % HALVES.length] ?? '';
  return (
    shape(`M${x} ${y}h2L${right} ${foot - 2}V${foot}H${x}Z`, half) +
    shape(`M${x} ${y}H${right}V${foot}Z`, colour)
  );
}

/** A blanket of blocks and half blocks, with fringes. */
export const blanket: Work = {
  width: 460,
  height: 400,
  markup: [
    ...ROWS.flatMap((row, y) => row.split('').map((yarn, x) => patch(x, y, YARNS[yarn] ?? ''))),
    repeat(21, (k) => block(24 + k * 20, 350, 10, 36, k % 3 === 1 ? SUN : ROSE)),
  ].join(''),
};
