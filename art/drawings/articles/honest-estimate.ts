/** An estimate with a nose that can be measured: it has grown a leaf already. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, over, shape } from './press.ts';

export default cover('primary', 21, (p) => {
  const ticks = repeat(37, (k) => {
    const long = k % 5 === 0;
    return line(`M${508 + k * 15} 352V${long ? 386 : 371}`, p.ink, 4);
  });
  const figures = repeat(7, (k) =>
    disc(514 + k * 75, 402, k === 6 ? 9 : 5, k === 6 ? p.hot : p.ink),
  );
  const leaf = (turn: number, tone: string): string =>
    at(
      1086,
      352,
      cut(1, shape('M0 0C-50 -34 -48 -104 0 -140C48 -104 50 -34 0 0Z', tone)) +
        line('M0 0V-96', p.paper, 4),
      turn,
    );
  return {
    ground: p.hot,
    defs: dots('blush', p.hot, 12, 3.6, 20) + dots('night', p.ink, 14, 3, 30),
    art: [
      over(disc(860, 560, 330, 'url(#night)', 'opacity=".35"')),
      cut(2, disc(330, 390, 310, p.sun)),
      // neck and collar
      cut(
        3,
        shape(
          'M150 800C150 690 190 640 230 600H430C440 650 470 690 560 710C600 722 640 760 650 800Z',
          p.cool,
        ),
      ),
      cut(2, shape('M222 560H440V640C420 690 270 690 222 640Z', p.soft)),
      cut(
        1,
        shape('M212 640C280 700 380 700 452 636L500 690L400 776L330 710L250 776L176 694Z', p.paper),
      ),
      cut(1, shape('M330 706L372 800H288Z', p.ink)),
      // head in profile
      cut(
        2,
        shape(
          'M190 330C180 200 280 130 380 138C470 146 508 210 506 290L512 350V440C512 470 508 480 500 500C504 560 470 600 410 604C300 612 200 520 190 330Z',
          p.soft,
        ),
      ),
      over(disc(404, 462, 62, 'url(#blush)', 'opacity=".9"')),
      cut(
        1,
        shape(
          'M170 380C120 250 190 110 330 96C420 86 500 120 528 190C470 206 420 200 390 190C380 250 350 300 300 320C280 270 230 280 226 330C224 370 240 390 250 400C230 440 180 420 170 380Z',
          p.ink,
        ),
      ),
      cut(1, disc(268, 384, 42, p.soft)),
      line('M256 372C276 366 284 390 266 402', p.hot, 6),
      disc(446, 300, 13, p.ink),
      line('M420 254Q450 236 478 248', p.ink, 12),
      line('M436 532Q470 540 496 520', p.ink, 8),
      // the nose
      cut(3, shape('M486 346H1088V436H486C470 420 470 360 486 346Z', p.paper)),
      ticks,
      figures,
      cut(1, box(1070, 338, 30, 106, p.sun, 6)),
      leaf(-42, '#2f9a62'),
      leaf(28, '#1c7a4a'),
      // a bird that believes it
      cut(
        2,
        at(
          800,
          346,
          shape(
            'M-70 -20C-70 -80 -20 -104 30 -98C52 -120 96 -112 96 -78L122 -66L96 -54C92 -10 40 8 -10 6L-92 34Z',
            p.cool,
          ),
        ),
      ),
      disc(864, 268, 7, p.paper),
      over(
        at(
          800,
          346,
          shape('M-50 -30C-20 -62 20 -60 40 -40C10 -2 -30 0 -50 -30Z', p.ink, 'opacity=".6"'),
        ),
      ),
      line('M792 350V336M812 350V336', p.ink, 7),
    ].join(''),
  };
});
