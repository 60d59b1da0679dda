/** Two rooms: a library that stays open, and a stage after everybody has gone. */
import { range } from '../kit.ts';
import { BLUES, GLOW, LAMP, SIDE, block, cone, line, pool, shape, stars } from './night.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

/** A table lamp with a hood, seen from the front. */
const tableLamp = (x: number, y: number, size: number) =>
  [
    cone(x, y - size * 0.62, y + 4, size * 0.95, 0.9),
    line(`M${x} ${y}v${-size * 0.8}`, BLACK, size * 0.07),
    line(`M${x - size * 0.22} ${y}h${size * 0.44}`, BLACK, size * 0.09),
    shape(
      `M${x - size * 0.42} ${y - size * 0.62}l${size * 0.2} ${-size * 0.34}h${size * 0.44}l${size * 0.2} ${size * 0.34}z`,
      LAMP,
    ),
    block(x - size * 0.42, y - size * 0.64, size * 0.84, size * 0.05, GLOW),
  ].join('');

/** Tall windows full of stars; the light stays on the tables. */
export const library = [
  block(0, 0, SIDE, SIDE, DEEP),
  ...[130, 286, 442].map(
    (x) =>
      `<svg x="${x}" y="70" width="148" height="330" viewBox="0 0 148 330"><clipPath id="w${x}"><path d="M0 330V74a74 74 0 0 1 148 0V330Z"/></clipPath><g clip-path="url(#w${x})"><rect width="148" height="330" fill="url(#sky)"/>${stars(x, 330, 110)}</g></svg>${line(`M${x + 74} 70V400M${x} 170H${x + 148}M${x} 280H${x + 148}`, DEEP, 6)}`,
  ),
  // Shelves to both sides.
  ...[-1, 1].flatMap((side) => {
    const edge = side < 0 ? 0 : 610;
    return [
      block(edge, 0, 110, 560, BLACK),
      ...range(7).flatMap((row) =>
        range(9).map((k) => {
          const height = 38 + ((k * 7 + row * 5) % 17);
          return block(
            edge + 6 + k * 11,
            60 + row * 72 - height,
            9,
            height,
            [DARK, MID, '#161d42', HAZE][(k + row * 3) % 4] ?? DARK,
          );
        }),
      ),
    ];
  }),
  block(0, 430, SIDE, 290, '#0d1330'),
  // Three rows of tables, the nearest in front.
  ...[
    [452, 0.55],
    [512, 0.78],
    [616, 1.15],
  ].flatMap(([y = 0, scale = 1]) => [
    pool(360, y, 330 * scale, 26 * scale, 0.55),
    ...[-1.5, -0.5, 0.5, 1.5].map((k) => pool(360 + k * 150 * scale, y, 66 * scale, 12 * scale)),
    shape(
      `M${360 - 310 * scale} ${y}H${360 + 310 * scale}L${360 + 330 * scale} ${y + 22 * scale}H${360 - 330 * scale}Z`,
      '#2a2145',
    ),
    ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
      pool(360 + k * 150 * scale, y + 8 * scale, 62 * scale, 10 * scale),
    ),
    block(360 - 330 * scale, y + 22 * scale, 660 * scale, 6 * scale, BLACK),
    ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
      tableLamp(360 + k * 150 * scale, y + 6 * scale, 64 * scale),
    ),
  ]),
  // One reader, from behind.
  shape('M276 720q-6 -104 44 -120q18 -6 18 -22h28q0 16 18 22q50 16 44 120z', BLACK),
  '<ellipse cx="352" cy="560" rx="29" ry="34" fill="#05070f"/>',
  shape('M322 552q-4 -40 30 -44q36 4 30 46q-30 -22 -60 -2z', DARK),
].join('');

/** The ghost light: one bulb on a stand, left burning for whoever comes first in the morning. */
export const stage = [
  block(0, 0, SIDE, SIDE, BLACK),
  block(0, 60, SIDE, 440, DEEP),
  `<ellipse cx="360" cy="340" rx="300" ry="270" fill="${LAMP}" opacity=".2" filter="url(#mist)"/>`,
  // Ropes and bars of the fly tower.
  ...range(7).map((k) => line(`M${150 + k * 70} 0V${120 + (k % 3) * 30}`, MID, 2)),
  ...[120, 180].map((y) => line(`M120 ${y}H600`, DARK, 6)),
  // The boards run to one point.
  shape('M60 500H660L780 640H-60Z', '#2b2242'),
  ...range(13).map((k) => line(`M${110 + k * 42} 500L${-90 + k * 75} 640`, '#171229', 2)),
  pool(360, 540, 330, 62, 0.95),
  // Curtains to both sides, and above.
  ...range(5).flatMap((k) =>
    [-1, 1].map((side) => {
      const x = 360 + side * (360 - k * 34);
      const inner = 360 + side * (318 - k * 34);
      return shape(
        `M${x} 0H${inner}Q${inner - side * 10} 320 ${inner + side * 8} ${590 - k * 10}H${x}Z`,
        ['#0a0e1e', '#1b1a44', '#11143a', '#252354', '#15183f'][k] ?? DARK,
      );
    }),
  ),
  ...range(9).map((k) => shape(`M${k * 80} 0h80v70q-40 44 -80 0z`, k % 2 ? '#1b1a44' : '#11143a')),
  // The light itself.
  '<ellipse cx="360" cy="548" rx="30" ry="7" fill="#05070f"/>',
  line('M360 546V330', BLACK, 6),
  `<circle cx="360" cy="306" r="90" fill="url(#pool)"/>`,
  '<circle cx="360" cy="308" r="17" fill="#fffaf0"/>',
  line('M346 330q-12 -36 14 -50q26 14 14 50M340 306h40M360 280v50', BLACK, 2.5),
  line('M345 332h30', BLACK, 6),
  // A chair somebody forgot, and its long shadow.
  `<path d="M498 560l120 62h-30l-108 -58z" fill="${BLACK}" opacity=".5"/>`,
  line('M470 452V560M512 470V564M470 512H512M470 462h4M470 486h6', BLACK, 5),
  // The house: row after row of seats.
  block(0, 640, SIDE, 80, BLACK),
  ...[0, 1].flatMap((row) =>
    range(12).map((k) =>
      shape(
        `M${k * 66 - 20 + row * 33} 720v${-56 + row * 22}q0 -22 22 -22h18q22 0 22 22v${56 - row * 22}z`,
        row ? DEEP : DARK,
      ),
    ),
  ),
].join('');
