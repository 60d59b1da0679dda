/** Three posters for Sunday Gate, one for each way in. Parameter: `poster`, one of sun, road and lamps. */
import { gradient, glow, land, lit, saguaro, stars } from '../../desert/land.ts';
import { range, repeat, stream, textParam } from '../../kit.ts';
import { CREAM, DUSK, MAROON, RED, fat, painted } from './painted.ts';
import type { Draw } from '../../../workshop/types.ts';

const [WIDTH, HEIGHT] = [1200, 1800] as const;

/** The picture's frame on the sheet. */
const [LEFT, TOP, RIGHT, BOTTOM] = [64, 64, 1136, 1340] as const;

const ground = (id: string) =>
  `<rect x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP}" fill="url(#${id})"/>`;

/** Steps that widen towards the eye, from `y0` down to the frame. */
function stair(
  y0: number,
  narrow: number,
  wide: number,
  steps: number,
  [tread, even, odd]: readonly [string, string, string],
): string {
  const at = (t: number) => ({
    y: y0 + (BOTTOM + 6 - y0) * t ** 1.45,
    half: narrow + (wide - narrow) * t ** 1.45,
  });
  return repeat(steps, (k) => {
    const [a, b] = [at(k / steps), at((k + 1) / steps)];
    const edge = a.y + (b.y - a.y) * 0.42;
    return `<path d="M${600 - a.half} ${a.y}H${600 + a.half}L${600 + b.half} ${edge}H${600 - b.half}Z" fill="${tread}"/><path d="M${600 - b.half} ${edge}H${600 + b.half}V${b.y}H${600 - b.half}Z" fill="${k % 2 === 0 ? even : odd}"/>`;
  });
}

/** The sun in the arch, and somebody who has brought a chair. */
function sun(): string {
  const carrier = `<g transform="translate(640 1042) scale(1.9)"><path d="M-4-36L-12 0M5-36L13-2" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M-15-26C-17-58-10-72 1-72S16-56 14-26Z"/><circle cx="1" cy="-84" r="10"/><path d="M-16-86q17-13 34 0Z"/><path d="M10-60L36-92" stroke-width="8" stroke-linecap="round" fill="none"/><g transform="translate(38 -96) rotate(24)" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-22 34V-58M-22-58H-12M-22 0H26V34M-22-34H-22M-28 0H28M-22-40H-10"/><path d="M-10 0V-58H-22" /></g></g>`;
  return `<defs>${gradient('air', ['#f9e6c4', '#f8d7a4', '#f1b27b', '#e88f6a'])}${gradient('wall', ['#a3543f', '#8f4638', '#6b2629'])}</defs>${ground('air')}${glow('low', 600, 650, 640, '#fff3d6')}<path d="M${LEFT} ${TOP + 150}L140 ${TOP + 96}H1060L${RIGHT} ${TOP + 150}V1040H930V640a330 330 0 0 0-660 0V1040H${LEFT}Z" fill="url(#wall)"/><path d="M${LEFT} ${TOP + 150}L140 ${TOP + 96}H1060L${RIGHT} ${TOP + 150}Z" fill="#f4c38f"/><path d="M270 1040V640a330 330 0 0 1 660 0V1040H888V640a288 288 0 0 0-576 0V1040Z" fill="${MAROON}"/><path d="M888 1040V640a288 288 0 0 0-84-204a280 280 0 0 1 70 204V1040Z" fill="#e7a06a"/><circle cx="600" cy="800" r="240" fill="#fffaf0"/>${repeat(7, (k) => `<circle cx="${150 + k * 150}" cy="${TOP + 196}" r="11" fill="#4a1820"/>`)}<path d="M0 1034H1200V1400H0Z" fill="#7a302f"/>${stair(1036, 336, 640, 9, ['#f8d7a4', '#b8664b', '#b05f47'])}<path d="M632 1046L520 ${BOTTOM}H640L664 1046Z" fill="#4a1820" opacity=".32"/>${lit(carrier, DUSK, '#ffdca8', 3, -3)}`;
}

/** The long way round: bends, two bridges, a small red car. */
function road(): string {
  const bends: readonly (readonly [number, number])[] = [
    [600, 470],
    [690, 520],
    [520, 580],
    [440, 640],
    [700, 700],
    [850, 780],
    [520, 870],
    [330, 980],
    [640, 1090],
    [880, 1210],
    [760, 1380],
  ];
  // A ribbon that widens as it comes nearer: points along smooth bends, then both of its edges.
  const points = range(bends.length - 1).flatMap((k) => {
    const p = (n: number) => bends[Math.min(bends.length - 1, Math.max(0, n))] ?? [0, 0];
    const [a, b, c, d] = [p(k - 1), p(k), p(k + 1), p(k + 2)];
    const spline = (i: 0 | 1, t: number) =>
      0.5 *
      (2 * b[i] +
        (c[i] - a[i]) * t +
        (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
        (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
    return range(12).map((m) => [spline(0, m / 12), spline(1, m / 12)] as const);
  });
  const half = (y: number) => 5 + ((y - 460) / 900) ** 1.5 * 62;
  const side = (way: 1 | -1) =>
    points.map(([x, y], k) => {
      const [nx, ny] = points[Math.min(points.length - 1, k + 1)] ?? [x, y];
      const [px, py] = points[Math.max(0, k - 1)] ?? [x, y];
      const length = Math.hypot(nx - px, ny - py) || 1;
      const w = half(y) * way;
      return `${(x - ((ny - py) / length) * w * 1.25).toFixed(1)} ${(y + ((nx - px) / length) * w * 0.62).toFixed(1)}`;
    });
  const ribbon = `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
  const bridge = (x: number, y: number, s: number, water: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${water}<path d="M-150 26V-14H150V26H118a60 46 0 0 0-104 0h-28a60 46 0 0 0-104 0Z" fill="#e7a06a"/><path d="M-150-14H150v-16H-150Z" fill="#f4c38f"/></g>`;
  const car = `<g transform="translate(566 1046) rotate(14)"><ellipse cx="4" cy="10" rx="58" ry="9" fill="#4a1820" opacity=".4"/><path d="M-52 4V-14q0-10 10-12l12-2 12-16q3-4 10-4h30q8 0 12 6l10 14 10 4q8 3 8 12V4Z" fill="${RED}"/><path d="M-20-28l9-12h18v12ZM14-40h10q5 0 8 4l6 8H14Z" fill="#ffe6bd"/><circle cx="-28" cy="4" r="11" fill="${DUSK}"/><circle cx="34" cy="4" r="11" fill="${DUSK}"/></g>`;
  const homes = repeat(9, (k) => {
    const x = 424 + k * 40;
    const y = 462 + Math.abs(k - 4) * 12;
    const h = 30 + ((k * 37) % 22);
    return `<path d="M${x} ${y + 24}v${-h}h30v${h}Z" fill="${k % 2 ? '#8a3f38' : '#a3543f'}"/><path d="M${x + 30} ${y + 24}v${-h}l8-4v${h}Z" fill="#f0b27e"/>`;
  });
  const hill = (
    id: string,
    colours: readonly string[],
    data: readonly (readonly [number, number])[],
  ) => `<defs>${gradient(id, colours)}</defs>${land(data, BOTTOM, `url(#${id})`, '#ffe6bd')}`;
  return `<defs>${gradient('air', ['#f9e3c0', '#fae9cd', '#f6cf9b', '#eeb084'])}</defs>${ground('air')}${glow('g', 600, 380, 520, '#fff6e2')}<circle cx="600" cy="392" r="58" fill="#fffaf0"/>${hill(
    'h0',
    ['#d9936a', '#c07050'],
    [
      [0, 640],
      [240, 560],
      [440, 500],
      [600, 462],
      [780, 500],
      [980, 570],
      [1200, 620],
    ],
  )}<path d="M508 470V252H692V470H650V386a50 50 0 0 0-100 0V470Z" fill="#8a3f38"/><path d="M692 252l20-10V456l-20 12ZM508 252l20-10H712l-20 10Z" fill="#f4c38f"/>${homes}${hill(
    'h1',
    ['#cf8059', '#a9553f', '#8a3f38'],
    [
      [0, 790],
      [300, 640],
      [600, 600],
      [900, 690],
      [1200, 640],
    ],
  )}<path d="${ribbon}" fill="#f8dcb0"/>${hill(
    'h2',
    ['#9a4a3c', '#6b2629'],
    [
      [0, 1020],
      [120, 960],
      [230, 1030],
      [300, 1160],
      [420, 1300],
      [520, 1380],
    ],
  )}${hill(
    'h3',
    ['#7a302f', '#4a1820'],
    [
      [1000, 1380],
      [1040, 1240],
      [1090, 1120],
      [1140, 1080],
      [1240, 1060],
    ],
  )}${bridge(800, 752, 0.44, '<path d="M-150 20Q0 60 150 20L120 90H-60Z" fill="#8a3f38"/>')}${bridge(352, 962, 0.8, '<path d="M-110 22H110L150 110H-40Z" fill="#8fb3b0"/>')}<path d="M330 946q80 2 96 40" fill="none" stroke="#f8dcb0" stroke-width="0"/>${car}${lit(`${saguaro(190, 1130, 210)}${saguaro(1040, 1180, 170)}`, '#3d1522', '#ffcf96', 5, 0)}`;
}

/** After the sun: lamps down both sides of the stair. */
function lamps(): string {
  const next = stream(71);
  const at = (t: number) => ({ y: 640 + (BOTTOM - 640) * t ** 1.45, half: 84 + 420 * t ** 1.45 });
  const house = (x: number, y: number, w: number, h: number, tone: string, side: 1 | -1) => {
    const face = side > 0 ? x : x - w;
    return `<path d="M${face} ${y}V${y - h}h${w}V${y}Z" fill="${tone}"/><path d="M${face} ${y - h}h${w}v7h${-w}Z" fill="#b0576a" opacity=".6"/><rect x="${face + w * 0.24}" y="${y - h * 0.66}" width="${w * 0.17}" height="${h * 0.22}" fill="#ffd79a"/><rect x="${face + w * 0.6}" y="${y - h * 0.66}" width="${w * 0.17}" height="${h * 0.22}" fill="${next() < 0.5 ? '#ffd79a' : '#2a1222'}"/>`;
  };
  const homes = range(5)
    .map((k) => {
      const t = 0.1 + k * 0.17;
      const { y, half } = at(t);
      const size = 0.6 + t * 1.5;
      const tone = ['#54305a', '#4b2a50', '#412346', '#371d3b', '#2d1730'][k] ?? DUSK;
      return [-1, 1]
        .map((side) => {
          const way = side as 1 | -1;
          const near = 600 + way * (half + 34 * size);
          return (
            house(near + way * 150 * size, y + 20, 190 * size, 230 * size, tone, way) +
            house(near, y + 40, 170 * size, 180 * size, tone, way)
          );
        })
        .join('');
    })
    .join('');
  const lights = range(7)
    .map((k) => {
      const { y, half } = at(0.06 + k * 0.14);
      const s = 0.35 + k * 0.2;
      return [-1, 1]
        .map(
          (side) =>
            `<g transform="translate(${(600 + side * (half + 10 * s)).toFixed(0)} ${(y + 4).toFixed(0)}) scale(${s.toFixed(2)})"><circle cy="-40" r="110" fill="url(#halo)"/><path d="M-20 0V-12H20V0Z" fill="#1b0f20"/><path d="M-16-12L-20-64H20L16-12Z" fill="#fff1d6"/><path d="M-24-64L0-90L24-64Z" fill="#1b0f20"/><path d="M0-12V-64" stroke="#1b0f20" stroke-width="4"/></g>`,
        )
        .join('');
    })
    .join('');
  return `<defs>${gradient('air', ['#1f1430', '#3a2450', '#6b3a6b', '#b0576a', '#ee9a68', '#f6c48f'])}${gradient('hill', ['#5f3350', '#3a1d3c', '#2a1a2e'])}<radialGradient id="halo"><stop stop-color="#ffd08a" stop-opacity=".8"/><stop offset=".3" stop-color="#f0905c" stop-opacity=".34"/><stop offset="1" stop-color="#f0905c" stop-opacity="0"/></radialGradient></defs>${ground('air')}${stars(next, WIDTH, 420, 120)}<path d="M930 190a58 58 0 1 0 48 91a48 48 0 1 1-48-91Z" fill="#fff1d6"/>${glow('rest', 600, 690, 420, '#ffd79a')}<path d="M0 900C240 760 420 690 520 650H680C800 690 980 760 1200 900V${BOTTOM + 4}H0Z" fill="url(#hill)"/><path d="M470 650V420H730V650H672V556a72 72 0 0 0-144 0V650Z" fill="#3d2143"/><path d="M470 420h260v9H470Z" fill="#e08a66"/>${homes}${stair(640, 84, 504, 17, ['#c8705c', '#6a3550', '#5f2f4a'])}${lights}`;
}

const POSTERS: Readonly<
  Record<string, readonly [() => string, readonly [string, string], string, string, string]>
> = {
  sun: [sun, ['Bring', 'a chair'], 'Sunday Gate. Sundays, half past five.', CREAM, MAROON],
  road: [road, ['Take the', 'long way'], 'Sunday Gate. Sixty miles, two bridges.', CREAM, RED],
  lamps: [lamps, ['Stay for', 'the lamps'], 'Sunday Gate. Last bus home 9:20.', DUSK, '#ffd79a'],
};

const draw: Draw = (params) => {
  const poster = POSTERS[textParam(params, 'poster', 'sun')];
  if (poster === undefined) throw new Error('posters: no such poster');
  const [picture, [first, second], line, paper, ink] = poster;
  return painted(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/><clipPath id="frame"><rect x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP}"/></clipPath><g clip-path="url(#frame)">${picture()}</g>${fat(first, { x: 56, y: 1490, size: 142, fill: ink, more: 'letter-spacing="-5"' })}${fat(second, { x: 56, y: 1636, size: 142, fill: ink, more: 'letter-spacing="-5"' })}${fat(line, { x: 64, y: 1728, size: 37, fill: ink, weight: 500 })}`,
  );
};

export default draw;
