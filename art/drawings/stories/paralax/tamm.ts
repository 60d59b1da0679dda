/** The map of the Erg of Tamm: the cloth unfolded, and folded in a hat. Parameter: `view`, map or card. */
import { gradient, palm } from '../../desert/land.ts';
import { curve, range, repeat, stream, textParam, type Point } from '../../kit.ts';
import { CREAM, MAROON, RED, fat, painted, written } from './painted.ts';
import type { Draw } from '../../../workshop/types.ts';

/** Where each night is spent, from the first well to the last. */
const STAGES: readonly Point[] = [
  [250, 1150],
  [480, 1010],
  [700, 1080],
  [930, 930],
  [1130, 770],
  [1330, 830],
  [1540, 610],
  [1690, 350],
];

/** A dune on the sheet: a lit face, a dark one, and the lines that wind leaves. */
function dune(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-150 0C-96-14-52-58-6-92C36-58 92-14 150 0Z" fill="#e6ae78"/><path d="M-6-92C36-58 92-14 150 0H26C44-18 2-28 10-48C16-62-4-72-6-92Z" fill="#b8664b"/><path d="M-112-10q50-16 84-52M-70-8q34-12 58-38" fill="none" stroke="#b8664b" stroke-width="3" opacity=".5"/></g>`;
}

const well = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${MAROON}"><path d="M-40 0V-30H40V0ZM-46-38h92v10h-92ZM-38-36V-96h8v60ZM30-36V-96h8v60ZM-52-98L0-130L52-98Z"/><path d="M-2-100V-60M-2-60" stroke="${MAROON}" stroke-width="4"/><path d="M-12-62h22l-3 20H-9Z" fill="${RED}"/></g>`;

/** The whole week on one cloth. */
function map(): string {
  const next = stream(12);
  const [width, height] = [2000, 1400];
  const track = curve(STAGES, false, 0.6);
  // The sea of sand: dunes in rows, wherever neither the track nor a name wants the place.
  const kept: readonly (readonly [number, number, number, number])[] = [
    [90, 80, 900, 430],
    [100, 1030, 520, 1330],
    [560, 700, 920, 900],
    [960, 440, 1310, 700],
    [1230, 840, 1740, 1120],
    [1290, 1180, 1740, 1360],
    [1320, 190, 1960, 480],
    [1560, 1080, 1960, 1360],
    [640, 1100, 800, 1170],
    [420, 960, 560, 1060],
    [880, 880, 980, 1000],
    [1400, 560, 1620, 800],
  ];
  const free = (x: number, y: number) =>
    kept.every(([a, b, c, d]) => x < a - 110 || x > c + 110 || y < b || y > d + 80) &&
    STAGES.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > 110);
  const sea = repeat(9, (row) =>
    repeat(10, (k) => {
      const x = 186 + k * 180 + (row % 2) * 94 + next() * 40;
      const y = 250 + row * 124 + next() * 24;
      const s = 0.56 + next() * 0.26;
      return x < 1800 && y < 1300 && free(x, y) ? dune(x, y, s) : '';
    }),
  );
  const nights = STAGES.slice(1, -1)
    .map(
      ([x, y], k) =>
        `<circle cx="${x}" cy="${y}" r="31" fill="${RED}"/>${fat(`${k + 1}`, { x, y: y + 12, size: 32, fill: CREAM, anchor: 'middle' })}`,
    )
    .join('');
  const whale =
    '<g transform="translate(735 900)"><path d="M-170 6C-150-80-60-116 40-96C104-84 140-44 160-30C176-36 186-60 184-78C206-70 214-40 196-14C190-2 176 6 160 6Z" fill="#e9b27c"/><path d="M-170 6C-90-16 40-14 160-30C176-36 186-60 184-78C206-70 214-40 196-14C190-2 176 6 160 6Z" fill="#b8664b"/><circle cx="-112" cy="-40" r="6" fill="#5b1f24"/></g>';
  const teeth =
    '<g transform="translate(1135 690)"><path d="M-170 0L-110-40L-60-50L-34-140L6-56L38-62L66-156L104-52L180 0Z" fill="#8f4638"/><path d="M-34-140L6-56L-10 0H-40ZM66-156L104-52L180 0H60Z" fill="#5b1f24"/></g>';
  const hollow =
    '<g transform="translate(1470 950)" fill="none" stroke="#8f4638" stroke-width="6" stroke-linecap="round"><path d="M-150-30Q0 70 150-30M-112-24Q0 44 112-24M-74-18Q0 20 74-18"/><path d="M-30-74q20-20 40 0t40 0M-60-100q20-20 40 0t40 0" stroke="#b8664b"/></g>';
  const creases = `${range(3)
    .map(
      (k) =>
        `<rect x="${(k + 1) * 500 - 40}" y="0" width="40" height="${height}" fill="url(#dark)"/><rect x="${(k + 1) * 500}" y="0" width="40" height="${height}" fill="url(#light)"/>`,
    )
    .join(
      '',
    )}<rect y="${height / 2 - 36}" width="${width}" height="36" fill="url(#darkv)"/><rect y="${height / 2}" width="${width}" height="36" fill="url(#lightv)"/>`;
  const rose = `<g transform="translate(1780 1150)"><circle r="92" fill="none" stroke="${MAROON}" stroke-width="5"/><path d="M0-112L26 0H-26Z" fill="${RED}"/><path d="M0 112L26 0H-26Z" fill="${MAROON}"/>${fat('N', { x: 0, y: -126, size: 40, anchor: 'middle' })}</g>`;
  const scale = `<g transform="translate(1330 1290)"><path d="M0 0H228" stroke="${MAROON}" stroke-width="8"/><path d="M0-14V14M228-14V14" stroke="${MAROON}" stroke-width="8"/>${written('one day, twelve miles', { x: 0, y: -26, size: 42 })}</g>`;
  return `<defs>${gradient('cloth', ['#f5e2bf', '#f0d9b5', '#ead0a6'], 1, 1)}<linearGradient id="dark"><stop stop-color="#7a4a2a" stop-opacity="0"/><stop offset="1" stop-color="#7a4a2a" stop-opacity=".2"/></linearGradient><linearGradient id="light"><stop stop-color="#fff8e6" stop-opacity=".55"/><stop offset="1" stop-color="#fff8e6" stop-opacity="0"/></linearGradient><linearGradient id="darkv" x2="0" y2="1"><stop stop-color="#7a4a2a" stop-opacity="0"/><stop offset="1" stop-color="#7a4a2a" stop-opacity=".18"/></linearGradient><linearGradient id="lightv" x2="0" y2="1"><stop stop-color="#fff8e6" stop-opacity=".5"/><stop offset="1" stop-color="#fff8e6" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#cloth)"/>${creases}${sea}<rect x="48" y="48" width="${width - 96}" height="${height - 96}" fill="none" stroke="${MAROON}" stroke-width="9"/><rect x="66" y="66" width="${width - 132}" height="${height - 132}" fill="none" stroke="${MAROON}" stroke-width="3"/>${whale}${teeth}${hollow}<path d="${track}" fill="none" stroke="${RED}" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 30"/>${nights}${well(250, 1160, 1.25)}<g fill="#4f6b4d" stroke="#7a4a2a">${palm(1800, 366, 132, 16)}${palm(1858, 372, 100, 22)}</g>${well(1690, 360, 1.35)}${fat('From well', { x: 118, y: 200, size: 104, more: 'letter-spacing="-3"' })}${fat('to well', { x: 118, y: 312, size: 104, more: 'letter-spacing="-3"' })}${written('The Erg of Tamm in seven days, 84 miles', { x: 122, y: 386, size: 54, fill: RED })}${fat('The Screen Door', { x: 120, y: 1236, size: 36 })}${written('You’ll hear it first.', { x: 120, y: 1290, size: 46 })}${fat('The Whale', { x: 600, y: 760, size: 36 })}${fat('Two Teeth', { x: 1000, y: 500, size: 36 })}${fat('Sit-Down Hollow', { x: 1470, y: 1036, size: 36, anchor: 'middle' })}${written('The wind quits at four.', { x: 1470, y: 1086, size: 44, anchor: 'middle' })}${fat('Lalla Itto’s Well', { x: 1900, y: 172, size: 62, anchor: 'end', more: 'letter-spacing="-1"' })}${written('Sweet water.', { x: 1600, y: 300, size: 48, anchor: 'end', fill: RED })}${written('Ask Zahra.', { x: 1600, y: 352, size: 48, anchor: 'end', fill: RED })}${rose}${scale}`;
}

/** The same map, small as a playing card, in the band of a straw hat. */
function card(): string {
  const straw = (data: string, colour: string) =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="5" opacity=".4"/>`;
  const crown =
    'M420 640C420 380 470 250 570 226C660 208 700 250 752 250C804 250 840 208 932 226C1032 250 1080 380 1080 640Q750 744 420 640Z';
  return `<defs>${gradient('air', ['#8a3f38', '#6b2629', '#4a1820'])}${gradient('straw', ['#f7dfae', '#e9c386', '#c99860'], 1, 0.7)}${gradient('brim', ['#f4d8a2', '#dcb074', '#a9744a'], 0.6, 1)}<clipPath id="crown"><path d="${crown}"/></clipPath><clipPath id="bowl"><ellipse cx="750" cy="688" rx="660" ry="150"/></clipPath><filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter></defs><rect width="1500" height="1000" fill="url(#air)"/><g transform="translate(750 500) scale(.9) translate(-750 -490)"><ellipse cx="790" cy="800" rx="640" ry="110" fill="#1b0f20" opacity=".5" filter="url(#drop)"/><ellipse cx="750" cy="688" rx="660" ry="150" fill="url(#brim)"/><g clip-path="url(#bowl)">${range(
    9,
  )
    .map(
      (k) =>
        `<ellipse cx="750" cy="${676 - k * 3}" rx="${640 - k * 42}" ry="${142 - k * 10}" fill="none" stroke="#8a5a34" stroke-width="4" opacity=".28"/>`,
    )
    .join(
      '',
    )}</g><path d="M96 712Q750 960 1404 712Q1300 838 750 838T96 712Z" fill="#8a5a34" opacity=".4"/><path d="${crown}" fill="url(#straw)"/><g clip-path="url(#crown)">${range(
    17,
  )
    .map((k) => straw(`M380 ${250 + k * 26}Q750 ${318 + k * 26} 1120 ${250 + k * 26}`, '#a9744a'))
    .join(
      '',
    )}<path d="M900 200C1000 300 1010 480 1000 700H1120V200Z" fill="#7a4a2a" opacity=".28"/><path d="M400 500Q750 580 1100 500V640Q750 740 400 640Z" fill="${MAROON}"/><path d="M400 500Q750 580 1100 500V510Q750 590 400 510Z" fill="#8d3a36"/></g><path d="M570 226C660 208 700 250 752 250C804 250 840 208 932 226C880 262 820 300 752 300S620 262 570 226Z" fill="#a9744a" opacity=".75"/><g transform="translate(560 596) rotate(-9)"><rect x="-92" y="-246" width="190" height="276" rx="8" fill="#1b0f20" opacity=".4" transform="translate(10 10)"/><rect x="-92" y="-250" width="188" height="290" rx="8" fill="#f5e2bf"/><path d="M92-246v282M86-248v286M80-249v288" stroke="#c9a06c" stroke-width="2.500"/><rect x="-78" y="-236" width="146" height="262" fill="none" stroke="${MAROON}" stroke-width="4"/>${fat('From', { x: -64, y: -190, size: 30 })}${fat('well', { x: -64, y: -156, size: 30 })}${fat('to well', { x: -64, y: -122, size: 30 })}<path d="M-52-46Q-20-96 10-70T54-98" fill="none" stroke="${RED}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/></g><g clip-path="url(#crown)"><path d="M400 566Q750 652 1100 566V660Q750 760 400 660Z" fill="${MAROON}"/><path d="M400 566Q750 652 1100 566V574Q750 660 400 574Z" fill="#8d3a36"/></g></g>`;
}

const draw: Draw = (params) => {
  const view = textParam(params, 'view', 'map');
  return view === 'card' ? painted(1500, 1000, card()) : painted(2000, 1400, map());
};

export default draw;
