/** What a print taken from a thing itself is made of: one ink, the paper's white, lines that waver. */
import { range, repeat, type Point } from '../kit.ts';

/** Paper that the ink has not touched. */
export const PAPER = '#fbf9f4';

/** The inks of the shop, each mixed for one kind of thing. */
export const LAMP_BLACK = '#201d1b';
export const BLUE_BLACK = '#22384d';
export const OXIDE = '#853a26';
export const GREEN_BLACK = '#2c4636';

/** A thing's print: its size in units of its own, ten to a centimetre or fewer. */
export interface Impression {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** The shortest way to write a length. */
const short = (value: number): string => String(Math.round(value));

/**
 * A smooth line, in whole units: the points pull it, and it passes between them. Short enough for
 * seventy rings of a tree.
 */
export function thread(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => points[index % count] ?? [0, 0];
  const between = (index: number): Point => {
    const [[a, b], [c, d]] = [at(index), at(index + 1)];
    return [(a + c) / 2, (b + d) / 2];
  };
  let [x, y] = (isClosed ? between(count - 1) : at(0)).map(Math.round) as [number, number];
  let path = `M${x} ${y}`;
  for (const index of range(isClosed ? count : count - 1)) {
    const end = !isClosed && index === count - 2 ? at(count - 1) : between(index);
    const [toX, toY] = [Math.round(end[0]), Math.round(end[1])];
    const pull = at(index);
    path +=
      index === 0
        ? `q${short(pull[0] - x)} ${short(pull[1] - y)} ${toX - x} ${toY - y}`
        : `t${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
  }
  return isClosed ? `${path}z` : path;
}

/** Straight from point to point. */
export const edges = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A flat area of ink, or of paper left bare. */
export const area = (path: string, colour: string): string =>
  `<path d="${path}" fill="${colour}"/>`;

/** Lines of one width and colour, as one element. */
export const lines = (paths: readonly string[], colour: string, width: number): string =>
  `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Specks where the paper did not take the ink, within a box. */
export function specks(
  next: () => number,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
  colour = PAPER,
): string {
  const dots = repeat(count, () => {
    const at: Point = [x + next() * width, y + next() * height];
    const long = size * (0.4 + next());
    return `M${short(at[0])} ${short(at[1])}h${Math.max(1, Math.round(long))}`;
  });
  return `<path d="${dots}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
}
