/** A month from above; one day of it is a swimming pool. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, over, shape } from './press.ts';

export default cover('orchard', 161, (p, next) => {
  const [x0, y0, w, h, gap] = [66, 60, 142, 128, 12];
  const cell = (k: number): readonly [number, number] => [
    x0 + (k % 7) * (w + gap),
    y0 + Math.floor(k / 7) * (h + gap),
  ];
  const pool = new Set([8, 9, 10, 15, 16, 17, 22, 23, 24]);
  const marks = [
    line('M30 40H112M30 62H92M30 84H104', p.ink, 7),
    disc(71, 64, 30, p.hot),
    line('M36 34L106 94M106 34L36 94', p.hot, 10),
    box(28, 34, 86, 20, p.cool, 10) + box(28, 64, 60, 20, p.soft, 10),
    line('M30 64L58 90L112 38', p.cool, 11),
    box(28, 40, 86, 48, p.ink, 8),
    '',
  ];
  const days = repeat(35, (k) => {
    if (pool.has(k)) return '';
    const [x, y] = cell(k);
    const weekend = k % 7 > 4;
    return (
      cut(1, box(x, y, w, h, weekend ? p.soft : p.paper, 10)) +
      at(x, y, marks[Math.floor(next() * 7)] ?? '')
    );
  });
  const [px, py] = cell(8);
  const [pw, ph] = [w * 3 + gap * 2, h * 3 + gap * 2];
  const ripples = repeat(11, (k) =>
    line(
      `M${px + 24 + ((k * 131) % 340)} ${py + 40 + k * 33}q16 -12 32 0t32 0`,
      '#d8f6f2',
      5,
      'opacity=".9"',
    ),
  );
  return {
    ground: p.cool,
    defs:
      dots('tile', p.deep, 16, 3.6, 45) +
      dots('shade', p.ink, 10, 2.4, 30) +
      dots('water', '#1f8fb0', 13, 3.4, 20),
    art: [
      over(box(0, 0, 1200, 800, 'url(#tile)', 0, 'opacity=".5"')),
      days,
      cut(3, box(px - 10, py - 10, pw + 20, ph + 20, p.paper, 20)),
      box(px + 8, py + 8, pw - 16, ph - 16, '#5cc6d8', 12),
      over(
        shape(
          `M${px + 8} ${py + 8}H${px + pw - 8}V${py + 90}C${px + 290} ${py + 60} ${px + 170} ${py + 180} ${px + 90} ${py + ph - 8}H${px + 8}Z`,
          'url(#water)',
        ),
      ),
      ripples,
      // the swimmer on a ring
      at(
        px + 238,
        py + 200,
        cut(2, `<circle r="58" fill="none" stroke="${p.hot}" stroke-width="40"/>`) +
          repeat(
            4,
            (k) =>
              `<path d="M-8 -78A78 78 0 0 1 22 -75L16 -37A38 38 0 0 0 -4 -38Z" fill="${p.paper}" transform="rotate(${k * 90 + 20})"/>`,
          ) +
          cut(2, shape('M-34 -16C-34 -44 34 -44 34 -16L26 58H-26Z', p.sun)) +
          cut(
            1,
            line('M-30 -14Q-78 -20 -92 16', '#b5694a', 20) +
              line('M30 -14Q78 -20 96 8', '#b5694a', 20),
          ) +
          cut(1, line('M-14 56L-22 128', '#b5694a', 22) + line('M14 56L30 122', '#b5694a', 22)) +
          cut(1, disc(0, -58, 31, '#b5694a')) +
          cut(1, shape('M-34 -60C-36 -104 36 -104 34 -60C20 -78 -20 -78 -34 -60Z', p.ink)) +
          box(-26, -60, 22, 15, p.ink, 7) +
          box(4, -60, 22, 15, p.ink, 7) +
          line('M-4 -54H4', p.ink, 4),
        -24,
        1.5,
      ),
      // ladder
      cut(
        1,
        line(
          `M${px + pw - 66} ${py - 26}V${py + 60}M${px + pw - 26} ${py - 26}V${py + 60}`,
          p.deep,
          9,
        ) +
          line(
            `M${px + pw - 66} ${py + 22}H${px + pw - 26}M${px + pw - 66} ${py + 46}H${px + pw - 26}`,
            p.deep,
            7,
          ),
      ),
    ].join(''),
  };
});
