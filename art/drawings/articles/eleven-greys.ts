/** Eleven greys and one red, on wires. */
import { repeat } from '../kit.ts';
import { at, cover, cut, disc, dots, line, over, shape } from './press.ts';

/** Where each bird sits: the wire, how far along it, which way it looks. */
const BIRDS: readonly (readonly [wire: number, along: number, side: 1 | -1])[] = [
  [0, 0.14, 1],
  [0, 0.27, 1],
  [0, 0.78, -1],
  [1, 0.1, 1],
  [1, 0.42, -1],
  [1, 0.55, 1],
  [1, 0.9, -1],
  [2, 0.2, 1],
  [2, 0.34, -1],
  [2, 0.64, 1],
  [2, 0.77, 1],
  [2, 0.9, -1],
];

const RED = 5;

export default cover('primary', 101, (p, next) => {
  const wireY = (wire: number, along: number): number =>
    250 + wire * 190 + 4 * 34 * along * (1 - along);
  const wires = repeat(3, (k) =>
    line(`M-20 ${250 + k * 190}Q600 ${250 + k * 190 + 68} 1220 ${250 + k * 190}`, p.ink, 5),
  );
  const bird = (tone: string, wing: string, beak: string): string =>
    cut(
      2,
      shape(
        'M-64 66C-70 8 -44 -30 -12 -52C-10 -92 58 -98 62 -54L84 -42L60 -32C64 12 40 46 2 48L-20 52L-62 128L-84 116Z',
        tone,
      ),
    ) +
    shape('M62 -54L86 -42L60 -34Z', beak) +
    over(shape('M-58 66C-58 16 -34 -10 2 -22C24 14 6 44 -24 50Z', wing, 'opacity=".5"')) +
    disc(34, -58, 6, p.ink) +
    line('M-2 46V66M16 44V64', beak, 6);
  const birds = BIRDS.map(([wire, along, side], k) => {
    const grey = 42 + ((k * 5) % 12) * 14;
    const tone = k === RED ? p.hot : `rgb(${grey} ${grey} ${grey + 10})`;
    const mirrored = `<g transform="scale(${side} 1)">${bird(tone, k === RED ? '#b3160f' : p.ink, k === RED ? p.sun : '#e9a93a')}</g>`;
    return at(along * 1200, wireY(wire, along) - 64, mirrored, (next() - 0.5) * 8, 1.06);
  }).join('');
  return {
    ground: '#d9d5cb',
    defs: dots('cloud', '#8f8d92', 14, 3.6, 20),
    art: [
      over(
        disc(300, 120, 250, 'url(#cloud)', 'opacity=".55"') +
          disc(960, 640, 320, 'url(#cloud)', 'opacity=".55"'),
      ),
      cut(2, line('M1128 -20V820', '#6b5a50', 44)),
      wires,
      birds,
    ].join(''),
  };
});
