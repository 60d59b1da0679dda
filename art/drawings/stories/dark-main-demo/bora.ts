/** A ferry company's page at night: three screens of a phone, and the night in which it was changed. */
import type { Draw } from '../../../workshop/types.ts';
import { page, repeat, stream, svg, textParam } from '../../kit.ts';
import {
  CYAN,
  INK,
  LINE,
  MUTED,
  NIGHT,
  ORANGE,
  PINK,
  VIOLET,
  WARM,
  glowFilters,
  lit,
  words,
} from './tubes.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** The phone's screen; it is held near, so that its lower half leaves the picture. */
const SCREEN = { x: 146, y: 36, width: 348, height: 742 };

const rule = (y: number) =>
  `<path d="M28 ${y}H${SCREEN.width - 28}" stroke="${LINE}" stroke-width="1.5"/>`;

const clock = (time: string) =>
  words(28, 44, time, { size: 17, weight: 600 }) +
  `<g transform="translate(${SCREEN.width - 62} 30)" fill="none" stroke="${INK}" stroke-width="1.6"><rect x="0" y="0" width="28" height="14" rx="4"/><path d="M31 5V9"/></g><rect x="${SCREEN.width - 59.5}" y="32.5" width="9" height="9" rx="2" fill="${ORANGE}"/>`;

/** The next boat in large letters, and the two other questions of the hour. */
const midnight = () =>
  [
    clock('00:14'),
    words(28, 112, 'Next boat', { size: 22, fill: MUTED }),
    words(23, 216, '05:40', { size: 106, weight: 700, fill: WARM }),
    words(28, 264, 'Trieste to Piran', { size: 28, weight: 600 }),
    words(28, 300, '38 seats left', { size: 22, fill: CYAN }),
    `<rect x="28" y="330" width="${SCREEN.width - 56}" height="68" rx="34" fill="${ORANGE}"/>`,
    words(SCREEN.width / 2, 372, 'Choose a seat', {
      size: 24,
      weight: 700,
      fill: '#1c0a04',
      anchor: 'middle',
    }),
    rule(432),
    words(28, 479, 'My ticket', { size: 24, weight: 600 }),
  ].join('');

const ROWS = 18;

/** The deck from above, bow at the top; a seat that is taken is filled. */
const deck = () => {
  const next = stream(23);
  const seats = repeat(ROWS, (row) =>
    repeat(4, (place) => {
      const x = SCREEN.width / 2 + ([-84, -54, 28, 58][place] ?? 0);
      const y = 204 + row * 32;
      if (row === 3 && place === 0)
        return `<rect x="${x - 7}" y="${y - 7}" width="40" height="38" rx="12" fill="${ORANGE}" filter="url(#near)" opacity=".9"/><rect x="${x}" y="${y}" width="26" height="24" rx="7" fill="${ORANGE}"/>`;
      const isTaken = next() > 0.36;
      return `<rect x="${x + 1}" y="${y + 1}" width="24" height="22" rx="6" ${isTaken ? `fill="#2b2740"` : `fill="none" stroke="${CYAN}" stroke-width="1.8"`}/>`;
    }),
  );
  const middle = SCREEN.width / 2;
  return [
    clock('00:15'),
    words(28, 100, 'Seat 4 A', { size: 40, weight: 700, fill: ORANGE }),
    words(28, 132, 'by the window, out of the wind', { size: 19, fill: MUTED }),
    `<path d="M${middle} 150C${middle + 86} 168 ${middle + 116} 218 ${middle + 116} 288V742H${middle - 116}V288C${middle - 116} 218 ${middle - 86} 168 ${middle} 150Z" fill="#100f1a" stroke="${VIOLET}" stroke-width="2"/>`,
    seats,
    words(middle, 221 + 3 * 32, '4', { size: 17, fill: MUTED, anchor: 'middle' }),
    words(middle, 221, '1', { size: 17, fill: MUTED, anchor: 'middle' }),
  ].join('');
};

/** A square of squares, with the three corners by which a reader finds it. */
const code = (x: number, y: number, side: number) => {
  const next = stream(5);
  const count = 25;
  const step = side / count;
  const corners = [
    [0, 0],
    [count - 7, 0],
    [0, count - 7],
  ] as const;
  const isCorner = (column: number, row: number) =>
    corners.some(([a, b]) => column >= a - 1 && column < a + 8 && row >= b - 1 && row < b + 8);
  const cells = repeat(count, (row) =>
    repeat(count, (column) =>
      next() > 0.5 && !isCorner(column, row)
        ? `<rect x="${(x + column * step).toFixed(2)}" y="${(y + row * step).toFixed(2)}" width="${(step + 0.1).toFixed(2)}" height="${(step + 0.1).toFixed(2)}"/>`
        : '',
    ),
  );
  const eyes = corners
    .map(
      ([column, row]) =>
        `<path fill-rule="evenodd" d="M${x + column * step} ${y + row * step}h${7 * step}v${7 * step}h${-7 * step}ZM${x + (column + 1) * step} ${y + (row + 1) * step}v${5 * step}h${5 * step}v${-5 * step}Z"/><rect x="${x + (column + 2) * step}" y="${y + (row + 2) * step}" width="${3 * step}" height="${3 * step}"/>`,
    )
    .join('');
  return `<g fill="#fff0d8">${cells}${eyes}</g>`;
};

const ticket = () =>
  [
    `<rect width="${SCREEN.width}" height="${SCREEN.height}" fill="#000"/>`,
    clock('05:31'),
    words(24, 128, '05:40', { size: 74, weight: 700, fill: WARM }),
    words(SCREEN.width - 28, 128, '4 A', { size: 44, weight: 700, fill: ORANGE, anchor: 'end' }),
    words(28, 162, 'Trieste to Piran', { size: 22, weight: 600 }),
    code(50, 186, 248),
  ].join('');

/** Held in the dark: what one sees of the phone is its edge, and the light that it gives. */
const phone = (screen: string, glow: string) => {
  const { x, y, width, height } = SCREEN;
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Inter'],
    style: `body{background:${NIGHT}}svg{display:block;font-family:Inter}`,
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${glowFilters}<linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8c86a4"/><stop offset=".3" stop-color="#2a2638"/><stop offset=".75" stop-color="#221e2f"/><stop offset="1" stop-color="${glow}"/></linearGradient><radialGradient id="air"><stop stop-color="${glow}" stop-opacity=".42"/><stop offset=".55" stop-color="${glow}" stop-opacity=".1"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/><ellipse cx="${WIDTH / 2 + 40}" cy="300" rx="360" ry="330" fill="url(#air)"/>
<rect x="${x - 13}" y="${y - 13}" width="${width + 26}" height="${height + 26}" rx="62" fill="url(#edge)"/><rect x="${x - 10}" y="${y - 10}" width="${width + 20}" height="${height + 20}" rx="59" fill="#050509"/>
<clipPath id="screen"><rect width="${width}" height="${height}" rx="48"/></clipPath><g transform="translate(${x} ${y})" clip-path="url(#screen)"><rect width="${width}" height="${height}" fill="#0d0c15"/>${screen}</g>`,
    ),
  });
};

const [WIDE, HIGH] = [1200, 600];
/** From the last boat of the evening to the first of the morning. */
const [FROM, TO] = [22 + 1 / 6, 29 + 2 / 3];
const at = (hour: number) => 110 + ((hour - FROM) / (TO - FROM)) * 980;

const stops = [
  { hour: FROM, time: '22:10', text: 'last boat in', isHigh: true },
  { hour: 27, time: '03:00', text: 'a copy is taken', isHigh: false },
  { hour: 28, time: '04:00', text: 'the switch', isHigh: true },
  { hour: 29, time: '05:00', text: 'the last check', isHigh: false },
  { hour: TO, time: '05:40', text: 'first boat out', isHigh: true },
];

/** The night as a score: the old page's threads sink, the new one's rise to where they were. */
const night = () => {
  const [a, b] = [at(27.45), at(28.55)];
  const middle = (a + b) / 2;
  const swing = (from: number, to: number, start: number, end: number) =>
    `M${start} ${from}H${a}C${middle} ${from} ${middle} ${to} ${b} ${to}H${end}`;
  const fresh = [PINK, ORANGE, WARM].map((colour, k) => ({
    colour,
    path: swing(386 + k * 24, 208 + k * 24, at(24), 1230),
  }));
  const old = [CYAN, CYAN, VIOLET].map((colour, k) => ({
    colour,
    path: swing(208 + k * 24, 386 + k * 24, -30, at(TO)),
  }));
  const hours = [22.17, 23, 24, 25, 26, 27, 28, 29]
    .slice(1)
    .map(
      (hour) =>
        `<path d="M${at(hour)} 552V564" stroke="${MUTED}" stroke-width="2"/>${words(at(hour), 588, String(hour % 24).padStart(2, '0'), { size: 20, fill: MUTED, anchor: 'middle' })}`,
    )
    .join('');
  const marks = stops
    .map(({ hour, time, text, isHigh }) => {
      const x = at(hour);
      const y = isHigh ? 96 : 500;
      const line = isHigh ? `M${x} 136V186` : `M${x} 450V470`;
      const anchor = hour === TO ? 'end' : hour === FROM ? 'start' : 'middle';
      const left = anchor === 'middle' ? x : anchor === 'end' ? x + 40 : x - 40;
      return `<path d="${line}" stroke="${MUTED}" stroke-width="1.6"/>${words(left, y, time, { size: 32, weight: 700, anchor })}${words(left, y + 28, text, { size: 21, fill: MUTED, anchor })}`;
    })
    .join('');
  return page({
    width: WIDE,
    height: HIGH,
    families: ['Inter'],
    style: `body{background:${NIGHT}}svg{display:block;font-family:Inter}`,
    body: svg(
      WIDE,
      HIGH,
      `<defs>${glowFilters}<radialGradient id="dawn" cx="1" cy="1" r=".62"><stop stop-color="#ff7a4a" stop-opacity=".5"/><stop offset=".4" stop-color="#c2356f" stop-opacity=".22"/><stop offset="1" stop-color="#5a1560" stop-opacity="0"/></radialGradient></defs>
<rect width="${WIDE}" height="${HIGH}" fill="${NIGHT}"/><rect width="${WIDE}" height="${HIGH}" fill="url(#dawn)"/>
<path d="M0 558H${WIDE}" stroke="${LINE}" stroke-width="2"/>${hours}${marks}
<g opacity=".82">${lit(old)}</g>${lit(fresh)}
${words(70, 302, 'The old page', { size: 23, fill: CYAN })}${words(at(24) - 22, 417, 'The new page, ready', { size: 23, fill: PINK, anchor: 'end' })}`,
    ),
  });
};

const [NARROW, TALL] = [400, 560];

/** The same for phones: the night runs downwards, and what happens stands beside it. */
const upright = () => {
  const down = (hour: number) => 70 + ((hour - FROM) / (TO - FROM)) * 430;
  const [a, b] = [down(27.4), down(28.6)];
  const middle = (a + b) / 2;
  const swing = (from: number, to: number, start: number, end: number) =>
    `M${from} ${start}V${a}C${from} ${middle} ${to} ${middle} ${to} ${b}V${end}`;
  const fresh = [PINK, ORANGE, WARM].map((colour, k) => ({
    colour,
    path: swing(158 + k * 17, 44 + k * 17, down(24.4), TALL + 30),
  }));
  const old = [CYAN, CYAN, VIOLET].map((colour, k) => ({
    colour,
    path: swing(44 + k * 17, 158 + k * 17, -30, down(TO)),
  }));
  const marks = stops
    .map(({ hour, time, text }) => {
      const y = down(hour);
      const from = hour === FROM || hour === TO ? 96 : 214;
      const shift = hour === 29 ? -6 : hour === TO ? 6 : 0;
      return `<path d="M${hour === TO ? 214 : from} ${y}H234" stroke="${MUTED}" stroke-width="1.2"/>${words(244, y + shift + 1, time, { size: 19, weight: 700 })}${words(244, y + shift + 19, text, { size: 15, fill: MUTED })}`;
    })
    .join('');
  return page({
    width: NARROW,
    height: TALL,
    families: ['Inter'],
    style: `body{background:${NIGHT}}svg{display:block;font-family:Inter}`,
    body: svg(
      NARROW,
      TALL,
      `<defs>${glowFilters}<radialGradient id="dawn" cx=".5" cy="1.05" r=".5"><stop stop-color="#ff7a4a" stop-opacity=".5"/><stop offset=".4" stop-color="#c2356f" stop-opacity=".22"/><stop offset="1" stop-color="#5a1560" stop-opacity="0"/></radialGradient></defs>
<rect width="${NARROW}" height="${TALL}" fill="${NIGHT}"/><rect width="${NARROW}" height="${TALL}" fill="url(#dawn)"/>${marks}
<g opacity=".82">${lit(old)}</g>${lit(fresh)}
${words(98, 30, 'The old page', { size: 16, fill: CYAN })}${words(244, down(24.4) + 6, 'The new page,', { size: 16, fill: PINK })}${words(244, down(24.4) + 26, 'ready', { size: 16, fill: PINK })}`,
    ),
  });
};

const views = {
  midnight: () => phone(midnight(), '#ff8a4a'),
  deck: () => phone(deck(), '#8a5cff'),
  ticket: () => phone(ticket(), '#ffb870'),
  night,
  'night-phone': upright,
};

/** Parameter: `view`, one of midnight, deck, ticket, night, night-phone. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'midnight');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
