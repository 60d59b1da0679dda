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

/** A cloud of three lobes, straight below. */
const cloud = (x: number, y: number, k: number) =>
  `${disc(x, y - 40 * k, 70 * k)}${disc(x + 96 * k, y - 64 * k, 92 * k)}${disc(x + 200 * k, y - 36 * k, 66 * k)}M${x} ${y - 40 * k}H${x + 200 * k}V${y + 30 * k}H${x}Z`;

/** Half of a gore of the envelope: from the crown by way of its widest place to the mouth. */
const gore = (left: number, right: number) =>
  `M800 120C${800 + left * 0.75} 130 ${800 + left} 270 ${800 + left} 420C${800 + left} 560 ${800 + left * 0.42} 700 ${800 + left * 0.2} 800H${800 + right * 0.2}C${800 + right * 0.42} 700 ${800 + right} 560 ${800 + right} 420C${800 + right} 270 ${800 + right * 0.75} 130 800 120Z`;

/** A striped balloon over hills: the summer fair’s poster. */
export const balloon = (): string =>
  paperPicture(
    1600,
    1200,
    `${sheet(disc(1270, 260, 130), CREAM, 2)}
${sheet(cloud(130, 420, 1.1), CREAM, 2)}${sheet(cloud(1230, 640, 0.95), BLUSH, 2)}
${sheet('M-40 1010C260 880 520 900 800 980C1080 1060 1340 1010 1640 880L1640 1260L-40 1260Z', TOMATO, 2)}
${sheet(gore(-350, 350), COBALT, 3)}${sheet(gore(-220, 220), CREAM, 1)}${sheet(gore(-84, 84), TOMATO, 1)}
${sheet('M440 470C560 530 700 552 800 552C900 552 1040 530 1160 470C1158 520 1146 560 1130 600C1030 640 900 656 800 656C700 656 570 640 470 600C454 560 442 520 440 470Z', NIGHT, 2)}
${[520, 660, 800, 940, 1080].map((x, k) => sheet(bloom(x, [562, 592, 602, 592, 562][k] ?? 600, 38, 6), HONEY, 1)).join('')}
<path d="M742 800L752 900M858 800L848 900" stroke="${NIGHT}" stroke-width="6"/>
${sheet(
  piece([
    [734, 890],
    [866, 886],
    [848, 1000],
    [752, 1004],
  ]),
  NIGHT,
  2,
)}${sheet(
      piece([
        [742, 916],
        [860, 912],
        [856, 938],
        [746, 942],
      ]),
      HONEY,
      1,
    )}
${sheet('M-40 1120C240 1040 480 1060 760 1130C1040 1190 1330 1150 1640 1060L1640 1260L-40 1260Z', NIGHT, 2)}
<g ${turn(8, 210, 1200)}>${sheet(frond(210, 1230, 330, 5, 84, 0.6, 6), CREAM, 2)}</g>
<g ${turn(-6, 1420, 1200)}>${sheet(frond(1420, 1230, 380, 5, 92, -0.6, 14), COBALT, 2)}</g>`,
    flat(HONEY),
  );
