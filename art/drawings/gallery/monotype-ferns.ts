/** Botanical monotype: ferns pressed three times, each pull paler than the last. */
import { coloursParam, numberParam, range, repeat } from '../kit.ts';
import { ink, sheet, worn } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

/** A frond that bends: pinnae on both sides of an arched rib, each with small teeth. */
function frond(
  x: number,
  y: number,
  length: number,
  lean: number,
  bend: number,
  colour: string,
  pairs = 19,
): string {
  const rib = (t: number): readonly [x: number, y: number, angle: number] => {
    const angle = ((-90 + lean + bend * t) * Math.PI) / 180;
    const start = ((-90 + lean) * Math.PI) / 180;
    const mean = (angle + start) / 2;
    return [x + length * t * Math.cos(mean), y + length * t * Math.sin(mean), angle];
  };
  const leaf = (size: number): string => {
    const teeth = range(7).map((k) => {
      const along = (k + 1) / 7;
      return `${(size * along).toFixed(1)} ${(-size * 0.12 * Math.sin(along * 2.9) - (k % 2) * size * 0.035).toFixed(1)}`;
    });
    const back = range(7).map((k) => {
      const along = 1 - k / 7;
      return `${(size * along).toFixed(1)} ${(size * 0.1 * Math.sin(along * 2.9) + (k % 2) * size * 0.035).toFixed(1)}`;
    });
    return `M0 0L${teeth.join('L')}L${back.join('L')}Z`;
  };
  const pinnae = repeat(pairs, (k) => {
    const t = 0.08 + (k / pairs) * 0.92;
    const [px, py, angle] = rib(t);
    const size =
      length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16)) ** 0.8 * (1 - t * 0.42);
    const turn = (angle * 180) / Math.PI;
    return [-1, 1]
      .map(
        (side) =>
          `<path transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${(turn + side * (62 - t * 24)).toFixed(1)}) scale(1 ${side})" d="${leaf(size)}"/>`,
      )
      .join('');
  });
  const spine = range(24)
    .map((k) => rib(k / 23))
    .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`);
  return `<g fill="${colour}">${pinnae}<path d="M${spine.join('L')}" fill="none" stroke="${colour}" stroke-width="${(length / 120).toFixed(1)}" stroke-linecap="round"/></g>`;
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 17);
  const [ground, ochre, blue, deep] = coloursParam(params, 'inks', [
    '#ecc063',
    '#f0ae52',
    '#5cab9b',
    '#1d5663',
  ]);
  return sheet(
    seed,
    '#f4ead6',
    `${worn('first', seed, 0.75)}${worn('second', seed + 4, 0.9)}${worn('plate', seed + 9, 0.8)}`,
    [
      ink(
        `<path d="M70 60H1130V842H70Z" fill="${ground}" opacity=".55"/>`,
        0,
        0,
        'filter="url(#plate)"',
      ),
      ink(
        `<circle cx="790" cy="330" r="212" fill="#e8623a" opacity=".9"/>`,
        0,
        0,
        'filter="url(#plate)"',
      ),
      ink(
        frond(330, 930, 760, -6, -44, ochre) + frond(930, 940, 700, 8, 46, ochre),
        8,
        6,
        'opacity=".8"',
      ),
      ink(
        frond(470, 950, 880, -10, -30, blue) +
          frond(860, 960, 760, 2, 40, blue) +
          frond(140, 940, 480, -2, 36, blue, 17),
        0,
        0,
        'filter="url(#second)"',
      ),
      ink(
        frond(650, 960, 900, 2, 22, deep, 22) +
          frond(1080, 950, 560, 4, -34, deep, 18) +
          frond(300, 960, 620, 6, 26, deep, 18),
        0,
        0,
        'filter="url(#first)"',
      ),
    ].join(''),
  );
};

export default draw;
