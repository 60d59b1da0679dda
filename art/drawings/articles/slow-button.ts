/** A snail whose shell is a button that never stops loading; every step leaves a coin behind. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

export default cover('clay', 3, (p) => {
  const spinner = repeat(12, (k) =>
    at(
      0,
      0,
      box(-9, -104, 18, 52, p.paper, 9, `opacity="${(0.16 + (k / 11) * 0.84).toFixed(2)}"`),
      k * 30,
    ),
  );
  const coins = repeat(4, (k) => {
    const x = 262 - k * 92;
    return cut(
      1,
      oval(x, 658, 38, 15, p.hot) +
        oval(x, 646, 38, 15, p.sun) +
        oval(x, 646, 25, 8, p.hot, 'opacity=".55"'),
    );
  });
  return {
    ground: p.soft,
    defs: dots('shade', p.deep, 11, 2.8, 30) + dots('sky', p.hot, 16, 2.6, 20),
    art: [
      over(disc(960, 210, 300, 'url(#sky)')),
      cut(2, shape('M0 668Q380 640 700 660T1200 640V800H0Z', p.deep)),
      coins,
      cut(
        2,
        shape(
          'M300 664C350 612 420 600 520 600C700 600 760 560 800 470C826 410 850 350 905 336C965 322 1010 362 1004 420C998 478 950 490 930 540C905 605 890 664 820 664Z',
          p.sun,
        ),
      ),
      over(
        shape(
          'M420 664C640 640 780 600 850 470C850 560 860 664 780 664Z',
          'url(#shade)',
          'opacity=".5"',
        ),
      ),
      cut(
        1,
        line('M912 350C906 300 900 268 886 232', p.sun, 17) +
          disc(884, 222, 23, p.paper) +
          disc(890, 218, 10, p.ink),
      ),
      cut(
        1,
        line('M962 346C974 304 984 280 1004 250', p.sun, 17) +
          disc(1008, 240, 23, p.paper) +
          disc(1014, 236, 10, p.ink),
      ),
      line('M944 430Q968 446 990 424', p.ink, 6),
      cut(3, disc(560, 405, 258, p.ink)),
      cut(1, disc(560, 412, 214, p.deep)),
      cut(2, disc(560, 392, 206, p.hot)),
      over(
        `<g clip-path="circle(206px at 560px 392px)">${shape('M354 420A206 206 0 0 0 766 420V640H354Z', 'url(#shade)', 'opacity=".6"')}</g>`,
      ),
      at(560, 392, spinner),
      line('M402 320A176 176 0 0 1 500 226', p.paper, 10, 'opacity=".7"'),
    ].join(''),
  };
});
