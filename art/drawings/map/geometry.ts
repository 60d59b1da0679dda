/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** Points as one writes them down: `330,-60 1000,-60`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Numbers from 0 to 1 that look random and are the same each time. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A path of straight pieces. */
export function straight(corners: readonly Point[], closed = false): string {
  return `M${corners.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** A path that passes through all stops without a corner (Catmull and Rom’s). */
export function smooth(stops: readonly Point[], closed = false): string {
  const { length } = stops;
  const point = (index: number): Point => {
    const place = closed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1);
    return stops[place] ?? [0, 0];
  };
  const pieces = stops.slice(0, closed ? length : -1).map((from, index) => {
    const [before, to, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/**
 * The part of a line that lies in a convex shape (Cyrus and Beck’s way).
 *
 * @param shape its corners, clockwise as one sees them
 */
export function within(
  shape: readonly Point[],
  from: Point,
  to: Point,
): [Point, Point] | undefined {
  let [start, end] = [0, 1];
  const run: Point = [to[0] - from[0], to[1] - from[1]];
  for (const [index, corner] of shape.entries()) {
    const next = shape[(index + 1) % shape.length] ?? corner;
    const inwards: Point = [corner[1] - next[1], next[0] - corner[0]];
    const distance = inwards[0] * (from[0] - corner[0]) + inwards[1] * (from[1] - corner[1]);
    const speed = inwards[0] * run[0] + inwards[1] * run[1];
    if (speed === 0 && distance < 0) return undefined;
    if (speed > 0) start = Math.max(start, -distance / speed);
    if (speed < 0) end = Math.min(end, -distance / speed);
  }
  if (start >= end) return undefined;
  const place = (part: number): Point => [from[0] + run[0] * part, from[1] + run[1] * part];
  return [place(start), place(end)];
}
