/** A map of one walk, from the halt over the hill to the pub, accurate enough to use. */
import { page, repeat, stream, svg } from '../kit.ts';
import {
  BLUSH,
  CORAL,
  NIGHT,
  OCHRE,
  PAPER,
  PEACH,
  PLUM,
  SAGE,
  SKY,
  cut,
  disc,
  pencil,
} from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

const house = (x: number, y: number, size: number, wall: string, roof: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${cut('M-26 0V-38H26V0Z', wall)}${cut('M-34 -36L0 -70L34 -36Z', roof)}${cut('M-7 0V-20H7V0Z', NIGHT)}</g>`;

const tree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${pencil('M0 0V-30', NIGHT, 5)}${cut('M0 -78C26 -60 28 -24 0 -18C-28 -24 -26 -60 0 -78Z', '#4f6b4d')}</g>`;

const name = (x: number, y: number, text: string, size: number, colour: string = NIGHT): string =>
  `<text x="${x}" y="${y}" font-family="Instrument Serif" font-size="${size}" fill="${colour}">${text}</text>`;

const PATH =
  'M196 812C250 720 330 742 384 660S452 520 560 500S742 520 808 430S884 286 1012 292S1210 356 1268 262';

const draw: Draw = () => {
  const next = stream(14);
  const wood = repeat(22, (index) => tree(620 + next() * 250, 724 + index * 9, 0.7 + next() * 0.5));
  return page({
    width: 1500,
    height: 1000,
    families: ['Instrument Serif'],
    body: svg(
      1500,
      1000,
      [
        `<rect width="1500" height="1000" fill="#dfe3c4"/>`,
        cut('M0 0H520C560 90 480 200 360 240S120 250 0 330Z', '#c9d3ab'),
        cut('M660 0H1000C1040 90 960 190 860 220S700 220 660 110Z', OCHRE),
        cut('M1500 360V760C1400 780 1290 740 1230 640S1300 400 1500 360Z', '#c9d3ab'),
        cut('M600 660C700 600 860 640 930 740S920 960 800 1000H560C500 900 510 720 600 660Z', SAGE),
        cut('M0 480C110 440 210 480 240 560S150 680 0 690Z', PEACH),
        pencil(
          'M716 40C740 100 780 130 830 146M790 26C812 76 846 100 896 112M868 14C888 54 910 68 946 76',
          PAPER,
          5,
        ),
        pencil(
          'M20 520C90 500 150 520 190 560M10 570C70 552 120 566 150 600M10 620C50 608 80 616 100 640',
          PAPER,
          5,
        ),
        pencil('M1060 -40C1010 130 1130 210 1106 380S930 560 990 700S1160 860 1120 1040', SKY, 78),
        pencil(
          'M1052 60C1050 130 1096 190 1110 260M1070 480C1020 540 1000 590 1010 650M1060 800C1110 860 1126 910 1122 970',
          PAPER,
          5,
        ),
        pencil('M-20 880C200 830 420 900 560 830S780 560 980 560S1300 520 1520 560', PAPER, 22),
        cut('M1062 528L1096 524L1108 604L1072 608Z', PLUM),
        // The hill, in the lines of the survey.
        pencil('M430 430C470 330 640 300 720 360S700 560 590 590S400 530 430 430Z', PLUM, 4),
        pencil('M476 440C510 374 620 350 674 394S660 524 586 546S456 510 476 440Z', PLUM, 4),
        pencil('M524 448C548 410 604 398 632 424S626 494 584 504S508 486 524 448Z', PLUM, 4),
        `<path d="${PATH}" fill="none" stroke="${CORAL}" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 27"/>`,
        wood,
        house(150, 850, 1.1, BLUSH, PLUM),
        house(228, 866, 0.85, PAPER, CORAL),
        house(1300, 268, 1.7, PAPER, CORAL),
        house(1392, 284, 1.1, BLUSH, PLUM),
        `<g transform="translate(820 420)">${cut('M-20 0V-96H20V0Z', PAPER)}${cut('M-26 -94L0 -160L26 -94Z', PLUM)}${cut('M18 0V-52H96V0Z', BLUSH)}${cut('M12 -50L30 -84H88L104 -50Z', PLUM)}${disc(0, -66, 9, NIGHT)}</g>`,
        tree(330, 560, 1.1),
        tree(286, 590, 0.9),
        tree(1210, 860, 1.2),
        tree(1270, 890, 1),
        tree(930, 190, 0.9),
        pencil('M1216 268V176', NIGHT, 6),
        cut('M1164 178H1218V222H1164Z', PLUM),
        name(80, 944, 'The halt', 60),
        name(446, 656, 'Windy Tor', 60),
        name(1180, 440, 'The Grebe', 76),
        name(84, 146, 'A walk to the pub', 96, PLUM),
        name(90, 214, 'two hours, one uphill', 60, NIGHT),
        `<g transform="translate(1392 880)">${disc(0, 0, 62, PAPER)}${cut('M0 -54L16 0H-16Z', CORAL)}${cut('M0 54L16 0H-16Z', NIGHT)}</g>`,
      ].join(''),
    ),
  });
};

export default draw;
