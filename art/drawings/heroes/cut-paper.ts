import type { Draw } from '../../workshop/types.ts';
import { curve, page, repeat, type Point } from '../kit.ts';
import {
  BLUSH,
  bloom,
  COBALT,
  CREAM,
  disc,
  frond,
  HONEY,
  NIGHT,
  paperPicture,
  sheet,
  TOMATO,
} from '../paper.ts';

/** Hills, cut freehand, that rise to the right. */
function hill(points: readonly Point[]): string {
  return `${curve(points)}L2440 1540L${points[0]?.[0] ?? 0} 1540Z`;
}

/** Cut paper in cream, cobalt and tomato: a vase with fronds and flowers before a red sun. The left half is bare cream. */
const draw: Draw = () => {
  const vase =
    'M1560 960C1500 1010 1444 1090 1444 1190C1444 1320 1530 1420 1560 1440H1800C1830 1420 1916 1320 1916 1190C1916 1090 1860 1010 1800 960C1786 940 1786 906 1806 880H1554C1574 906 1574 940 1560 960Z';
  const stripe = (y: number, dip: number): string =>
    `M1380 ${y}Q1680 ${y + dip} 1980 ${y}V${y + 54}Q1680 ${y + 54 + dip} 1380 ${y + 54}Z`;
  const body = paperPicture(
    2400,
    1500,
    `${sheet(disc(1940, 520, 400), TOMATO, 2)}
${sheet(
  hill([
    [1060, 1540],
    [1240, 1420],
    [1500, 1330],
    [1800, 1300],
    [2120, 1210],
    [2440, 1170],
  ]),
  BLUSH,
  2,
)}
${sheet(frond(1540, 940, 700, 6, 150, -1.1, 3), NIGHT, 2, 'transform="rotate(-24 1600 940)"')}
${sheet(frond(1790, 940, 780, 7, 160, 1.0, 9), COBALT, 2, 'transform="rotate(25 1760 940)"')}
${sheet(frond(1690, 940, 830, 7, 130, 0.4, 15), COBALT, 2, 'transform="rotate(-3 1690 940)"')}
${sheet(frond(1600, 940, 520, 5, 120, -0.6, 22), HONEY, 2, 'transform="rotate(-50 1640 960)"')}
${sheet(frond(1780, 940, 500, 5, 120, 0.7, 27), CREAM, 2, 'transform="rotate(54 1740 960)"')}
${sheet(bloom(1425, 420, 128, 8), TOMATO, 3)}${sheet(disc(1425, 420, 44), HONEY, 1)}
${sheet(bloom(1890, 330, 150, 9), CREAM, 3)}${sheet(disc(1890, 330, 54), COBALT, 1)}
${sheet(bloom(1640, 660, 112, 7), BLUSH, 3)}${sheet(disc(1640, 660, 38), TOMATO, 1)}
${sheet(bloom(2130, 690, 104, 8), HONEY, 3)}${sheet(disc(2130, 690, 36), NIGHT, 1)}
${sheet(bloom(1256, 742, 84, 7), COBALT, 3)}${sheet(disc(1256, 742, 28), CREAM, 1)}
${sheet(vase, CREAM, 3)}<clipPath id="vase"><path d="${vase}"/></clipPath><g clip-path="url(#vase)">${sheet(stripe(1030, 46), COBALT, 1)}${sheet(stripe(1250, 60), COBALT, 1)}${repeat(7, (k) => sheet(disc(1466 + 72 * k, 1186 + (k - 3) ** 2 * -1.6 + 12, 24), TOMATO, 1))}</g>
${sheet(
  hill([
    [1120, 1540],
    [1380, 1476],
    [1700, 1440],
    [2050, 1420],
    [2440, 1340],
  ]),
  COBALT,
  3,
)}
${sheet('M2090 1404C2080 1330 2120 1270 2190 1262C2260 1268 2296 1320 2284 1384C2230 1404 2150 1412 2090 1404Z', TOMATO, 2)}${sheet('M2186 1268q-6-40 24-66q10 36-10 66Z', NIGHT, 1)}`,
  );
  return page({
    width: 1200,
    height: 750,
    style: 'svg{display:block;width:1200px;height:750px}',
    body,
  });
};

export default draw;
