/** A cactus keeps a balloon: how to say no and stay friends. */
import { repeat } from '../kit.ts';
import { cover, cut, disc, dots, line, over, shape } from './press.ts';

export default cover('clay', 61, (p, next) => {
  const green = '#2f6f5f';
  const spine = (x: number, y: number): string =>
    line(`M${x - 8} ${y - 7}L${x + 8} ${y + 7}M${x + 8} ${y - 7}L${x - 8} ${y + 7}`, p.paper, 3.6);
  const spines = [
    ...[0, 1, 2, 5, 6, 7, 8].map((k) => spine(506 + (k % 2) * 50, 278 + k * 50)),
    ...[0, 1, 2].map((k) => spine(342 + (k % 2) * 16, 360 + k * 56)),
    ...[0, 1, 2].map((k) => spine(740 + (k % 2) * 16, 330 + k * 52)),
  ].join('');
  const grains = repeat(40, () =>
    disc(Math.round(next() * 1200), 690 + next() * 100, 2 + next() * 3, p.deep, 'opacity=".4"'),
  );
  return {
    ground: p.sun,
    defs: dots('sun', p.hot, 18, 4.4, 20) + dots('shade', '#10302c', 12, 3.2, 30),
    art: [
      over(disc(240, 250, 170, 'url(#sun)')),
      cut(1, shape('M0 600L180 520L330 566L520 500L760 570L960 486L1200 580V800H0Z', p.hot)),
      cut(2, shape('M0 676Q320 628 640 668T1200 650V800H0Z', p.soft)),
      grains,
      over(
        shape('M560 690C700 660 900 690 1110 720C920 740 700 740 560 724Z', p.deep, 'opacity=".5"'),
      ),
      // cactus
      cut(2, line('M350 352V470Q350 540 424 540H500', green, 96)),
      cut(2, line('M748 330V420Q748 500 670 500H580', green, 96)),
      cut(3, shape('M426 720V318C426 176 634 176 634 318V720Z', green)),
      over(
        shape(
          'M560 220C620 240 634 280 634 318V720H560C590 560 590 360 560 220Z',
          'url(#shade)',
          'opacity=".8"',
        ),
      ),
      line('M480 262V700M530 240V700M582 262V700', '#1d4f45', 4),
      spines,
      // flower on the head
      repeat(
        7,
        (k) =>
          `<g transform="rotate(${-66 + k * 22} 530 226)">${cut(1, shape('M530 226C506 190 512 150 530 128C548 150 554 190 530 226Z', k % 2 === 0 ? p.hot : p.soft))}</g>`,
      ),
      // bow tie
      cut(
        1,
        shape('M530 430L440 384V476ZM530 430L620 384V476Z', p.hot) + disc(530, 430, 22, p.deep),
      ),
      // balloon
      line('M748 290C790 300 860 330 928 312', p.ink, 4),
      cut(3, shape('M936 300C840 260 800 60 950 40C1100 24 1110 240 956 300L972 322H918Z', p.deep)),
      over(shape('M1000 54C1080 90 1080 220 956 300C1010 220 1030 130 1000 54Z', 'url(#shade)')),
      shape('M880 120C890 90 910 76 934 70C910 92 900 116 898 146Z', p.soft),
    ].join(''),
  };
});
