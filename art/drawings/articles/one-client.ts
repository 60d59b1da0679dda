/** A table with one leg: all of the income stands on one client. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, oval, over, shape, stripes } from './press.ts';

export default cover('orchard', 191, (p) => {
  const top = [
    // vase with a branch
    at(
      -330,
      0,
      cut(2, shape('M-44 0C-80 -60 -30 -90 -34 -140H34C30 -90 80 -60 44 0Z', p.cool)) +
        over(
          shape(
            'M0 -140H34C30 -90 80 -60 44 0H6C40 -50 4 -90 0 -140Z',
            'url(#shade)',
            'opacity=".6"',
          ),
        ) +
        line('M0 -140C-10 -220 40 -250 20 -330', p.deep, 8) +
        repeat(6, (k) =>
          at(
            4 + (k % 2) * 14,
            -180 - k * 28,
            cut(
              1,
              shape('M0 0C-20 -12 -30 -36 -20 -56C2 -46 10 -20 0 0Z', k % 3 === 0 ? p.hot : p.cool),
            ),
            k % 2 === 0 ? -34 : 66,
          ),
        ),
    ),
    // books, cup
    at(
      -120,
      0,
      cut(1, box(-96, -36, 196, 36, p.hot, 4)) +
        cut(1, box(-80, -68, 170, 32, p.sun, 4)) +
        cut(1, box(-90, -100, 150, 32, p.deep, 4)) +
        box(-76, -92, 12, 16, p.paper),
    ),
    at(
      60,
      0,
      cut(2, shape('M-46 -92H46L36 0H-36Z', p.paper)) +
        shape('M46 -76C84 -76 84 -26 40 -28', 'none', `stroke="${p.paper}" stroke-width="13"`) +
        line('M-14 -116C-30 -146 6 -160 -10 -192M18 -116C4 -146 36 -160 22 -192', p.paper, 8),
    ),
    // lamp
    at(
      240,
      0,
      cut(1, oval(0, -8, 52, 12, p.ink)) +
        line('M0 -10L-30 -150L44 -236', p.ink, 11) +
        cut(2, shape('M20 -262L86 -206L26 -150L-30 -212Z', p.sun)) +
        disc(-30, -150, 12, p.hot),
    ),
    // cat, unconcerned
    at(
      390,
      0,
      cut(
        2,
        shape(
          'M-66 0C-84 -60 -50 -110 -10 -116L-14 -156L12 -138H34L58 -156L60 -112C74 -90 60 -70 44 -66C64 -40 66 -16 62 0Z',
          p.ink,
        ),
      ) +
        cut(1, line('M60 -8C110 -6 110 60 84 84', p.ink, 17)) +
        line('M10 -108q6 6 12 0M34 -108q6 6 12 0', p.sun, 4),
    ),
  ].join('');
  return {
    ground: p.soft,
    defs:
      dots('shade', p.ink, 11, 2.8, 30) +
      stripes('wood', '#8f3a1d', 13, 3, 4) +
      dots('wall', p.hot, 20, 3.4, 20),
    art: [
      over(shape('M120 0H560V460A220 220 0 0 1 120 460Z', 'url(#wall)', 'opacity=".6"')),
      cut(1, shape('M0 690H1200V800H0Z', p.cool)),
      over(repeat(14, (k) => line(`M${k * 96 - 30} 692l-34 110`, p.deep, 4))),
      over(oval(610, 742, 190, 20, p.deep)),
      at(
        610,
        452,
        cut(3, shape('M-24 26H24L44 262Q46 288 22 288H-22Q-46 288 -44 262Z', '#c4562b')) +
          over(shape('M4 26H24L44 262Q46 288 22 288H8Z', 'url(#shade)', 'opacity=".5"')),
      ),
      at(
        610,
        440,
        cut(3, box(-500, 0, 1000, 46, '#d9662f', 12)) +
          over(box(-500, 20, 1000, 26, 'url(#wood)', 10, 'opacity=".6"')) +
          top,
        5,
      ),
      // one pencil has already gone
      cut(
        2,
        at(
          1122,
          640,
          box(-8, -70, 16, 110, p.sun) +
            shape('M-8 40H8L0 66Z', p.paper) +
            box(-8, -84, 16, 16, p.hot, 4),
          34,
        ),
      ),
      line('M1150 556l12 -22M1172 580l22 -14', p.ink, 6),
      // where the other legs were
      line('M150 470V690M1060 560V690', p.ink, 5, 'stroke-dasharray="4 18"'),
    ].join(''),
  };
});
