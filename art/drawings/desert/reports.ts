import type { Draw } from '../../workshop/types.ts';
import { page, repeat, stream, svg, textParam, type Point } from '../kit.ts';
import { glow, gradient, land, lit, ridge, saguaro } from './land.ts';

const WIDTH = 1500;
const HEIGHT = 1000;

const air = (...colours: string[]) =>
  `<defs>${gradient('air', colours)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#air)"/>`;

/** The wash at mile 44: brown water over the road, and the cloud that it came from. */
function wash(): string {
  const next = stream(14);
  const rain = repeat(46, () => {
    const x = 880 + next() * 470;
    const y = 250 + next() * 90;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-46 ${(130 + next() * 90).toFixed(0)}"/>`;
  });
  const cloud =
    'M820 270q-70-8-62-62t76-50q10-86 112-84q58-62 142-20q92-30 126 44q92-8 104 66q60 10 50 62t-74 44Z';
  const water: Point[] = [
    [-40, 668],
    [300, 690],
    [700, 672],
    [1100, 690],
    [1540, 664],
  ];
  const streaks = repeat(26, () => {
    const x = next() * WIDTH;
    const y = 704 + next() * 118;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q40-12 80 0t80 0"/>`;
  });
  const gauge = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 0V-150H9V0Z" fill="#f8ead0"/>${repeat(4, (k) => `<path d="M-9 ${-24 - k * 34}H9v12H-9Z" fill="#5b1f24"/>`)}</g>`;
  const sign =
    '<path d="M-9 0V-330H9V0Z" fill="#3d1522"/><g transform="translate(0 -370) rotate(45)"><path d="M-96-96h192v192h-192Z" fill="#e9a04f"/><path d="M-80-80h160v160h-160Z" fill="none" stroke="#3d1522" stroke-width="7"/></g><g fill="none" stroke="#3d1522" stroke-width="13" stroke-linecap="round"><path d="M-62-392q16-22 32 0t32 0 32 0 28-4M-62-356q16-22 32 0t32 0 32 0 28-4"/></g>';
  return `${air('#5a3a55', '#a4536a', '#e08a66', '#f6cf9b')}${glow('g', 300, 520, 560, '#ffe0ae')}<defs>${gradient('w0', ['#b05f47', '#8a3f38'])}${gradient('w1', ['#d98e5c', '#b8664b'])}${gradient('w2', ['#c8795a', '#7a302f'])}${gradient('flood', ['#a8694a', '#7c4636'])}${gradient('road', ['#6b3540', '#43202e'])}${gradient('cl', ['#8a4f68', '#3f2748'])}</defs><g stroke="#4b2c50" stroke-width="4" opacity=".5" fill="none">${rain}</g><path d="${cloud}" fill="url(#cl)"/><path d="M760 560l20-128 20-12h330l26 14 18 120Z" fill="url(#w0)"/>${land(ridge(next, WIDTH, 545, 22, 8), HEIGHT, 'url(#w1)', '#ffe6bd')}<path d="M640 552h34L1010 ${HEIGHT + 4}H210Z" fill="url(#road)"/>${repeat(7, (k) => `<path d="M${655 - k * 1.6} ${570 + k * k * 8.6}h${3 + k * 2.4}l${2 - k * 0.6} ${9 + k * 6}h${-5 - k * 3.4}Z" fill="#f8d7a4"/>`)}${land(water, 832, 'url(#flood)', '#ffdca8', 0.8)}<path d="M-40 828q200 26 420 4t440 10 720-14v20q-260 22-560 2t-520 8-500-4Z" fill="#7c4636"/><path d="M-40 846q200 26 420 4t440 10 720-14" fill="none" stroke="#ffdca8" stroke-width="3" opacity=".5"/><g fill="none" stroke="#f0c492" stroke-width="4" stroke-linecap="round" opacity=".55">${streaks}</g>${gauge(350, 712, 0.8)}${gauge(930, 712, 0.8)}${gauge(190, 900, 1.15)}${gauge(1060, 900, 1.15)}${lit(saguaro(90, 640, 210), '#5b1f24', '#ffcf96', -4, 0)}<ellipse cx="1262" cy="948" rx="90" ry="12" fill="#43202e" opacity=".5"/><g transform="translate(1250 948)">${sign}</g>`;
}

/** A board at dusk, its arrow half painted. */
function red(): string {
  const next = stream(33);
  const folds = ['#c8705c', '#93505f', '#5f3350']
    .map((colour, k) =>
      land(ridge(next, WIDTH, 610 + 70 * k, 46, 8), HEIGHT, colour, '#ffc9a0', 0.5),
    )
    .join('');
  const pot =
    '<path d="M-74-120H74L66 0H-66Z" fill="#f0d9b5"/><path d="M18-120H74L66 0H30Z" fill="#c79a76"/><ellipse cy="-120" rx="74" ry="20" fill="#8d2a25"/><path d="M-58-112q-6 66 6 70t8-60Z" fill="#a8322a"/><path d="M-70-106C-66-230 66-230 70-106" fill="none" stroke="#2a1a2e" stroke-width="6"/>';
  const brush =
    '<path d="M0 0L150-32l6 20L4 22Z" fill="#e0a873"/><path d="M4 22L-60 40q-22-4-12-22L0 0Z" fill="#a8322a"/><path d="M-4-2l20-5 6 22-20 6Z" fill="#3d1522"/>';
  return `${air('#33204a', '#7a416b', '#d5796a', '#f6bd84', '#f6bd84')}${glow('g', 260, 620, 620, '#ffe0ae')}<circle cx="1240" cy="150" r="7" fill="#fff1d6"/>${folds}<path d="M372 900V150h46V900ZM1082 900V150h46V900Z" fill="#2a1222"/><path d="M372 900V150h10V900ZM1082 900V150h10V900Z" fill="#e08a66"/><path d="M190 236L1310 216V596L190 616Z" fill="#d9b184"/><path d="M190 236L1310 216v10L190 248Z" fill="#ffe0ae"/><path d="M190 236L812 225L790 300L826 380L786 470L820 540L800 605L190 616Z" fill="#a8322a"/><path d="M190 362L1310 342M190 490L1310 470" stroke="#3d1522" stroke-width="4" opacity=".28"/><g transform="rotate(-1 750 420)"><path d="M270 350H800L788 420L806 484H270Z" fill="#f8ead0"/><path d="M800 350H960V286L1210 420L960 552V486H806" fill="none" stroke="#5b1f24" stroke-width="6" stroke-dasharray="18 11"/></g>${land(
    [
      [-40, 868],
      [400, 846],
      [900, 862],
      [1540, 838],
    ],
    HEIGHT,
    '#2a1a2e',
    '#e08a66',
  )}<g transform="translate(660 944)">${pot}</g><g transform="translate(860 936)">${brush}</g>`;
}

/** The long way to Sunday Gate: sixty miles of bends, and the sun in the arch. */
function gate(): string {
  const next = stream(52);
  const hill = (points: readonly Point[], colours: readonly string[], id: string) =>
    `<defs>${gradient(id, colours)}</defs>${land(points, HEIGHT, `url(#${id})`, '#ffe6bd')}`;
  const homes = repeat(9, (k) => {
    const x = 560 + k * 62 + next() * 14;
    const y = 372 + Math.abs(k - 4) * 15;
    const h = 40 + next() * 26;
    return `<path d="M${x.toFixed(0)} ${y + 30}v${(-h).toFixed(0)}h44v${h.toFixed(0)}Z" fill="${k % 2 ? '#8a3f38' : '#a3543f'}"/><path d="M${(x + 44).toFixed(0)} ${y + 30}v${(-h).toFixed(0)}l12-6v${h.toFixed(0)}Z" fill="#f0b27e"/><path d="M${(x + 16).toFixed(0)} ${y + 30}v-20h12v20Z" fill="#4a1820"/>`;
  });
  return `${air('#f9e3c0', '#fae9cd', '#f6cf9b', '#eeb084')}${glow('g', 832, 262, 560, '#fff6e2')}<circle cx="832" cy="272" r="44" fill="#fffaf0"/>${hill(
    [
      [-40, 480],
      [260, 440],
      [560, 420],
      [830, 352],
      [1120, 420],
      [1540, 470],
    ],
    ['#d9936a', '#b8664b'],
    'h0',
  )}<path d="M746 368V176h172v192h-42v-94a44 44 0 0 0-88 0v94Z" fill="#8a3f38"/><path d="M918 176l22-10v190l-22 12ZM746 176l22-10h172l-22 10Z" fill="#f4c38f"/>${homes}<path d="M842 420C860 470 700 480 640 520C560 574 760 590 900 610L960 634C820 636 440 600 520 524C580 468 790 470 826 420Z" fill="#f8dcb0"/>${hill(
    [
      [-40, 560],
      [300, 600],
      [620, 596],
      [760, 636],
      [1100, 620],
      [1540, 540],
    ],
    ['#c8795a', '#9a4a3c'],
    'h1',
  )}<path d="M880 622C1120 640 1240 680 1100 730C960 776 640 760 700 830C760 890 1000 860 1190 904L1130 960C860 900 480 900 540 806C590 730 900 760 1010 706C1070 672 960 650 820 634Z" fill="#f8dcb0"/>${hill(
    [
      [-40, 760],
      [240, 740],
      [480, 830],
      [800, 920],
      [1200, 930],
      [1540, 850],
    ],
    ['#7a302f', '#431823'],
    'h2',
  )}${lit(`${saguaro(180, 780, 260)}${saguaro(1390, 900, 200)}`, '#3d1522', '#ffcf96', 5, 0)}`;
}

const REPORTS: Record<string, () => string> = { wash, red, gate };

/** What the road reports tell of. Parameter: `place`. */
const draw: Draw = (params) => {
  const report = REPORTS[textParam(params, 'place', 'wash')];
  if (report === undefined) throw new Error('reports: no such place');
  return page({
    width: WIDTH / 2,
    height: HEIGHT / 2,
    style: `html{background:#f0d9b5}svg{display:block;width:${WIDTH / 2}px;height:${HEIGHT / 2}px}`,
    body: svg(WIDTH, HEIGHT, report()),
  });
};

export default draw;
