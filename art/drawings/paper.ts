import { curve, range, stream, svg, type Point } from './kit.ts';

export const CREAM = '#fbf3e4';
export const COBALT = '#1f3bff';
export const TOMATO = '#ff4b33';
export const NIGHT = '#12206e';
export const BLUSH = '#ffb9a3';
export const HONEY = '#ffc247';

/** A sheet of paper: its own shadow, a pale cut edge on the side of the light, a little tooth. */
export function sheet(path: string, colour: string, lift = 1, more = ''): string {
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
export function frond(
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

/** Turns a sheet about a point, by degrees. */
export const turn = (degrees: number, x: number, y: number): string =>
  `transform="rotate(${degrees} ${x} ${y})"`;

/** A straight-sided piece of paper. */
export const piece = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** A ground of one colour, without the light that lies on cream. */
export const flat = (colour: string) => ({ ground: colour, light: ['#ffffff1f', '#00000014'] });

/** A circle, as the outline of a sheet. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A flower with round petals, cut in one piece. */
export function bloom(x: number, y: number, r: number, petals: number): string {
  const round = r * Math.sin(Math.PI / petals) * 1.02;
  const away = r - round;
  const leaves = range(petals).map((k) => {
    const a = (2 * Math.PI * k) / petals - 0.3;
    return disc(x + away * Math.cos(a), y + away * Math.sin(a), round);
  });
  return [...leaves, disc(x, y, away * 1.02)].join('');
}

const lift = (id: number, near: number, far: number): string =>
  `<filter id="lift${id}" x="-40%" y="-40%" width="230%" height="230%"><feDropShadow dx="${near * 0.6}" dy="${near}" stdDeviation="${near * 0.5}" flood-color="#2a1030" flood-opacity=".3"/><feDropShadow dx="${far * 0.6}" dy="${far}" stdDeviation="${far * 0.75}" flood-color="#2a1030" flood-opacity=".17"/></filter>`;

/** A picture of cut paper: what the sheets cast and are made of, and the ground that they lie on. */
export function paperPicture(
  width: number,
  height: number,
  sheets: string,
  { ground = CREAM, light = ['#fffaf0', '#f4e6cd'] }: { ground?: string; light?: string[] } = {},
): string {
  const all = `width="${width}" height="${height}"`;
  return svg(
    width,
    height,
    `<defs>${lift(1, 4, 10)}${lift(2, 8, 22)}${lift(3, 13, 38)}
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="8" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .7 .7 0 0 -.55"/></filter>
<pattern id="tooth" width="600" height="600" patternUnits="userSpaceOnUse"><rect width="600" height="600" filter="url(#grain)" opacity=".13"/></pattern>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light[0]}"/><stop offset="1" stop-color="${light[1]}"/></linearGradient></defs>
<rect ${all} fill="${ground}"/><rect ${all} fill="url(#light)"/><rect ${all} fill="url(#tooth)"/>
${sheets}`,
  );
}
