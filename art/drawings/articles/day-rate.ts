/** A price tag flies as a kite: it goes up because somebody let out the line. */
import { curve } from '../kit.ts';
import type { Point } from '../kit.ts';
import { at, cover, cut, disc, dots, line, over, shape } from './press.ts';

const TAIL: readonly Point[] = [
  [654, 410],
  [610, 476],
  [650, 540],
  [590, 590],
  [600, 650],
  [540, 680],
];

export default cover('primary', 141, (p) => {
  const bows = TAIL.slice(1, 5)
    .map(([x, y], k) =>
      at(
        x,
        y,
        cut(
          1,
          shape('M0 0L-34 -20V20ZM0 0L34 -20V20Z', [p.sun, p.hot, p.paper, p.sun][k] ?? p.sun),
        ),
        30 + k * 34,
      ),
    )
    .join('');
  const cloud = (x: number, y: number, scale: number): string =>
    cut(
      2,
      at(
        x,
        y,
        shape(
          'M-150 40H150C196 40 190 -20 142 -22C134 -66 76 -78 50 -50C24 -96 -66 -88 -72 -30C-122 -46 -186 -10 -150 40Z',
          p.paper,
        ),
        0,
        scale,
      ),
    );
  return {
    ground: p.cool,
    defs: dots('shade', p.ink, 12, 3, 30) + dots('air', '#7fa0ff', 20, 4, 20),
    art: [
      disc(820, 240, 380, 'url(#air)', 'opacity=".45"'),
      cloud(250, 190, 0.95),
      cloud(1080, 420, 0.7),
      // hills
      cut(2, shape('M0 640C180 560 330 580 500 650S900 700 1200 580V800H0Z', p.sun)),
      over(shape('M700 690C900 700 1050 640 1200 580V800H600Z', 'url(#shade)', 'opacity=".25"')),
      cut(2, shape('M0 720C200 640 360 660 560 730S980 770 1200 700V800H0Z', p.hot)),
      line('M200 610C420 600 640 470 776 292', p.paper, 4),
      line(curve(TAIL), p.paper, 5),
      bows,
      // the tag
      at(
        800,
        236,
        cut(3, shape('M0 -216L120 -120V176Q120 200 96 200H-96Q-120 200 -120 176V-120Z', p.paper)) +
          disc(0, -120, 24, p.cool) +
          `<circle cx="0" cy="-120" r="33" fill="none" stroke="${p.hot}" stroke-width="12"/>` +
          [0, 1, 2]
            .map((k) =>
              shape(
                `M0 ${-38 + k * 66}L74 ${26 + k * 66}V${72 + k * 66}L0 ${8 + k * 66}L-74 ${72 + k * 66}V${26 + k * 66}Z`,
                [p.hot, p.sun, p.cool][k] ?? p.hot,
              ),
            )
            .join('') +
          over(
            shape(
              'M0 -216L120 -120V176Q120 200 96 200H30C60 60 60 -80 0 -216Z',
              'url(#shade)',
              'opacity=".28"',
            ),
          ),
        28,
      ),
      // the one who holds the line
      cut(
        2,
        shape('M128 760L150 690H206L224 760H196L180 716L160 760Z', p.ink) +
          shape('M144 700C140 640 150 610 178 606C206 610 216 640 212 700Z', p.paper),
      ),
      cut(1, line('M184 634Q196 628 206 606', p.paper, 17)),
      cut(1, disc(176, 576, 25, '#8a4b34')),
      shape(
        'M150 576C146 546 170 540 190 546C204 550 206 564 196 566C176 566 166 572 162 590Z',
        p.ink,
      ),
    ].join(''),
  };
});
