/** Someone sleeps under a patchwork of passing tests; one patch is still red. */
import { repeat, stream } from '../kit.ts';
import {
  at,
  box,
  cover,
  cut,
  disc,
  dots,
  inside,
  line,
  oval,
  over,
  shape,
  stripes,
} from './press.ts';

const CHECK = 'M-16 1L-5 13L17 -13';

export default cover('night', 8, (p, next) => {
  const stars = repeat(34, () =>
    disc(
      Math.round(next() * 1200),
      Math.round(next() * 330),
      2.5 + next() * 3.5,
      p.sun,
      `opacity="${(0.55 + next() * 0.45).toFixed(2)}"`,
    ),
  );
  const greens = [p.cool, '#2e9f92', '#7fd6c6', p.cool, p.deep];
  const pick = stream(5);
  const patches = repeat(60, (k) => {
    const [column, row] = [k % 12, Math.floor(k / 12)];
    const [x, y] = [250 + column * 74, 380 + row * 74];
    const failing = column === 7 && row === 2;
    const tone = failing ? p.hot : (greens[Math.floor(pick() * greens.length)] ?? p.cool);
    const mark = failing ? 'M-13 -13L13 13M13 -13L-13 13' : CHECK;
    return `${box(x, y, 74, 74, tone)}${box(x + 4, y + 4, 66, 66, 'none', 0, `stroke="${p.paper}" stroke-width="2" stroke-dasharray="7 6" opacity=".5"`)}${at(x + 37, y + 37, line(mark, p.paper, 8))}`;
  });
  const quilt =
    'M452 640C448 560 452 500 520 462C580 430 620 400 700 402C810 404 850 452 930 462C1010 472 1042 520 1046 720H440Z';
  return {
    ground: p.deep,
    defs: dots('glow', p.soft, 14, 3, 15) + stripes('linen', p.soft, 14, 3, 90),
    art: [
      stars,
      disc(948, 176, 190, 'url(#glow)', 'opacity=".35"'),
      cut(2, shape('M948 66A112 112 0 1 0 1050 232A98 98 0 1 1 948 66Z', p.sun)),
      // headboard, mattress
      cut(3, shape('M92 720V330Q92 286 136 286H152Q196 286 196 330V720Z', p.hot)),
      cut(2, box(120, 610, 960, 90, p.soft, 26)),
      cut(
        2,
        shape(
          'M176 604C160 540 190 474 262 474C340 474 424 488 436 540C446 590 420 622 380 624H220C196 624 182 618 176 604Z',
          p.paper,
        ),
      ),
      shape('M220 600C300 612 360 610 410 590', 'none', `stroke="${p.soft}" stroke-width="5"`),
      // the sleeper: head in profile, looking up
      cut(
        1,
        shape(
          'M330 470C372 452 420 462 440 488L470 500L456 522C464 560 440 596 396 598C340 604 296 570 296 530C296 500 306 482 330 470Z',
          '#f3b491',
        ),
      ),
      cut(
        1,
        shape(
          'M318 604C256 590 244 500 296 460C336 432 402 438 430 476C392 480 374 500 372 530C370 574 352 606 318 604Z',
          p.ink,
        ),
      ),
      line('M404 510Q418 524 434 512', p.ink, 5) + line('M428 566Q438 570 446 562', p.ink, 4),
      disc(404, 548, 15, p.hot, 'opacity=".45"'),
      cut(3, inside('quilt', `<path d="${quilt}"/>`, box(200, 380, 900, 400, p.cool) + patches)),
      over(
        inside(
          'quilt2',
          `<path d="${quilt}"/>`,
          shape('M330 640C520 560 760 700 1060 600V740H330Z', p.deep, 'opacity=".28"'),
        ),
      ),
      // feet
      cut(1, oval(1038, 520, 26, 44, '#f3b491', 'transform="rotate(14 1038 520)"')),
      cut(3, shape('M1030 740V470Q1030 440 1060 440H1072Q1102 440 1102 470V740Z', p.hot)),
      cut(2, box(70, 690, 1060, 44, p.hot, 14)),
      cut(1, box(110, 730, 34, 70, p.ink) + box(1050, 730, 34, 70, p.ink)),
      cut(1, box(0, 780, 1200, 20, p.ink)),
    ].join(''),
  };
});
