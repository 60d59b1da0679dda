import { range, repeat, type Point } from '../kit.ts';
import { block, levels, path, ring, shape, uprights, type Field, type Tone } from './ink.ts';

/** From where the light falls: the left in the morning, the right in the evening. */
export type Light = 'morning' | 'evening';

const side = (light: Light) => (light === 'morning' ? 1 : -1);

const COLUMN = { foot: 662, head: 376, low: 31, high: 25.5 } as const;

/** Its flutes swell towards the shadow, and below the beam. */
export function column(x: number, light: Light): string {
  const { foot, head, low, high } = COLUMN;
  const top = head + 12;
  const bottom = foot - 20;
  const half = (y: number) => low + (high - low) * ((bottom - y) / (bottom - top));
  const flutes = range(13).map((flute) => {
    const angle = ((flute + 0.5) / 13 - 0.5) * Math.PI;
    const place = Math.sin(angle);
    const dark = 0.16 + 0.62 * Math.max(0, (side(light) * place + 0.25) / 1.25) ** 1.5;
    const width = Math.max(1.1, dark * 7 * Math.cos(angle) ** 0.35);
    return `M${x + place * half(bottom)} ${bottom}L${x + place * half(top)} ${top}`.concat(
      `|${width.toFixed(1)}`,
    );
  });
  const body = shape(
    [
      [x - low, bottom],
      [x - high, top],
      [x + high, top],
      [x + low, bottom],
    ],
    2.2,
  );
  const drawn = flutes.map((flute) => {
    const [d = '', width] = flute.split('|');
    return path(d, Number(width));
  });
  const shadow = levels({ x: x - high, y: top, width: 2 * high, height: 44 }, 6, (_x, y) =>
    Math.max(0, 0.6 - (y - top) / 70),
  );
  return [
    body,
    ...drawn,
    shadow,
    block({ x: x - low - 3, y: foot - 20, width: 2 * low + 6, height: 9 }, 2),
    block({ x: x - low - 7, y: foot - 11, width: 2 * low + 14, height: 11 }, 2),
    shape(
      [
        [x - high - 1, top],
        [x - high - 9, head - 8],
        [x + high + 9, head - 8],
        [x + high + 1, top],
      ],
      2,
    ),
    path(`M${x - high - 3} ${top - 6}H${x + high + 3}`, 1.6),
    block({ x: x - high - 13, y: head - 24, width: 2 * high + 26, height: 16 }, 2.2),
  ].join('');
}

/** A window with its glazing bars: dark by day, lit in the evening. */
export function window(field: Field, lit: boolean): string {
  const { x, y, width, height } = field;
  const pane: Tone = lit
    ? (px, py) => 0.05 + 0.16 * Math.abs((px - x) / width - 0.5) + 0.1 * ((py - y) / height)
    : (px, py) =>
        0.86 - 0.3 * ((px - x + (y + height - py) * 0.4) / (width + height) > 0.52 ? 1 : 0);
  const bars = [
    ...range(2).map((k) => path(`M${x + ((k + 1) * width) / 3} ${y}v${height}`, lit ? 2.4 : 5)),
    ...range(3).map((k) => path(`M${x} ${y + ((k + 1) * height) / 4}h${width}`, lit ? 2.4 : 5)),
  ].join('');
  const light = lit ? bars : bars.replaceAll(/stroke="[^"]+"/g, 'stroke="#faf7f0"');
  return `${block({ x: x - 8, y: y - 8, width: width + 16, height: height + 16 }, 2)}${block(field, 2)}${uprights(field, 4.6, pane)}${light}${block({ x: x - 13, y: y + height + 8, width: width + 26, height: 8 }, 2)}`;
}

/** A row of turned posts between two rails. */
export function balustrade(field: Field): string {
  const { x, y, width, height } = field;
  const count = Math.round(width / 13);
  const posts = repeat(count, (k) => {
    const at = x + ((k + 0.5) * width) / count;
    const [top, bottom] = [y + 9, y + height - 8];
    return path(
      `M${at - 2} ${top}q-4 ${(bottom - top) * 0.6} -1 ${bottom - top}h6q3 ${-(bottom - top) * 0.4} -1 ${-(bottom - top)}z`,
      1.2,
      '#12372a',
    );
  });
  return `${block({ ...field, height: 9 }, 2)}${posts}${block({ x, y: y + height - 8, width, height: 8 }, 2)}`;
}

/** A vase of stone on its pedestal. */
export const urn = (x: number, foot: number) =>
  `${block({ x: x - 15, y: foot - 46, width: 30, height: 46 }, 2)}${path(`M${x - 8} ${foot - 46}q-14 -20 -12 -34h40q2 14 -12 34z`, 2, '#faf7f0')}${uprights({ x: x + 2, y: foot - 78, width: 14, height: 30 }, 4, () => 0.5)}${path(`M${x - 22} ${foot - 82}h44M${x - 9} ${foot - 90}q9 -12 18 0z`, 2.4)}`;

/** Spears in a row, with a rail below their heads. */
export function railing(from: number, to: number, foot: number): string {
  const count = Math.round((to - from) / 11);
  const spears = range(count + 1).map((k) => {
    const x = (from + (k * (to - from)) / count).toFixed(1);
    return `M${x} ${foot}V${foot - 46}`;
  });
  return path(`${spears.join('')}M${from} ${foot - 38}H${to}M${from} ${foot - 6}H${to}`, 2.4);
}

/** A lantern on a post; in the evening it shines. */
export function lantern(x: number, foot: number, lit: boolean): string {
  const top = foot - 148;
  const rays = lit
    ? repeat(28, (k) => {
        const angle = (k / 28) * 2 * Math.PI;
        const [near, far] = [34, 50 + (k % 2) * 16];
        const at = (r: number): Point => [x + r * Math.cos(angle), top + 22 + r * Math.sin(angle)];
        return path(`M${at(near).join(' ')}L${at(far).join(' ')}`, 1.4);
      })
    : '';
  const glass: readonly Point[] = [
    [x - 9, top + 42],
    [x - 15, top + 10],
    [x + 15, top + 10],
    [x + 9, top + 42],
  ];
  return `${rays}${path(`M${x} ${foot}V${top + 42}`, 6)}${path(`M${x - 13} ${foot}h26M${x - 8} ${foot - 14}h16`, 5)}${shape(glass, 2.4, lit ? '#faf7f0' : '#c9cfc5')}${shape(
    [
      [x - 18, top + 10],
      [x, top - 8],
      [x + 18, top + 10],
    ],
    2.4,
    '#12372a',
  )}${path(`M${x} ${top + 10}v32`, 1.6)}`;
}

/** The clock in the gable. */
export function clock(x: number, y: number, r: number, hour: number, minute: number): string {
  const hand = (share: number, length: number, width: number) => {
    const angle = share * 2 * Math.PI;
    return path(
      `M${x} ${y}L${x + length * Math.sin(angle)} ${y - length * Math.cos(angle)}`,
      width,
    );
  };
  const ticks = repeat(12, (k) => {
    const [sin, cos] = [Math.sin((k * Math.PI) / 6), Math.cos((k * Math.PI) / 6)];
    return path(
      `M${x + (r - 4) * sin} ${y - (r - 4) * cos}L${x + (r - 10) * sin} ${y - (r - 10) * cos}`,
      k % 3 ? 1.6 : 3,
    );
  });
  return `${ring(x, y, r + 9, 2.4, '#faf7f0')}${ring(x, y, r + 4, 4)}${ring(x, y, r, 1.4, '#faf7f0')}${ticks}${hand((hour + minute / 60) / 12, r * 0.52, 4)}${hand(minute / 60, r * 0.8, 2.6)}${ring(x, y, 3, 2)}`;
}

/** Somebody who comes or goes; they look to the right, or to the left where `facing` is -1. */
export function walker(
  x: number,
  foot: number,
  facing: 1 | -1,
  carries: 'umbrella' | 'case',
): string {
  const thing =
    carries === 'umbrella'
      ? '<path d="M17 -40L27 0M13 -43q6 -6 7 2" fill="none" stroke="#12372a" stroke-width="3"/>'
      : '<path d="M8 -24h22v17h-22zM14 -24v-5h10v5" fill="#faf7f0" stroke="#12372a" stroke-width="2.4"/>';
  return `<g transform="translate(${x} ${foot}) scale(${facing} 1)"><path d="M-9 0l5 -26M11 -1l-8 -25" stroke="#12372a" stroke-width="6" stroke-linecap="round"/><path d="M-9 1h8M11 0h8" stroke="#12372a" stroke-width="4" stroke-linecap="round"/><path d="M-13 -20l5 -43q7 -8 16 0l6 43z" fill="#12372a"/><circle cx="1" cy="-73" r="8" fill="#faf7f0" stroke="#12372a" stroke-width="2.4"/><path d="M-9 -77h20M-6 -78v-10h13v10z" fill="#12372a" stroke="#12372a" stroke-width="3"/>${thing}</g>`;
}
