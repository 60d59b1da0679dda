/** What a squirrel knows about caching: every acorn has an address. */
import { curve, repeat } from '../kit.ts';
import { at, cover, cut, disc, dots, line, oval, over, shape, stripes } from './press.ts';

function acorn(nut: string, cap: string): string {
  return `${shape('M-24 -8H24C26 24 10 40 0 48C-10 40 -26 24 -24 -8Z', nut)}${shape('M-30 -6C-30 -30 30 -30 30 -6Q0 4 -30 -6Z', cap)}${line('M0 -24V-36', cap, 7)}`;
}

const STORES: readonly (readonly [x: number, y: number, acorns: number, wide: number])[] = [
  [180, 640, 3, 118],
  [455, 690, 1, 78],
  [735, 620, 4, 140],
  [1020, 690, 2, 100],
];

export default cover('orchard', 6, (p, next) => {
  const leaves = repeat(26, () => {
    const [x, y] = [40 + next() * 1120, 40 + next() * 330];
    return at(
      x,
      y,
      shape('M0 -20C16 -8 16 12 0 24C-16 12 -16 -8 0 -20Z', next() < 0.5 ? p.hot : p.soft),
      next() * 360,
      0.6 + next() * 0.5,
    );
  });
  const tunnels = line(
    'M600 480C560 560 330 560 190 640M560 520C520 600 470 640 455 690M600 480C640 560 690 590 735 620M640 540C800 560 930 620 1020 690',
    p.soft,
    30,
  );
  const rooms = STORES.map(
    ([x, y, count, wide]) =>
      cut(1, oval(x, y, wide, 68, p.soft)) +
      repeat(count, (k) =>
        cut(
          1,
          at(
            x + (k - (count - 1) / 2) * 54,
            y + 8 + (k % 2) * 6,
            acorn(p.hot, p.ink),
            (k - 1) * 9,
            0.86,
          ),
        ),
      ),
  ).join('');
  const tail = curve(
    [
      [668, 462],
      [770, 470],
      [866, 400],
      [880, 280],
      [824, 164],
      [716, 116],
      [632, 160],
      [640, 220],
      [700, 214],
      [738, 270],
      [716, 350],
      [660, 400],
    ],
    true,
  );
  const body = curve(
    [
      [560, 236],
      [528, 312],
      [524, 390],
      [500, 470],
      [600, 474],
      [700, 470],
      [706, 390],
      [676, 300],
      [622, 238],
    ],
    true,
  );
  return {
    ground: p.sun,
    defs: dots('soil', p.ink, 18, 3.4, 30) + stripes('fur', p.ink, 11, 2.5, 60),
    art: [
      over(leaves),
      cut(2, shape('M0 478Q220 452 480 474T900 470T1200 462V800H0Z', p.deep)),
      over(shape('M0 560Q300 520 600 560T1200 540V800H0Z', 'url(#soil)', 'opacity=".7"')),
      repeat(30, (k) =>
        line(
          `M${20 + k * 41} ${476 - (k % 3) * 2}l${(k % 5) * 3 - 6} -${14 + (k % 4) * 5}`,
          p.deep,
          7,
        ),
      ),
      tunnels,
      rooms,
      cut(2, shape(tail, p.hot)),
      over(
        shape(
          curve(
            [
              [700, 440],
              [800, 420],
              [838, 320],
              [800, 210],
              [720, 160],
              [800, 230],
              [800, 340],
              [720, 410],
            ],
            true,
          ),
          'url(#fur)',
          'opacity=".55"',
        ),
      ),
      cut(1, shape(body, p.hot)),
      shape(
        curve(
          [
            [552, 290],
            [540, 350],
            [540, 430],
            [590, 440],
            [606, 360],
            [590, 290],
          ],
          true,
        ),
        p.paper,
      ),
      cut(1, disc(642, 404, 70, p.hot)),
      line('M520 466H590', p.ink, 13),
      cut(
        1,
        shape('M560 160L556 100L604 148Z', p.hot) +
          shape(
            'M448 246C440 200 480 146 548 146C614 146 634 190 626 234C616 280 560 288 516 282C480 278 454 274 448 246Z',
            p.hot,
          ),
      ),
      disc(526, 204, 13, p.ink) + disc(530, 199, 4, p.paper) + disc(447, 236, 11, p.ink),
      over(disc(560, 246, 20, p.soft)),
      cut(1, at(486, 340, acorn('#c8781e', p.ink), -8, 1.25)),
      cut(1, line('M570 316C540 318 520 330 506 350', p.hot, 26)),
    ].join(''),
  };
});
