/** White on white: the bear is what the page leaves out. */
import { repeat } from '../kit.ts';
import { cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

export default cover('night', 91, (p, next) => {
  const snow = '#fbf8f1';
  const flakes = repeat(46, () =>
    disc(Math.round(next() * 1200), Math.round(next() * 560), 3 + next() * 6, snow),
  );
  return {
    ground: '#e6e6ef',
    defs: dots('cold', p.soft, 16, 4, 20) + dots('scarf', p.ink, 12, 3, 30),
    art: [
      over(shape('M0 0H1200V470Q900 380 600 440T0 420Z', 'url(#cold)', 'opacity=".55"')),
      flakes,
      cut(2, shape('M0 470Q220 380 470 430T930 400T1200 430V800H0Z', '#f3f1f0')),
      // the bear
      cut(
        3,
        shape(
          'M318 800C300 640 330 520 420 452C392 404 420 348 474 356C500 318 560 296 640 296C720 296 780 318 806 356C862 348 888 404 860 452C950 520 982 640 962 800Z',
          snow,
        ),
      ),
      cut(
        1,
        shape(
          'M448 432C426 404 440 380 470 384',
          'none',
          'stroke="#d9d6e6" stroke-width="10" stroke-linecap="round"',
        ) +
          shape(
            'M832 432C854 404 840 380 810 384',
            'none',
            'stroke="#d9d6e6" stroke-width="10" stroke-linecap="round"',
          ),
      ),
      oval(560, 442, 13, 17, p.ink) + oval(720, 442, 13, 17, p.ink),
      cut(1, oval(640, 524, 96, 74, snow)),
      cut(1, shape('M590 492Q640 470 690 492Q688 536 640 544Q592 536 590 492Z', p.ink)),
      line('M640 544V566M640 566Q612 590 588 572M640 566Q668 590 692 572', p.ink, 6),
      line('M612 496Q628 488 644 490', p.paper, 6, 'opacity=".7"'),
      // the only colour on the page
      cut(3, shape('M404 620C520 690 760 690 876 620L900 690C770 770 510 770 382 692Z', p.hot)),
      cut(2, shape('M760 690L846 672L900 800H790Z', p.hot)),
      over(
        shape(
          'M640 674C740 676 820 654 876 620L900 690C830 736 740 752 640 750Z',
          'url(#scarf)',
          'opacity=".6"',
        ),
      ),
      line('M470 650L456 722M560 672L552 744M730 672L738 740', p.paper, 12, 'opacity=".85"'),
      cut(2, shape('M0 690Q160 640 330 720T520 800H0Z', snow)),
      cut(2, shape('M1200 650Q1040 640 960 720T820 800H1200Z', snow)),
      // a bird that noticed
      cut(
        2,
        shape(
          'M150 640C150 604 190 590 216 604C234 586 262 596 260 620L282 630L258 640C252 672 216 684 188 674L132 690Z',
          p.ink,
        ),
      ),
      disc(240, 616, 4, snow),
    ].join(''),
  };
});
