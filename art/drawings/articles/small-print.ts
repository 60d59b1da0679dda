/** The small print of a contract has a fin. */
import { curve, range, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { box, cover, cut, disc, dots, inside, line, over, shape } from './press.ts';

export default cover('primary', 181, (p, next) => {
  const rows = repeat(8, (k) => {
    const y = 432 + k * 46;
    const calm = 1 - k / 9;
    const points: Point[] = range(42).map((m) => {
      const x = 300 + m * 15;
      const near = Math.exp(-(((x - 640) / 150) ** 2)) * calm;
      return [x, y + (5 + 7 * calm) * Math.sin(x / 24 + k * 1.3) + near * 8 * Math.sin(x / 12)];
    });
    const dashes = repeat(6, () => `${Math.round(40 + next() * 90)} 20 `).trim();
    return line(
      curve(points),
      p.cool,
      15,
      `stroke-dasharray="${dashes}" opacity="${(1 - k * 0.06).toFixed(2)}"`,
    );
  });
  const heading =
    box(300, 116, 300, 30, p.ink, 15) +
    repeat(3, (k) => box(300, 184 + k * 42, 600 - k * 40, 14, p.ink, 7, 'opacity=".8"'));
  return {
    ground: p.sun,
    defs:
      dots('sea', p.cool, 13, 3, 20) +
      dots('fin', p.paper, 12, 2.6, 30) +
      dots('table', p.hot, 20, 4.4, 45),
    art: [
      over(
        disc(150, 640, 320, 'url(#table)', 'opacity=".55"') +
          disc(1120, 120, 260, 'url(#table)', 'opacity=".55"'),
      ),
      cut(2, `<g transform="rotate(-5 600 420)">${box(236, 44, 740, 900, '#fff8ea', 6)}</g>`),
      cut(3, box(226, 36, 740, 900, p.paper, 6)),
      heading,
      inside(
        'sea',
        '<rect x="226" y="410" width="740" height="400"/>',
        over(box(226, 410, 740, 400, 'url(#sea)', 0, 'opacity=".5"')),
      ),
      rows,
      // the fin
      inside(
        'surface',
        '<path d="M226 0H966V474Q900 488 830 474T690 478T560 476T430 480T226 470Z"/>',
        cut(3, shape('M508 500C560 420 600 300 742 246C716 330 730 420 790 500Z', p.ink)) +
          shape(
            'M690 300C676 360 690 430 720 500H790C730 420 716 330 742 246Z',
            'url(#fin)',
            'opacity=".35"',
          ),
      ),
      line('M470 482q30 -22 60 0t60 0t60 0t60 0t60 0t60 0', p.paper, 13),
      line('M450 500q30 -20 60 0t60 0t60 0t60 0t60 0t60 0', p.cool, 9),
      // pen: it stopped just in time
      cut(
        3,
        `<g transform="rotate(38 1000 560)">${box(974, 260, 64, 330, p.hot, 14)}${box(974, 300, 64, 26, p.paper)}${shape('M978 590H1034L1018 664H994Z', p.ink)}${shape('M990 664H1022L1006 738Z', p.sun)}${line('M1006 690V728', p.ink, 4)}${box(1038, 286, 12, 150, p.ink, 6)}</g>`,
      ),
      over(
        `<g transform="rotate(38 1000 560)">${box(1008, 326, 30, 264, p.ink, 6, 'opacity=".25"')}</g>`,
      ),
    ].join(''),
  };
});
