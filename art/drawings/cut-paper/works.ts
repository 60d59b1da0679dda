import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, textParam, type Point } from '../kit.ts';
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
} from '../paper.ts';
import { balloon } from './balloon.ts';

const strip = (x: number, y: number, width: number, height: number) =>
  piece([
    [x, y + 4],
    [x + width, y],
    [x + width - 3, y + height],
    [x + 4, y + height - 3],
  ]);

const star = (x: number, y: number, r: number) =>
  piece(
    range(10).map((k): Point => {
      const a = (Math.PI * k) / 5 - 0.4;
      const away = k % 2 ? r * 0.42 : r;
      return [x + away * Math.cos(a), y + away * Math.sin(a)];
    }),
  );

/** A herring that swims to the left. */
function herring(x: number, y: number, colour: string, belly: string, mark: string): string {
  const body = curve(
    [
      [x, y],
      [x + 150, y - 86],
      [x + 400, y - 112],
      [x + 700, y - 62],
      [x + 900, y - 18],
      [x + 900, y + 18],
      [x + 700, y + 66],
      [x + 400, y + 112],
      [x + 150, y + 84],
    ],
    true,
    1,
  );
  const tail = `M${x + 860} ${y}C${x + 940} ${y - 40} ${x + 990} ${y - 130} ${x + 1090} ${y - 150}C${x + 1040} ${y - 50} ${x + 1040} ${y + 50} ${x + 1090} ${y + 150}C${x + 990} ${y + 130} ${x + 940} ${y + 40} ${x + 860} ${y}Z`;
  const fin = `M${x + 380} ${y - 96}C${x + 430} ${y - 190} ${x + 560} ${y - 190} ${x + 600} ${y - 170}C${x + 560} ${y - 130} ${x + 580} ${y - 90} ${x + 590} ${y - 70}Z`;
  const under = `M${x + 60} ${y + 30}Q${x + 420} ${y + 76} ${x + 800} ${y + 26}Q${x + 420} ${y + 150} ${x + 60} ${y + 30}Z`;
  const scales = repeat(5, (k) =>
    sheet(`M${x + 330 + 88 * k} ${y - 50}q46 42 0 88q74-34 0-88Z`, mark, 1),
  );
  const gill = `M${x + 226} ${y - 84}Q${x + 300} ${y} ${x + 226} ${y + 84}Q${x + 262} ${y} ${x + 226} ${y - 84}Z`;
  return `${sheet(fin, mark, 2)}${sheet(tail, colour, 2)}${sheet(body, colour, 3)}${sheet(under, belly, 1)}${sheet(gill, mark, 1)}${scales}${sheet(disc(x + 124, y - 20, 30), CREAM, 1)}${sheet(disc(x + 120, y - 20, 13), NIGHT, 1)}`;
}

const smokehouse = () =>
  paperPicture(
    1600,
    1200,
    `${sheet(disc(1180, 420, 340), TOMATO, 2)}
${herring(190, 300, COBALT, CREAM, NIGHT)}
<g ${turn(180, 800, 600)}>${herring(190, 600, NIGHT, HONEY, COBALT)}</g>
${herring(190, 900, COBALT, CREAM, HONEY)}
${sheet(frond(1480, 1210, 420, 5, 90, -0.8, 5), CREAM, 2)}`,
    flat(BLUSH),
  );

/** A pear with its leaf. */
function pear(x: number, y: number, colour: string, core: string, tilt: number): string {
  const outline = (k: number) =>
    curve(
      [
        [x, y - 330 * k],
        [x + 74 * k, y - 290 * k],
        [x + 104 * k, y - 140 * k],
        [x + 204 * k, y + 40 * k],
        [x + 176 * k, y + 206 * k],
        [x, y + 262 * k],
        [x - 176 * k, y + 206 * k],
        [x - 204 * k, y + 40 * k],
        [x - 104 * k, y - 140 * k],
        [x - 74 * k, y - 290 * k],
      ],
      true,
      1,
    );
  const stalk = `M${x - 14} ${y - 310}C${x - 8} ${y - 380} ${x + 10} ${y - 420} ${x + 44} ${y - 446}L${x + 70} ${y - 424}C${x + 34} ${y - 400} ${x + 20} ${y - 360} ${x + 18} ${y - 308}Z`;
  const leaf = `M${x + 40} ${y - 380}C${x + 90} ${y - 480} ${x + 210} ${y - 480} ${x + 270} ${y - 430}C${x + 210} ${y - 350} ${x + 110} ${y - 330} ${x + 40} ${y - 380}Z`;
  const seed = (dx: number, a: number) =>
    `<g ${turn(a, x + dx, y + 60)}>${sheet(`M${x + dx} ${y + 10}q34 46 0 84q-34-38 0-84Z`, NIGHT, 1)}</g>`;
  return `<g ${turn(tilt, x, y)}>${sheet(stalk, NIGHT, 2)}${sheet(leaf, core === CREAM ? TOMATO : CREAM, 2)}${sheet(outline(1), colour, 3)}<g transform="translate(0 18)">${sheet(outline(0.66), core, 1)}</g>${seed(-38, 14)}${seed(38, -14)}</g>`;
}

const orchard = () =>
  paperPicture(
    1600,
    1200,
    `${sheet(frond(150, 1220, 760, 7, 150, 0.7, 12), NIGHT, 2)}${sheet(frond(1490, 1220, 820, 7, 150, -0.6, 31), NIGHT, 2)}
${sheet(strip(-20, 1010, 1640, 230), BLUSH, 2)}
${pear(420, 760, TOMATO, BLUSH, -7)}${pear(1190, 750, CREAM, HONEY, 8)}${pear(800, 720, HONEY, CREAM, -1)}`,
    flat(COBALT),
  );

/** A house of the town on the whale's back. */
function house(x: number, y: number, w: number, h: number, wall: string, roof: string): string {
  const gable = piece([
    [x - 14, y - h + 6],
    [x + w / 2, y - h - w * 0.62],
    [x + w + 14, y - h],
  ]);
  return `${sheet(strip(x, y - h, w, h + 40), wall, 2)}${sheet(gable, roof, 2)}${sheet(strip(x + w / 2 - 20, y - h + 34, 40, 52), HONEY, 1)}`;
}

const whale = () => {
  const body =
    'M150 830C150 640 380 560 700 560C1010 560 1160 640 1250 700C1330 752 1400 690 1410 590C1360 570 1300 520 1296 440C1370 440 1420 480 1446 520C1476 470 1530 440 1592 452C1580 530 1530 580 1480 596C1490 800 1400 940 1210 990C900 1070 500 1080 320 1030C200 996 150 930 150 830Z';
  const belly =
    'M176 900C330 960 700 1000 1130 930C1080 990 900 1046 640 1058C420 1064 220 1040 176 900Z';
  const wave = (y: number, dip: number) =>
    `${curve([
      [-60, y],
      [170, y - dip],
      [400, y + dip],
      [640, y - dip],
      [880, y + dip],
      [1120, y - dip],
      [1360, y + dip],
      [1660, y - dip],
    ])}L1660 1260L-60 1260Z`;
  return paperPicture(
    1600,
    1200,
    `${sheet(disc(330, 270, 150), HONEY, 2)}
${[
  [620, 130, 34],
  [860, 260, 22],
  [1120, 120, 28],
  [1300, 300, 20],
  [1470, 160, 34],
  [110, 470, 24],
]
  .map(([x = 0, y = 0, r = 0]) => sheet(star(x, y, r), CREAM, 1))
  .join('')}
${house(420, 610, 110, 130, CREAM, TOMATO)}${house(560, 600, 90, 210, TOMATO, CREAM)}${house(680, 600, 130, 120, BLUSH, TOMATO)}${house(846, 610, 96, 180, CREAM, COBALT)}${house(972, 640, 104, 110, TOMATO, CREAM)}
${sheet(body, COBALT, 3)}${sheet(belly, CREAM, 1)}${sheet(disc(330, 800, 30), CREAM, 1)}${sheet(disc(324, 804, 13), NIGHT, 1)}
${sheet('M640 900C700 860 800 880 830 960C770 1010 690 1000 640 900Z', NIGHT, 1)}
${sheet(wave(1050, 22), TOMATO, 2)}${sheet(wave(1120, -20), BLUSH, 2)}`,
    flat('#0d1757'),
  );
};

/** A bird that flies to the right: body and wing in one cut each. */
const bird = (x: number, y: number, colour: string, wing: string, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${sheet('M-190 40C-130 30-90-10-50-50C0-100 90-110 130-60C150-64 176-56 196-36C176-30 160-22 150-6C140 70 40 120-40 100C-80 90-120 70-190 40Z', colour, 3)}${sheet('M-30 20C-60-60-50-150 10-210C60-150 80-60 50 20C30 50-10 50-30 20Z', wing, 2)}${sheet(disc(112, -36, 11), NIGHT, 1)}</g>`;

const theatre = () => {
  const curtain = (side: 1 | -1) => {
    const at = (x: number) => 800 + side * x;
    return repeat(4, (k) => {
      const outer = 860 - 130 * k;
      const inner = outer - 230;
      const d = `M${at(outer)} -40L${at(inner - 60)} -40C${at(inner + 40 - 20 * k)} 360 ${at(inner + 110)} 560 ${at(inner + 150)} 1240L${at(outer + 40)} 1240Z`;
      return sheet(d, k % 2 ? TOMATO : '#ff6a4f', 2);
    });
  };
  const hem = repeat(8, (k) => sheet(disc(100 + 200 * k, 40, 112), k % 2 ? HONEY : CREAM, 2));
  return paperPicture(
    1600,
    1200,
    `${sheet(disc(800, 520, 300), HONEY, 2)}
${[
  [640, 300, 26],
  [990, 760, 22],
  [600, 760, 20],
  [1000, 290, 18],
]
  .map(([x = 0, y = 0, r = 0]) => sheet(star(x, y, r), CREAM, 1))
  .join('')}
${repeat(5, (k) => `<path d="M${690 + 56 * k} -20L${704 + 48 * k} ${470 - (k === 2 ? 90 : 0)}" stroke="${CREAM}" stroke-width="4"/>`)}
${bird(800, 560, COBALT, CREAM, 1.2)}
${sheet(strip(-20, 1020, 1640, 220), NIGHT, 2)}
${curtain(-1)}${curtain(1)}${hem}`,
    flat('#0d1757'),
  );
};

/** Eight motifs for eight gates of a park. */
const gates = () => {
  const cell = (column: number, row: number, ground: string, motif: string) =>
    `<g transform="translate(${20 + 390 * column} ${20 + 580 * row})">${sheet(strip(8, 8, 374, 564), ground, 2)}${motif}</g>`;
  const sun = `${range(12)
    .map(
      (k) =>
        `<g ${turn(30 * k, 195, 290)}>${sheet(
          piece([
            [178, 96],
            [212, 96],
            [200, 176],
            [190, 176],
          ]),
          TOMATO,
          1,
        )}</g>`,
    )
    .join('')}${sheet(disc(195, 290, 92), TOMATO, 2)}`;
  const ripple = repeat(4, (k) =>
    sheet(
      `${curve([
        [44, 150 + 100 * k],
        [120, 110 + 100 * k],
        [195, 150 + 100 * k],
        [270, 190 + 100 * k],
        [346, 150 + 100 * k],
      ])}L346 ${186 + 100 * k}${curve([
        [346, 186 + 100 * k],
        [270, 226 + 100 * k],
        [195, 186 + 100 * k],
        [120, 146 + 100 * k],
        [44, 186 + 100 * k],
      ]).replace('M', 'L')}Z`,
      COBALT,
      1,
    ),
  );
  const tulip = `${sheet('M184 500C180 420 186 340 190 280L204 280C204 340 206 420 208 500Z', NIGHT, 1)}${sheet('M196 470C120 450 90 380 84 330C150 350 190 400 196 470Z', NIGHT, 2)}${sheet('M198 480C270 470 310 400 316 350C250 364 206 410 198 480Z', NIGHT, 2)}${sheet('M100 120C130 150 150 150 160 120C172 84 186 70 196 70C206 70 220 84 232 120C242 150 262 150 292 120C310 220 280 310 196 316C112 310 82 220 100 120Z', CREAM, 3)}`;
  return paperPicture(
    1600,
    1200,
    [
      cell(0, 0, COBALT, sheet(frond(195, 500, 400, 5, 130, 0.5, 4), CREAM, 2)),
      cell(1, 0, HONEY, sun),
      cell(
        2,
        0,
        NIGHT,
        `${sheet(bloom(195, 290, 150, 8), BLUSH, 3)}${sheet(disc(195, 290, 54), TOMATO, 1)}`,
      ),
      cell(3, 0, TOMATO, tulip),
      cell(0, 1, BLUSH, ripple),
      cell(
        1,
        1,
        TOMATO,
        `${sheet(bloom(195, 290, 150, 7), CREAM, 3)}${sheet(disc(195, 290, 50), COBALT, 1)}`,
      ),
      cell(2, 1, CREAM, bird(190, 320, COBALT, HONEY, 0.82)),
      cell(3, 1, COBALT, sheet(frond(195, 500, 410, 6, 120, -0.6, 17), HONEY, 2)),
    ].join(''),
    flat('#f4e3c6'),
  );
};

/** The studio's scissors on their way through a sheet, with what has fallen off. */
const scissors = () => {
  const blade = 'M-64 40C-76-160-60-520-6-930C40-640 66-240 60 40Z';
  const shank = piece([
    [-60, -20],
    [56, -20],
    [96, 210],
    [10, 240],
  ]);
  // Two circles in one outline: the inner one is its hole.
  const ring = `${disc(64, 380, 176)}${disc(64, 380, 98)}`;
  const half = (degrees: number, flip: number) =>
    `<g transform="translate(820 1150) rotate(${degrees}) scale(${flip} 1)"><g filter="url(#lift3)"><path d="${blade}" fill="${CREAM}"/></g><g filter="url(#lift2)"><path d="${shank}" fill="${TOMATO}"/><path d="${ring}" fill="${TOMATO}" fill-rule="evenodd"/></g></g>`;
  const cloth =
    'M-60-60L1660-60L1660 1010C1500 980 1380 1050 1240 1010C1130 980 1010 1040 912 1000C880 900 850 830 826 740C800 830 770 910 724 1006C600 1060 480 970 360 1000C220 1040 100 990-60 1020Z';
  return paperPicture(
    1600,
    2000,
    `${half(17, -1)}${sheet(cloth, COBALT, 2)}
${sheet(disc(380, 420, 230), HONEY, 2)}${sheet(star(380, 420, 120), TOMATO, 2)}
<g ${turn(14, 1270, 700)}>${sheet(frond(1270, 880, 640, 6, 140, 0.7, 9), BLUSH, 2)}</g>
${half(-17, 1)}${sheet(disc(820, 1140, 30), HONEY, 1)}
${sheet(bloom(1370, 1640, 170, 8), HONEY, 3)}${sheet(disc(1370, 1640, 60), COBALT, 1)}
<g ${turn(-50, 250, 1640)}>${sheet(frond(250, 1880, 480, 5, 120, -0.7, 22), NIGHT, 2)}</g>
${sheet(star(1370, 1220, 66), TOMATO, 2)}${sheet(disc(220, 1240, 58), CREAM, 2)}`,
    flat(BLUSH),
  );
};

const motifs: Record<string, () => string> = {
  smokehouse,
  orchard,
  whale,
  theatre,
  gates,
  balloon,
  scissors,
};

/** What a studio of cut paper has made, and its scissors: one picture for each `motif`. */
const draw: Draw = (params) => {
  const motif = textParam(params, 'motif', 'gates');
  const height = motif === 'scissors' ? 1000 : 600;
  const body = motifs[motif]?.();
  if (body === undefined) throw new Error(`There is no motif ${motif}`);
  return page({
    width: 800,
    height,
    style: `svg{display:block;width:800px;height:${height}px}`,
    body,
  });
};

export default draw;
