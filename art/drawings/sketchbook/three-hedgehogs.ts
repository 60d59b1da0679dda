/** How one draws a hedgehog: half a circle, a face, and the spines at last. */
import { page, range, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PLUM, SAGE, cut, disc, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

/** All of them stand on this line. */
const FLOOR = 720;

/** The back, flat side down, about its middle. */
const back = (x: number, radius: number): string =>
  `M${x - radius} ${FLOOR}A${radius} ${radius} 0 0 1 ${x + radius} ${FLOOR}Z`;

/** The face, which slides forward out of the back; its tip is turned up by a hair. */
const face = (x: number, radius: number): string =>
  `M${x + radius * 0.42} ${FLOOR}C${x + radius * 0.3} ${FLOOR - radius * 0.7} ${x + radius * 0.62} ${FLOOR - radius * 0.86} ${x + radius * 0.86} ${FLOOR - radius * 0.62}C${x + radius * 1.06} ${FLOOR - radius * 0.42} ${x + radius * 1.3} ${FLOOR - radius * 0.34} ${x + radius * 1.5} ${FLOOR - radius * 0.34}C${x + radius * 1.5} ${FLOOR - radius * 0.12} ${x + radius * 1.2} ${FLOOR} ${x + radius} ${FLOOR}Z`;

const head = (x: number, radius: number): string =>
  cut(face(x, radius), BLUSH) +
  disc(x + radius * 1.5, FLOOR - radius * 0.32, 17, NIGHT) +
  disc(x + radius * 1.08, FLOOR - radius * 0.36, 11, NIGHT);

/** Spines from the brow to the tail, each leaning on the one before it. */
function spines(x: number, radius: number): string {
  const count = 23;
  const points = range(count * 2 + 1).map((index) => {
    const angle = Math.PI * (0.24 + (index / (count * 2)) * 0.76);
    const long = index % 2 === 0 ? radius * 0.94 : radius * (1.3 - 0.12 * (index / (count * 2)));
    const lean = index % 2 === 0 ? 0 : 0.06;
    return `${(x + long * Math.cos(angle + lean)).toFixed(0)} ${(FLOOR - long * Math.sin(angle + lean)).toFixed(0)}`;
  });
  return `M${points.join('L')}L${x - radius * 0.94} ${FLOOR}H${x + radius * 0.6}Z`;
}

const feet = (x: number, radius: number): string =>
  [x - radius * 0.5, x + radius * 0.62]
    .map((left) => cut(`M${left} ${FLOOR - 6}h46v30q0 10 -10 10h-26q-10 0 -10 -10Z`, PLUM))
    .join('');

const draw: Draw = () => {
  const R = 160;
  const [first, second, third] = [210, 570, 1140];
  const dashes = '<g stroke-dasharray="1 17">';
  return page({
    width: 1500,
    height: 1000,
    body: svg(
      1500,
      1000,
      [
        `<rect width="1500" height="1000" fill="${OCHRE}"/>`,
        disc(1290, 210, 84, PAPER),
        cut(`M0 ${FLOOR + 34}H1500V1000H0Z`, SAGE),
        cut(back(first, R), PAPER),
        pencil(back(first, R), NIGHT, 7),
        feet(second, R),
        cut(back(second, R), PAPER),
        head(second, R),
        pencil(
          `M${second + R * 0.44} ${FLOOR}H${second - R}A${R} ${R} 0 0 1 ${second + R * 0.72} ${FLOOR - R * 0.7}`,
          NIGHT,
          7,
        ),
        feet(third, R * 1.2),
        cut(spines(third, R * 1.2), NIGHT),
        head(third, R * 1.2),
        cut(
          `M${third + R * 0.62} ${FLOOR - R * 0.66}c-14 -48 28 -76 62 -46c8 22 0 40 -20 52Z`,
          CORAL,
        ),
        dashes,
        pencil(`M${first + R + 34} ${FLOOR - 60}H${second - R - 24}`, PLUM, 7),
        pencil(`M${second + R * 1.5 + 42} ${FLOOR - 60}H${third - R * 1.5 - 26}`, PLUM, 7),
        '</g>',
        pencil(
          range(5)
            .map((index) => {
              const angle = Math.PI * (0.42 + index * 0.11);
              const at = (far: number) =>
                `${(third + far * R * Math.cos(angle)).toFixed(0)} ${(FLOOR - far * R * Math.sin(angle)).toFixed(0)}`;
              return `M${at(0.62)}L${at(0.98)}`;
            })
            .join(''),
          OCHRE,
          8,
        ),
        pencil(
          'M60 870l14 -46M84 872l-2 -40M700 902l14 -46M724 904l-2 -40M1380 866l14 -46M1404 868l-2 -40',
          NIGHT,
          6,
        ),
      ].join(''),
    ),
  });
};

export default draw;
