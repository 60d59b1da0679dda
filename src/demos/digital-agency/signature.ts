/** A point of a letter: units to the right and above the line that it stands on. */
type Point = readonly [x: number, y: number];

/** Letters as one line each, the way a pen goes; the last point is where the next letter begins. */
const SMALL: Readonly<Record<string, string>> = {
  a: '0,0 4,4.6 1.6,4.8 .8,1.6 2.4,0 4.4,4.8 4.2,1 5.5,0',
  b: '0,0 2.5,7 2.2,11 1.2,9 1.2,1 2.6,0 4.2,1.6 3.6,4 5,3.4',
  c: '0,0 3.6,4.4 2.2,5 .8,2.6 1.8,.2 4.4,.8',
  d: '0,0 3.6,4.6 1.4,4.6 .6,1.4 2.2,0 4.4,5 4.8,11 4.2,1 5.6,0',
  e: '0,0 3,2.6 2.8,4.8 1.2,4 1,1 2.6,0 4.4,1',
  f: '0,0 3,6 3.4,11 2,10 1.6,0 1.4,-5 3,-2 4.6,0',
  g: '0,0 4,4.6 1.6,4.8 .8,1.6 2.4,.2 4.4,4.8 4,-3 2,-5 1.6,-3 5.6,.4',
  h: '0,0 2.5,8 2,11 1.2,7 1,0 2.4,4.2 4,4.6 4.2,1 5.6,0',
  i: '0,0 1.8,4.8 1.8,1 3.2,0',
  j: '0,0 2,4.8 1.4,-3 0,-5 .2,-3 3.2,.4',
  k: '0,0 2.5,8 2,11 1,6 1,0 1.6,2.6 4,4.8 2,2.6 4.2,.2 5.4,.4',
  l: '0,0 2.8,8 2.2,11 1.2,7 1.6,.8 3.4,0',
  m: '0,0 1,4.6 1.2,0 2.4,4.4 3.6,4.4 3.8,0 5,4.4 6.4,4.4 6.6,.8 8,0',
  n: '0,0 1,4.6 1.2,0 2.6,4.4 4,4.4 4.2,.8 5.6,0',
  o: '0,0 3,4.8 1.2,4.4 .6,1.6 2.2,0 3.8,2 3,4.8 5,4',
  p: '0,0 1.6,4.8 1,-5 1.4,3 3,4.8 4.2,2.6 2.6,0 5.2,.4',
  q: '0,0 4,4.6 1.6,4.8 .8,1.6 2.4,.2 4.4,4.8 3.8,-5 5,-3 5.8,.4',
  r: '0,0 1.2,4.8 2,5.2 3,4.4 2.8,.8 4.2,0',
  s: '0,0 2.4,5.4 2.2,4 3.4,1.6 1.8,-.2 .8,.6 4.4,.2',
  t: '0,0 2.2,9 1.8,5 1.8,.8 3.4,0',
  u: '0,0 1.2,4.6 1.2,.8 2.6,0 4.2,4.6 4.2,.8 5.6,0',
  v: '0,0 1,4.6 2.4,0 4,4.8 5,4.2',
  w: '0,0 1,4.6 2,0 3.4,4.2 4.4,0 5.8,4.8 6.8,4.2',
  x: '0,0 1.4,4.6 3.6,.2 2.4,2.4 4.4,4.8 5.4,4',
  y: '0,0 1.2,4.6 1.6,1 3,1.4 4.4,4.8 3.6,-3 1.6,-5 1.4,-3 5.4,.4',
  z: '0,0 1,4.4 3.8,4.6 1,0 2.6,-.4 2,-4.6 .8,-4 5,.4',
};

/** What the pen adds when a letter stands: a dot, a bar. */
const ADDED: Readonly<Record<string, string>> = {
  i: '2,7.2 2.3,7.5',
  j: '2,7.2 2.3,7.5',
  t: '-.2,6.4 1.6,6.9 3.8,6.8',
};

/** Capitals that have a form of their own; the others are small letters, larger. */
const CAPITAL: Readonly<Record<string, string>> = {
  a: '-1,0 2,6 4.6,12 5,6 5.2,0 3,4 1,4.2 6.5,4.6 7.8,.4',
  b: '1.4,0 1.8,11.5 4.4,12 5.2,9 2.2,6.4 5.8,4.6 5,.8 1.6,.2 7.4,.2',
  e: '5.6,11 3,12 2,9.6 4,7 1.4,5 .8,1.6 3,-.2 7,1',
  h: '1,11 1.6,6 .8,0 1.4,5.6 6,6.4 6.6,12 5.6,0 8,.4',
  i: '.4,10 3,12 2.4,6 1.6,.4 4.6,.2',
  k: '1.2,11.6 1.4,6 .8,0 1.4,5 6,11.6 2.2,6 6.4,.4 8,.2',
  l: '1,9 3.6,12 3,8 2,2 .6,.4 1.6,1.2 7.4,-.2',
  r: '1.4,0 1.8,11 4,12 6,9.6 2.2,6 5,2.4 8,0',
  s: '5.6,10.6 3.6,12.2 2,9.6 5.4,4.6 4,.4 1,.8 .6,2.2 7,.2',
  u: '.4,10 1.6,11.5 1.2,4 3,0 5.6,4 6.6,11.5 6.2,1.6 8,0',
  v: '-.4,11 1,11.6 2.8,0 6,10.6 8,12 8.4,11',
};

/** How much larger than a small letter its capital is. */
const CAPITAL_SCALE = 2;

const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** The letters of German and its neighbours without what stands above or below them. */
export const bare = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A name with its first part shortened to a letter: `L. Harms`. */
export function initialed(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 ? `${words[0]?.slice(0, 1) ?? ''}. ${words.at(-1) ?? ''}` : name;
}

/** From 0 to 1, the same for a name each time. */
const habitOf = (name: string, salt: number) =>
  (Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, salt) % 100) /
  100;

/** The pen's way through a letter, the further into the name the flatter. */
function letterAt(letter: string, index: number, hurry: number): Point[] {
  const small = letter.toLowerCase();
  const isCapital = letter !== small;
  const capital = isCapital ? CAPITAL[small] : undefined;
  const scale = isCapital && capital === undefined ? CAPITAL_SCALE : 1;
  const flat = isCapital ? 1 : Math.max(0.32, 1 - hurry * index);
  return pointsOf(capital ?? SMALL[small] ?? '0,0 2,1.6 4,0').map(([x, y]) => [
    x * scale * (1.35 - 0.35 * flat),
    y * scale * flat,
  ]);
}

/**
 * A smooth curve through points (Catmull and Rom), as the `d` of a path. Such a curve's handles mirror
 * each other at every point, so that SVG's `s` needs one of the two.
 */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  // Steps are between rounded points: no rounding adds up.
  const round = (value: number) => Number(value.toFixed(1));
  const step = (to: number, from: number) => round(to - round(from));
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const [from, after] = [at(index - 1), at(index + 1)];
      const handle = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6] as const;
      return [
        `s${step(handle[0], from[0])} ${step(handle[1], from[1])}`,
        `${step(round(x), from[0])} ${step(round(y), from[1])}`,
      ].join(' ');
    })
    .join('');
}

/** What an SVG needs to show a signature. */
export interface Signature {
  viewBox: string;
  path: string;
}

/**
 * A name in joined letters: the initial, the surname, a line under it.
 *
 * @param isScrawl whether it is written in a hurry: further to the right, ever flatter, and its end is
 *   a line
 */
export function signatureOf(name: string, isScrawl = false): Signature {
  const words = bare(name).split(/\s+/);
  const surname = words.at(-1) ?? '';
  const initial = words.length > 1 ? (words[0] ?? '').slice(0, 1) : '';
  const [slant, hurry] = isScrawl ? [0.62, 0.17] : [0.2 + 0.12 * habitOf(name, 7), 0.05];
  let left = 0;
  const place = (points: readonly Point[]): Point[] => {
    const stretch = isScrawl ? 1.25 : 1;
    const placed = points.map(([x, y]): Point => [left + x * stretch + y * slant, 14 - y]);
    left += (points.at(-1)?.[0] ?? 0) * stretch;
    return placed;
  };
  const first = place(initial ? letterAt(initial, 0, hurry) : []);
  left += initial ? 1 : 0;
  const letters = Array.from(surname.replaceAll(/[^a-z]/gi, ''));
  const added: Point[][] = [];
  const rest = letters.flatMap((letter, index) => {
    const [start, more] = [left, ADDED[letter]];
    const points = place(letterAt(letter, index, hurry));
    if (more === undefined) return points;
    const end = left;
    left = start;
    const flat = Math.max(0.6, 1 - hurry * index);
    added.push(place(pointsOf(more).map(([x, y]) => [x, y * flat])));
    left = end;
    return points;
  });
  const reach = isScrawl ? 16 : 6 + 4 * habitOf(name, 5);
  const flourish: Point[] = isScrawl
    ? [
        [left + reach * 0.4, 12.6],
        [left + reach, 12],
      ]
    : [
        [left + reach, 13],
        [left + reach * 0.6, 17],
        [left * 0.35, 18.4],
      ];
  const width = Math.ceil(left + reach + 4);
  return {
    viewBox: `-2 -1 ${width} 22`,
    path: [first, [...rest, ...flourish], ...added]
      .filter(({ length }) => length > 0)
      .map(curve)
      .join(''),
  };
}
