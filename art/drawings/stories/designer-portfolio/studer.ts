/** The website of a clockmaker: its dial while the shop is open, while it is closed, and at four widths. */
import type { Draw } from '../../../workshop/types.ts';
import { page, repeat, svg, textParam } from '../../kit.ts';
import { BLACK, RED, WHITE, box, disc, sheet, words } from '../../swiss/ink.ts';

interface Dial {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ink: string;
  /** Where the hour's, the minute's and the second's hand point, in degrees. */
  readonly hands: readonly [hour: number, minute: number, second: number];
}

const AFTERNOON = [71, 132, 318] as const;
const NINE = [270, 0, 0] as const;

/** A dial of radius 100 around its centre, strokes and three hands, laid where it belongs. */
function dial({ x, y, radius, ink, hands: [hour, minute, second] }: Dial): string {
  const stroke = (degrees: number, from: number, to: number, width: number, fill: string) =>
    `<g transform="rotate(${degrees})">${box(-width / 2, -to, width, to - from, fill)}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${radius / 100})">${repeat(60, (at) =>
    at % 5 === 0 ? stroke(at * 6, 77, 100, 6.6, ink) : stroke(at * 6, 92, 100, 2.4, ink),
  )}${stroke(hour, -17, 64, 8.6, ink)}${stroke(minute, -19, 90, 6.6, ink)}${stroke(second, -28, 60, 2.6, RED)}<g transform="rotate(${second})">${disc(0, -60, 8.6, RED)}</g></g>`;
}

const MENU = ['Repairs', 'Hours', 'Clocks', 'Address'] as const;

/** The four entries around a dial, at twelve, three, six and nine. */
function around({ x, y, radius, ink }: Dial, size: number): string {
  const gap = size * 0.7;
  const [top, right, bottom, left] = MENU;
  const middle = y + size * 0.36;
  return [
    words(x, y - radius - gap, top, { size, fill: ink, anchor: 'middle' }),
    words(x + radius + gap, middle, right, { size, fill: ink }),
    words(x, y + radius + gap + size * 0.74, bottom, { size, fill: ink, anchor: 'middle' }),
    words(x - radius - gap, middle, left, { size, fill: ink, anchor: 'end' }),
  ].join('');
}

/** The first screen, in black on white or the other way round. */
function screen(isOpen: boolean) {
  const ink = isOpen ? BLACK : WHITE;
  const face: Dial = { x: 400, y: 300, radius: 214, ink, hands: isOpen ? AFTERNOON : NINE };
  return sheet(
    isOpen ? WHITE : BLACK,
    [
      dial(face),
      around(face, 26),
      words(40, 60, 'Studer & Söhne', { size: 26, fill: ink }),
      words(760, 60, isOpen ? 'Open until 18.30' : 'Closed until 9.00', {
        size: 26,
        fill: ink,
        weight: 500,
        anchor: 'end',
      }),
    ].join(''),
  );
}

/** The menu below a dial that leaves it no room: one entry a line, in so many columns. */
const list = (x: number, y: number, width: number, columns: number) =>
  MENU.map((entry, index) => {
    const wide = (width - (columns - 1) * 12) / columns;
    const left = x + (index % columns) * (wide + 12);
    const top = y + Math.floor(index / columns) * 25;
    return box(left, top, wide, 1.5, BLACK) + words(left, top + 18, entry, { size: 14 });
  }).join('');

const PROOFS = [
  { width: 360, radius: 84, middle: 168, columns: 1 },
  { width: 600, radius: 108, middle: 160, columns: 1 },
  { width: 900, radius: 150, middle: 198, columns: 2 },
  { width: 1440, radius: 130, middle: 222, columns: 0 },
];

const [WIDE, HIGH] = [1200, 600];
const [SCALE, GAP, TOP, TALL] = [0.3, 30, 112, 424];

/** Four widths of the first screen beside each other, each named by its pixels. */
function widths() {
  let x = 60;
  const proofs = PROOFS.map(({ width, radius, middle, columns }) => {
    const wide = width * SCALE;
    const face: Dial = { x: wide / 2, y: middle, radius, ink: BLACK, hands: AFTERNOON };
    const drawn = `<svg x="${x}" y="${TOP}" width="${wide}" height="${TALL}">${box(0, 0, wide, TALL, WHITE)}${dial(face)}${
      columns === 0 ? around(face, 15) : list(12, columns === 1 ? 308 : 362, wide - 24, columns)
    }${words(12, 28, 'Studer & Söhne', { size: wide < 120 ? 11.5 : 14 })}</svg>${words(x, TOP - 22, String(width), { size: 46, fill: WHITE })}`;
    x += wide + GAP;
    return drawn;
  });
  return page({
    width: WIDE,
    height: HIGH,
    families: ['Inter'],
    style: 'svg{display:block;font-family:Inter}',
    body: svg(WIDE, HIGH, box(0, 0, WIDE, HIGH, RED) + proofs.join('')),
  });
}

const views = { open: () => screen(true), closed: () => screen(false), widths };

/** Parameter: `view`, one of open, closed, widths. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'open');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
