import { curve, type Point } from '../kit.ts';

const SILHOUETTE = '#050505';

/** A part of a body, or of a thing: a line from a to b with round ends, as thick as both radii say. */
export function limb(a: Point, b: Point, from: number, to = from): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const corner = (point: Point, side: number) =>
    `${(point[0] + nx * side).toFixed(1)} ${(point[1] + ny * side).toFixed(1)}`;
  return `<path d="M${corner(a, from)}L${corner(b, to)}L${corner(b, -to)}L${corner(a, -from)}Z"/>${disc(a, from)}${disc(b, to)}`;
}

/** Several parts, one joint after the other, all of one thickness or thinner towards the end. */
export function limbs(points: readonly Point[], from: number, to = from): string {
  const last = points.length - 2;
  const at = (joint: number) => from + ((to - from) * joint) / (last + 1);
  return points
    .slice(0, -1)
    .map((point, index) => limb(point, points[index + 1] ?? point, at(index), at(index + 1)))
    .join('');
}

export function disc([x, y]: Point, rx: number, ry = rx): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** A face in profile that looks to the right: 100 units from chin to crown, the chin's height is 0. */
const PROFILE: readonly Point[] = [
  [16, 8],
  [36, 3],
  [45, -3],
  [45, -12],
  [42, -16],
  [47, -21],
  [44, -25],
  [48, -30],
  [45, -35],
  [57, -41],
  [47, -58],
  [46, -68],
  [38, -84],
  [16, -98],
  [-14, -99],
  [-38, -82],
  [-46, -56],
  [-40, -28],
  [-28, -8],
  [-30, 26],
  [-60, 52],
  [10, 60],
  [16, 30],
];

/** Hair, hats and beards on that profile. */
const TOPS = {
  bald: '',
  chignon: disc([-48, -58], 22, 19),
  afro: disc([-8, -66], 60, 54),
  topknot: disc([-10, -116], 20, 17) + limb([-10, -100], [-10, -112], 9),
  headphones:
    `<path d="M2 -50C2 -120 -30 -128 -34 -60" fill="none" stroke="${SILHOUETTE}" stroke-width="13"/>` +
    box(-24, -72, 34, 44, 14) +
    `<path d="M46 -18C66 -8 54 40 22 44C6 40 4 14 8 -12Z"/>`,
  long: `<path d="M30 -92C0 -122 -62 -104 -64 -50C-66 0 -58 70 -78 126L-10 118C-16 70 -8 10 6 -40Z"/>`,
  quiff: `<path d="M44 -74C62 -92 52 -124 14 -118C-20 -122 -52 -104 -44 -70L-20 -96Z"/>`,
  cap: `<path d="M40 -78L70 -74C62 -90 44 -110 4 -112C-40 -112 -56 -84 -46 -60L-30 -74Z"/>`,
} as const;

export type Top = keyof typeof TOPS;

/** Where a figure stands, how large it is, and whether it looks to the right (1) or to the left (-1). */
export interface Stand {
  readonly x: number;
  readonly y: number;
  /** Pixels from chin to crown. */
  readonly size: number;
  readonly look: 1 | -1;
}

/** Moves and turns what is drawn in units of the profile to where its figure stands. */
export function placed({ x, y, size, look }: Stand, content: string): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${(scale * look).toFixed(3)} ${scale.toFixed(3)})">${content}</g>`;
}

/** Head and chest in profile; `arms` and whatever they hold are drawn in the same units. */
export function bust(stand: Stand, top: Top, arms = ''): string {
  const chest = curve(
    [
      [10, 34],
      [44, 62],
      [66, 110],
      [74, 200],
      [80, 420],
      [-130, 420],
      [-124, 180],
      [-104, 86],
      [-62, 48],
      [-30, 20],
    ],
    true,
    0.8,
  );
  return placed(
    stand,
    `<path d="${curve(PROFILE, true, 0.85)}"/>${TOPS[top]}<path d="${chest}"/>${arms}`,
  );
}

/** A small whole figure that stands, seen from before or behind: 100 units from sole to crown. */
export function standing(x: number, floor: number, height: number, coat = true): string {
  const unit = height / 100;
  const at = (dx: number, dy: number): Point => [x + dx * unit, floor - dy * unit];
  const body = coat
    ? limb(at(-7, 78), at(7, 78), 5 * unit) +
      `<path d="M${[at(-12, 78), at(12, 78), at(8.5, 56), at(14, 22), at(-14, 22), at(-8.5, 56)].map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z"/>`
    : limb(at(0, 74), at(0, 50), 9 * unit, 7 * unit);
  return [
    disc(at(0, 93), 5.6 * unit, 7 * unit),
    limb(at(0, 88), at(0, 80), 3 * unit),
    body,
    limbs([at(-10, 78), at(-13, 60), at(-11, 45)], 3 * unit, 2.2 * unit),
    limbs([at(10, 78), at(13, 60), at(11, 45)], 3 * unit, 2.2 * unit),
    limb(at(-4, 46), at(-4.5, 2), 4.2 * unit, 2.6 * unit),
    limb(at(4, 46), at(4.5, 2), 4.2 * unit, 2.6 * unit),
  ].join('');
}
