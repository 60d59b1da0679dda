/** A letter that looks out of its envelope, and the pencil that will answer it. */
import { page, range, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PEACH, PLUM, SKY, cut, disc, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

/** A line of handwriting: loops of one stroke. */
const written = (x: number, y: number, loops: number): string =>
  `M${x} ${y}${range(loops)
    .map((index) => (index % 4 === 3 ? 'q12 10 24 -26q4 26 22 26' : 'q10 -22 18 0q8 14 18 0'))
    .join('')}`;

/** A pencil from its point, which is at the left end of its axis. */
const lying = (): string =>
  [
    cut('M0 0L128 -34V34Z', '#f3d3b0'),
    cut('M0 0L128 12V34Z', '#dfb68d'),
    cut('M0 0L38 -10V10Z', NIGHT),
    cut('M128 -34Q106 -23 128 -12Q102 0 128 12Q106 23 128 34H760V-34Z', CORAL),
    cut('M128 12Q106 23 128 34H760V12Z', '#cf5c35'),
    pencil('M134 -12H740', PEACH, 3),
    cut('M740 -34H800Q812 -34 812 -22V22Q812 34 800 34H740Z', OCHRE),
  ].join('');

const draw: Draw = () =>
  page({
    width: 1500,
    height: 1000,
    body: svg(
      1500,
      1000,
      [
        `<rect width="1500" height="1000" fill="${SKY}"/>`,
        disc(1130, 300, 250, '#a5c4d6'),
        // The flap stands open behind the letter.
        cut('M330 470L720 170L1110 470Z', '#e9a27b'),
        cut('M420 220H1020V760H420Z', PAPER),
        pencil(written(480, 290, 7), PLUM, 5),
        pencil(`${written(480, 352, 12)}${written(480, 406, 11)}${written(480, 460, 9)}`, PLUM, 4),
        cut('M330 470L720 720L330 900Z', PEACH),
        cut('M1110 470L720 720L1110 900Z', '#f39d72'),
        cut('M330 900L660 668Q720 632 780 668L1110 900Z', '#ffc4a3'),
        pencil('M330 900L660 668Q720 632 780 668L1110 900', NIGHT, 4),
        pencil('M330 470L648 674M1110 470L792 674', NIGHT, 4),
        // The stamp: a moon over a hedgehog's back.
        `<g transform="translate(1180 560) rotate(7)">${cut('M-92 -112H92V112H-92Z', PAPER)}${cut('M-76 -96H76V96H-76Z', PLUM)}${disc(34, -48, 22, OCHRE)}${cut('M-60 70L-66 30L-44 40L-44 4L-20 22L-10 -10L8 18L30 2L32 32L54 34L46 70Z', BLUSH)}${cut('M-76 70H76V96H-76Z', CORAL)}</g>`,
        `<g transform="translate(250 850) rotate(-9)">${lying()}</g>`,
      ].join(''),
    ),
  });

export default draw;
