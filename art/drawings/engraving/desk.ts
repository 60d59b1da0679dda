import type { Draw } from '../../workshop/types.ts';
import { page, range, repeat } from '../kit.ts';
import {
  block,
  edge,
  INK,
  levels,
  mirrored,
  PAPER,
  path,
  ring,
  shape,
  uprights,
  within,
  type Field,
} from './ink.ts';

const WIDTH = 2000;
const HEIGHT = 920;
const FLOOR = 800;
const AXIS = 1000;

/** The room: a papered wall above a panelled one, boards below. */
function room(): string {
  const panels = range(8).map((k) => {
    const field = { x: 40 + k * 245, y: 560, width: 205, height: 170 };
    return `${block(field, 2)}${levels(field, 8, () => 0.3)}${levels({ ...field, height: 10 }, 5, () => 0.6)}`;
  });
  const boards = range(9).map(
    (k) => `M${AXIS + (k - 4) * 160} ${FLOOR}L${AXIS + (k - 4) * 330} ${HEIGHT}`,
  );
  return [
    levels({ x: 0, y: 0, width: WIDTH, height: 500 }, 9, (x, y) => {
      const lamp = Math.hypot((x - AXIS) / 1.5, y - 380) / 620;
      return Math.min(0.56, 0.1 + 0.5 * lamp ** 1.5);
    }),
    block({ x: 0, y: 500, width: WIDTH, height: 24 }, 3),
    block({ x: 0, y: 524, width: WIDTH, height: FLOOR - 524 }, 3),
    levels({ x: 0, y: 524, width: WIDTH, height: FLOOR - 524 }, 9, () => 0.2),
    ...panels,
    block({ x: 0, y: FLOOR - 34, width: WIDTH, height: 34 }, 3),
    levels(
      { x: 0, y: FLOOR, width: WIDTH, height: HEIGHT - FLOOR },
      8,
      (x, y) => 0.42 - (y - FLOOR) / 420 + 0.05 * Math.sin(x / 80),
    ),
    path(boards.join(''), 3),
  ].join('');
}

/** A tall window: columns outside, the night between them. */
function view(x: number): string {
  const field = { x, y: 60, width: 230, height: 420 };
  const columns = repeat(2, (k) => {
    const at = x + 48 + k * 116;
    return `${block({ x: at, y: 60, width: 52, height: 420 }, 2)}${uprights({ x: at, y: 60, width: 52, height: 420 }, 7, (px) => 0.1 + 0.5 * ((px - at) / 52))}`;
  });
  return [
    block({ x: x - 20, y: 40, width: 270, height: 460 }, 3),
    uprights(field, 6, () => 0.86),
    columns,
    block({ x: x + 108, y: 60, width: 14, height: 420 }, 2),
    ...range(3).map((k) => block({ x, y: 155 + k * 105, width: 230, height: 10 }, 2)),
  ].join('');
}

/** An armchair from its side, turned to the right. */
function chair(x: number): string {
  const back = 'M0 300Q-34 120 -8 20Q14 -8 40 20Q34 130 44 300z';
  return `<g transform="translate(${x} 410)">${path(back, 3, PAPER)}${within(
    back,
    uprights({ x: -40, y: -10, width: 90, height: 320 }, 7, (px) => 0.72 - (px + 40) / 240),
  )}${path('M-6 236H206q18 2 18 32t-18 34H0z', 3, PAPER)}${within(
    'M-6 236H206q18 2 18 32t-18 34H0z',
    levels({ x: -10, y: 236, width: 240, height: 70 }, 7, (_px, y) => 0.2 + (y - 236) / 130),
  )}${path('M36 176H186q16 0 16 14t-16 14h-14v34M36 204h136', 3, PAPER)}${path('M8 302L-16 426M196 302L206 426', 14)}</g>`;
}

/** A pedestal of drawers, each with its knob. */
const pedestal = (x: number) =>
  `${block({ x, y: 560, width: 210, height: 240 }, 3)}${repeat(3, (k) => {
    const field: Field = { x: x + 16, y: 574 + k * 72, width: 178, height: 58 };
    return `${block(field, 2.5)}${levels(field, 6, (px) => 0.5 + 0.2 * Math.abs((px - x - 105) / 105))}${ring(x + 105, field.y + 29, 9, 3, PAPER)}`;
  })}${block({ x: x - 8, y: 784, width: 226, height: 16 }, 3)}`;

/** The lamp between the two, and its light on the leather. */
function lamp(): string {
  const shade = `M${AXIS - 96} 372Q${AXIS} 300 ${AXIS + 96} 372z`;
  return [
    path(`M${AXIS} 372V500`, 12),
    path(`M${AXIS - 58} 506Q${AXIS} 470 ${AXIS + 58} 506z`, 3, PAPER),
    within(
      `M${AXIS - 58} 506Q${AXIS} 470 ${AXIS + 58} 506z`,
      levels({ x: AXIS - 60, y: 476, width: 120, height: 32 }, 5, () => 0.6),
    ),
    path(shade, 3, PAPER),
    within(
      shade,
      uprights(
        { x: AXIS - 100, y: 330, width: 200, height: 46 },
        6,
        (x) => 0.3 + 0.4 * Math.abs((x - AXIS) / 100),
      ),
    ),
    path(
      range(9)
        .map((k) => `M${AXIS + (k - 4) * 24} 386L${AXIS + (k - 4) * 42} 440`)
        .join(''),
      2,
    ),
  ].join('');
}

/** He counted: an open account book, full of lines, with a pen; the other side of the desk is bare. */
function things(): string {
  const sheet = (x: number, lean: number) =>
    `${shape(
      [
        [x, 508],
        [x + lean, 470],
        [x + 96 + lean, 462],
        [x + 104, 508],
      ],
      2.5,
    )}${path(
      range(4)
        .map((k) => `M${x + 12 + lean * (1 - k / 4)} ${500 - k * 8}l76 -4`)
        .join(''),
      1.6,
    )}`;
  return [
    sheet(646, 18),
    shape(
      [
        [752, 508],
        [744, 462],
        [836, 472],
        [854, 508],
      ],
      2.5,
    ),
    path(
      range(4)
        .map((k) => `M766 ${500 - k * 8}l70 4`)
        .join(''),
      1.6,
    ),
    path('M866 505l40 -88', 5),
    path('M906 417q22 -44 4 -70q-14 34 -14 66z', 2.5, PAPER),
    block({ x: 884, y: 486, width: 38, height: 22 }, 3),
    // Spectacles, put down.
    ring(1232, 496, 13, 3),
    ring(1268, 496, 13, 3),
    path('M1245 494q5 -6 10 0M1281 492l26 10', 3),
  ].join('');
}

/** Two hats on the ledge of the panelling, lit from the lamp: a tall one, and a round one. */
const hats = () => {
  const crown = 'M408 489V392q44 -13 88 0v97z';
  const bowl = 'M1500 489q-6 -80 48 -80t48 80z';
  return [
    path(crown, 3, PAPER),
    within(
      crown,
      uprights({ x: 400, y: 380, width: 104, height: 112 }, 5, (x) => 1.02 - (x - 408) / 190),
    ),
    block({ x: 408, y: 464, width: 88, height: 20 }, 0, INK),
    path('M392 482q60 14 120 0q-2 17 -24 18h-72q-22 -1 -24 -18z', 3, INK),
    path(bowl, 3, PAPER),
    within(
      bowl,
      uprights({ x: 1490, y: 400, width: 116, height: 92 }, 5, (x) => 0.52 + (x - 1500) / 200),
    ),
    path('M1499 474q48 12 98 0', 13),
    path('M1484 484q64 12 128 0q-4 15 -26 16h-76q-22 -1 -26 -16z', 3, INK),
  ].join('');
};

/** The partners' desk after hours, in one ink: two chairs face each other over one lamp. */
const draw: Draw = () => {
  const sheet = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const content = [
    room(),
    view(90),
    mirrored(AXIS, view(90)),
    hats(),
    levels(
      { x: 420, y: FLOOR + 6, width: 1160, height: 44 },
      6,
      (x) => 0.7 - 0.4 * Math.abs((x - AXIS) / 580),
    ),
    pedestal(560),
    pedestal(1230),
    block({ x: 770, y: 560, width: 460, height: 180 }, 3),
    uprights({ x: 770, y: 560, width: 460, height: 180 }, 6, () => 0.8),
    block({ x: 520, y: 508, width: 960, height: 22 }, 3),
    block({ x: 540, y: 530, width: 920, height: 30 }, 3),
    levels({ x: 540, y: 530, width: 920, height: 30 }, 5, () => 0.55),
    lamp(),
    things(),
    chair(330),
    mirrored(AXIS, chair(330)),
  ].join('');
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${block(sheet)}${within(edge(sheet), content)}</svg>`,
  });
};

export default draw;
