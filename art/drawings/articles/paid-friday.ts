/** An invoice folded into a boat: it leaves on time and it lands on Friday. */
import { curve, range, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { at, cover, cut, disc, dots, line, over, shape } from './press.ts';

function wave(y: number, length: number, height: number, shift: number): string {
  const points: Point[] = range(33).map((k) => [
    -60 + k * 42,
    y + height * Math.sin((k * 42) / length + shift),
  ]);
  return `${curve(points)}V860H-60Z`;
}

export default cover('night', 151, (p) => ({
  ground: '#ffb199',
  defs: dots('shade', p.ink, 12, 2.6, 30) + dots('sun', p.hot, 14, 4, 20),
  art: [
    repeat(4, (k) =>
      shape(
        `M0 ${420 - k * 96}H1200V0H0Z`,
        ['#ff9c85', '#ff8672', '#f7705f', '#e85f55'][k] ?? p.hot,
      ),
    ),
    // the sun is a coin
    cut(3, disc(690, 330, 250, p.sun)),
    `<circle cx="690" cy="330" r="206" fill="none" stroke="#e8a92e" stroke-width="12" stroke-dasharray="4 20" stroke-linecap="round"/>`,
    over(shape('M440 330A250 250 0 0 0 940 330Z', 'url(#sun)', 'opacity=".6"')),
    cut(2, shape(wave(520, 120, 22, 0), p.cool)),
    cut(2, shape(wave(584, 104, 24, 1.9), '#2b9a93')),
    // boat
    at(
      520,
      470,
      [
        cut(
          3,
          shape('M-30 -250L-214 36H150Z', p.paper) +
            shape('M-320 -20L-210 152H190L300 -20L150 40H-196Z', p.paper),
        ),
        shape('M-30 -250L-214 36H-30Z', '#e3ddd0'),
        shape('M-320 -20L-210 152H-20L-196 40Z', '#fffaf0'),
        shape('M300 -20L190 152H-20L150 40Z', '#e9e2d4'),
        // what is left of the print
        repeat(5, (k) =>
          line(`M${-6} ${-130 + k * 32}H${40 + k * 17}`, p.deep, 7, 'opacity=".55"'),
        ),
        line('M-176 92H-60M-160 118H-84', p.deep, 7, 'opacity=".55"'),
        line('M110 72H190M96 98H170', p.deep, 7, 'opacity=".5"'),
        `<g transform="rotate(-16 60 96)"><circle cx="30" cy="98" r="36" fill="none" stroke="${p.hot}" stroke-width="7"/>${line('M12 98L26 112L50 84', p.hot, 9)}</g>`,
        over(shape('M300 -20L190 152H60L150 40Z', 'url(#shade)', 'opacity=".28"')),
        line('M-30 -250V-320', p.ink, 6) + cut(1, shape('M-30 -320L60 -292L-30 -264Z', p.deep)),
      ].join(''),
      -5,
    ),
    cut(2, shape(wave(648, 112, 26, 3.3), p.deep)),
    cut(2, shape(wave(724, 130, 22, 5), p.ink)),
    over(shape(wave(690, 112, 26, 3.3), 'url(#shade)', 'opacity=".5"')),
    // gulls
    repeat(4, (k) =>
      line(`M${110 + k * 82} ${150 + (k % 2) * 56}q18 -22 34 0q18 -22 34 0`, p.ink, 7),
    ),
  ].join(''),
}));
