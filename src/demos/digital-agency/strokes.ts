/** A letter as a pen or a stencil draws it: how wide it is, and its line, ten units high. */
type Letter = readonly [width: number, line: string];

/** Capitals of one stroke width, as drawings are lettered. */
const CAPITALS: Readonly<Record<string, Letter>> = {
  a: [7, 'M0 10L3.5 0L7 10M1.2 6.6H5.8'],
  b: [6, 'M0 0V10H3.4C7 10 7 4.9 3.4 4.9H0M3.4 4.9C6.3 4.9 6.3 0 3.2 0H0'],
  c: [6.8, 'M6.6 1.9C5 -.7 0 -.7 0 5S5 10.7 6.6 8.1'],
  d: [6.7, 'M0 0V10H2.4C8.2 10 8.2 0 2.4 0Z'],
  e: [5.4, 'M5.3 0H0V10H5.4M0 4.8H4.5'],
  f: [5.2, 'M5.3 0H0V10M0 4.8H4.5'],
  g: [7, 'M6.6 1.9C5 -.7 0 -.7 0 5S7 11 7 5.5H4.2'],
  h: [6.6, 'M0 0V10M6.6 0V10M0 4.8H6.6'],
  i: [0.6, 'M.3 0V10'],
  j: [4.6, 'M4.4 0V7.2C4.4 11 0 10.9 0 7.8'],
  k: [6.2, 'M0 0V10M6 0L0 6.2M2.2 4L6.2 10'],
  l: [5, 'M0 0V10H5'],
  m: [8, 'M0 10V0L4 7L8 0V10'],
  n: [6.8, 'M0 10V0L6.8 10V0'],
  o: [7.4, 'M3.7 0C-1.2 0 -1.2 10 3.7 10S8.6 0 3.7 0Z'],
  p: [6, 'M0 10V0H3.2C6.9 0 6.9 5.4 3.2 5.4H0'],
  q: [7.4, 'M3.7 0C-1.2 0 -1.2 10 3.7 10S8.6 0 3.7 0ZM4.6 7.4L7.4 10.6'],
  r: [6.2, 'M0 10V0H3.2C6.9 0 6.9 5.4 3.2 5.4H0M2.6 5.4L6.2 10'],
  s: [6, 'M5.6 1.7C4.4 -.7 .4 -.4 .4 2.4C.4 5.6 5.8 4.2 5.8 7.4C5.8 10.7 1 10.8 0 8.1'],
  t: [6.4, 'M0 0H6.4M3.2 0V10'],
  u: [6.6, 'M0 0V6.8C0 11.1 6.6 11.1 6.6 6.8V0'],
  v: [6.8, 'M0 0L3.4 10L6.8 0'],
  w: [9.6, 'M0 0L2.4 10L4.8 1.5L7.2 10L9.6 0'],
  x: [6.4, 'M0 0L6.4 10M6.4 0L0 10'],
  y: [6.4, 'M0 0L3.2 5L6.4 0M3.2 5V10'],
  z: [6, 'M0 0H6L0 10H6'],
  '.': [0.6, 'M.3 9.8V10'],
};

const UNKNOWN: Letter = [4, 'M0 5H4'];

/** What one draws with, and how: the space between letters, their slope, how steady the hand is. */
interface Hand {
  gap: number;
  /** In degrees, to the right. */
  slope: number;
  /** How far letters leave their line and turn, in units and in degrees. */
  shake: number;
}

/** A letter of a name on its place. */
export interface Placed {
  line: string;
  /** An SVG transform. */
  place: string;
}

/** What an SVG needs to show letters that are not joined. */
export interface Lettering {
  viewBox: string;
  letters: Placed[];
}

/** From -1 to 1, irregular, and the same for an index each time. */
const wobble = (index: number) => ((index * 7 + 3) % 5) / 2 - 1;

const round = (value: number) => Number(value.toFixed(1));

/**
 * A name in capitals, letter by letter, as it stands in a title block.
 *
 * @param name letters without marks above or below them
 */
export function letteringOf(name: string, { gap, slope, shake }: Hand): Lettering {
  let left = 0;
  const letters = Array.from(name.toLowerCase()).flatMap((letter, index): Placed[] => {
    if (letter === ' ') {
      left += 4;
      return [];
    }
    const [width, line] = CAPITALS[letter] ?? UNKNOWN;
    const [down, turn] = [round(shake * 0.35 * wobble(index)), round(shake * wobble(index + 2))];
    const place = `translate(${round(left)} ${down}) rotate(${turn})`;
    left += width + gap;
    return [{ line, place: slope ? `${place} skewX(${-slope})` : place }];
  });
  const lean = slope ? 3 : 0;
  return { viewBox: `-2 -3 ${round(left - gap + 4 + lean)} 16`, letters };
}
