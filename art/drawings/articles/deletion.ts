/** Two curly braces grow as topiary; the shears have just been through. */
import { repeat } from '../kit.ts';
import { at, cover, cut, disc, dots, line, over, shape } from './press.ts';

/** A left brace of foliage, 300 × 470, its foot in a pot. */
const BRACE =
  'M250 20C150 10 104 60 108 140C112 200 100 236 44 244C100 252 112 290 108 350C104 430 150 478 250 470';

export default cover('orchard', 12, (p, next) => {
  const brace = (side: number): string => {
    const leaves = repeat(130, (k) => {
      const tone = [p.cool, p.deep, '#37a377', p.cool][k % 4] ?? p.cool;
      return at(
        next() * 300,
        next() * 490,
        shape('M0 -9C8 -3 8 5 0 11C-8 5 -8 -3 0 -9Z', tone),
        next() * 360,
        1.2 + next() * 0.6,
      );
    });
    return cut(
      2,
      `<mask id="hedge${side}"><path d="${BRACE}" fill="none" stroke="#fff" stroke-width="92" stroke-linecap="round"/></mask>
<path d="${BRACE}" fill="none" stroke="${p.cool}" stroke-width="92" stroke-linecap="round"/><g mask="url(#hedge${side})">${leaves}</g>`,
    );
  };
  const pot =
    cut(2, shape('M-92 0H92L66 150H-66Z', p.hot) + shape('M-104 -26H104V14H-104Z', p.hot)) +
    over(shape('M20 14H90L66 150H10Z', 'url(#shade)', 'opacity=".6"'));
  const clippings = repeat(34, () => {
    const y = 250 + next() * 430;
    return at(
      470 + next() * 260,
      y,
      shape('M0 -9C8 -3 8 5 0 11C-8 5 -8 -3 0 -9Z', next() < 0.5 ? p.cool : p.deep),
      next() * 360,
      1.1 + next(),
    );
  });
  const blade = shape('M-16 0L-30 -250Q-4 -282 12 -236L16 0Z', p.paper);
  const shears = cut(
    2,
    at(0, 0, blade + line('M0 20C6 90 24 130 34 190', p.ink, 26), 24) +
      at(
        0,
        0,
        `<g transform="scale(-1 1)">${blade}${line('M0 20C6 90 24 130 34 190', p.ink, 26)}</g>`,
        -24,
      ) +
      disc(0, 0, 15, p.sun),
  );
  return {
    ground: p.soft,
    defs: dots('shade', p.ink, 10, 2.6, 30) + dots('air', p.hot, 18, 3, 20),
    art: [
      over(disc(600, 330, 330, 'url(#air)', 'opacity=".6"')),
      cut(2, shape('M0 690Q300 668 600 686T1200 676V800H0Z', p.sun)),
      line('M300 560V600M900 560V600', p.ink, 20),
      at(130, 60, brace(1), 0, 1.08),
      at(1070, 60, `<g transform="scale(-1 1)">${brace(2)}</g>`, 0, 1.08),
      at(356, 606, pot),
      at(844, 606, pot),
      clippings,
      at(600, 330, shears, 0, 1.12),
      repeat(26, (k) =>
        at(
          520 + next() * 170,
          692 + next() * 56,
          shape('M0 -9C8 -3 8 5 0 11C-8 5 -8 -3 0 -9Z', k % 2 === 0 ? p.deep : p.cool),
          next() * 360,
          1.1 + next() * 0.8,
        ),
      ),
    ].join(''),
  };
});
