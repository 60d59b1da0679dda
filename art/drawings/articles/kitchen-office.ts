/** Headquarters, est. this morning: a moka pot with lit windows. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

export default cover('primary', 171, (p) => {
  const pane = (x: number, y: number, lit: string): string =>
    box(x, y, 40, 54, lit, 5) +
    line(`M${x + 20} ${y}V${y + 54}M${x} ${y + 27}H${x + 40}`, p.ink, 4);
  const windows = repeat(6, (k) =>
    pane(
      468 + (k % 4) * 64 + (k > 3 ? 64 : 0),
      k > 3 ? 300 : 220,
      k === 2 || k === 5 ? '#3b4fa8' : p.sun,
    ),
  );
  const steam = [
    'M470 96C430 50 520 20 470 -30',
    'M560 84C520 40 610 10 566 -40',
    'M650 96C610 56 700 26 656 -30',
  ];
  return {
    ground: p.soft,
    defs: dots('shade', p.ink, 13, 3.4, 30) + dots('wall', p.hot, 22, 4, 45),
    art: [
      over(box(0, 0, 1200, 640, 'url(#wall)', 0, 'opacity=".35"')),
      cut(1, disc(930, 220, 130, p.sun)),
      repeat(3, (k) => line(steam[k] ?? '', p.paper, 24, 'opacity=".9"')),
      // stove
      cut(2, box(0, 664, 1200, 160, p.ink)),
      repeat(
        6,
        (k) => disc(150 + k * 180, 740, 30, p.paper) + box(145 + k * 180, 712, 10, 30, p.ink, 5),
      ),
      cut(2, box(330, 640, 500, 30, '#3a3962', 8)),
      repeat(9, (k) => shape(`M${440 + k * 33} 640q-12 -16 0 -34q12 18 0 34Z`, p.cool)),
      // pot
      cut(3, shape('M440 400L400 606H764L722 400Z', p.cool)),
      cut(3, shape('M420 130L398 180L436 392H724L756 130Z', p.paper)),
      cut(2, shape('M420 130L372 108L396 190L402 200Z', p.paper)),
      over(
        shape('M650 130H756L724 392H650Z', 'url(#shade)', 'opacity=".4"') +
          shape('M640 430H728L764 606H650Z', 'url(#shade)', 'opacity=".6"'),
      ),
      line('M520 140L528 386M580 140V386M644 140L636 386', p.ink, 3, 'opacity=".18"'),
      cut(1, box(426, 384, 310, 30, p.ink, 8)),
      cut(2, shape('M410 130Q580 40 766 130Z', p.cool) + box(560, 56, 50, 42, p.ink, 14)),
      cut(2, line('M752 168H850Q880 170 874 206L846 360', p.ink, 34)),
      windows,
      // front door, steps, plant, cat flap
      cut(1, shape('M536 606V510Q536 464 582 464Q628 464 628 510V606Z', p.hot)),
      disc(612, 544, 6, p.sun),
      shape('M552 522V510Q552 482 582 482Q612 482 612 510V522Z', p.sun),
      cut(1, box(516, 600, 132, 14, p.paper, 4) + box(500, 612, 164, 14, p.paper, 4)),
      pane(458, 454, p.sun) + pane(666, 454, p.sun),
      // lamp over the door
      disc(582, 444, 10, p.sun),
      // a commuter with a very short way to work
      at(
        320,
        640,
        cut(
          2,
          shape('M-22 0L-16 -60H16L26 0H8L0 -38L-8 0Z', p.deep) +
            shape('M-26 -56C-28 -120 28 -120 26 -56Z', p.hot),
        ) +
          cut(1, disc(0, -128, 21, '#c98057')) +
          shape('M-22 -128C-26 -160 26 -160 22 -132C8 -142 -8 -142 -22 -128Z', p.ink) +
          cut(1, box(22, -62, 44, 34, p.sun, 6)) +
          line('M18 -88L42 -62', p.hot, 14),
        0,
        1.06,
      ),
      cut(2, box(910, 600, 120, 44, p.hot, 10) + oval(970, 600, 60, 14, '#5a2118')),
      cut(
        1,
        shape(
          'M1030 606C1064 600 1064 640 1026 634',
          'none',
          `stroke="${p.hot}" stroke-width="12"`,
        ),
      ),
    ].join(''),
  };
});
