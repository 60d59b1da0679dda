/** A cableway's mark: how it is constructed, in five sizes, and in thread. */
import type { Draw } from '../../../workshop/types.ts';
import { page, range, repeat, stream, svg, textParam, type Point } from '../../kit.ts';
import {
  BLACK,
  GREY,
  HEIGHT,
  RED,
  WHITE,
  WIDTH,
  box,
  disc,
  sheet,
  words,
} from '../../swiss/ink.ts';

/** The mark on its tile, in the units of the poster on which it hangs. */
const TILE = { x: 120, y: 84, side: 480 };
const SLOPE = 'M800 600H100L520 120L660 280L800 150Z';
const CABLE = 'M-100 525L900 -25';
const HANGER = 'M330 288V350';
/** A third of the cabin: what everything is measured in. */
const UNIT = 136 / 3;

const cabin = (wall: string, pane: string) =>
  box(262, 346, 136, 112, wall) + box(280, 366, 44, 40, pane) + box(336, 366, 44, 40, pane);

const line = (path: string, ink: string, width: number, dashes = '') =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

/** The slope is white and all else red; small tiles have a thicker cable. */
const mark = (cable: number) =>
  `<path d="${SLOPE}" fill="${WHITE}"/>${line(CABLE, RED, cable)}${line(HANGER, RED, cable * 0.86)}${cabin(RED, WHITE)}`;

const tile = (x: number, y: number, side: number, cable = 14) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${TILE.x} ${TILE.y} ${TILE.side} ${TILE.side}">${box(0, 0, WIDTH, HEIGHT, BLACK)}${mark(cable)}</svg>`;

/** A measured distance: a line between two ends, and how many units it is. */
const measure = (x: number, y: number, width: number, text: string, ink: string) =>
  box(x, y, width, 1.6, ink) +
  box(x, y - 6, 1.6, 12, ink) +
  box(x + width - 1.6, y - 6, 1.6, 12, ink) +
  words(x + width / 2, y + 29, text, { size: 28, fill: ink, anchor: 'middle' });

/** Words from which the lines below them keep away. */
const clear = (ground: string, label: string) =>
  `<g stroke="${ground}" stroke-width="10" stroke-linejoin="round" paint-order="stroke">${label}</g>`;

function construction() {
  const rules =
    repeat(20, (k) => box(262 + (k - 6) * UNIT - 0.5, 0, 1, HEIGHT, '#c9c9c6')) +
    repeat(15, (k) => box(0, 346 + (k - 8) * UNIT - 0.5, WIDTH, 1, '#c9c9c6'));
  // The cable's angle is read at the hanger's head, from the level that passes through it.
  const [x, y, radius, angle] = [330, 288.5, 172, 0.503];
  const end = `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
  return sheet(
    WHITE,
    [
      `<path d="${SLOPE}" fill="${GREY}"/>`,
      rules,
      line(SLOPE, BLACK, 2.4),
      line(CABLE, RED, 14),
      line(HANGER, RED, 12),
      cabin(RED, WHITE),
      line(`M${x} ${y}H${x + 216}`, BLACK, 1.6, '7 5'),
      line(`M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${end}`, BLACK, 2.4),
      clear(GREY, words(x + radius + 14, y - 26, '29°', { size: 44 })),
      disc(x, y, 5, BLACK),
      measure(262, 478, 136, '3', BLACK),
      measure(280, 419, 44, '1', WHITE),
      clear(WHITE, words(96, 190, 'Cable', { size: 30 })),
      line('M133 204V386', BLACK, 2.4),
      clear(GREY, words(470, 411, 'Cabin', { size: 30 })),
      line('M408 402H460', BLACK, 2.4),
      clear(GREY, words(470, 502, 'Slope', { size: 30 })),
    ].join(''),
  );
}

const SIZES = [128, 64, 32, 16, 8];

/** Each tile half as wide as the last, on one line. */
function sizes() {
  const [scale, gap, foot] = [2.38, 24, 420];
  let x = 50;
  const row = SIZES.map((size) => {
    const side = size * scale;
    const drawn =
      tile(x, foot - side, side, size === 8 ? 18.5 : 14) +
      words(x, foot + 34, String(size), { size: 28 });
    x += side + (size === 16 ? gap + 8 : gap);
    return drawn;
  });
  return sheet(GREY, row.join('') + words(50, 556, 'Millimetres', { size: 28, weight: 500 }));
}

interface Stitch {
  readonly points: readonly Point[];
  /** How its threads lie, in degrees. */
  readonly turn: number;
  readonly thread: readonly [light: string, middle: string, dark: string];
  /** After how far a thread dips into the cloth; whole rows where nothing is said. */
  readonly dip?: number;
  readonly seed: number;
}

const PITCH = 3.1;

/** Fills a shape with threads side by side, whose ends are never quite on its edge. */
function stitched({ points, turn, thread, dip, seed }: Stitch): string {
  const next = stream(seed);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = turned.map(([, y]) => y);
  const first = Math.min(...heights);
  const rows = Math.floor((Math.max(...heights) - first) / PITCH);
  const back = ([x, y]: Point) =>
    `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`;
  return range(rows)
    .flatMap((row) => {
      const y = first + (row + 0.5) * PITCH;
      const hits = turned
        .flatMap(([x1, y1], index) => {
          const [x2, y2] = turned[(index + 1) % turned.length] ?? [0, 0];
          return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
        })
        .toSorted((a, b) => a - b);
      const ways: string[] = [];
      for (let at = 0; at + 1 < hits.length; at += 2) {
        const [start, end] = [(hits[at] ?? 0) - next() * 1.6, (hits[at + 1] ?? 0) + next() * 1.6];
        const step = dip ?? end - start;
        let from = start;
        // Rows of long fields dip in turn, as bricks are laid.
        let to = dip === undefined ? end : start - (start % step) + step * (0.34 * (row % 3) + 0.4);
        while (from < end) {
          const stop = Math.min(end, Math.max(to, from + 4));
          const way = `M${back([from + 0.4, y])}L${back([stop - 0.4, y])}`;
          const glow = (0.35 + next() * 0.5).toFixed(2);
          ways.push(
            `<path d="${way}" stroke="${thread[2]}" stroke-width="${PITCH * 1.08}"/><path d="${way}" stroke="${thread[1]}" stroke-width="${PITCH * 0.8}"/><path d="${way}" transform="translate(-.35 -.5)" stroke="${thread[0]}" stroke-opacity="${glow}" stroke-width="${PITCH * 0.3}"/>`,
          );
          from = stop;
          to = stop + step;
        }
      }
      return ways;
    })
    .join('');
}

const COTTON = ['#ffffff', '#e9e7e2', '#a9a59d'] as const;
const SCARLET = ['#ff6a80', '#dd0a30', '#86001a'] as const;

/** The cable as a band of short stitches that lie across it. */
const band = (a: Point, b: Point, width: number): readonly Point[] => {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [((-(b[1] - a[1]) / long) * width) / 2, (((b[0] - a[0]) / long) * width) / 2];
  return [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
    [b[0] - dx, b[1] - dy],
    [a[0] - dx, a[1] - dy],
  ];
};

const rectangle = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** What the needle leaves of the mark, near enough to count its threads. */
function thread() {
  const parts: readonly Stitch[] = [
    {
      points: [
        [100, 600],
        [520, 120],
        [660, 280],
        [800, 600],
      ],
      turn: -49,
      thread: COTTON,
      dip: 40,
      seed: 4,
    },
    { points: band([100, 415], [700, 85], 17), turn: 52, thread: SCARLET, seed: 7 },
    { points: rectangle(322, 290, 16, 56), turn: 0, thread: SCARLET, seed: 9 },
    // Five fields around two panes, through which one sees the cloth.
    { points: rectangle(262, 346, 136, 22), turn: 90, thread: SCARLET, seed: 11 },
    { points: rectangle(262, 404, 136, 54), turn: 90, thread: SCARLET, seed: 12 },
    { points: rectangle(265, 368, 17, 36), turn: 0, thread: SCARLET, seed: 13 },
    { points: rectangle(321, 368, 18, 36), turn: 0, thread: SCARLET, seed: 14 },
    { points: rectangle(378, 368, 17, 36), turn: 0, thread: SCARLET, seed: 15 },
  ];
  const [slope, ...red] = parts;
  const panes = box(282, 368, 39, 36, 'url(#twill)') + box(339, 368, 39, 36, 'url(#twill)');
  const defs = `<defs><pattern id="twill" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="#111113"/><path d="M-1 4L4 -1M1.5 6.5L6.5 1.5" stroke="#26262a" stroke-width="1.5"/></pattern>
<filter id="raised" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="1.6" dy="2.4" stdDeviation="1.8" flood-opacity=".75"/></filter>
<radialGradient id="lamp" cx=".3" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient></defs>`;
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#twill)"/><g stroke-linecap="round"><g filter="url(#raised)">${slope ? stitched(slope) : ''}</g>${panes}<g filter="url(#raised)">${red.map(stitched).join('')}</g></g>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'svg{display:block}',
    body: svg(
      WIDTH,
      HEIGHT,
      `${defs}<svg width="${WIDTH}" height="${HEIGHT}" viewBox="165 206 356 267">${body}</svg><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>`,
    ),
  });
}

const views = { construction, sizes, thread };

/** Parameter: `view`, one of construction, sizes, thread. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'construction');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
