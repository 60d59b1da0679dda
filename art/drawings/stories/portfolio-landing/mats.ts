/** The map of one walk as four beer mats on a table of the pub that it leads to. */
import { page, repeat, svg } from '../../kit.ts';
import {
  CORAL,
  NIGHT,
  OCHRE,
  PAPER,
  PEACH,
  PLUM,
  cut,
  disc,
  pencil,
} from '../../sketchbook/cut.ts';
import walk from '../../sketchbook/walk.ts';
import type { Draw } from '../../../workshop/types.ts';

const [WIDTH, HEIGHT] = [1800, 1200] as const;

/** Where a mat lies, how it is turned, and the middle and the reach of its piece of the map. */
const MATS = [
  [430, 800, -5, 250, 820, 216],
  [640, 350, 4, 560, 470, 216],
  [950, 830, 7, 764, 836, 160],
  [1190, 390, -4, 1290, 310, 216],
] as const;

const REACH = 252;

const draw: Draw = () => {
  const { markup } = walk({});
  const map = markup.slice(
    markup.indexOf('>', markup.indexOf('<svg')) + 1,
    markup.lastIndexOf('</svg>'),
  );
  const mats = MATS.map(
    ([x, y, turn, mx, my, reach], k) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${disc(12, 16, REACH + 12, '#1d0d1b')}${disc(0, 0, REACH + 12, PAPER)}<clipPath id="m${k}"><circle r="${REACH - 4}"/></clipPath><g clip-path="url(#m${k})"><svg x="${-REACH}" y="${-REACH}" width="${2 * REACH}" height="${2 * REACH}" viewBox="${mx - reach} ${my - reach} ${2 * reach} ${2 * reach}">${map}</svg></g></g>`,
  ).join('');
  const planks = `${cut('M0 0H1800V1200H0Z', PLUM)}${repeat(3, (k) => cut(`M0 ${290 + k * 305}H1800V${298 + k * 305}H0Z`, NIGHT))}${pencil('M60 120C400 90 700 150 1100 110M900 200C1200 170 1500 220 1780 190M40 480C180 450 240 500 330 470M1480 520C1600 490 1700 540 1790 510M620 1080C900 1050 1300 1110 1760 1060M30 1140C200 1120 300 1160 460 1130', '#5d3157', 6)}`;
  const glass = `<g transform="translate(1520 840)">${disc(14, 22, 206, '#1d0d1b')}${disc(0, 0, 204, '#d9e4e6')}${disc(0, 0, 186, OCHRE)}${disc(0, 0, 170, PAPER)}${[
    [-70, -50, 42],
    [40, -80, 34],
    [70, 30, 48],
    [-20, 60, 38],
    [-96, 36, 22],
    [0, -10, 24],
    [110, -40, 18],
  ]
    .map(([x, y, r]) =>
      pencil(`M${(x ?? 0) - (r ?? 0)} ${y}a${r} ${r} 0 0 1 ${r} ${-(r ?? 0)}`, PEACH, 7),
    )
    .join('')}${pencil('M-160 -104A192 192 0 0 1 -40 -188', PAPER, 12)}</g>`;
  const stub = `<g transform="translate(690 640) rotate(-31)">${cut('M70 14H366V58H70L6 37Z', '#1d0d1b')}<g>${cut('M60 0H330V15H60Z', '#f59a6f')}${cut('M60 14H330V31H60Z', CORAL)}${cut('M60 30H330V46H60Z', '#cf5e39')}${cut('M330 0H350V46H330Z', '#cfc4c0')}${cut('M350 2H372Q382 23 372 44H350Z', PEACH)}${cut('M60 0L-6 23L60 46Z', '#f3d9b5')}${cut('M16 15.500L-6 23L16 30.500Z', NIGHT)}</g></g>`;
  const mark = `<g transform="translate(1010 900) rotate(-12)">${pencil('M-34 -34L34 34M34 -34L-34 34', PEACH, 12)}${pencil('M-50 -64C20 -96 96 -40 70 36S-60 84 -74 6S-20 -70 30 -74', PEACH, 8)}</g>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Instrument Serif'],
    style: 'svg{display:block}',
    body: svg(WIDTH, HEIGHT, planks + mats + mark + stub + glass),
  });
};

export default draw;
