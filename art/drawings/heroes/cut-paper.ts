import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, type Point } from '../kit.ts';

const CREAM = '#fbf3e4';
const COBALT = '#1f3bff';
const TOMATO = '#ff4b33';
const NIGHT = '#12206e';
const BLUSH = '#ffb9a3';
const HONEY = '#ffc247';

/** A sheet of paper: its own shadow, a pale cut edge on the side of the light, a little tooth. */
function sheet(path: string, colour: string, lift = 1, more = ''): string {
  // Outlines are laid over each other: where they overlap, they stay one piece of paper.
  const outlines = path.split(/(?=M)/);
  const edge =
    outlines.length > 1
      ? ''
      : `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" transform="translate(-1 -1.4)"/>`;
  const paper = outlines.map((d) => `<path d="${d}" fill="${colour}"/>`).join('');
  return `<g filter="url(#lift${lift})" ${more}>${paper}<path d="${path}" fill="url(#tooth)"/>${edge}</g>`;
}

/** A seaweed-like leaf with lobes on both sides of a bent stem, as scissors would cut it. */
function frond(
  x: number,
  y: number,
  length: number,
  lobes: number,
  reach: number,
  bend: number,
  seed: number,
): string {
  const next = stream(seed);
  const spine = (t: number): Point => [
    x + bend * Math.sin(t * 1.9) * length * 0.32,
    y - t * length,
  ];
  const left: Point[] = [];
  const right: Point[] = [];
  for (const k of range(lobes)) {
    const t = 0.1 + (0.84 * k) / lobes;
    const step = 0.84 / lobes;
    const wide =
      reach * (0.55 + 0.45 * Math.sin(Math.PI * (0.18 + 0.74 * t))) * (0.85 + 0.3 * next());
    const [ax, ay] = spine(t);
    const [bx, by] = spine(t + step * 0.42);
    const [cx, cy] = spine(t + step * 0.84);
    left.push(
      [ax - 17, ay],
      [bx - wide, by - reach * 0.42],
      [bx - wide * 0.9, by - reach * 0.62],
      [cx - 17, cy],
    );
    right.push(
      [ax + 17, ay],
      [bx + wide, by - reach * 0.36],
      [bx + wide * 0.88, by - reach * 0.58],
      [cx + 17, cy],
    );
  }
  const [tx, ty] = spine(1);
  const stem = range(9).map((k) => spine(k / 8.4));
  const sides = [
    ...stem.map(([px, py], k): Point => [px - 17 + 1.4 * k, py]),
    ...stem.map(([px, py], k): Point => [px + 17 - 1.4 * k, py]).reverse(),
  ];
  return (
    curve(sides, true) +
    curve(
      [
        [x - 20, y + 30],
        ...left,
        [tx - 10, ty + 12],
        [tx, ty - 26],
        [tx + 10, ty + 12],
        ...right.reverse(),
        [x + 20, y + 30],
      ],
      true,
      0.9,
    )
  );
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A flower with round petals, cut in one piece. */
function bloom(x: number, y: number, r: number, petals: number): string {
  const round = r * Math.sin(Math.PI / petals) * 1.02;
  const away = r - round;
  const leaves = range(petals).map((k) => {
    const a = (2 * Math.PI * k) / petals - 0.3;
    return disc(x + away * Math.cos(a), y + away * Math.sin(a), round);
  });
  return [...leaves, disc(x, y, away * 1.02)].join('');
}

/** Hills, cut freehand, that rise to the right. */
function hill(points: readonly Point[]): string {
  return `${curve(points)}L2440 1540L${points[0]?.[0] ?? 0} 1540Z`;
}

/** Cut paper in cream, cobalt and tomato: a vase with fronds and flowers before a red sun. The left half is bare cream. */
const draw: Draw = () => {
  const lift = (id: number, near: number, far: number): string =>
    `<filter id="lift${id}" x="-40%" y="-40%" width="230%" height="230%"><feDropShadow dx="${near * 0.6}" dy="${near}" stdDeviation="${near * 0.5}" flood-color="#2a1030" flood-opacity=".3"/><feDropShadow dx="${far * 0.6}" dy="${far}" stdDeviation="${far * 0.75}" flood-color="#2a1030" flood-opacity=".17"/></filter>`;
  const vase =
    'M1560 960C1500 1010 1444 1090 1444 1190C1444 1320 1530 1420 1560 1440H1800C1830 1420 1916 1320 1916 1190C1916 1090 1860 1010 1800 960C1786 940 1786 906 1806 880H1554C1574 906 1574 940 1560 960Z';
  const stripe = (y: number, dip: number): string =>
    `M1380 ${y}Q1680 ${y + dip} 1980 ${y}V${y + 54}Q1680 ${y + 54 + dip} 1380 ${y + 54}Z`;
  const body = svg(
    2400,
    1500,
    `<defs>${lift(1, 4, 10)}${lift(2, 8, 22)}${lift(3, 13, 38)}
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="8" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .7 .7 0 0 -.55"/></filter>
<pattern id="tooth" width="600" height="600" patternUnits="userSpaceOnUse"><rect width="600" height="600" filter="url(#grain)" opacity=".13"/></pattern>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#f4e6cd"/></linearGradient></defs>
<rect width="2400" height="1500" fill="${CREAM}"/><rect width="2400" height="1500" fill="url(#light)"/><rect width="2400" height="1500" fill="url(#tooth)"/>
${sheet(disc(1940, 520, 400), TOMATO, 2)}
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
