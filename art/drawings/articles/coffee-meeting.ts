/** A meeting from above: the table is a cup, the cup is a clock, the spoon runs the agenda. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, oval, over, shape } from './press.ts';

const SEATS = ['hot', 'sun', 'paper', 'cool', 'soft', 'hot', 'paper', 'sun'] as const;

export default cover('clay', 31, (p) => {
  const chairs = repeat(SEATS.length, (k) => {
    const tone = p[SEATS[k] ?? 'sun'];
    const away = k === 2 ? 372 : 318;
    const turn = k * 45 + 22.5 + (k === 2 ? 16 : 0);
    return at(
      600,
      400,
      at(
        0,
        -away,
        cut(2, box(-52, -46, 104, 92, tone, 34)) + cut(1, box(-60, -66, 120, 32, p.ink, 16)),
      ),
      turn,
    );
  });
  const hours = repeat(12, (k) =>
    at(600, 400, box(-5, -196, 10, k % 3 === 0 ? 34 : 18, p.paper, 5), k * 30),
  );
  return {
    ground: p.hot,
    defs: dots('rug', p.deep, 20, 4.5, 45) + dots('coffee', '#1a0a10', 12, 3, 20),
    art: [
      over(
        disc(600, 400, 480, p.soft, 'opacity=".5"') +
          disc(600, 400, 480, 'url(#rug)', 'opacity=".7"'),
      ),
      chairs,
      cut(3, disc(600, 400, 268, p.paper)),
      cut(
        2,
        shape(
          'M846 350H930C1004 350 1004 450 930 450H846V414H920C950 414 950 386 920 386H846Z',
          p.paper,
        ),
      ),
      cut(1, disc(600, 400, 236, '#e9d3bd')),
      disc(600, 400, 224, '#5b2a1d'),
      over(
        shape(
          'M600 624A224 224 0 0 0 824 400C760 470 690 540 600 624Z',
          'url(#coffee)',
          'opacity=".9"',
        ),
      ),
      // milk: the last fifth of the hour
      cut(1, shape('M600 400L600 206A194 194 0 0 0 433 303Z', '#d99a63')),
      hours,
      // hands: a spoon for the minutes, a biscuit stick for the hours
      cut(
        2,
        at(
          600,
          400,
          line('M0 40V-118', p.cool, 15) +
            oval(0, -150, 27, 40, p.cool) +
            oval(0, -152, 17, 29, p.deep, 'opacity=".25"'),
          -60,
        ),
      ),
      cut(
        2,
        at(
          600,
          400,
          box(-14, -122, 28, 150, p.sun, 12) +
            repeat(4, (k) => line(`M-7 ${-96 + k * 30}L7 ${-104 + k * 30}`, p.hot, 5)),
          6,
        ),
      ),
      cut(1, disc(600, 400, 20, p.ink)),
    ].join(''),
  };
});
