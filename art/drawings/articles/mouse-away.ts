/** The cat has the mouse: a site that works from the keyboard. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

export default cover('primary', 15, (p) => {
  const key = (x: number, width: number, tone: string): string =>
    cut(2, box(x, 664, width, 150, p.ink, 22)) +
    box(x + 10, 664, width - 20, 112, tone, 18) +
    box(
      x + 10,
      664,
      width - 20,
      112,
      'none',
      18,
      `stroke="${p.ink}" stroke-opacity=".18" stroke-width="4"`,
    );
  const keys = [
    [-60, 150],
    [104, 150],
    [268, 150],
    [432, 336],
    [782, 150],
    [946, 150],
    [1110, 150],
  ] as const;
  const whisker = (side: number): string =>
    repeat(3, (k) =>
      line(
        `M${600 + side * 60} ${300 + k * 10}Q${600 + side * 130} ${284 + k * 22} ${600 + side * 196} ${276 + k * 34}`,
        p.paper,
        4,
      ),
    );
  return {
    ground: p.sun,
    defs: dots('fur', '#4a49a0', 13, 2.8, 30) + dots('wall', p.hot, 20, 3.4, 20),
    art: [
      over(disc(250, 210, 190, 'url(#wall)')),
      over(shape('M880 0H1200V430A320 320 0 0 1 880 110Z', p.soft, 'opacity=".7"')),
      keys.map(([x, width], k) => key(x, width, k === 3 ? p.hot : p.paper)).join(''),
      // tail
      cut(2, line('M760 640C900 650 960 560 930 460C910 396 950 350 1010 366', p.ink, 52)),
      cut(3, shape('M420 690C370 560 430 420 520 380H680C770 420 830 560 780 690Z', p.ink)),
      shape('M690 400C760 440 800 560 770 680H700C740 580 730 470 690 400Z', 'url(#fur)'),
      cut(
        2,
        shape(
          'M430 110C460 120 510 150 534 178Q600 160 666 178C690 150 740 120 770 110C786 170 792 230 786 280C778 370 690 404 600 404C510 404 422 370 414 280C408 230 414 170 430 110Z',
          p.ink,
        ),
      ),
      shape(
        'M448 142C466 152 492 170 508 188C480 204 462 220 446 244C442 206 442 176 448 142ZM752 142C734 152 708 170 692 188C720 204 738 220 754 244C758 206 758 176 752 142Z',
        p.hot,
      ),
      // eyes: pleased
      oval(512, 268, 42, 34, p.sun) + oval(688, 268, 42, 34, p.sun),
      oval(512, 270, 9, 30, p.ink) + oval(688, 270, 9, 30, p.ink),
      shape(
        'M462 262A50 44 0 0 1 562 258L556 232H470ZM638 258A50 44 0 0 1 738 262L730 232H644Z',
        p.ink,
      ),
      shape('M578 306H622L600 332Z', p.hot),
      whisker(-1),
      whisker(1),
      line('M560 348Q580 366 600 340Q620 366 640 348', p.paper, 5),
      // the mouse hangs by its tail
      cut(1, line('M648 356C600 380 560 356 552 376C546 400 604 410 600 452', p.paper, 9)),
      cut(3, box(534, 448, 132, 190, p.paper, 66)),
      shape('M600 448V528M534 530H666', 'none', `stroke="${p.ink}" stroke-width="6"`),
      cut(1, box(588, 474, 24, 44, p.hot, 12)),
      // paws
      cut(1, oval(478, 676, 62, 32, p.ink)),
      cut(1, oval(722, 676, 62, 32, p.ink)),
      line('M458 668V690M480 664V690M702 664V690M724 668V690', '#4a49a0', 5),
      at(600, 720, line('M-92 0H84M56 -22L88 0L56 22M108 -24V24', p.paper, 10), 0, 0.9),
    ].join(''),
  };
});
