/** Design tokens as a spice rack: everything a kitchen needs, once each, labelled. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, inside, line, over, shape, stripes } from './press.ts';

export default cover('clay', 131, (p, next) => {
  const tones = [p.hot, p.sun, p.deep, p.cool, p.soft, '#2f6f5f', p.paper, '#b03a2a', p.ink];
  /** What is in jar `k`, drawn into 116 × 130. */
  const fill = (k: number): string => {
    const tone = tones[k % tones.length] ?? p.hot;
    switch (k % 6) {
      case 0:
        return box(0, 0, 116, 130, tone);
      case 1:
        return (
          box(0, 0, 116, 130, p.paper) +
          repeat(5, (m) => box(8 + m * 21, 130 - (24 + m * 22), 16, 24 + m * 22, tone, m * 2))
        );
      case 2:
        return (
          box(0, 0, 116, 130, p.soft) +
          repeat(20, () => disc(10 + next() * 96, 30 + next() * 92, 9, tone))
        );
      case 3:
        return (
          box(0, 0, 116, 130, p.paper) + repeat(6, (m) => box(0, 18 + m * 20, 116, 2 + m * 2, tone))
        );
      case 4:
        return (
          box(0, 0, 116, 130, p.paper) +
          repeat(
            4,
            (m) =>
              `<rect x="${16 + m * 9}" y="${24 + m * 11}" width="${84 - m * 18}" height="${84 - m * 18}" rx="${4 + m * 8}" fill="none" stroke="${tone}" stroke-width="5"/>`,
          )
        );
      default:
        return repeat(5, (m) =>
          box(0, m * 26, 116, 27, tone, 0, `opacity="${(1 - m * 0.19).toFixed(2)}"`),
        );
    }
  };
  const jar = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      cut(2, box(-62, -190, 124, 190, '#fff6ea', 22)) +
        at(
          -58,
          -146,
          inside(
            `jar${k}`,
            '<rect width="116" height="142" rx="16"/>',
            box(0, 0, 116, 142, '#fff6ea') + at(0, 14, fill(k)),
          ),
        ) +
        box(-50, -172, 12, 150, '#fff', 6, 'opacity=".55"') +
        cut(1, box(-66, -214, 132, 40, [p.ink, p.deep, p.hot][k % 3] ?? p.ink, 8)) +
        over(box(10, -190, 52, 190, 'url(#shade)', 14, 'opacity=".3"')),
    );
  const shelf = (y: number): string =>
    cut(3, box(60, y, 1080, 30, '#a8592f', 6)) +
    over(box(60, y + 14, 1080, 16, 'url(#grain)', 4, 'opacity=".5"'));
  const missing = 9;
  return {
    ground: p.cool,
    defs:
      dots('shade', p.ink, 10, 2.4, 30) +
      stripes('grain', p.ink, 9, 2, 2) +
      dots('wall', '#4d7b76', 22, 5, 45),
    art: [
      over(box(0, 0, 1200, 800, 'url(#wall)', 0, 'opacity=".45"')),
      repeat(3, (row) => {
        const y = 236 + row * 248;
        return (
          shelf(y) +
          repeat(7, (column) =>
            row * 7 + column === missing ? '' : jar(156 + column * 148, y, row * 7 + column),
          )
        );
      }),
      // one jar is out, its spoon waits
      cut(
        2,
        at(
          452,
          476,
          line('M-30 0L40 -128', p.paper, 13) +
            shape('M22 -132C26 -176 70 -196 84 -180C98 -162 80 -120 46 -116Z', p.paper),
        ),
      ),
      shape('M396 484Q452 430 512 484Z', p.hot),
    ].join(''),
  };
});
