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

/** Clouds of light along a band, uneven in width, and the dark lane that parts them. */
function milkyWay(): string {
  const next = stream(29);
  const cloud = (x: number, wide: number, tall: number, colour: string, opacity: number) =>
    `<ellipse cx="${x.toFixed(0)}" cy="${(250 + (next() - 0.5) * 70).toFixed(0)}" rx="${wide.toFixed(0)}" ry="${tall.toFixed(0)}" fill="${colour}" opacity="${opacity}"/>`;
  const glow = repeat(44, (k) =>
    cloud(-300 + k * 50, 90 + next() * 150, 36 + next() * 88, k % 3 ? '#8ea0f0' : '#c4b6f4', 0.13),
  );
  const core = repeat(26, () =>
    cloud(100 + next() * 1500, 60 + next() * 110, 18 + next() * 30, '#e6e8ff', 0.16),
  );
  const lane = repeat(20, (k) =>
    cloud(120 + k * 76, 60 + next() * 60, 8 + next() * 16, DEEP, 0.42),
  );
  return `<g transform="rotate(-27 800 250)" filter="url(#mist)">${glow}${core}</g><g transform="rotate(-27 800 250)" filter="url(#soft)">${lane}</g>`;
}

/** The Milky Way over a valley with one window lit. */
export const valley = [
  milkyWay(),
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

/** A path with a gate and a signpost, by the moon alone: bare earth is paler than grass. */
export const path = [
  stars(97, 520, 160),
  '<radialGradient id="moon"><stop offset=".12" stop-color="#c3ccff" stop-opacity=".62"/><stop offset=".45" stop-color="#8f9ee6" stop-opacity=".2"/><stop offset="1" stop-color="#8f9ee6" stop-opacity="0"/></radialGradient><circle cx="1250" cy="190" r="360" fill="url(#moon)"/><circle cx="1250" cy="190" r="46" fill="#eef0ff"/>',
  // Thin cloud, drawn across the moon.
  ...[
    [1130, 206, 300, 12],
    [1370, 172, 260, 9],
    [1010, 262, 340, 16],
  ].map(
    ([x = 0, y = 0, wide = 0, tall = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${tall}" fill="#8f9ee6" opacity=".34" filter="url(#soft)"/>`,
  ),
  hills(44, 520, 160, '#3a4a94'),
  hills(49, 590, 80, '#2a387e'),
  ...[90, 190, 300, 1380, 1480].map((x, k) => pine(x, 650, 190 + (k % 3) * 60, '#111942')),
  shape('M-20 900V620Q500 580 900 616T1620 600V900Z', '#1f2b66'),
  // Tufts, their tips to the moon.
  ...range(80).map((k) => {
    const x = (k * 197) % 1600;
    const y = 640 + ((k * 83) % 250);
    return line(`M${x} ${y}l-8 -20M${x + 5} ${y}v-26M${x + 10} ${y}l8 -18`, HAZE, 3);
  }),
  shape(
    'M560 900C640 800 760 760 800 700C820 670 800 640 776 612H812C850 644 890 680 872 720C850 790 1040 800 1120 900Z',
    '#a9b6f2',
  ),
  ...range(9).map((k) => line(`M${700 + k * 32} ${880 - (k % 3) * 30}q14 -6 28 0`, '#7c8bd6', 4)),
  // Shadows of the posts, away from the moon.
  line('M636 732L470 790M860 730L690 790M1150 730L990 786', '#141c4a', 14),
  // The gate, and the rim of light on it.
  ...[0, 1, 2, 3].map((k) => line(`M880 ${572 + k * 34}H1120`, BLACK, 10)),
  line('M884 560V700M1116 560V700M884 680L1116 568', BLACK, 12),
  line('M860 540V730M1150 530V730', BLACK, 24),
  line('M870 540V726M1160 530V726M890 560V696', '#8f9ee6', 4),
  line('M1150 600H1620M1150 650H1620M1300 566V700M1450 566V700', BLACK, 9),
  // The post, its one arm towards home.
  line('M640 730V470', BLACK, 20),
  line('M648 524V728', '#8f9ee6', 4),
  shape('M520 470H676V520H520L488 495Z', '#c9d2ff'),
  `<text x="598" y="506" font-family="Outfit" font-size="34" text-anchor="middle" fill="${DEEP}">Tarrow 2</text>`,
].join('');
