/** Capitals of one tube each, in a box 10 wide and 14 high: what a glass-bender makes without lifting the hand often. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [9.6, 'M0 14L4.8 0L9.6 14M1.9 9.2H7.7'],
  B: [7.8, 'M0 0V14H4.2a3.6 3.7 0 0 0 0 -7.4H0M0 0H3.8a3.2 3.3 0 0 1 0 6.6'],
  C: [9, 'M9 2.6A5.6 7 0 1 0 9 11.4'],
  D: [9, 'M0 0V14H2.6C11 14 11 0 2.6 0Z'],
  E: [7, 'M7 0H0V14H7M0 6.8H5.8'],
  I: [0, 'M0 0V14'],
  L: [6.6, 'M0 0V14H6.6'],
  M: [11, 'M0 14V0L5.5 9.6L11 0V14'],
  N: [9, 'M0 14V0L9 14V0'],
  O: [11, 'M5.5 0a5.5 7 0 1 1 0 14a5.5 7 0 1 1 0 -14Z'],
  P: [7.6, 'M0 14V0H3.8a3.8 4 0 0 1 0 8H0'],
  R: [8.2, 'M0 14V0H3.8a3.8 3.9 0 0 1 0 7.8H0M4 7.8L8.2 14'],
  S: [7.6, 'M7.2 2.4C6 -.8 .4 -.6 .4 3.4C.4 7.6 7.6 6 7.6 10.4C7.6 15 1 15 0 11.2'],
  T: [9, 'M0 0H9M4.5 0V14'],
  V: [9.6, 'M0 0L4.8 14L9.6 0'],
  Z: [8, 'M0 0H8L0 14H8'],
  2: [7.6, 'M.2 3.6C.6 -1.2 7.4 -1 7.4 3.4C7.4 6.6 0 10.4 0 14H7.6'],
};

const GAP = 4.2;
const SPACE = 7;

/** A line of such letters, centred at x on the line y, as tubes in one group; its height is 14 times the scale. */
export function written(text: string, x: number, y: number, scale: number): string {
  let at = 0;
  const parts: string[] = [];
  for (const sign of text) {
    const [width, path] = LETTERS[sign] ?? [SPACE - GAP, ''];
    if (path !== '') parts.push(`<path transform="translate(${at.toFixed(1)} 0)" d="${path}"/>`);
    at += width + GAP;
  }
  const left = x - ((at - GAP) * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${y - 14 * scale}) scale(${scale})">${parts.join('')}</g>`;
}
