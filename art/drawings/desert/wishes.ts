import type { Draw } from '../../workshop/types.ts';
import { page, repeat, stream, svg, textParam, type Point } from '../kit.ts';
import { glow, gradient, land, lit, palm, ridge, saguaro, stars } from './land.ts';

const WIDTH = 1440;
const HEIGHT = 960;

const air = (...colours: string[]) =>
  `<defs>${gradient('air', colours)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#air)"/>`;

/** Legs and a coat, seen from the side or from behind: feet at 0, 0, and 300 high with the head. */
const FIGURE =
  '<path d="M-40-96L-30-4h-14q-6 0-6 8h44L-2-96ZM2-96L14-4q-2 8 0 8h36q2-8-8-10l-10-2L38-96Z"/><path d="M-40-196C-52-150-52-110-58-78L54-78C50-116 50-150 40-196C30-226-30-226-40-196Z"/><path d="M-10-226v-20h22v20Z"/><ellipse cx="3" cy="-262" rx="27" ry="31"/>';

const arm = (path: string) =>
  `<path d="${path}" fill="none" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"/>`;

const at = (x: number, y: number, scale: number, shape: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape}</g>`;

/** The innkeeper of mile 61 and her two barns, at sunrise. */
function barn(): string {
  const next = stream(12);
  const shed = (x: number, y: number, s: number, wall: string, roof: string, side: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0V-170L110-250L220-170V0Z" fill="${wall}"/><path d="M220 0V-170L110-250L400-262L520-176V0Z" fill="${side}"/><path d="M-16-162L110-256L400-268L536-172L520-160L392-244L116-238L-6-150Z" fill="${roof}"/><path d="M64 0V-118h92V0Z" fill="#2a1a2e"/><path d="M64-118L156 0M156-118L64 0" stroke="${wall}" stroke-width="5"/>${repeat(7, (k) => `<path d="M${252 + k * 38} 0V-${176 + (k % 2) * 4}" stroke="#2a1a2e" stroke-width="3" opacity=".3"/>`)}</g>`;
  const braid =
    '<path d="M-10-284C-40-290-44-240-38-210l-10 88q8 12 16-2l10-92Z"/><path d="M-26-270q30-36 58-2q-26-12-58 14Z"/>';
  const skirt = '<path d="M-50-110L-66-22h130L48-110Z"/>';
  const keeper = `${FIGURE}${braid}${skirt}${arm('M34-188L74-120L108-152')}${arm('M-34-188L-56-116')}`;
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
  )}<path d="M560 740C760 800 900 860 980 964H1300C1160 850 940 770 720 722Z" fill="#e09a66" opacity=".55"/>${lit(at(660, 880, 1.28, keeper), '#2a1a2e', '#ffcf96', 6)}<g transform="translate(798 692)"><circle r="74" fill="#ffd08a" opacity=".35"/><path d="M-16-14h32v44h-32ZM-10-14q10-22 20 0" fill="#fff1d6" stroke="#2a1a2e" stroke-width="6"/></g>`;
}

/** The mayor of Sunday Gate at the bus stop, at noon, and the painted stones along the road. */
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
  const hat =
    '<path d="M-46-278q48-20 98 0q-10 12-50 12t-48-12Z"/><path d="M-22-280q0-40 26-40t26 40Z"/>';
  const mayor = `${FIGURE}${hat}${arm('M32-190L60-128L18-106')}${arm('M-32-190L-60-130L-22-104')}`;
  const sash =
    '<path d="M-34-206L38-110l2 24L-46-180Z" fill="#e58f68"/><path d="M-28-250q-6 40 20 46q24-2 34-30q-28 10-54-16Z" fill="#f8ead0"/>';
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
  )}<path d="M872 594H888L1190 ${HEIGHT + 4}H570Z" fill="url(#road)"/>${repeat(6, (k) => `<path d="M${880 - 1 - k * 1.4} ${622 + k * k * 10}h${2 + k * 2.8}l${1.5 + k} ${10 + k * 7}h${-5 - k * 4.8}Z" fill="#f8d7a4"/>`)}${row(-1)}${row(1)}${lit(at(180, 870, 1.06, stop), '#3d1522', '#ffdca8', 4, 0)}${lit(at(400, 890, 1.3, mayor), '#2a1a2e', '#ffe6bd', 6)}${at(400, 890, 1.3, sash)}`;
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

/** The keeper of the wells of Tamm, with the rope in her hands, at the end of the night. */
function well(): string {
  const next = stream(18);
  const afro = '<circle cx="2" cy="-276" r="52"/>';
  const robe = '<path d="M-44-190C-66-120-76-60-92 2H88C70-70 58-130 42-190Z"/>';
  const keeper = `${FIGURE}${afro}${robe}${arm('M30-192L96-150L138-196')}${arm('M-22-192L62-128L138-152')}`;
  const ring =
    '<path d="M-150 0V-110H150V0Z"/><path d="M-168-132h336v28h-336Z"/><path d="M-140-130V-360h20V-130ZM120-130V-360h20V-130ZM-170-372h340v22h-340Z"/>';
  const courses = repeat(3, (k) =>
    repeat(
      k === 1 ? 4 : 5,
      (n) =>
        `<path d="M${-144 + n * 59 + (k % 2) * 30} ${-100 + k * 34}h52v26h-52Z" fill="#5a3550" opacity=".75"/>`,
    ),
  );
  const bucket = `<path d="M0-352V-214" stroke="#f0b888" stroke-width="5"/><path d="M-26-214h52l-8 56h-36Z" fill="#e58f68"/><path d="M-26-214q26-34 52 0" fill="none" stroke="#f0b888" stroke-width="5"/><path d="M0-352L-196-210" stroke="#f0b888" stroke-width="5"/>`;
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
  )}${at(840, 880, 1.1, lit(ring, '#2a1a2e', '#c8705c', 4, -3))}${at(840, 880, 1.1, courses)}${at(840, 880, 1.1, bucket)}${lit(at(480, 890, 1.34, keeper), '#1b0f20', '#ffb774', 6)}`;
}

const PLACES: Record<string, () => string> = { barn, stones, bench, well };

/** The picture side of a postcard: who wrote it, small, in the place that they keep. Parameter: `place`. */
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
