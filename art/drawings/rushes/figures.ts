import { type Point } from '../kit.ts';

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

/** What tells one face in profile from another, in the profile's units. */
export interface Face {
  /** How far the nose stands out beyond the usual. */
  readonly nose?: number;
  /** How far the brow does. */
  readonly brow?: number;
  /** How far the chin does. */
  readonly chin?: number;
}

/** A head and neck in profile that look to the right: 100 units from chin to crown, the chin's height is 0. */
export function head({ nose = 0, brow = 0, chin = 0 }: Face = {}): string {
  const n = (value: number) => value + nose;
  const b = (value: number) => value + brow;
  const c = (value: number) => value + chin;
  return `<path d="M22 60C16 42 12 22 15 9C22 8 30 7 ${c(36)} 5C${c(42)} 3 ${c(44)} -2 ${c(43)} -7C${c(42.4)} -10 41.4 -11 42 -13C43 -15 46.4 -15 46.2 -18C46 -19.6 44.6 -20.2 44 -20.8C45.6 -21.6 48 -23 47.4 -25.4C46.8 -27.6 45 -29 45.6 -31.4C49 -32.4 ${n(54.5)} -31.6 ${n(56)} -34.4C${n(57)} -37 ${n(54)} -40 ${n(52)} -43C49.4 -47.6 46.4 -52 44 -56.6C43.4 -59.4 ${b(45.2)} -62 ${b(45.4)} -65C${b(45.6)} -74 42 -84 33 -91C23 -98.6 9 -101 -4 -100.4C-29 -99 -47 -83 -47.4 -59C-47.6 -44 -42 -33 -37 -24C-33 -15 -33 0 -36 14L-60 60Z"/>`;
}

/** Hair, hats and beards on that head. */
const TOPS = {
  bald: '',
  short: `<path d="M45 -74C50 -92 40 -108 10 -109C-26 -110 -52 -88 -51 -56C-50 -42 -44 -30 -40 -22L-20 -40L10 -86Z"/>`,
  chignon: `<path d="M42 -80C38 -102 10 -108 -8 -106C-38 -104 -54 -80 -50 -52C-46 -40 -40 -34 -36 -28L-16 -40Z"/><path d="M-40 -38C-52 -52 -74 -46 -74 -26C-74 -8 -50 -4 -38 -14Z"/><path d="M-70 -36L-78 -46"/>`,
  afro: `<path d="M42 -70C54 -78 58 -98 44 -110C38 -124 18 -132 2 -128C-18 -136 -42 -128 -50 -112C-68 -104 -76 -82 -68 -64C-74 -46 -62 -28 -44 -24C-36 -20 -26 -24 -24 -30L8 -70Z"/>`,
  topknot: `<path d="M42 -78C38 -100 14 -107 -6 -105C-34 -103 -52 -82 -49 -56C-46 -40 -40 -34 -36 -28Z"/><path d="M-22 -100C-42 -104 -48 -128 -30 -136C-10 -142 4 -124 -6 -104Z"/>`,
  headphones:
    `<path d="M44 -76C44 -98 22 -107 -4 -106C-30 -104 -50 -88 -49 -58C-47 -42 -40 -32 -36 -24Z"/>` +
    // The band stands off the crown; the cup is seen by its rim only.
    `<path d="M-18 -98C-18 -108 -13 -111 -4 -111C5 -111 10 -108 10 -98Z"/>` +
    `<path d="M-10 -104L-15 -64" fill="none" stroke="#5a5a5a" stroke-width="2"/>${box(-31, -65, 31, 44, 13).replace('/>', ' fill="none" stroke="#6a6a6a" stroke-width="2.5"/>')}` +
    `<path d="M45.5 -25C49 -20 51 -12 50 -4C49 8 42 16 33 17C24 18 14 12 8 2C4 -8 6 -24 12 -36Z"/>`,
  long: `<path d="M44 -74C46 -98 22 -110 -6 -108C-42 -106 -60 -78 -58 -40C-56 0 -56 40 -72 84C-50 96 -22 92 -10 80C-16 50 -14 14 -6 -16C-2 -34 8 -50 16 -64Z"/>`,
  quiff: `<path d="M44 -72C52 -82 60 -100 50 -114C38 -126 6 -122 -12 -114C-38 -106 -54 -86 -50 -58C-48 -44 -42 -32 -38 -24L-22 -34L-16 -60L24 -84Z"/>`,
  cap: `<path d="M43 -72C56 -72 70 -70 78 -64C76 -76 62 -88 48 -92C34 -112 -4 -116 -28 -106C-48 -96 -54 -78 -50 -58C-30 -68 10 -74 43 -72Z"/><path d="M-48 -58C-48 -44 -42 -34 -37 -26L-24 -40Z"/>`,
} as const;

export type Top = keyof typeof TOPS;

/** Where a figure stands, how large it is, and whether it looks to the right (1) or to the left (-1). */
export interface Stand {
  readonly x: number;
  readonly y: number;
  /** Pixels from chin to crown. */
  readonly size: number;
  readonly look: 1 | -1;
  readonly face?: Face;
}

/** Moves and turns what is drawn in units of the profile to where its figure stands. */
export function placed({ x, y, size, look }: Stand, content: string): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${(scale * look).toFixed(3)} ${scale.toFixed(3)})">${content}</g>`;
}

/** Shoulders and chest in profile, in a jacket whose collar stands off the nape. */
const CHEST = `<path d="M-36 8C-44 14 -50 24 -52 34C-76 40 -98 58 -106 92C-114 130 -116 220 -118 420H86C88 300 84 200 74 140C68 104 52 78 34 58C28 50 24 42 22 30L10 24Z"/>`;

/** Head and chest in profile; `arms` and whatever they hold are drawn in the same units. */
export function bust(stand: Stand, top: Top, arms = ''): string {
  return placed(stand, `${head(stand.face)}${TOPS[top]}${CHEST}${arms}`);
}

/** A place in a drawing, how large, and how far turned. */
export interface Grip {
  readonly at: Point;
  readonly scale: number;
  readonly turn?: number;
  /** -1 turns it into the other hand. */
  readonly flip?: 1 | -1;
}

const gripped = ({ at: [x, y], scale, turn = 0, flip = 1 }: Grip, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale * flip} ${scale})">${content}</g>`;

/** A fist round a rod that runs upwards through it: four fingers at its right, the thumb over them, the wrist below. */
export function fist(grip: Grip): string {
  return gripped(
    grip,
    `<path d="M-13 46C-13 34 -16 28 -19 20C-23 10 -23 -8 -17 -18C-12 -25 -4 -27 2 -24C8 -27 17 -26 20 -20C22.5 -16 21.5 -13.5 19 -12C24 -11 25 -3.5 20.5 -1.5C25 0 25 7.5 20 9C23.5 11 23 17.5 18 18.5C14 20 14 30 15 46Z"/><path d="M-8 -21C-6 -31 4 -35 12 -31C15 -28 13 -24 9 -24C4 -24 0 -18 -4 -14Z"/>`,
  );
}

/** A hand that holds something small between thumb and forefinger, the other fingers spread: it comes from the lower left. */
export function pinch(grip: Grip): string {
  const fingers: readonly (readonly Point[])[] = [
    [
      [-32, -2],
      [-15, -14],
      [1, -2],
    ],
    [
      [-33, -8],
      [-20, -27],
      [-3, -29],
    ],
    [
      [-37, -11],
      [-29, -36],
      [-13, -45],
    ],
    [
      [-42, -10],
      [-42, -34],
      [-30, -47],
    ],
  ];
  return gripped(
    grip,
    `<path d="M-70 60C-62 40 -58 24 -52 6C-50 -6 -44 -16 -36 -16C-28 -16 -22 -8 -23 2C-24 12 -30 18 -32 26C-36 40 -42 52 -46 64Z"/>` +
      fingers.map((finger) => limbs(finger, 5.8, 3.9)).join('') +
      limbs(
        [
          [-34, 16],
          [-17, 11],
          [1, 3],
        ],
        6.5,
        4,
      ),
  );
}

/** A hand that lies flat under something, the fingers forward: the wrist is at the left. */
export function palm(grip: Grip): string {
  return gripped(
    grip,
    `<path d="M-52 -7C-38 -9 -28 -12 -16 -11C6 -10 26 -8 42 -4C46 -2 45 3 40 3C34 4 26 3 22 3C28 4 34 6 34 9C33 13 24 12 14 10C2 14 -14 15 -26 11C-36 8 -44 7 -52 8Z"/><path d="M-22 -9C-14 -18 -4 -21 6 -20C10 -19 10 -15 6 -14C-2 -13 -6 -9 -10 -6Z"/>`,
  );
}

/** One half of a figure that stands and is seen from behind, from the neck to the sole; units of a hundredth of it. */
const HALVES = {
  coat: 'M0 86.5L2.7 86.5C2.8 84.5 4 83.6 6 83C9.5 82.2 12 81.2 13 78.5C14.2 74 15 66 15.4 58C15.7 52 16.2 47.5 16 44.5C15.9 41.5 14.8 40 13.6 40.4C12.4 40.9 12.2 44 12 47.5L11.3 57C11.8 48 13 38 13.8 29C9 27.6 4 27.4 0 27.6Z M.5 29H7.4C7.2 20 6.7 12 6.3 5.2C8 4 9.2 2.2 9 .4C7 0 3.5 0 2 .2C1.6 2 1.8 4 1.9 6Z',
  suit: 'M0 86.5L2.7 86.5C2.8 84.5 4 83.7 6.5 83.2C10 82.5 12.6 81.6 13.6 79C14.8 74.5 15.2 66 15.5 58.5C15.7 52.5 16 49 15.8 46C15.6 43 14.6 41.4 13.4 41.8C12.3 42.2 12 45 11.9 48L11 66C10.6 58 10.8 50 11 45.5L9.9 45C9.3 30 8 16 7.4 5.4C9.2 4.2 10.6 2.3 10.4 .4C8 0 4.4 0 2.6 .2C2.2 2 2.3 4 2.3 6C2 18 1.3 32 .4 43.5L0 43.5Z',
} as const;

/** A small whole figure that stands on its feet, seen from behind: 100 units from sole to crown. */
export function standing(x: number, floor: number, height: number, coat = true): string {
  const unit = height / 100;
  const half = `<path d="${HALVES[coat ? 'coat' : 'suit']}"/>`;
  return `<g transform="translate(${x} ${floor}) scale(${unit.toFixed(3)} ${(-unit).toFixed(3)})">${half}<g transform="scale(-1 1)">${half}</g><path d="M-5 93.5C-5.2 98 -3 100.4 0 100.4S5.2 98 5 93.5C5.6 93 5.6 90.6 4.7 90.2C4.2 87.8 2.9 86.2 2.7 85.5L-2.7 85.5C-2.9 86.2 -4.2 87.8 -4.7 90.2C-5.6 90.6 -5.6 93 -5 93.5Z"/></g>`;
}
