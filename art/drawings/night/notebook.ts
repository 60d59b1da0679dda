/** What her notebook shows: two lamps, a valley under its stars, a path by a weir. */
import { range, repeat, stream } from '../kit.ts';
import {
  BLUES,
  GLOW,
  LAMP,
  STAR,
  WIDTH,
  block,
  cone,
  haze,
  hills,
  line,
  lit,
  pine,
  shape,
  stars,
  tint,
} from './night.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

/** A bare globe lights the sky, a hooded lamp the ground. */
export const hoods = [
  stars(71, 700, 520),
  `<circle cx="500" cy="330" r="470" fill="url(#halo)" opacity=".62"/>`,
  hills(20, 640, 90, '#2b387c'),
  lit(
    (tone) =>
      [
        block(0, 700, WIDTH, 200, tint(tone)('#151e4c', '#d79c60')),
        ...range(17).map((k) =>
          line(`M${-300 + k * 130} 900L${300 + k * 62} 700`, tint(tone)('#1d2860', '#b27a48'), 3),
        ),
        // A low wall with its coping, which only the hooded lamp shows.
        block(0, 612, WIDTH, 92, tint(tone)('#1b2557', '#bd7c4e')),
        ...range(44).map((k) =>
          line(
            `M${(k % 2) * 20 + Math.floor(k / 2) * 76} ${k % 2 ? 660 : 628}v30`,
            tint(tone)(DARK, '#94583a'),
            3,
          ),
        ),
        line('M0 658H1600', tint(tone)(DARK, '#94583a'), 3),
        block(0, 600, WIDTH, 16, tint(tone)(MID, '#f3cf9a')),
      ].join(''),
    cone(1110, 338, 760, 330),
  ),
  // The bare one.
  line('M500 800V420', BLACK, 18),
  shape('M462 806h76l-10 -34h-56z', BLACK),
  `<circle cx="500" cy="330" r="82" fill="#fff4df"/><circle cx="500" cy="330" r="82" fill="none" stroke="${LAMP}" stroke-width="5"/>`,
  shape('M462 424h76l-12 -26h-52z', BLACK),
  shape('M482 252h36l-8 -20h-20z', BLACK),
  // The hooded one.
  haze(1110, 338, 740, 290),
  line('M1000 800V330Q1000 282 1050 282H1110', BLACK, 16),
  shape('M960 806h80l-12 -36h-56z', BLACK),
  shape('M1046 336Q1050 280 1110 276Q1170 280 1174 336Z', BLACK),
  shape('M1066 337h88q-8 20 -44 20q-36 0 -44 -20z', GLOW),
].join('');

/** The Milky Way over a valley with one window lit. */
export const valley = [
  '<ellipse cx="800" cy="250" rx="1050" ry="120" fill="#8ea0f0" opacity=".34" filter="url(#mist)" transform="rotate(-27 800 250)"/><ellipse cx="800" cy="250" rx="1000" ry="46" fill="#dfe4ff" opacity=".34" filter="url(#mist)" transform="rotate(-27 800 250)"/>',
  stars(83, 640, 900),
  `<g transform="rotate(-27 800 250)">${repeat(900, (k) => {
    const next = stream(k * 3 + 11);
    next();
    const x = -300 + next() * 2200;
    const y = 250 + (next() + next() + next() - 1.5) * 150;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.6 + next() ** 4 * 2).toFixed(1)}" fill="${STAR}" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`;
  })}</g>`,
  hills(31, 640, 170, '#2c3a7e'),
  hills(36, 720, 120, '#1d2860'),
  shape('M-20 900V770Q300 690 700 760T1620 716V900Z', '#131b46'),
  ...[180, 260, 1240, 1330, 1450].map((x, k) => pine(x, 780, 120 + (k % 3) * 40, '#0c1231')),
  // A farmhouse with its barn, and a lamp over the door.
  lit(
    (tone) => {
      const of = tint(tone);
      return [
        shape('M-20 900V800Q400 730 860 796T1620 770V900Z', of('#0e1437', '#b98a58')),
        block(690, 668, 210, 130, of('#202b63', '#e0b078')),
        shape('M672 676L716 604H874L918 676Z', of(DEEP, '#6b4436')),
        block(850, 572, 28, 60, of(DEEP, '#94583a')),
        block(900, 706, 150, 92, of('#1a2455', '#a5663f')),
        shape('M894 712L930 662H1032L1058 712Z', of(BLACK, '#573326')),
        block(776, 726, 42, 72, of('#0c1231', '#3f6a78')),
        block(846, 704, 34, 40, of('#0c1231', '#5d3a2a')),
      ].join('');
    },
    cone(797, 704, 806, 96),
  ),
  block(716, 702, 36, 42, '#ffd794'),
  line('M734 702v42M716 723h36', '#6b4436', 3),
  `<circle cx="734" cy="722" r="70" fill="url(#halo)" opacity=".5"/>`,
  haze(797, 704, 800, 60),
  shape('M783 704q2 -14 14 -14q12 0 14 14z', BLACK),
].join('');

/** A frosty path with a kissing gate and a signpost; the torch shows the next few steps. */
export const path = [
  stars(97, 520),
  '<circle cx="1250" cy="190" r="46" fill="#e6eaff"/><circle cx="1250" cy="190" r="150" fill="#aab6ee" opacity=".2" filter="url(#mist)"/>',
  hills(44, 520, 160, '#33418a'),
  hills(49, 590, 80, '#222e6a'),
  ...[90, 190, 300, 1380, 1480].map((x, k) => pine(x, 650, 190 + (k % 3) * 60, '#111942')),
  lit((tone) => {
    const of = tint(tone);
    return [
      shape('M-20 900V620Q500 580 900 616T1620 600V900Z', of('#1a2455', '#6f7a4a')),
      // Tufts, white with frost.
      ...range(80).map((k) => {
        const x = (k * 197) % 1600;
        const y = 640 + ((k * 83) % 250);
        return line(
          `M${x} ${y}l-8 -20M${x + 5} ${y}v-26M${x + 10} ${y}l8 -18`,
          of('#33418a', '#dfe0b0'),
          3,
        );
      }),
      shape(
        'M560 900C640 800 760 760 800 700C820 670 800 640 776 612H812C850 644 890 680 872 720C850 790 1040 800 1120 900Z',
        of('#3a4a94', '#e7bd85'),
      ),
      ...range(9).map((k) =>
        line(`M${700 + k * 32} ${880 - (k % 3) * 30}q14 -6 28 0`, of('#2b387c', '#b58452'), 4),
      ),
      // The gate.
      ...[0, 1, 2, 3].map((k) => line(`M880 ${572 + k * 34}H1120`, of(BLACK, '#8a5a3c'), 10)),
      line('M884 560V700M1116 560V700M884 680L1116 568', of(BLACK, '#8a5a3c'), 12),
      line('M860 540V730M1150 530V730', of(BLACK, '#70452f'), 24),
      line('M1150 600H1620M1150 650H1620M1300 566V700M1450 566V700', of(BLACK, '#70452f'), 9),
      // The post, its one arm towards home.
      line('M640 730V470', of(BLACK, '#8a5a3c'), 20),
      shape('M520 470H676V520H520L488 495Z', of(DARK, '#fff0d2')),
      `<text x="598" y="506" font-family="Outfit" font-size="34" text-anchor="middle" fill="${of(HAZE, '#4a2a1e')}">Tarrow 2</text>`,
    ].join('');
  }, `<ellipse cx="820" cy="790" rx="330" ry="150" fill="#fff" filter="url(#mist)"/><ellipse cx="760" cy="590" rx="330" ry="150" fill="#fff" opacity=".75" filter="url(#mist)"/>`),
].join('');
