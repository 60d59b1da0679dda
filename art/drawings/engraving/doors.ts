import type { Draw } from '../../workshop/types.ts';
import { page, range, repeat, textParam } from '../kit.ts';
import {
  block,
  edge,
  INK,
  levels,
  PAPER,
  path,
  ring,
  shape,
  uprights,
  within,
  type Field,
} from './ink.ts';

const WIDTH = 900;
const HEIGHT = 1080;
const FLOOR = 980;
const AXIS = 450;

/** A panel let into the leaf: its shaded edge, its field, its light edge. */
function panel({ x, y, width, height }: Field): string {
  const inner = { x: x + 13, y: y + 13, width: width - 26, height: height - 26 };
  return [
    block({ x, y, width, height }, 3, PAPER),
    levels({ x, y, width, height: 13 }, 4, () => 0.75),
    uprights({ x, y, width: 13, height }, 4, () => 0.6),
    block(inner, 2),
    uprights(inner, 6, (px) => 0.5 + 0.2 * Math.sin(((px - inner.x) / inner.width) * Math.PI)),
  ].join('');
}

/** A leaf with rows of panels: for each row where it begins, how tall it is, and how many stand in it. */
function leaf(
  field: Field,
  rows: readonly (readonly [from: number, height: number, count: number])[],
): string {
  const { x, y, width } = field;
  const margin = 24;
  return [
    block(field, 4),
    uprights(field, 6, () => 0.82),
    ...rows.flatMap(([from, height, count]) => {
      const each = (width - margin * (count + 1)) / count;
      return range(count).map((k) =>
        panel({ x: x + margin + k * (each + margin), y: y + from, width: each, height }),
      );
    }),
  ].join('');
}

/** Walls of dressed stone, the ground before them, and a step. */
function front(): string {
  const rows = range(11).map((row) => {
    const y = row * 92 - 34;
    const shift = (row % 2) * 110;
    return `M0 ${y}H${WIDTH}${repeat(6, (k) => `M${k * 220 - shift} ${y}v92`)}`;
  });
  return [
    levels(
      { x: 0, y: 0, width: WIDTH, height: FLOOR },
      9,
      (x, y) => 0.12 + 0.1 * (y / FLOOR) + 0.05 * Math.sin(x / 60 + y / 17),
    ),
    path(rows.join(''), 4).replace(INK, PAPER),
    path(rows.join(''), 1.4),
    block({ x: 0, y: FLOOR, width: WIDTH, height: 100 }),
    levels(
      { x: 0, y: FLOOR, width: WIDTH, height: 100 },
      8,
      (x, y) => 0.46 - (y - FLOOR) / 300 + 0.08 * Math.sin(x / 43 + y),
    ),
    path(`M0 ${FLOOR}H${WIDTH}`, 4),
    block({ x: 190, y: FLOOR - 32, width: 520, height: 44 }, 3),
    levels({ x: 190, y: FLOOR - 14, width: 520, height: 26 }, 6, () => 0.4),
  ].join('');
}

const jambs = (top: number) =>
  [
    block({ x: 232, y: top, width: 436, height: FLOOR - 32 - top }, 3),
    uprights({ x: 232, y: top, width: 26, height: FLOOR - 32 - top }, 6, () => 0.2),
    uprights({ x: 642, y: top, width: 26, height: FLOOR - 32 - top }, 6, () => 0.5),
    path(`M266 ${FLOOR - 32}V${top}M634 ${FLOOR - 32}V${top}`, 2),
  ].join('');

/** A knob, a slot for letters, and what the brass plate will be read on. */
const brass = (x: number, y: number) =>
  `${ring(x, y, 15, 3, PAPER)}${ring(x, y, 7, 3)}${block({ x: AXIS - 46, y: 690, width: 92, height: 22 }, 3)}${path(`M${AXIS - 36} 701h72`, 6)}`;

/** For families: a fan of glass above six panels; boots of two sizes on the step. */
function families(): string {
  const spokes = range(7).map((k) => {
    const angle = (Math.PI * (k + 0.5)) / 7;
    return `M${AXIS + 46 * Math.cos(angle)} ${304 - 46 * Math.sin(angle)}L${AXIS + 176 * Math.cos(angle)} ${304 - 176 * Math.sin(angle)}`;
  });
  const boot = (x: number, scale: number, way = 1) =>
    `<g transform="translate(${x} ${FLOOR + 34}) scale(${scale * way} ${scale})"><path d="M-20 -92h34l3 52q26 6 32 22l1 18h-70z" fill="${INK}"/><path d="M-20 -78h34" stroke="${PAPER}" stroke-width="5"/><path d="M-22 0h74v7h-74z" fill="${INK}" stroke="${PAPER}" stroke-width="1.5"/></g>`;
  return [
    path('M206 330V306a244 244 0 0 1 488 0V330z', 3, PAPER),
    path('M232 330V306a218 218 0 0 1 436 0V330z', 2, PAPER),
    jambs(326),
    path('M262 318V304a188 188 0 0 1 376 0V318z', 3, PAPER),
    within(
      'M272 306a178 178 0 0 1 356 0z',
      levels(
        { x: 260, y: 110, width: 380, height: 210 },
        6,
        (x, y) => 0.76 - 0.32 * ((x + y) / 900),
      ),
    ),
    path(spokes.join(''), 9).replace(INK, PAPER),
    path(`M${AXIS - 46} 306a46 46 0 0 1 92 0z`, 5, PAPER),
    leaf({ x: 276, y: 332, width: 348, height: FLOOR - 32 - 332 }, [
      [24, 128, 2],
      [176, 150, 2],
      [410, 184, 2],
    ]),
    brass(606, 690),
    boot(64, 1.1),
    boot(136, 1.1),
    boot(772, 0.6, -1),
    boot(818, 0.6, -1),
  ].join('');
}

/** For firms: two leaves below a plain light; a pile of account books, tied. */
function firms(): string {
  const books = [
    [724, 946, 170, 46],
    [736, 904, 150, 42],
    [722, 850, 160, 54],
    [746, 816, 126, 34],
  ] as const;
  const pile = books.map(
    ([x, y, width, height]) =>
      `${block({ x, y, width, height }, 3)}${uprights({ x, y, width: 26, height }, 5, () => 0.85)}${levels({ x: x + 34, y: y + 7, width: width - 42, height: height - 14 }, 6, () => 0.26)}${path(`M${x + 8} ${y + 10}h12M${x + 8} ${y + height - 10}h12`, 2).replace(INK, PAPER)}`,
  );
  return [
    block({ x: 190, y: 96, width: 520, height: 54 }, 3),
    levels({ x: 190, y: 132, width: 520, height: 18 }, 5, () => 0.6),
    path('M170 96h560l-16 -26H186z', 3, PAPER),
    jambs(150),
    block({ x: 276, y: 178, width: 348, height: 130 }, 3),
    levels(
      { x: 286, y: 188, width: 328, height: 110 },
      6,
      (x) => 0.8 - 0.4 * Math.abs((x - 400) / 420),
    ),
    path('M276 178L624 308M624 178L276 308M450 178V308', 8).replace(INK, PAPER),
    ring(AXIS, 243, 30, 4, PAPER),
    leaf({ x: 276, y: 328, width: 172, height: FLOOR - 32 - 328 }, [
      [24, 300, 1],
      [404, 192, 1],
    ]),
    leaf({ x: 452, y: 328, width: 172, height: FLOOR - 32 - 328 }, [
      [24, 300, 1],
      [404, 192, 1],
    ]),
    ring(428, 690, 13, 3, PAPER),
    ring(472, 690, 13, 3, PAPER),
    levels({ x: 690, y: 984, width: 210, height: 26 }, 6, () => 0.7),
    ...pile.map((book) => `<g transform="translate(-28 18)">${book}</g>`),
    path('M776 833V1010M760 833h32', 4),
  ].join('');
}

/** For foundations: a round light; a model boat that waits on the step. */
function foundations(): string {
  const sail = 'M150 676V900H52Q110 800 150 676z';
  const jib = 'M160 716Q214 810 236 900H160z';
  return [
    jambs(150),
    path('M190 150h520v-34H190zM206 116h488L450 26z', 3, PAPER),
    within(
      'M240 112h420L450 44z',
      levels({ x: 230, y: 40, width: 440, height: 74 }, 6, () => 0.46),
    ),
    ring(AXIS, 254, 96, 3, PAPER),
    within(
      `M${AXIS - 86} 254a86 86 0 0 1 172 0a86 86 0 0 1 -172 0z`,
      levels(
        { x: 360, y: 160, width: 180, height: 190 },
        6,
        (x, y) => 0.78 - 0.4 * ((x + y - 520) / 400),
      ),
    ),
    path(`M${AXIS} 168V340M364 254H536M389 193L511 315M511 193L389 315`, 8).replace(INK, PAPER),
    ring(AXIS, 254, 22, 5, PAPER),
    leaf({ x: 276, y: 372, width: 348, height: FLOOR - 32 - 372 }, [
      [24, 244, 1],
      [364, 78, 2],
      [466, 86, 1],
    ]),
    brass(604, 662),
    path('M155 640V924', 6),
    shape(
      [
        [155, 640],
        [206, 654],
        [155, 670],
      ],
      2.5,
      INK,
    ),
    path(sail, 3, PAPER),
    within(
      sail,
      levels({ x: 40, y: 670, width: 120, height: 240 }, 8, (x) => 0.16 + (150 - x) / 300),
    ),
    path(jib, 3, PAPER),
    within(
      jib,
      uprights({ x: 156, y: 700, width: 90, height: 210 }, 7, () => 0.2),
    ),
    path('M30 918H252Q240 986 196 988H92Q46 984 30 918z', 3, PAPER),
    within(
      'M30 918H252Q240 986 196 988H92Q46 984 30 918z',
      levels({ x: 20, y: 934, width: 240, height: 60 }, 6, (_x, y) => (y > 948 ? 0.86 : 0.2)),
    ),
    path('M70 1016L110 986M214 1016L176 986M56 1016H228', 7),
  ].join('');
}

const DOORS: Record<string, () => string> = { families, firms, foundations };

/**
 * One of the three doors on the ground floor, in one ink, with what its visitors left before it.
 *
 * Parameter: `door` (families, firms, foundations).
 */
const draw: Draw = (params) => {
  const name = textParam(params, 'door', 'families');
  const door = DOORS[name];
  if (door === undefined) throw new Error(`doors: no door ${name}`);
  const sheet = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${block(sheet)}${within(edge(sheet), front() + door())}</svg>`,
  });
};

export default draw;
