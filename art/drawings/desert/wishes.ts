import type { Draw } from '../../workshop/types.ts';
import { page, repeat, stream, svg, textParam, type Point } from '../kit.ts';
import { glow, gradient, land, lit, palm, ridge, saguaro, stars } from './land.ts';

const WIDTH = 1440;
const HEIGHT = 960;

const air = (...colours: string[]) =>
  `<defs>${gradient('air', colours)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#air)"/>`;

const at = (x: number, y: number, scale: number, shape: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape}</g>`;

/** A hen that pecks, its feet at 0, 0. */
const HEN =
  '<path d="M-58-86q-4 40 30 56q34 14 58-14l26 20 8-8-20-26q-4-34-30-28q-16 22-40 14q-12-24-32-14Z" stroke="none"/><path d="M-16-32L-18 0m-10 0h20M6-30L10 0M0 0h20" fill="none" stroke-width="6" stroke-linecap="round"/>';

/** The two barns of mile 61 at sunrise, and the lantern that the innkeeper has hung out. */
function barn(): string {
  const next = stream(12);
  const shed = (x: number, y: number, s: number, wall: string, roof: string, side: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0V-170L110-250L220-170V0Z" fill="${wall}"/><path d="M220 0V-170L110-250L400-262L520-176V0Z" fill="${side}"/><path d="M-16-162L110-256L400-268L536-172L520-160L392-244L116-238L-6-150Z" fill="${roof}"/><path d="M64 0V-118h92V0Z" fill="#2a1a2e"/><path d="M64-118L156 0M156-118L64 0" stroke="${wall}" stroke-width="5"/>${repeat(7, (k) => `<path d="M${252 + k * 38} 0V-${176 + (k % 2) * 4}" stroke="#2a1a2e" stroke-width="3" opacity=".3"/>`)}</g>`;
  const post = '<path d="M-15 6L-12-236q12-16 25 0L16 6Z"/>';
  const rails =
    '<path d="M-620-196L0-176L560-200v24L0-150L-620-170ZM-620-96L0-84L560-104v24L0-58L-620-70Z"/>';
  const fence = `${rails}${at(-330, 4, 0.96, post)}${post}${at(340, -2, 0.94, post)}`;
  const lantern = `<g transform="translate(0 -262)"><circle r="128" fill="url(#lamp)"/><path d="M-26 26h52l-7-66h-38ZM-32 26h64v14h-64ZM-24-40h48l-14-22h-20Z" fill="#2a1a2e"/><path d="M-14 18h28l-4-50h-20Z" fill="#fff1d6"/><path d="M-22-56q22-48 44 0" fill="none" stroke="#2a1a2e" stroke-width="6"/></g>`;
  return `${air('#f9e3c0', '#f8d7a4', '#f3b884', '#e88f6a')}${glow('g', 1010, 520, 560, '#fff3d6')}<circle cx="1010" cy="520" r="104" fill="#fffaf0"/><defs>${gradient('b0', ['#d98a66', '#c8704c'])}${gradient('b1', ['#b05f47', '#7a302f', '#5b1f24'])}</defs>${land(ridge(next, WIDTH, 590, 34, 7), HEIGHT, 'url(#b0)', '#ffe6bd')}${shed(760, 690, 0.92, '#8a3f38', '#5b1f24', '#b8664b')}${shed(170, 720, 1.16, '#e7a06a', '#8f4638', '#f4c38f')}${land(
    [
      [-40, 716],
      [400, 728],
      [900, 704],
      [1480, 730],
    ],
    HEIGHT,
    'url(#b1)',
    '#ffcf96',
  )}<path d="M560 740C760 800 900 860 980 964H1300C1160 850 940 770 720 722Z" fill="#e09a66" opacity=".55"/><defs><radialGradient id="lamp"><stop offset="0" stop-color="#ffd08a" stop-opacity=".8"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient></defs>${lit(at(600, 900, 1, fence), '#2a1a2e', '#ffcf96', 5)}${at(600, 900, 1, lantern)}${lit(`${at(986, 916, 1, HEN)}${at(1150, 934, 1.2, HEN)}`, '#3d1522', '#ffcf96', 4)}`;
}

/** A bus stop at noon, a suitcase with the mayor’s hat on it, and the painted stones along the road. */
function stones(): string {
  const next = stream(40);
  const paint = ['#5b1f24', '#e58f68', '#f8ead0', '#7a302f', '#f0b888'];
  const row = (side: number) =>
    repeat(20, (k) => {
      const t = (k / 19) ** 1.7;
      const y = 596 + t * 372;
      const x = 880 + side * (16 + t * 330) + side * next() * 14 * t;
      const r = 3 + t * 32;
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.25).toFixed(1)}" ry="${(r * 0.84).toFixed(1)}" fill="${paint[(k + (side > 0 ? 2 : 0)) % paint.length]}"/><path d="M${(x - r).toFixed(0)} ${(y - r * 0.2).toFixed(0)}q${r.toFixed(0)} ${(-r * 0.9).toFixed(0)} ${(2 * r).toFixed(0)} 0" fill="none" stroke="#fff6e2" stroke-width="${(1 + r * 0.12).toFixed(1)}" opacity=".5"/>`;
    });
  const trunk =
    '<path d="M-150 0V-190q0-14 14-14h272q14 0 14 14V0Z"/><path d="M-46-204v-20q0-14 14-14h64q14 0 14 14v20h-18v-14h-56v14Z"/>';
  const straps =
    '<path d="M-104-204h26V0h-26ZM78-204h26V0h-26Z" fill="#b8664b"/><path d="M-150-112h300v14h-300Z" fill="#4b2433"/>';
  const hat =
    '<path d="M-104-240q104-34 208 0q-18 22-104 22t-104-22Z"/><path d="M-52-246q2-70 30-66q22 10 44 0q28-4 30 66Z"/>';
  const band = '<path d="M-54-262q54 18 108 0l2 18q-56 18-112 0Z" fill="#e58f68"/>';
  const stop =
    '<path d="M-9 0V-520H9V0Z"/><path d="M-96-520h192v96h-192Z" fill="#5b1f24"/><path d="M-84-508h168v72h-168Z" fill="none" stroke="#f8ead0" stroke-width="5"/><path d="M-58-458v-26q0-8 8-8h84q10 0 16 10l8 24ZM-40-450a9 9 0 1 0 .1 0M34-450a9 9 0 1 0 .1 0" fill="#f8ead0" stroke="none"/><path d="M-52-400h104v130h-104Z" fill="#f8ead0"/><path d="M-38-380h76M-38-360h76M-38-340h54M-38-320h76M-38-300h40" stroke="#5b1f24" stroke-width="6"/>';
  return `${air('#f3c795', '#f6d9ac', '#faecd4', '#faecd4')}${glow('g', 1160, 160, 420, '#fffaf0')}<circle cx="1160" cy="160" r="66" fill="#fffdf6"/><defs>${gradient('s0', ['#e2a276', '#cf7d57'])}${gradient('s1', ['#e7b07e', '#c8795a', '#9a4a3c'])}${gradient('road', ['#7c3a3a', '#4b2433'])}</defs><path d="M960 610V430l20-14h190l24 14 20 120 80 70Z" fill="#b8664b"/><path d="M1060 610l14-190 96 0 24 14 20 120 80 60Z" fill="#d98e5c"/>${land(ridge(next, WIDTH, 590, 22, 8), HEIGHT, 'url(#s0)', '#fff1d6')}${land(
    [
      [-40, 604],
      [500, 598],
      [900, 594],
      [1480, 610],
    ],
    HEIGHT,
    'url(#s1)',
  )}<path d="M872 594H888L1190 ${HEIGHT + 4}H570Z" fill="url(#road)"/>${repeat(6, (k) => `<path d="M${880 - 1 - k * 1.4} ${622 + k * k * 10}h${2 + k * 2.8}l${1.5 + k} ${10 + k * 7}h${-5 - k * 4.8}Z" fill="#f8d7a4"/>`)}${row(-1)}${row(1)}${lit(at(180, 870, 1.06, stop), '#3d1522', '#ffdca8', 4, 0)}<ellipse cx="402" cy="892" rx="210" ry="16" fill="#7a302f" opacity=".45"/>${lit(at(392, 890, 1.02, trunk), '#5b1f24', '#ffe6bd', 6)}${at(392, 890, 1.02, straps)}${lit(at(392, 890, 1.02, hat), '#2a1a2e', '#ffe6bd', 5)}${at(392, 890, 1.02, band)}`;
}

/** The warden of Ember Ridge on the bench at the bend, at dusk, seen from behind. */
function bench(): string {
  const next = stream(54);
  const sitting =
    '<path d="M-84 20C-96-60-84-150-52-172Q0-196 52-172C84-150 96-60 84 20Z"/><path d="M-16-176v-30h32v30Z"/><ellipse cy="-226" rx="34" ry="38"/><path d="M-32-216q-8 56 32 62q40-6 32-62Z"/><path d="M-78-246q78-34 156 0q-20 14-78 14t-78-14Z"/><path d="M-36-248q2-52 36-46t36 46Z"/>';
  const seat =
    '<path d="M-300-70h600v22h-600ZM-300-20h600v22h-600ZM-300 50h600v26h-600Z"/><path d="M-256-92h26V190h-26ZM230-92h26V190h-26Z"/>';
  const tones = [
    ['#d5796a', '#b9606a'],
    ['#a4536a', '#8f4a72'],
    ['#7d416d', '#5f3560'],
  ] as const;
  const folds = tones
    .map(
      (colours, k) =>
        `<defs>${gradient(`v${k}`, colours)}</defs>${land(ridge(next, WIDTH, 500 + 76 * k, 64, 8 - k), HEIGHT, `url(#v${k})`, '#ffc9a0', 0.5)}`,
    )
    .join('');
  return `${air('#4a2a58', '#8f4a72', '#e58f68', '#fbd29a', '#fbd29a')}${stars(next, WIDTH, 260, 60)}${glow('g', 620, 520, 480, '#ffe0ae')}<circle cx="620" cy="500" r="86" fill="#fff1d6"/>${folds}<path d="M-40 700C300 640 620 716 800 790S1180 900 1480 858V${HEIGHT + 4}H-40Z" fill="#2a1a2e"/><path d="M-40 700C300 640 620 716 800 790S1180 900 1480 858" fill="none" stroke="#e08a66" stroke-width="3" opacity=".6"/>${lit(saguaro(1290, 880, 420), '#2a1a2e', '#d5796a', -5, 0)}<g>${lit(at(520, 760, 0.92, seat), '#1b0f20', '#e08a66', -2, -3)}${lit(at(430, 740, 1.12, sitting), '#1b0f20', '#ffb774', 6, -3)}</g>`;
}

/** The well of Tamm at the end of the night: its bucket up, and the jars that wait for it. */
function well(): string {
  const next = stream(18);
  const ring =
    '<path d="M-150 0V-110H150V0Z"/><path d="M-168-132h336v28h-336Z"/><path d="M-140-130V-360h20V-130ZM120-130V-360h20V-130ZM-170-372h340v22h-340Z"/>';
  const courses = repeat(3, (k) =>
    repeat(
      k === 1 ? 4 : 5,
      (n) =>
        `<path d="M${-144 + n * 59 + (k % 2) * 30} ${-100 + k * 34}h52v26h-52Z" fill="#5a3550" opacity=".75"/>`,
    ),
  );
  const bucket =
    '<path d="M0-352V-250q0 40 60 60" fill="none" stroke="#f0b888" stroke-width="5"/><path d="M30-214h76l-11 82H41Z" fill="#e58f68"/><path d="M30-214q38-50 76 0" fill="none" stroke="#f0b888" stroke-width="6"/><path d="M36-206h64l-2 12H38Z" fill="#f3d9c0"/>';
  const jar =
    '<path d="M-22-150h44v18q34 14 40 66q4 44-26 66h-72q-30-22-26-66q6-52 40-66Z"/><path d="M-26-156h52v12h-52Z"/>';
  return `${air('#1f1430', '#3a2450', '#7a416b', '#d98a66', '#f3bd8b')}${stars(next, WIDTH, 480, 170)}<path d="M250 130a76 76 0 1 0 62 120a64 64 0 1 1-62-120Z" fill="#fff1d6"/><defs>${gradient('w0', ['#8a4a5c', '#5f3350'])}${gradient('w1', ['#4b2845', '#2a1a2e'])}</defs>${glow('g', 1180, 660, 520, '#f6c48f')}${land(ridge(next, WIDTH, 640, 46, 7), HEIGHT, 'url(#w0)', '#ffc9a0')}${lit(`${palm(1190, 770, 520, 50)}${palm(1290, 780, 400, 70)}${palm(130, 760, 360, -36)}`, '#2a1a2e', '#b0576a', 5, 0)}${land(
    [
      [-40, 770],
      [400, 752],
      [900, 776],
      [1480, 748],
    ] as Point[],
    HEIGHT,
    'url(#w1)',
    '#e08a66',
  )}${at(840, 880, 1.1, lit(ring, '#2a1a2e', '#c8705c', 4, -3))}${at(840, 880, 1.1, courses)}${at(840, 880, 1.1, bucket)}${lit(`${at(520, 894, 1.25, jar)}${at(396, 908, 0.9, jar)}`, '#1b0f20', '#ffb774', 5)}`;
}

const PLACES: Record<string, () => string> = { barn, stones, bench, well };

/** The picture side of a postcard: the place that its writer keeps. Parameter: `place`. */
const draw: Draw = (params) => {
  const place = PLACES[textParam(params, 'place', 'barn')];
  if (place === undefined) throw new Error('wishes: no such place');
  return page({
    width: WIDTH / 2,
    height: HEIGHT / 2,
    style: `html{background:#f0d9b5}svg{display:block;width:${WIDTH / 2}px;height:${HEIGHT / 2}px}`,
    body: svg(WIDTH, HEIGHT, place()),
  });
};

export default draw;
