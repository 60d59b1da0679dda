/** A capital A, turned on its side, is a megaphone. */
import { repeat } from '../kit.ts';
import { at, box, cover, cut, disc, dots, line, over, shape } from './press.ts';

export default cover('clay', 111, (p) => {
  const waves = repeat(5, (k) => {
    const r = 150 + k * 92;
    const half = 0.44 + k * 0.012;
    const [dx, dy] = [r * Math.cos(half), r * Math.sin(half)];
    return line(
      `M${(640 + dx).toFixed(0)} ${(400 - dy).toFixed(0)}A${r} ${r} 0 0 1 ${(640 + dx).toFixed(0)} ${(400 + dy).toFixed(0)}`,
      [p.sun, p.hot, p.paper, p.cool, p.sun][k] ?? p.sun,
      44,
    );
  });
  return {
    ground: p.deep,
    defs: dots('shade', p.ink, 12, 3.2, 30) + dots('noise', p.hot, 18, 4.4, 20),
    art: [
      disc(760, 400, 560, 'url(#noise)', 'opacity=".38"'),
      cut(1, waves),
      // the letter: apex left, feet right, one arm of its bar as a grip
      cut(
        3,
        shape(
          'M92 340L690 44V206L552 268V532L690 594V756L92 460ZM408 334L270 400L408 466Z',
          p.paper,
          'fill-rule="evenodd"',
        ),
      ),
      over(
        shape(
          'M92 460L690 756V594L552 532V470L408 466L270 400H92Z',
          'url(#shade)',
          'opacity=".35"',
        ),
      ),
      cut(2, shape('M690 26H742V224H690ZM690 576H742V774H690Z', p.hot)),
      cut(2, box(52, 326, 58, 148, p.hot, 18)),
      // a fist of three fingers around the bar
      cut(3, shape('M452 800V640C440 610 430 560 452 530H610C634 560 628 612 616 640V800Z', p.sun)),
      repeat(4, (k) => cut(1, box(428, 392 + k * 44, 166, 50, p.sun, 25))),
      cut(1, at(586, 396, box(-30, 0, 58, 176, p.sun, 28), -14)),
      cut(2, box(424, 690, 220, 130, p.cool, 10)),
      cut(1, box(424, 690, 220, 30, p.paper, 8)),
    ].join(''),
  };
});
