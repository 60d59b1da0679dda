/** The road ahead is short, the mirror holds all of the road behind. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, inside, line, over, shape } from './press.ts';

export default cover('night', 71, (p, next) => {
  const poles = repeat(5, (k) => {
    const s = 0.2 + k * k * 0.055;
    const x = 640 + 90 * s * 5;
    return line(
      `M${x} ${470 + s * 120}V${470 - s * 220}M${x - s * 60} ${470 - s * 190}H${x + s * 60}`,
      p.ink,
      3 + s * 8,
    );
  });
  const stars = repeat(20, () =>
    disc(360 + next() * 480, 110 + next() * 80, 1.6 + next() * 2, p.paper),
  );
  const mirror =
    'M372 80H828Q878 80 868 130L846 246Q836 292 788 292H412Q364 292 354 246L332 130Q322 80 372 80Z';
  return {
    ground: p.hot,
    defs: dots('sun', p.hot, 14, 3.6, 20) + dots('dash', p.deep, 14, 3, 30),
    art: [
      repeat(5, (k) =>
        shape(
          `M0 ${500 - k * 78}H1200V0H0Z`,
          ['#ff8a5e', '#ff6f59', '#e45672', '#a8488f', '#6a3f9e'][k] ?? p.hot,
        ),
      ),
      cut(1, disc(600, 470, 150, p.sun)),
      over(shape('M450 470A150 150 0 0 0 750 470Z', 'url(#sun)')),
      cut(
        2,
        shape('M0 470L160 410L300 452L470 400L640 462L820 396L980 450L1200 400V640H0Z', p.deep),
      ),
      cut(1, shape('M0 500H1200V800H0Z', '#3a3f95')),
      shape('M560 500H640L980 800H220Z', p.ink),
      shape('M597 510H603L612 570H588ZM584 600H616L630 690H570Z', p.sun),
      poles,
      // windscreen frame and dashboard
      cut(
        3,
        shape(
          'M0 0H1200V800H0ZM70 40Q40 40 46 90L92 580Q96 640 160 640H1040Q1104 640 1108 580L1154 90Q1160 40 1130 40Z',
          p.ink,
          'fill-rule="evenodd"',
        ),
      ),
      over(box(0, 660, 1200, 140, 'url(#dash)')),
      cut(3, shape('M80 800A220 220 0 0 1 520 800H468A168 168 0 0 0 132 800Z', p.cool)),
      cut(1, box(276, 700, 48, 100, p.cool, 12)),
      cut(1, disc(720, 726, 44, p.paper) + disc(720, 726, 34, p.ink)) +
        line('M720 726L744 704', p.hot, 6),
      cut(1, disc(830, 726, 44, p.paper) + disc(830, 726, 34, p.ink)) +
        line('M830 726L806 708', p.sun, 6),
      box(930, 700, 170, 14, p.hot, 7) + box(930, 728, 120, 14, p.soft, 7),
      // mirror
      line('M600 40V90', p.ink, 34),
      cut(3, shape(mirror, p.ink)),
      at(
        600,
        186,
        `<g transform="scale(.93 .86)">${inside(
          'glass',
          `<path transform="translate(-600 -186)" d="${mirror}"/>`,
          [
            box(-300, -140, 600, 300, '#2a3a9a'),
            `<g transform="translate(-600 -186)">${stars}</g>`,
            disc(150, -44, 34, p.paper) + disc(166, -54, 30, '#2a3a9a'),
            shape('M-300 20L-190 -36L-90 10L20 -50L150 12L300 -30V120H-300Z', p.cool),
            box(-300, 26, 600, 120, '#1f8577'),
            shape('M-8 26H8L120 130H-170Z', p.soft),
            repeat(4, (k) =>
              shape(
                `M-2 ${32 + k * k * 7}H2L${4 + k * 3} ${42 + k * k * 8}H${-6 - k * 4}Z`,
                p.deep,
              ),
            ),
            repeat(6, (k) =>
              at(
                -250 + k * 34 + (k > 2 ? 250 : 0),
                50 + (k % 3) * 14,
                shape('M0 -54L22 0H-22Z', p.ink),
                0,
                0.7 + (k % 3) * 0.25,
              ),
            ),
          ].join(''),
        )}</g>`,
      ),
      line('M392 120H560', p.paper, 8, 'opacity=".5"'),
      // a small thing hanging from it
      line('M600 292V370', p.paper, 3),
      cut(2, shape('M600 366L626 420L600 474L574 420Z', p.sun)),
      over(shape('M600 366L626 420L600 474Z', p.hot)),
    ].join(''),
  };
});
