/** Half butterfly, half moth: the same drawing, made twice. */
import { curve, repeat } from '../kit.ts';
import {
  at,
  box,
  cover,
  cut,
  disc,
  dots,
  inside,
  line,
  oval,
  over,
  shape,
  stripes,
} from './press.ts';

const FORE = curve(
  [
    [600, 372],
    [640, 250],
    [740, 130],
    [890, 84],
    [1010, 130],
    [1030, 236],
    [960, 346],
    [830, 420],
    [690, 428],
  ],
  true,
);
const HIND = curve(
  [
    [606, 420],
    [700, 420],
    [820, 450],
    [890, 540],
    [868, 650],
    [770, 700],
    [690, 650],
    [640, 540],
  ],
  true,
);

export default cover('orchard', 121, (p, next) => {
  const night = '#14183c';
  const wing = (
    id: string,
    fore: string,
    hind: string,
    rim: string,
    mark: string,
    spots: string,
    screen: string,
  ): string =>
    [
      cut(3, shape(HIND, hind)),
      inside(
        `${id}h`,
        `<path d="${HIND}"/>`,
        over(disc(880, 660, 130, `url(#${screen})`)) +
          disc(770, 570, 58, mark) +
          disc(770, 570, 34, rim) +
          disc(782, 560, 12, spots),
      ),
      cut(3, shape(FORE, fore)),
      inside(
        `${id}f`,
        `<path d="${FORE}"/>`,
        [
          shape('M600 372L1100 20V60L700 440Z', mark, 'opacity=".55"'),
          over(shape('M640 420L1100 260V460H640Z', `url(#${screen})`)),
          line('M610 372L1020 150M612 380L990 300M616 396L880 420', rim, 7),
          `<path d="${FORE}" fill="none" stroke="${rim}" stroke-width="58"/>`,
          repeat(7, (k) =>
            disc(
              1012 - Math.abs(k - 1.4) * 22 + (k > 3 ? -(k - 3) * 34 : 0),
              130 + k * 48,
              10,
              spots,
            ),
          ),
        ].join(''),
      ),
    ].join('');
  const stars = repeat(40, () =>
    disc(610 + next() * 580, next() * 800, 1.6 + next() * 3.2, '#ffe9b0'),
  );
  const flowers = repeat(6, (k) => {
    const [x, height] = [40 + k * 92, 60 + ((k * 53) % 90)];
    return (
      line(`M${x} 800V${800 - height}`, p.cool, 9) +
      cut(
        1,
        repeat(6, (m) =>
          at(x, 800 - height, oval(0, -17, 10, 18, k % 2 === 0 ? p.hot : p.paper), m * 60),
        ) + disc(x, 800 - height, 11, p.sun),
      )
    );
  });
  return {
    ground: p.sun,
    defs:
      dots('day', p.hot, 13, 3.8, 20) +
      stripes('dust', '#0d1030', 13, 5, 60) +
      dots('haze', p.paper, 18, 4, 20),
    art: [
      disc(140, 150, 300, 'url(#haze)'),
      cut(2, box(600, -10, 620, 820, night)),
      inside(
        'sky',
        '<rect x="600" width="600" height="800"/>',
        stars + disc(1090, 660, 64, '#f3ead0') + disc(1112, 644, 56, night),
      ),
      flowers,
      `<g transform="translate(1200 0) scale(-1 1)">${wing('l', p.hot, p.soft, p.ink, p.sun, p.paper, 'day')}</g>`,
      wing('r', '#6b6fb4', '#4a4f96', '#c9c4e8', '#8f93d6', night, 'dust'),
      line('M594 300C560 220 520 170 476 156', p.ink, 8) + disc(474, 156, 12, p.ink),
      line('M606 300C640 220 680 170 724 156', '#c9c4e8', 8) +
        line(
          'M640 236l34 -6M660 206l34 -8M684 182l30 -12M640 236l-2 -34M660 206l0 -32M684 182l2 -30',
          '#c9c4e8',
          5,
        ),
      cut(
        2,
        shape('M600 282C560 282 562 330 570 350C556 420 566 560 600 622Z', p.ink) +
          shape('M600 282C640 282 638 330 630 350C644 420 634 560 600 622Z', '#c9c4e8'),
      ),
      repeat(5, (k) => line(`M600 ${420 + k * 36}H${628 - k * 3}`, '#6b6fb4', 7)),
      disc(580, 314, 6, p.sun) + disc(620, 314, 6, night),
    ].join(''),
  };
});
