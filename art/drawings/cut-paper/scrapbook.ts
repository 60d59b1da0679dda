/** What the cut-paper studio writes about: the right blue, a pot of paste, and a bird from one fold. */
import type { Draw } from '../../workshop/types.ts';
import { page, range, textParam } from '../kit.ts';
import {
  BLUSH,
  bloom,
  COBALT,
  CREAM,
  disc,
  flat,
  HONEY,
  NIGHT,
  paperPicture,
  piece,
  sheet,
  TOMATO,
  turn,
} from '../paper.ts';

const [WIDE, TALL] = [1500, 1000];

/** A sheet with hand-cut sides. */
const leaf = (x: number, y: number, wide: number, high: number) =>
  piece([
    [x + 4, y + 6],
    [x + wide * 0.55, y],
    [x + wide, y + 8],
    [x + wide - 8, y + high * 0.5],
    [x + wide, y + high],
    [x + wide * 0.4, y + high - 7],
    [x, y + high - 2],
    [x + 7, y + high * 0.45],
  ]);

/** A fan of blues that opens from its lower end, and the one that was chosen. */
const blues = (): string => {
  const shades = ['#9fc1ff', '#5f8dff', '#12206e', '#3f6bff', '#0e2fb8', '#6aa7e8', COBALT];
  const fan = shades.map((shade, k) => {
    const degrees = -63 + k * 21;
    const colour = `${sheet(leaf(650, 210, 200, 690), CREAM, 2)}${sheet(leaf(664, 224, 172, 470), shade, 1)}`;
    return `<g ${turn(degrees, 750, 900)}>${colour}<path d="M690 742H808M690 776H772" stroke="${NIGHT}" stroke-width="11" opacity=".8"/></g>`;
  });
  return paperPicture(
    WIDE,
    TALL,
    `${sheet(disc(750, 1000, 470), TOMATO, 2)}
${fan.join('')}
${sheet(disc(750, 876, 46), HONEY, 2)}${sheet(disc(750, 876, 15), NIGHT, 1)}
${sheet(bloom(1270, 220, 104, 8), CREAM, 2)}${sheet(disc(1270, 220, 38), COBALT, 1)}
${sheet(disc(226, 236, 88), CREAM, 2)}`,
    flat(HONEY),
  );
};

/** A pot of paste that bubbles over, with its brush. */
const paste = (): string =>
  paperPicture(
    WIDE,
    TALL,
    `${sheet(leaf(-30, 760, 1560, 300), TOMATO, 2)}
${sheet('M300 838Q750 770 1200 838Q1010 930 750 930T300 838Z', NIGHT, 2)}
<g ${turn(24, 1010, 300)}>${sheet(leaf(976, 20, 66, 420), HONEY, 2)}${sheet(leaf(962, 420, 94, 86), NIGHT, 1)}${sheet('M962 500H1056Q1062 570 1040 640L1026 610L1012 660L996 612L978 648Q958 570 962 500Z', CREAM, 1)}</g>
${sheet('M400 470H1100Q1120 640 1040 800Q1000 862 930 866H570Q500 862 460 800Q380 640 400 470Z', COBALT, 3)}
${sheet('M372 430Q750 386 1128 430L1120 512Q750 478 380 512Z', NIGHT, 2)}
${sheet('M420 426Q470 330 560 362Q610 262 716 316Q800 246 872 330Q968 292 1010 372Q1070 376 1080 430Q1046 470 1020 446Q1010 580 976 580T940 462Q760 440 700 456Q690 646 650 648T604 462Q500 470 420 426Z', CREAM, 2)}
${sheet(disc(560, 250, 46), CREAM, 2)}${sheet(disc(668, 150, 62), CREAM, 2)}${sheet(disc(818, 200, 34), CREAM, 1)}
${sheet(bloom(752, 700, 84, 7), HONEY, 2)}${sheet(disc(752, 700, 30), TOMATO, 1)}
${sheet(disc(214, 230, 120), HONEY, 2)}`,
    flat(BLUSH),
  );

/** A bird that unfolds from a folded sheet: both of its halves are the same. */
const bird = (): string => {
  const half =
    'M0-268C32-268 52-242 49-208C47-190 42-180 38-166C44-120 60-96 96-120C190-196 300-214 420-170C372-160 352-140 350-112C300-116 276-96 270-64C226-70 200-50 190-20C150-22 112 0 80 30C70 90 84 150 130 214C92 206 66 214 52 236C36 216 18 212 0 222Z';
  return paperPicture(
    WIDE,
    TALL,
    `${sheet(leaf(300, 80, 900, 840), CREAM, 2)}
<path d="M750 84V916" stroke="${NIGHT}" stroke-width="6" stroke-dasharray="26 20" opacity=".55"/>
<g transform="translate(750 520) scale(1.06)">${sheet(half, TOMATO, 2)}<g transform="scale(-1 1)">${sheet(half, TOMATO, 2)}</g>
${sheet(disc(21, -226, 8), NIGHT, 1)}${sheet(disc(-21, -226, 8), NIGHT, 1)}
${range(3)
  .map(
    (k) =>
      `${sheet(disc(150 + k * 62, -112 - k * 14, 19 - k * 3), HONEY, 1)}${sheet(disc(-150 - k * 62, -112 - k * 14, 19 - k * 3), HONEY, 1)}`,
  )
  .join(
    '',
  )}${sheet('M-15-216H15L0-176Z', HONEY, 1)}${sheet('M0-90C36-70 40 0 0 60C-40 0-36-70 0-90Z', HONEY, 1)}</g>
${sheet(disc(178, 800, 120), HONEY, 2)}${sheet(bloom(1330, 216, 112, 6), TOMATO, 2)}${sheet(disc(1330, 216, 40), CREAM, 1)}
${sheet('M1240 1010L1300 760L1352 880L1400 720L1452 900L1520 800V1010Z', NIGHT, 2)}`,
    flat(COBALT),
  );
};

const pictures: Readonly<Partial<Record<string, () => string>>> = { blues, paste, bird };

const draw: Draw = (params) => {
  const body = pictures[textParam(params, 'motif', '')]?.();
  if (body === undefined) throw new Error('no picture has this name');
  return page({
    width: WIDE / 2,
    height: TALL / 2,
    style: `svg{display:block;width:${WIDE / 2}px;height:${TALL / 2}px}`,
    body,
  });
};

export default draw;
