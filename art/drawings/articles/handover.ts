/** A project changes hands on the trapeze: one lets go only when the other holds on. */
import { repeat } from '../kit.ts';
import { box, cover, cut, disc, dots, line, over, shape, stripes } from './press.ts';

export default cover('night', 41, (p) => {
  const roof = repeat(9, (k) => {
    const left = -300 + k * 200;
    return shape(
      `M600 -140L${left} 250Q${left + 100} 310 ${left + 200} 250Z`,
      k % 2 === 0 ? p.hot : p.paper,
    );
  });
  return {
    ground: p.deep,
    defs: dots('beam', p.sun, 15, 3.4, 20) + stripes('suit', p.ink, 16, 6, 0),
    art: [
      shape('M180 140L1120 800H380Z', p.sun, 'opacity=".16"'),
      shape('M1020 140L80 800H820Z', p.soft, 'opacity=".2"'),
      disc(600, 430, 290, 'url(#beam)', 'opacity=".32"'),
      cut(3, roof),
      // ropes and bars
      line('M330 -10L228 330M400 -10L330 352', p.paper, 5),
      line('M846 -10L944 372M908 -10L1026 340', p.paper, 5),
      cut(1, line('M214 326L344 358', p.sun, 18)),
      cut(1, line('M930 378L1040 336', p.sun, 18)),
      // left artist hangs from the knees, arms out
      cut(2, line('M214 408C196 350 214 300 262 306C310 314 340 350 372 400', p.cool, 34)) +
        cut(
          1,
          line('M262 426C236 366 250 316 292 318C330 324 356 360 384 404', p.cool, 34) +
            line('M214 408L206 424M262 426L258 440', p.paper, 30),
        ),
      cut(2, line('M366 392C400 440 430 470 470 490', p.cool, 74)),
      over(line('M366 392C400 440 430 470 470 490', 'url(#suit)', 74, 'opacity=".8"')),
      cut(1, disc(520, 452, 42, '#f0b08c')),
      cut(1, shape('M490 424C496 396 560 396 566 440C540 434 520 430 490 424Z', p.ink)),
      cut(1, line('M474 496C530 530 560 530 600 512', '#f0b08c', 26)),
      cut(1, line('M452 480C500 560 560 560 604 530', '#f0b08c', 26)),
      // right artist flies
      cut(
        2,
        line('M760 520C830 540 900 500 968 560', p.hot, 40) +
          line('M760 540C830 590 890 570 944 640', p.hot, 40),
      ),
      cut(2, line('M704 486C730 506 750 518 776 530', p.hot, 72)),
      cut(1, disc(690, 424, 42, '#8a4b34')),
      cut(
        1,
        shape(
          'M650 416C650 380 700 366 730 392C748 410 740 440 728 452C720 420 690 408 650 416Z',
          p.paper,
        ),
      ),
      cut(1, line('M716 490C670 500 640 500 600 516', '#8a4b34', 26)),
      cut(1, line('M716 500C680 540 650 540 606 528', '#8a4b34', 26)),
      // the thing itself
      cut(
        2,
        `<g transform="rotate(-8 602 560)">${box(548, 552, 112, 92, p.sun, 10)}${box(548, 584, 112, 14, p.hot)}${box(596, 552, 16, 92, p.hot)}</g>`,
      ),
      line('M602 530V556', p.paper, 6),
      // net
      cut(2, shape('M0 742Q600 800 1200 742V800H0Z', p.ink)),
      repeat(25, (k) =>
        line(
          `M${k * 50} ${744 + 24 * Math.sin((k / 24) * Math.PI)}l36 60M${k * 50 + 36} ${744 + 24 * Math.sin((k / 24) * Math.PI)}l-36 60`,
          p.soft,
          2.5,
          'opacity=".5"',
        ),
      ),
    ].join(''),
  };
});
