/** A still from a slow film: a finger comes down on a button, between the holes of the strip. */
import { repeat } from '../kit.ts';
import { box, cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

export default cover('clay', 8, (p) => {
  const holes = repeat(11, (k) => {
    const x = 34 + k * 112;
    return box(x, 84, 64, 40, p.soft, 9) + box(x, 676, 64, 40, p.soft, 9);
  });
  // What the press has set going, and nobody sees yet.
  const waves = repeat(3, (k) => {
    const r = 262 + k * 62;
    return line(
      `M${540 - r} 548A${r} ${r * 0.86} 0 0 1 ${540 + r} 548`,
      p.hot,
      7,
      `stroke-dasharray="3 22" opacity="${(0.85 - k * 0.24).toFixed(2)}"`,
    );
  });
  return {
    ground: p.ink,
    defs: dots('shade', p.deep, 11, 2.8, 30) + dots('glow', p.hot, 16, 2.6, 20),
    art: [
      holes,
      cut(1, box(0, 150, 1200, 500, p.soft)),
      over(disc(930, 352, 196, 'url(#glow)')),
      waves,
      cut(2, shape('M0 562Q420 540 760 552T1200 544V650H0Z', p.deep)),
      cut(3, oval(540, 556, 236, 46, p.ink)),
      cut(
        2,
        shape('M352 548C352 448 430 398 540 398S728 448 728 548A188 34 0 0 1 352 548Z', p.hot),
      ),
      over(
        shape(
          'M380 500C430 570 660 570 726 520C728 590 690 584 540 584S352 590 380 500Z',
          'url(#shade)',
          'opacity=".6"',
        ),
      ),
      line('M396 486C408 452 436 430 470 420', p.paper, 9, 'opacity=".7"'),
      cut(
        3,
        shape(
          'M452 -20C462 130 476 250 488 326C492 372 512 402 540 402S588 372 592 326C606 250 660 120 690 -20Z',
          p.sun,
        ),
      ),
      cut(
        1,
        shape(
          'M506 336C508 372 520 392 540 392S572 372 574 336C574 318 558 310 540 310S506 318 506 336Z',
          p.paper,
        ),
      ),
      line('M492 262Q540 278 590 262M490 236Q540 250 598 236', p.hot, 5, 'opacity=".55"'),
      cut(
        2,
        shape(
          'M880 556C900 536 930 534 960 534C1010 534 1030 520 1044 486C1052 464 1066 452 1084 458C1104 464 1108 486 1100 506C1092 532 1080 556 1052 556Z',
          p.sun,
        ),
      ),
      cut(
        1,
        line('M1076 460C1074 444 1070 434 1064 424', p.sun, 8) +
          disc(1062, 420, 10, p.paper) +
          disc(1058, 421, 5, p.ink),
      ),
      cut(
        1,
        line('M1092 462C1096 446 1102 438 1108 430', p.sun, 8) +
          disc(1110, 426, 10, p.paper) +
          disc(1106, 427, 5, p.ink),
      ),
      cut(2, disc(952, 470, 74, p.ink) + disc(952, 466, 58, p.hot)),
      line('M916 444A50 50 0 0 1 946 420', p.paper, 5, 'opacity=".7"'),
      line('M1082 496Q1092 500 1100 492', p.ink, 3),
    ].join(''),
  };
});
