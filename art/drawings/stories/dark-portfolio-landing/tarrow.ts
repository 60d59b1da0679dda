/** Tarrow from the hill, before its lamps were hooded and after. Parameter: `year`, before or after. */
import { range, repeat, stream, textParam } from '../../kit.ts';
import {
  BLUES,
  GLOW,
  LAMP,
  WIDTH,
  block,
  hills,
  line,
  pine,
  scene,
  shape,
  stars,
} from '../../night/night.ts';
import type { Draw } from '../../../workshop/types.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

/** A terrace across the whole picture: its walls, roofs, chimneys, and a few windows. */
function terrace(
  seed: number,
  ground: number,
  size: number,
  wall: string,
  roof: string,
  pane: string,
) {
  const next = stream(seed);
  let x = -30 - next() * 60;
  let row = '';
  while (x < WIDTH) {
    const w = (74 + next() * 46) * size;
    const h = (46 + next() * 16) * size;
    const rise = (40 + next() * 10) * size;
    const inset = 14 * size;
    row += block(x, ground - h, w + 1, h, wall);
    row += shape(
      `M${(x - 4).toFixed(1)} ${(ground - h).toFixed(1)}l${inset} ${(-rise).toFixed(1)}h${(w - 2 * inset + 8).toFixed(1)}l${inset} ${rise.toFixed(1)}Z`,
      roof,
    );
    row += block(x + w * 0.68, ground - h - rise - 16 * size, 13 * size, 24 * size, roof);
    if (next() < 0.42) row += block(x + w * 0.24, ground - h * 0.74, 13 * size, 18 * size, pane);
    if (next() < 0.24) row += block(x + w * 0.6, ground - h * 0.74, 13 * size, 18 * size, pane);
    x += w;
  }
  return row;
}

/** The clock on its tower; it says twenty to ten. */
function tower(x: number, ground: number, isClear: boolean): string {
  const y = ground - 262;
  const hand = (turn: number, reach: number, width: number, ink: string) =>
    `<path d="M${x} ${y}v${-reach}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`;
  const wall = isClear ? '#26326f' : '#5c4a52';
  const roof = isClear ? DEEP : '#3d3546';
  const face = isClear ? '#e6ebff' : '#d69c62';
  const ink = isClear ? BLACK : '#b97f4f';
  return [
    shape(`M${x - 56} ${ground}V${y - 66}L${x} ${y - 142}L${x + 56} ${y - 66}V${ground}Z`, wall),
    shape(`M${x - 68} ${y - 60}L${x} ${y - 162}L${x + 68} ${y - 60}Z`, roof),
    line(`M${x} ${y - 160}v-32`, roof, 5),
    `<circle cx="${x}" cy="${y}" r="45" fill="${roof}"/><circle cx="${x}" cy="${y}" r="39" fill="${face}"/>`,
    range(12)
      .map(
        (k) =>
          `<path d="M${x} ${y - 36}v${k % 3 ? 5 : 9}" stroke="${ink}" stroke-width="3" transform="rotate(${k * 30} ${x} ${y})"/>`,
      )
      .join(''),
    hand(290, 20, 5.5, ink),
    hand(240, 31, 4, ink),
  ].join('');
}

const STREET = 640;

/** A bare globe: it glows as far up as down. */
const globe = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle cy="-64" r="92" fill="url(#orange)"/>${line('M0 0V-56', '#2a2233', 5)}<circle cy="-64" r="12" fill="#ffe3b0"/></g>`;

/** A hooded lamp: a pool on the ground, and dark above. */
const hooded = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 -58H9L54 6Q0 18 -54 6Z" fill="url(#pool)" filter="url(#edge)"/><ellipse cy="6" rx="58" ry="11" fill="${LAMP}" opacity=".55" filter="url(#edge)"/>${line('M0 4V-60', BLACK, 4)}<path d="M-17 -56Q-14 -70 0 -70Q14 -70 17 -56Z" fill="${BLACK}"/><path d="M-10 -56H10Q6 -50 0 -50Q-6 -50 -10 -56Z" fill="${GLOW}"/></g>`;

const draw: Draw = (params) => {
  const isAfter = textParam(params, 'year', 'after') === 'after';
  const defs = `<defs><radialGradient id="orange"><stop stop-color="#ffd08a" stop-opacity=".95"/><stop offset=".22" stop-color="#ff9f4a" stop-opacity=".5"/><stop offset="1" stop-color="#ff9f4a" stop-opacity="0"/></radialGradient><linearGradient id="pool" x2="0" y2="1"><stop stop-color="${GLOW}" stop-opacity=".75"/><stop offset="1" stop-color="${LAMP}" stop-opacity=".25"/></linearGradient><filter id="edge" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="3"/></filter><linearGradient id="smog" x2="0" y2="1"><stop stop-color="#3a2d45" stop-opacity=".75"/><stop offset=".55" stop-color="#9a6244" stop-opacity=".85"/><stop offset="1" stop-color="#d98d4e" stop-opacity=".9"/></linearGradient><filter id="cloud" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="46"/></filter></defs>`;
  const sky = isAfter
    ? stars(17, 520, 640)
    : `${stars(17, 180, 46)}<rect width="${WIDTH}" height="640" fill="url(#smog)"/><ellipse cx="820" cy="560" rx="900" ry="210" fill="#f0a35c" opacity=".55" filter="url(#cloud)"/>`;
  const far = isAfter
    ? hills(9, 470, 90, '#2c3a7e') + hills(4, 520, 60, '#1f2a63')
    : hills(9, 470, 90, '#6b4c4c') + hills(4, 520, 60, '#57424a');
  const pane = isAfter ? '#c9924f' : '#d9a566';
  const rows = [
    isAfter
      ? terrace(21, 566, 0.72, '#1d2861', DEEP, pane)
      : terrace(21, 566, 0.72, '#4f3d49', '#3a3040', pane),
    tower(1010, 596, isAfter),
    isAfter
      ? terrace(34, 622, 0.98, '#222d69', '#111942', pane)
      : terrace(34, 622, 0.98, '#7a5446', '#453644', pane),
  ].join('');
  const road = block(0, 620, WIDTH, 46, isAfter ? '#10173a' : '#8a5f45');
  const lamps = isAfter
    ? range(17)
        .map((k) => hooded(48 + k * 95 + (k % 3) * 9, STREET, 0.92))
        .join('')
    : range(25)
        .map((k) => globe(20 + k * 65 + (k % 3) * 7, STREET, 0.92))
        .join('');
  const near =
    block(0, 720, WIDTH, 180, isAfter ? '#0d1330' : '#2c2434') +
    (isAfter
      ? terrace(58, 800, 1.36, DARK, '#0d1330', pane)
      : terrace(58, 800, 1.36, '#3f3142', '#2c2434', pane));
  // The hill that one looks from, its wall and the bench.
  const hill = [
    shape(
      'M-20 772C260 716 560 760 860 806S1380 862 1620 820V920H-20Z',
      isAfter ? BLACK : '#171320',
    ),
    pine(1490, 850, 300, isAfter ? BLACK : '#171320'),
    pine(1580, 850, 220, isAfter ? BLACK : '#171320'),
    line('M196 762v-66M356 762v-70M176 716h200M180 694h192', isAfter ? MID : '#5a4448', 9),
    line('M184 678h186', isAfter ? HAZE : '#6f5450', 8),
    repeat(26, (k) => {
      const x = 470 + k * 16;
      return line(
        `M${x} ${776 + k * 2.2}l${k % 2 ? 5 : -4} -${12 + (k % 4) * 4}`,
        isAfter ? '#141c45' : '#2c2430',
        3,
      );
    }),
  ].join('');
  return scene(defs + sky + far + rows + road + lamps + near + hill);
};

export default draw;
