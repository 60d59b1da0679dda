import type { Draw } from '../../../workshop/types.ts';
import { page, range, repeat, textParam, type Point } from '../../kit.ts';
import {
  BLUSH,
  bloom,
  COBALT,
  CREAM,
  disc,
  flat,
  frond,
  HONEY,
  NIGHT,
  paperPicture,
  piece,
  sheet,
  TOMATO,
  turn,
} from '../../paper.ts';
import { lettering, PAPER_PAGE } from './letters.ts';

interface Herring {
  readonly colour: string;
  readonly belly: string;
  readonly mark: string;
  readonly brow?: string;
}

/** A herring that swims to the left, 1100 long about its middle. With a brow it is cross. */
function herring({ colour, belly, mark, brow }: Herring): string {
  const body =
    'M-552 6C-520-66-400-128-180-132C60-134 230-64 372-16L372 18C230 72 60 134-180 132C-400 126-520 74-552 6Z';
  const tail = 'M330 0C400-36 450-128 552-152C498-50 498 52 552 152C450 130 400 40 330 0Z';
  const fin = 'M-150-118C-100-214 30-222 84-198C44-160 50-122 62-92Z';
  const under = 'M-500 58Q-150 96 250 34Q-40 156-240 128Q-420 116-500 58Z';
  const gill = 'M-306-112Q-226 0-306 112Q-262 0-306-112Z';
  const mouth = brow
    ? 'M-548 10Q-486-6-440 62Q-492 30-540 34Z'
    : 'M-548 12Q-490 52-430 38Q-486 74-536 40Z';
  return [
    sheet(fin, mark, 2),
    sheet(tail, colour, 2),
    sheet(body, colour, 3),
    sheet(under, belly, 1),
    sheet(gill, mark, 1),
    repeat(5, (k) => sheet(`M${-190 + 92 * k} -48q46 42 0 88q74-34 0-88Z`, mark, 1)),
    sheet(mouth, NIGHT, 1),
    sheet(disc(-424, -24, 34), CREAM, 1),
    sheet(disc(-430, brow ? -16 : -24, 15), NIGHT, 1),
    brow ? sheet('M-500-42L-368-96L-352-66L-484-8Z', brow, 1) : '',
  ].join('');
}

const placed = (x: number, y: number, scale: number, degrees: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${content}</g>`;

/** The same, but it swims to the right. */
const turned = (content: string) => `<g transform="scale(-1 1)">${content}</g>`;

interface Tin {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly ink: string;
  readonly word: string;
  readonly motif: string;
}

/** A tin with its lid, and a label round it. */
function tin({ x, y, label, ink, word, motif }: Tin): string {
  const side = (top: number, bottom: number, wide: number, sag: number) =>
    `M${x - wide} ${y + top}Q${x} ${y + top + sag} ${x + wide} ${y + top}V${y + bottom}Q${x} ${y + bottom + sag} ${x - wide} ${y + bottom}Z`;
  const oval = (cy: number, rx: number, ry: number) =>
    `M${x - rx} ${cy}A${rx} ${ry} 0 1 1 ${x + rx} ${cy}A${rx} ${ry} 0 1 1 ${x - rx} ${cy}Z`;
  return [
    sheet(side(-270, 220, 222, 84), CREAM, 3),
    sheet(side(-214, 168, 224, 84), label, 1),
    motif,
    sheet(oval(y - 270, 222, 62), CREAM, 2),
    sheet(oval(y - 268, 184, 46), '#efe1c8', 1),
    sheet(`M${x - 24} ${y - 286}q60-26 96 10q-34 34-96 8Z`, label, 1),
    lettering(x, y + 156, word, { size: 70, fill: ink }),
  ].join('');
}

function tins(): string {
  const pepper = range(8).map((k): [number, number] => [
    650 + (k % 4) * 100,
    (k < 4 ? 540 : 724) + (k % 2) * 34,
  ]);
  const [left, middle, right] = [300, 800, 1300];
  return paperPicture(
    1600,
    1200,
    [
      sheet(disc(800, 420, 400), BLUSH, 2),
      sheet(
        piece([
          [-20, 890],
          [800, 880],
          [1620, 894],
          [1620, 1240],
          [-20, 1240],
        ]),
        NIGHT,
        2,
      ),
      '<g transform="translate(0 64)">',
      tin({
        x: left,
        y: 700,
        label: BLUSH,
        ink: NIGHT,
        word: 'Dill',
        motif:
          `<g transform="translate(${left - 130} 800) scale(.5)">${sheet(frond(0, 40, 520, 6, 110, 0.4, 8), CREAM, 1)}</g>` +
          placed(left + 22, 676, 0.29, -6, herring({ colour: COBALT, belly: CREAM, mark: NIGHT })),
      }),
      tin({
        x: middle,
        y: 730,
        label: COBALT,
        ink: CREAM,
        word: 'Pepper',
        motif:
          pepper.map(([px, py]) => sheet(disc(px, py + 34, 12), NIGHT, 1)).join('') +
          placed(
            middle,
            700,
            0.32,
            -4,
            turned(herring({ colour: CREAM, belly: HONEY, mark: NIGHT })),
          ),
      }),
      tin({
        x: right,
        y: 700,
        label: TOMATO,
        ink: CREAM,
        word: 'Mustard',
        motif:
          sheet(disc(right + 10, 678, 128), HONEY, 1) +
          placed(
            right,
            686,
            0.34,
            5,
            herring({ colour: NIGHT, belly: CREAM, mark: COBALT, brow: TOMATO }),
          ),
      }),
      '</g>',
      sheet(bloom(552, 1108, 62, 7), TOMATO, 2),
      sheet(disc(552, 1108, 22), HONEY, 1),
      sheet(disc(1080, 1120, 24), HONEY, 1),
      sheet(disc(1034, 1082, 13), CREAM, 1),
    ].join(''),
    flat(HONEY),
  );
}

/** The head of the cross one. */
const cross = () =>
  paperPicture(
    1600,
    1200,
    [
      sheet(disc(1190, 560, 560), HONEY, 2),
      sheet(disc(150, 190, 74), HONEY, 2),
      sheet(disc(300, 96, 34), HONEY, 1),
      sheet(disc(180, 1040, 52), HONEY, 2),
      placed(
        1530,
        650,
        2.62,
        3,
        herring({ colour: COBALT, belly: CREAM, mark: NIGHT, brow: HONEY }),
      ),
      `<g ${turn(-16, 560, 1240)}>${sheet(frond(560, 1270, 330, 5, 90, 0.6, 5), CREAM, 2)}</g>`,
    ].join(''),
    flat(TOMATO),
  );

/** The label of one tin, flat on the table, with what fell off it. */
function label(): string {
  const strip = piece([
    [150, 390],
    [800, 384],
    [1330, 392],
    [1326, 816],
    [740, 822],
    [146, 812],
  ]);
  const flap = piece([
    [1326, 396],
    [1470, 440],
    [1468, 770],
    [1322, 812],
  ]);
  const hatch = range(7)
    .map((k) => `M1344 ${470 + k * 48}L1450 ${430 + k * 48}`)
    .join('');
  const crumbs: [number, number, number, string][] = [
    [210, 170, 20, TOMATO],
    [420, 1010, 80, NIGHT],
    [620, 190, -34, HONEY],
    [960, 150, 60, NIGHT],
    [1080, 1040, -20, COBALT],
    [1420, 1000, 36, CREAM],
    [160, 960, 130, CREAM],
  ];
  const crumb = (x: number, y: number, degrees: number, colour: string) => {
    const points: Point[] = [
      [x - 66, y + 20],
      [x + 10, y - 48],
      [x + 74, y + 12],
      [x - 8, y + 34],
    ];
    return `<g ${turn(degrees, x, y)}>${sheet(piece(points), colour, 1)}</g>`;
  };
  return paperPicture(
    1600,
    1200,
    [
      sheet(disc(1290, 250, 190), TOMATO, 2),
      `<g ${turn(-5, 800, 600)}>`,
      sheet(flap, CREAM, 2),
      `<path d="${hatch}" stroke="${NIGHT}" stroke-width="7" stroke-linecap="round" opacity=".75"/>`,
      sheet(strip, COBALT, 3),
      ...range(18).map((k) =>
        sheet(disc(222 + (k % 9) * 130, k < 9 ? 446 : 762, 14), k % 2 ? NIGHT : HONEY, 1),
      ),
      placed(890, 604, 0.6, 0, turned(herring({ colour: CREAM, belly: HONEY, mark: NIGHT }))),
      lettering(362, 634, 'Pepper', { size: 92, fill: CREAM }),
      '</g>',
      ...crumbs.map(([x, y, degrees, colour]) => crumb(x, y, degrees, colour)),
      sheet(bloom(800, 1090, 84, 7), TOMATO, 2),
      sheet(disc(800, 1090, 30), HONEY, 1),
    ].join(''),
    flat(BLUSH),
  );
}

const motifs: Record<string, () => string> = { tins, cross, label };

/** Herrings on tins, close up, and on a label. Parameter: `motif`. */
const draw: Draw = (params) => {
  const body = motifs[textParam(params, 'motif', 'tins')];
  if (body === undefined) throw new Error('There is no such motif of herrings');
  return page({ ...PAPER_PAGE, body: body() });
};

export default draw;
