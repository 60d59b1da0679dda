/** The billboard at Ember Ridge, and the small sign to its bench. Parameter: `hour`, one of sundown, violet and bench. */
import { gradient, glow, land, lit, ridge, saguaro, stars } from '../../desert/land.ts';
import { repeat, stream, textParam, type Point } from '../../kit.ts';
import { CREAM, RED, fat, painted } from './painted.ts';
import type { Draw } from '../../../workshop/types.ts';

const [WIDTH, HEIGHT] = [2000, 1250] as const;

interface Hour {
  readonly air: readonly string[];
  readonly folds: readonly (readonly [string, string])[];
  readonly rim: string;
  readonly ground: readonly [string, string];
}

const SUNDOWN: Hour = {
  air: ['#b0576a', '#e58f68', '#f6bd84', '#fbe0b4', '#fbe0b4'],
  folds: [
    ['#e9a176', '#d98561'],
    ['#d07a5a', '#bb6652'],
    ['#aa5850', '#924a4a'],
  ],
  rim: '#ffe6bd',
  ground: ['#7a3a3a', '#4a2029'],
};

const VIOLET: Hour = {
  air: ['#1f1430', '#3a2450', '#6b3a6b', '#a4536a', '#d98a66', '#d98a66'],
  folds: [
    ['#a4536a', '#8f4a72'],
    ['#7d416d', '#673763'],
    ['#562d56', '#43234a'],
  ],
  rim: '#ffb08a',
  ground: ['#2f1936', '#1b0f20'],
};

function country({ air, folds, rim }: Hour, seed: number): string {
  const next = stream(seed);
  return `<defs>${gradient('air', air)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#air)"/>${folds
    .map(
      (colours, k) =>
        `<defs>${gradient(`f${k}`, colours)}</defs>${k === 0 ? '<!--sun-->' : ''}${land(ridge(next, WIDTH, 690 + 84 * k, 66 - 8 * k, 10 - k), HEIGHT, `url(#f${k})`, rim, 0.5)}`,
    )
    .join('')}`;
}

/** The board at the side of the ridge road: one line for the day, and one that only headlights bring up. */
function board(isLate: boolean): string {
  const hour = isLate ? VIOLET : SUNDOWN;
  const next = stream(5);
  const sky = isLate
    ? `${stars(next, WIDTH, 460, 150)}<path d="M1830 96a54 54 0 1 0 46 85a45 45 0 1 1-46-85Z" fill="#fff1d6"/><g opacity=".7">${glow('g', 560, 720, 760, '#f3a878')}</g>`
    : `<g opacity=".8">${glow('g', 560, 640, 860, '#fff6e2')}</g><circle cx="560" cy="664" r="92" fill="#fffaf0"/>`;
  const paint = isLate ? '#6b2332' : RED;
  const cream = isLate ? '#a87f80' : CREAM;
  const posts = [720, 1100, 1480]
    .map((x) => `<path d="M${x} 1080V300h34v780Z" fill="#2a1222"/>`)
    .join('');
  const line: Point[] = [
    [-40, 1040],
    [500, 1016],
    [1100, 1048],
    [1600, 1020],
    [2040, 1030],
  ];
  const beams = isLate
    ? `<defs><linearGradient id="beam" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#fff1d6" stop-opacity=".62"/><stop offset="1" stop-color="#fff1d6" stop-opacity="0"/></linearGradient><filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="16"/></filter><filter id="bloom" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="22"/></filter></defs><path d="M330 1090L640 470L1640 700L1500 1010L352 1104Z" fill="url(#beam)" opacity=".5" filter="url(#soft)"/>`
    : '';
  const late = {
    x: 1110,
    y: 712,
    size: 104,
    anchor: 'middle',
    more: 'letter-spacing="-3"',
  } as const;
  const second = isLate
    ? `<g filter="url(#bloom)" opacity=".9">${fat('There it is.', { ...late, fill: '#ffd9a0' })}</g>${fat('There it is.', { ...late, fill: '#fff4dc' })}`
    : fat('There it is.', { ...late, fill: '#b6473b' });
  const truck = `<g transform="translate(96 1120)"><ellipse cx="130" cy="34" rx="210" ry="16" fill="#150b19" opacity=".5"/><path d="M0 0V-64h96l14-46q4-12 18-12h62q14 0 20 12l18 46 30 8q16 6 16 22V0Z" fill="${isLate ? '#4a2a4f' : '#4b1e2f'}"/><path d="M112-66l12-36q2-6 8-6h22v42ZM166-66v-42h22q6 0 9 6l14 36Z" fill="${isLate ? '#8f5a80' : '#f6bd84'}"/><circle cx="56" cy="4" r="32" fill="#150b19"/><circle cx="214" cy="4" r="32" fill="#150b19"/><circle cx="56" cy="4" r="13" fill="#6b3a4b"/><circle cx="214" cy="4" r="13" fill="#6b3a4b"/>${isLate ? '<circle cx="268" cy="-36" r="60" fill="#fff1d6" opacity=".35" filter="url(#soft)"/>' : ''}<ellipse cx="268" cy="-36" rx="7" ry="13" fill="${isLate ? '#fffaf0' : '#e08a66'}"/><path d="M0-50v26" stroke="${isLate ? '#ff7a5c' : '#8d2a25'}" stroke-width="8"/></g>`;
  return `${country(hour, 87).replace('<!--sun-->', sky)}${lit(`${saguaro(1760, 1030, 300)}${saguaro(1890, 1034, 180)}${saguaro(420, 1024, 150)}`, isLate ? '#2a1a2e' : '#5b1f24', hour.rim, -4, 0)}${posts}<path d="M560 268L1660 252V800L560 812Z" fill="${isLate ? '#3d1a2b' : '#7a302f'}"/><path d="M580 288L1640 272V780L580 792Z" fill="${paint}"/><path d="M580 288L1640 272v9L580 297Z" fill="${hour.rim}" opacity=".7"/><path d="M600 420H1620M600 546H1620M600 672H1620" stroke="#3d1522" stroke-width="4" opacity=".25"/><path d="M560 812L1660 800v30L560 842Z" fill="#2a1222"/>${fat('Don’t go yet.', { x: 1110, y: 528, size: 118, fill: cream, anchor: 'middle', more: 'letter-spacing="-4"' })}${second}${land(line, HEIGHT, 'url(#gr)', hour.rim, 0.6)}<defs>${gradient('gr', hour.ground)}</defs><path d="M-40 1128H2040V1216H-40Z" fill="${isLate ? '#150b19' : '#43202e'}"/>${repeat(12, (k) => `<path d="M${40 + k * 180} 1176h90v7h-90Z" fill="${isLate ? '#b98a5c' : '#f8d7a4'}"/>`)}${truck}${beams}`;
}

/** A hand-painted sign at the foot of the path, and those who have got there. */
function bench(): string {
  const next = stream(30);
  const seat = `<path d="M1340 742h250v16h-250ZM1340 704h250v14h-250ZM1360 700h14v116h-14ZM1556 700h14v116h-14Z"/>`;
  const sits = (x: number, hat: boolean) =>
    `<g transform="translate(${x} 744)" stroke="none"><path d="M-34 6C-38-56-26-88 0-90S38-56 34 6Z"/><circle cy="-114" r="22"/>${hat ? '<path d="M-42-120q42-22 84 0q-12 8-42 8t-42-8Z"/><path d="M-21-120q2-30 21-27t21 27Z"/>' : '<path d="M-24-118q24-36 48 0v18h-48Z"/>'}</g>`;
  const hillside: Point[] = [
    [-40, 1010],
    [500, 960],
    [1000, 850],
    [1450, 806],
    [2040, 830],
  ];
  return `${country(VIOLET, 54).replace('<!--sun-->', `${stars(next, WIDTH, 420, 110)}<g opacity=".75">${glow('g', 1240, 700, 780, '#ffb98a')}</g>`)}<defs>${gradient('gr', ['#2f1936', '#1b0f20'])}</defs>${lit(saguaro(1790, 850, 330), '#2a1a2e', '#d5796a', -5, 0)}${land(hillside, HEIGHT, 'url(#gr)', '#e08a66')}${lit(seat, '#1b0f20', '#e08a66', -2, -3)}${lit(sits(1424, true) + sits(1502, false), '#1b0f20', '#ffb774', -4, -3)}<path d="M1350 842C1240 900 1180 910 1060 960S820 1120 700 1260H980C1020 1160 1130 1040 1210 980S1330 910 1400 842Z" fill="#7a416b" opacity=".5"/><ellipse cx="520" cy="1188" rx="150" ry="16" fill="#150b19"/><path d="M470 1190V470h52v720Z" fill="#2a1222"/><path d="M512 470h10v720h-10Z" fill="#c8705c"/><path d="M130 470L900 446L1010 566L900 700L130 716L150 590Z" fill="#3d1522"/><path d="M118 456L890 432L1000 552L890 686L118 702L138 578Z" fill="${RED}"/><path d="M118 456L890 432l8 9L120 466Z" fill="#ffb08a" opacity=".7"/><path d="M130 540L980 520M130 624L950 604" stroke="#3d1522" stroke-width="4" opacity=".25"/><g transform="rotate(-1.6 500 570)">${fat('Long View Bench', { x: 182, y: 566, size: 66, fill: CREAM, more: 'letter-spacing="-2"' })}${fat('200 steps', { x: 182, y: 652, size: 56, fill: '#ffd79a', weight: 600 })}</g><circle cx="496" cy="490" r="9" fill="#2a1222"/><circle cx="496" cy="668" r="9" fill="#2a1222"/>`;
}

const draw: Draw = (params) => {
  const hour = textParam(params, 'hour', 'sundown');
  return painted(WIDTH, HEIGHT, hour === 'bench' ? bench() : board(hour === 'violet'));
};

export default draw;
