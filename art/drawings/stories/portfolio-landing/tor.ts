/** The top of Windy Tor, from the map of one walk. Parameter: `hand`, cut as it is printed or pencil as it was noted. */
import { page, repeat, stream, svg, textParam } from '../../kit.ts';
import {
  BLUSH,
  CORAL,
  NIGHT,
  OCHRE,
  PAPER,
  PLUM,
  SAGE,
  SKY,
  cut,
  disc,
  pencil,
} from '../../sketchbook/cut.ts';
import type { Draw } from '../../../workshop/types.ts';

const [WIDTH, HEIGHT] = [1800, 1200] as const;

/** The survey's lines, from the foot of the hill to its top. */
const CONTOURS = [
  'M250 760C210 500 400 230 760 190S1270 330 1240 610S1000 1010 680 1010S290 990 250 760Z',
  'M340 730C310 510 470 300 770 264S1160 370 1140 590S950 900 690 906S370 900 340 730Z',
  'M430 700C410 530 540 370 780 340S1060 420 1046 576S900 800 700 806S446 830 430 700Z',
  'M520 670C510 560 610 440 780 416S966 470 958 566S850 704 706 710S530 750 520 670Z',
  'M610 640C606 580 680 510 780 494S876 520 872 560S800 618 716 624S614 680 610 640Z',
];

const PATH =
  'M-20 1130C120 1080 230 1010 300 900S420 720 520 690S690 620 760 540S900 500 980 590S1120 820 1250 850S1520 790 1820 900';
const FORK = 'M1250 850C1330 950 1420 1040 1480 1240';
const WALL =
  'M-20 380C160 420 260 520 300 640M1190 380C1330 330 1500 340 1820 220M1010 1240C1040 1130 1130 1060 1240 1030';

const draw: Draw = (params) => {
  const isPencil = textParam(params, 'hand', 'cut') === 'pencil';
  const next = stream(31);
  /** The same shape twice: cut from paper, or only drawn round. */
  const piece = (data: string, colour: string) =>
    isPencil
      ? `<path d="${data}" fill="${PAPER}" stroke="${NIGHT}" stroke-width="4.500" stroke-linejoin="round"/>`
      : cut(data, colour);
  const at = (x: number, y: number, s: number, content: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${content}</g>`;
  const tree = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      pencil('M0 0V-34', NIGHT, 6) +
        piece('M0 -104C36 -78 38 -30 0 -20C-38 -30 -36 -78 0 -104Z', '#4f6b4d') +
        (isPencil ? pencil('M-8 -60L14 -84M-12 -40L20 -72M-6 -28L20 -52', NIGHT, 3) : ''),
    );
  const sheep = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      pencil('M-16 0V18M14 0V18', NIGHT, 5) +
        piece(
          'M-34 -8C-44 -30 -22 -44 -8 -36C4 -48 30 -42 30 -26C42 -20 38 0 24 2H-24C-32 2 -36 -2 -34 -8Z',
          PAPER,
        ) +
        cut('M24 -22C40 -30 52 -18 48 -6C40 0 28 -4 24 -10Z', NIGHT),
    );
  const church = at(
    1180,
    770,
    1.7,
    [
      piece('M-26 0V-124H26V0Z', PAPER),
      piece('M-34 -122L0 -204L34 -122Z', PLUM),
      piece('M24 0V-66H132V0Z', BLUSH),
      piece('M16 -64L40 -108H118L142 -64Z', PLUM),
      isPencil
        ? pencil('M0 -96m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0', NIGHT, 4)
        : disc(0, -92, 12, NIGHT),
      piece('M54 0V-30C54 -44 76 -44 76 -30V0Z', NIGHT),
      pencil('M100 -22V-42', isPencil ? NIGHT : PLUM, 7),
      isPencil
        ? pencil(
            'M30 -70L56 -104M52 -68L80 -106M76 -68L102 -106M100 -68L122 -98M-14 -128L4 -176',
            NIGHT,
            3,
          )
        : '',
    ].join(''),
  );
  const cairn = at(
    796,
    530,
    1.9,
    piece('M-44 0C-48 -22 -20 -26 -16 -12C-4 -26 30 -24 30 -10C44 -10 46 0 40 2Z', PLUM) +
      piece('M-26 -18C-26 -38 4 -40 8 -26C22 -30 28 -20 24 -14Z', BLUSH) +
      piece('M-10 -36C-10 -52 14 -50 12 -36Z', CORAL),
  );
  const gate = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pencil('M-34 -40V24M34 -40V24M-34 -26H34M-34 -6H34M-34 14H34M-34 14L34 -26', isPencil ? NIGHT : PLUM, 7)}</g>`;
  const wood = repeat(13, (k) =>
    tree(
      1470 + (k % 5) * 74 + Math.floor(k / 5) * 37 + next() * 18,
      480 + Math.floor(k / 5) * 74 + next() * 16,
      0.74 + next() * 0.2,
    ),
  );
  const fields = isPencil
    ? pencil(
        'M1380 -20C1330 120 1400 230 1560 250S1760 180 1820 200M-20 620C120 640 220 760 180 900S60 1020 -20 1000',
        NIGHT,
        4,
      )
    : [
        cut('M1380 -20C1330 120 1400 230 1560 250S1760 180 1840 200V-20Z', OCHRE),
        cut('M-20 620C120 640 220 760 180 900S60 1020 -20 1000Z', '#f3c9a4'),
        cut(
          'M1400 440C1480 380 1760 380 1840 460V690C1740 720 1480 720 1410 640S1350 500 1400 440Z',
          SAGE,
        ),
        cut('M-20 -20H520C560 100 420 190 260 210S80 260 -20 300Z', '#c9d3ab'),
        cut('M1180 1240C1260 1060 1460 1000 1840 1040V1240Z', '#c9d3ab'),
        pencil(
          'M1440 20C1420 100 1480 170 1580 180M1540 10C1530 70 1570 110 1650 120M1650 0C1650 40 1680 60 1740 64',
          PAPER,
          7,
        ),
        pencil('M10 680C80 700 120 760 108 850M10 760C48 780 60 820 50 880', PAPER, 7),
      ].join('');
  const hill = CONTOURS.map((data, k) =>
    isPencil
      ? pencil(data, NIGHT, k === 0 ? 5 : 3.5)
      : `${cut(data, ['#cdd6a8', '#bccb98', '#a9bb87', '#97ab7c', '#869c74'][k] ?? SAGE)}${pencil(data, PLUM, 4)}`,
  ).join('');
  const dots = (data: string) =>
    `<path d="${data}" fill="none" stroke="${isPencil ? NIGHT : CORAL}" stroke-width="${isPencil ? 9 : 19}" stroke-linecap="round" stroke-dasharray="1 ${isPencil ? 24 : 38}"/>`;
  const brook = pencil(
    'M1840 1000C1700 960 1600 1010 1520 1100S1400 1200 1380 1260',
    isPencil ? NIGHT : SKY,
    isPencil ? 4 : 40,
  );
  const say = (x: number, y: number, text: string, turn = 0, size = 56) =>
    `<text transform="translate(${x} ${y}) rotate(${turn})" font-family="Instrument Serif" font-style="italic" font-size="${size}" fill="${NIGHT}" stroke="${PAPER}" stroke-width="12" paint-order="stroke">${text}</text>`;
  const words = isPencil
    ? [
        say(330, 112, 'Third walk, with Dot’s brother', -2, 76),
        say(330, 612, 'gate 1, tied with string', -4),
        say(690, 420, 'the top. Hold on to your hat', -2),
        say(1000, 520, 'gate 2', 6),
        say(1340, 900, '340 steps to the wall', 2),
        say(930, 1000, 'left here, not right!', -4, 60),
        say(1486, 380, 'larches', 0),
        say(104, 560, 'sheep', -6),
        say(1560, 1180, 'wet', -30),
        pencil('M1290 970C1310 950 1290 900 1262 880M1262 880l28 2M1262 880l4 28', NIGHT, 4),
        pencil('M900 436C906 470 880 492 850 500M850 500l20 -18M850 500l24 8', NIGHT, 4),
      ].join('')
    : `<g font-family="Instrument Serif" fill="${NIGHT}"><text x="640" y="1098" font-size="92">Windy Tor</text></g>`;
  const tooth =
    '<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" result="slow"/><feDisplacementMap in="SourceGraphic" in2="slow" scale="9" result="drawn"/><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="9"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 -5 0 0 3.300" result="grain"/><feComposite in="drawn" in2="grain" operator="in"/></filter>';
  const drawing = [
    fields,
    hill,
    pencil(WALL, isPencil ? NIGHT : PLUM, isPencil ? 4 : 9),
    brook,
    dots(PATH),
    dots(FORK),
    wood,
    cairn,
    church,
    gate(352, 800, -48),
    gate(1010, 640, 62),
    tree(180, 470, 1.3),
    tree(250, 520, 1),
    tree(1100, 1120, 1.2),
    tree(60, 180, 1.2),
    tree(150, 150, 1),
    sheep(96, 690, 1.2),
    sheep(120, 800, 1),
    sheep(400, 1120, 1.2),
    sheep(520, 1090, 1),
  ].join('');
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Instrument Serif', 'Instrument Serif Italic'],
    style: 'svg{display:block}',
    body: svg(
      WIDTH,
      HEIGHT,
      isPencil
        ? `<defs>${tooth}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><g filter="url(#tooth)" opacity=".95">${drawing}${words}</g>`
        : `<rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe3c4"/>${drawing}${words}`,
    ),
  });
};

export default draw;
