/** A folded roadmap with a forecast: sun on the near panel, rain on the far one. */
import { repeat } from '../kit.ts';
import { at, cover, cut, disc, dots, line, over, shape } from './press.ts';

const LEFT = 110;
const PANEL = 196;

export default cover('orchard', 51, (p) => {
  const tones = ['#f6e2a4', '#e9cf86', '#f3dda0', '#dfc67f', '#e6d3a0'];
  const panels = repeat(5, (k) => {
    const x = LEFT + k * PANEL;
    const [a, b] = k % 2 === 0 ? [210, 262] : [262, 210];
    return shape(`M${x} ${a}L${x + PANEL} ${b}V${b + 420}L${x} ${a + 420}Z`, tones[k] ?? p.sun);
  });
  const shades = repeat(5, (k) => {
    const x = LEFT + k * PANEL;
    const [a, b] = k % 2 === 0 ? [210, 262] : [262, 210];
    return k % 2 === 1
      ? shape(`M${x} ${a}L${x + PANEL} ${b}V${b + 420}L${x} ${a + 420}Z`, p.deep, 'opacity=".16"')
      : '';
  });
  const outline =
    'M110 210L306 262L502 210L698 262L894 210L1090 262V682L894 630L698 682L502 630L306 682L110 630Z';
  const cloud = (x: number, y: number, scale: number, tone: string): string =>
    cut(
      3,
      at(
        x,
        y,
        shape(
          'M-120 40C-170 40 -176 -26 -124 -34C-120 -92 -40 -110 -10 -66C30 -104 104 -78 98 -26C150 -26 150 40 104 40Z',
          tone,
        ),
        0,
        scale,
      ),
    );
  return {
    ground: p.cool,
    defs: `<clipPath id="map"><path d="${outline}"/></clipPath>${dots('wood', p.deep, 16, 4, 30)}${dots('rain', p.deep, 12, 2.6, 30)}`,
    art: [
      over(disc(980, 700, 420, 'url(#wood)', 'opacity=".6"')),
      cut(3, shape(outline, p.sun) + panels),
      `<g clip-path="url(#map)">${[
        shape(
          'M110 480C220 430 320 520 430 480C520 450 520 560 640 560C760 560 760 470 860 490C960 510 1000 440 1100 470V700H110Z',
          '#9fcf9a',
        ),
        shape(
          'M560 180C600 300 700 300 720 380C740 460 860 440 900 360C930 300 1010 320 1100 290V180Z',
          p.soft,
        ),
        repeat(5, (k) => shape(`M${150 + k * 62} 560l26 -54l26 54Z`, p.deep, 'opacity=".8"')),
        line(
          'M110 420C220 360 300 420 330 480C370 560 500 600 560 520C610 450 560 380 640 350C740 310 790 420 850 430C920 440 940 360 1000 370C1040 376 1060 400 1100 420',
          p.paper,
          44,
        ),
        line(
          'M110 420C220 360 300 420 330 480C370 560 500 600 560 520C610 450 560 380 640 350C740 310 790 420 850 430C920 440 940 360 1000 370C1040 376 1060 400 1100 420',
          p.ink,
          5,
          'stroke-dasharray="16 18"',
        ),
      ].join('')}${shades}</g>`,
      // flags
      cut(2, line('M250 400V270', p.ink, 8) + shape('M250 270L336 298L250 330Z', p.hot)),
      cut(2, line('M590 470V340', p.ink, 8) + shape('M590 340L676 368L590 400Z', p.hot)),
      line('M1010 366V270', p.ink, 8, 'stroke-dasharray="10 14"'),
      // weather
      cut(3, disc(250, 150, 86, p.sun)),
      repeat(12, (k) => at(250, 150, line('M0 -108V-134', p.sun, 13), k * 30)),
      cloud(610, 172, 0.9, p.paper),
      repeat(14, (k) =>
        line(
          `M${868 + (k % 7) * 38 - Math.floor(k / 7) * 20} ${258 + Math.floor(k / 7) * 84}l-22 56`,
          p.cool,
          9,
        ),
      ),
      cloud(960, 172, 1.25, '#31504a'),
      over(
        at(
          960,
          172,
          shape('M-60 40C0 20 60 0 98 -26C150 -26 150 40 104 40Z', 'url(#rain)'),
          0,
          1.25,
        ),
      ),
      cut(2, shape('M1010 196L950 300H996L972 384L1060 268H1012L1044 196Z', p.sun)),
    ].join(''),
  };
});
