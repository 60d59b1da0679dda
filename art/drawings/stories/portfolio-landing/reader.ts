/** The hedgehog of a press, at the sizes it lives at. Parameter: `view`, spines or sizes. */
import { page, range, svg, textParam } from '../../kit.ts';
import {
  BLUSH,
  CORAL,
  NIGHT,
  OCHRE,
  PAPER,
  PEACH,
  PLUM,
  SAGE,
  SKY,
  cut,
  pencil,
} from '../../sketchbook/cut.ts';
import type { Draw } from '../../../workshop/types.ts';

/** The mark, as wide as it is told, its ground line at y: so many spines, a line so thick. */
function mark(
  x: number,
  y: number,
  width: number,
  spines: number,
  ink: string,
  paper: string,
  line: number,
): string {
  const points = range(spines * 2 + 1).map((k) => {
    const angle = Math.PI * (0.02 + (k / (spines * 2)) * 1.02);
    const r = k % 2 === 0 ? 276 : 356;
    return `${(470 + r * Math.cos(angle - 0.1)).toFixed(1)} ${(700 - r * Math.sin(angle) * 1.02).toFixed(1)}`;
  });
  const s = width / 820;
  return `<g transform="translate(${(x - 115 * s).toFixed(2)} ${(y - 846 * s).toFixed(2)}) scale(${s.toFixed(4)})"><path d="M${points.join('L')}L150 830H700Z" fill="${ink}"/><path d="M300 812V850H384V812ZM556 812V850H640V812Z" fill="${ink}"/><path d="M500 830C500 690 570 600 660 600C740 600 800 650 866 716C880 732 872 752 852 752C800 752 770 760 740 780C720 800 712 830 706 830Z" fill="${paper}" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/><circle cx="858" cy="728" r="${24 + line * 0.5}" fill="${ink}"/><circle cx="720" cy="676" r="${14 + line * 0.4}" fill="${ink}"/><path d="M706 850L800 772L930 806L838 850Z" fill="${paper}" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/></g>`;
}

interface Book {
  readonly title: string;
  readonly author: string;
  readonly cloth: string;
  readonly ink: string;
  readonly width: number;
  readonly height: number;
}

const BOOKS: readonly Book[] = [
  {
    title: 'The Salt Year',
    author: 'Mirela Cosma',
    cloth: SAGE,
    ink: PAPER,
    width: 214,
    height: 1010,
  },
  { title: 'Lanes', author: 'Rita Falcão', cloth: '#1f4fc4', ink: PAPER, width: 246, height: 1064 },
  {
    title: 'A Borrowed Coat',
    author: 'Tunde Abara',
    cloth: OCHRE,
    ink: NIGHT,
    width: 190,
    height: 976,
  },
  {
    title: 'Winter Ferry',
    author: 'Inga Prytz',
    cloth: BLUSH,
    ink: PLUM,
    width: 228,
    height: 1040,
  },
  { title: 'Low Stairs', author: 'Owen Marsh', cloth: CORAL, ink: NIGHT, width: 170, height: 950 },
  {
    title: 'The Second Orchard',
    author: 'Joan Pask',
    cloth: PLUM,
    ink: PEACH,
    width: 268,
    height: 1050,
  },
  { title: 'Warm Bread', author: 'Ida Quist', cloth: SKY, ink: NIGHT, width: 200, height: 990 },
  {
    title: 'Letters to a Lodger',
    author: 'Beno Sá',
    cloth: PEACH,
    ink: PLUM,
    width: 232,
    height: 1026,
  },
];

/** The lower shelf of the press, eight spines of it; a hedgehog is eight millimetres wide, and so 86 units. */
function spines(): string {
  const SHELF = 1120;
  let x = 96;
  const books = BOOKS.map(({ title, author, cloth, ink, width, height }, k) => {
    const left = x;
    x += width + (k === 3 ? 10 : 3);
    const top = SHELF - height;
    const middle = left + width / 2;
    const size = width > 220 ? 112 : 94;
    return [
      `<path d="M${left} ${SHELF}V${top + 14}Q${middle} ${top - 10} ${left + width} ${top + 14}V${SHELF}Z" fill="${cloth}"/>`,
      `<path d="M${left} ${SHELF}V${top + 14}q6 -4 14 -6V${SHELF}Z" fill="#fff" opacity=".22"/><path d="M${left + width - 20} ${SHELF}V${top + 8}q14 2 20 6V${SHELF}Z" fill="${NIGHT}" opacity=".2"/>`,
      pencil(`M${left + 18} ${top + 74}H${left + width - 22}`, ink, 5),
      k % 2 === 0 ? pencil(`M${left + 18} ${top + 92}H${left + width - 22}`, ink, 3) : '',
      pencil(`M${left + 18} ${SHELF - 176}H${left + width - 22}`, ink, 5),
      `<g font-family="Instrument Serif" fill="${ink}" transform="translate(${middle} ${top + 122}) rotate(90)"><text y="${(size * 0.02).toFixed(1)}" font-size="${title.length > 14 ? size * 0.88 : size}">${title}</text><text y="${size * 0.62}" font-size="46" opacity=".9">${author}</text></g>`,
      mark(middle - 45, SHELF - 66, 86, 23, ink, cloth, 34),
    ].join('');
  }).join('');
  return `<rect width="2000" height="1250" fill="#f3d2bd"/><path d="M0 ${SHELF}V470Q300 640 330 ${SHELF}Z" fill="#e9bfa6"/>${cut(`M0 ${SHELF}H2000V1250H0Z`, '#6b3a35')}${cut(`M0 ${SHELF}H2000V${SHELF + 22}H0Z`, '#8a4f42')}${pencil(`M60 1190C400 1170 700 1210 1100 1184M1300 1214C1500 1200 1700 1220 1940 1196`, '#54292a', 6)}<path d="M96 ${SHELF}H${x + 60}L${x + 10} ${SHELF + 22}H110Z" fill="${NIGHT}" opacity=".35"/>${books}`;
}

/** Five drawings for five sizes, from eight millimetres to eighty. */
function sizes(): string {
  const ROWS = [
    [8, 23, 34],
    [15, 27, 24],
    [25, 31, 18],
    [40, 37, 13],
    [80, 49, 9],
  ] as const;
  const MM = 6.5;
  const GROUND = 740;
  let x = 96;
  const five = ROWS.map(([mm, count, line]) => {
    const width = mm * MM;
    const left = x;
    x += width + 62;
    const middle = left + width / 2;
    return `${mark(left, GROUND, width, count, NIGHT, PAPER, line)}${pencil(`M${left} ${GROUND + 54}H${left + width}M${left} ${GROUND + 42}V${GROUND + 66}M${left + width} ${GROUND + 42}V${GROUND + 66}`, CORAL, 4)}<text x="${middle}" y="${GROUND + 118}" text-anchor="middle" font-family="Instrument Serif" font-size="44" fill="${NIGHT}">${mm} mm</text><text x="${middle}" y="${GROUND + 168}" text-anchor="middle" font-family="Instrument Serif" font-style="italic" font-size="42" fill="${CORAL}">${count}</text>`;
  }).join('');
  const end = `<g transform="translate(122 ${GROUND - 150})">${cut('M0 -27L23.400 -13.500V13.500L0 27L-23.400 13.500V-13.500Z', CORAL)}<circle r="16" fill="#f3d9b5"/><circle r="7" fill="${NIGHT}"/></g><text x="166" y="${GROUND - 146}" font-family="Instrument Serif" font-style="italic" font-size="42" fill="${NIGHT}">my pencil,</text><text x="166" y="${GROUND - 100}" font-family="Instrument Serif" font-style="italic" font-size="42" fill="${NIGHT}">end on</text>`;
  return `<rect width="1500" height="1125" fill="${PEACH}"/>${cut('M40 36L1464 28L1470 1086L34 1096Z', '#e08f6a')}${cut('M30 26L1458 20L1462 1072L26 1082Z', PAPER)}${pencil(`M70 ${GROUND + 4}H1424`, NIGHT, 5)}${five}${end}<text x="96" y="170" font-family="Instrument Serif" font-size="76" fill="${PLUM}">Five hedgehogs for Hedge Press</text><text x="96" y="236" font-family="Instrument Serif" font-style="italic" font-size="48" fill="${NIGHT}">In red, the number of spines each can carry</text>`;
}

const draw: Draw = (params) => {
  const isSizes = textParam(params, 'view', 'spines') === 'sizes';
  const [width, height] = isSizes ? [1500, 1125] : [2000, 1250];
  return page({
    width,
    height,
    families: ['Instrument Serif', 'Instrument Serif Italic'],
    style: 'svg{display:block}',
    body: svg(width, height, isSizes ? sizes() : spines()),
  });
};

export default draw;
