/** Platform 2 in the morning, with a bubble of 3.2 metres under its roof. Parameter `age`: seconds. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';
import type { Draw } from '../../../workshop/types.ts';
import { numberParam, repeat } from '../../kit.ts';
import { add, clamp, fractal, mix, over, painted, rgb, smoothstep } from '../../heroes/pixels.ts';
import { film } from '../../bubbles/film.ts';
import { INK, limb, person, type Arms } from './figures.ts';

const [WIDE, TALL] = [1500, 1120];

/** How much air there is above the scene's own zero. */
const AIR_ABOVE = 90;
const AIR = rgb('#e9e6ff');
const DAWN = rgb('#ffd9ea');
const SUN = rgb('#fff3c4');
const BLACK = rgb('#0b0818');

/** Where the floor lies, and how many units a metre is. */
const FLOOR = 880;
const METRE = 103;

/** A rib of the roof: nearer ones are larger, and darker. */
const rib = (size: number, colour: string, breadth: number): string => {
  const [x, y] = [750, 800];
  const [rx, ry] = [760 * size, 690 * size];
  const foot = y + (FLOOR + 30 - y) * size;
  return `<path d="M${x - rx} ${foot}V${y - ry * 0.18}A${rx} ${ry * 0.84} 0 0 1 ${x + rx} ${y - ry * 0.18}V${foot}" fill="none" stroke="${colour}" stroke-width="${breadth}"/>`;
};

const RIBS = [
  [0.4, '#b6a9e0', 8],
  [0.52, '#9d8dd0', 11],
  [0.68, '#7464b0', 15],
  [0.88, '#43357f', 21],
] as const;

const glazing = repeat(13, (k) => {
  const turn = Math.PI * (0.06 + (k / 12) * 0.88);
  const at = (size: number): string => {
    const [rx, ry] = [760 * size, 690 * size * 0.84];
    return `${(750 + rx * Math.cos(turn)).toFixed(0)} ${(800 - 690 * size * 0.18 - ry * Math.sin(turn)).toFixed(0)}`;
  };
  return `<path d="M${at(0.4)}L${at(0.88)}L${at(2.4)}" stroke="#6a5aa8" stroke-opacity=".5" stroke-width="5" fill="none"/>`;
});

const train = `<g transform="translate(1130 ${FLOOR + 34})"><path d="M-128 0V-262Q-126-344-40-350H84Q170-344 172-262V0Z" fill="${INK}"/><path d="M-96-180V-262Q-94-308-46-312H90Q138-308 140-262V-180Z" fill="#fff3c4"/><path d="M22-312V-180" stroke="${INK}" stroke-width="12"/><circle cx="-82" cy="-76" r="21" fill="#fff3c4"/><circle cx="126" cy="-76" r="21" fill="#fff3c4"/><rect x="-30" y="-152" width="104" height="42" rx="8" fill="#d6347f"/><text x="22" y="-121" text-anchor="middle" font-family="Outfit" font-weight="600" font-size="30" fill="#fff">9.14</text><path d="M-128-30H172V0H-128Z" fill="#0b0818"/></g>`;

/** Eleven minutes past nine. */
const clock = `<g transform="translate(446 452)"><path d="M0-238V-60" stroke="${INK}" stroke-width="8"/><circle r="62" fill="${INK}"/><circle r="50" fill="#fff3c4"/>${repeat(12, (k) => `<path d="M0-46V-39" stroke="${INK}" stroke-width="4" transform="rotate(${k * 30})"/>`)}<path d="M0 0V-25" stroke="${INK}" stroke-width="8" stroke-linecap="round" transform="rotate(275.500)"/><path d="M0 0V-36" stroke="${INK}" stroke-width="5.500" stroke-linecap="round" transform="rotate(66)"/></g>`;

const face = `@font-face{font-family:Outfit;font-weight:100 900;src:url("${pathToFileURL(fontFile('@fontsource-variable/outfit', 'outfit-latin-wght-normal.woff2')).href}")}`;

const draw: Draw = (params) => {
  const age = numberParam(params, 'age', 2);
  const share = clamp((age - 2) / 28);
  const r = (3.2 * METRE) / 2;
  const [cx, cy] = [760, 440 + 34 * share];
  const late: Arms = age > 25 ? 'up' : 'down';
  const wand = age < 10;
  const people = [
    person(150, FLOOR + 8, 172, late),
    person(242, FLOOR + 4, 150, age > 25 ? 'one' : 'down', 'skirt'),
    person(318, FLOOR + 10, 110, age > 10 ? 'up' : 'point', 'child'),
    person(440, FLOOR + 4, 176, age > 25 ? 'up' : 'down', 'coat', true),
    person(846, FLOOR + 8, 166, late === 'up' ? 'one' : 'down', 'skirt'),
    person(610, FLOOR + 6, 190, wand ? 'poles' : late),
  ].join('');
  const poles = wand
    ? `${limb(`M557 ${FLOOR - 180}L530 ${FLOOR - 330}`, 7)}${limb(`M667 ${FLOOR - 180}L720 ${FLOOR - 312}`, 7)}${limb(`M530 ${FLOOR - 330}Q610 ${FLOOR - 200} 720 ${FLOOR - 312}`, 4)}`
    : '';
  const inside = (x: number, y: number): readonly [number, number] => [
    (x * TALL - cx) / r,
    (y * TALL - AIR_ABOVE - cy) / r,
  ];
  const above = `<svg viewBox="0 ${-AIR_ABOVE} ${WIDE} ${TALL}">${clock}${train}<path d="M0 ${FLOOR}H984L1010 ${FLOOR + 34}H1500V1200H0Z" fill="${INK}"/><path d="M0 ${FLOOR}H984L989 ${FLOOR + 7}H0Z" fill="#6a5aa8"/> <g transform="translate(956 90)"><path d="M0 ${FLOOR - 84}V560" stroke="${INK}" stroke-width="12"/><rect x="-27" y="500" width="54" height="104" rx="27" fill="${INK}"/><circle cy="530" r="15" fill="#ff3b7f"/><circle cy="574" r="15" fill="#4a3a8f"/></g>${poles}${people}</svg>`;
  const behind = `<svg viewBox="0 ${-AIR_ABOVE} ${WIDE} ${TALL}">${glazing}${RIBS.map(([size, colour, breadth]) => rib(size, colour, breadth)).join('')}</svg>`;
  const drawing = painted(
    { width: WIDE, height: TALL, grid: 2 },
    (x, y, out) => {
      out.set(AIR);
      over(out, DAWN, 0.75 * smoothstep(0.2, 0.9, y));
      over(out, SUN, 0.6 * Math.exp(-3 * Math.hypot(x - 2 / 3, (y - 0.8) * 1.3)));
      const [u, v] = inside(x, y);
      const away = Math.hypot(u, v);
      if (away > 1) return;
      const facing = Math.sqrt(1 - Math.min(1, away) ** 2);
      const rim = (1 - facing) ** 1.7;
      const stir = fractal(u * 1.3 + 3, v * (1.4 + 2.4 * share) - 2, 3, 9) - 0.5;
      const thick = clamp((v + 1) / 2 + 0.05 * stir + 0.02 * Math.sin(u * 4));
      const calm = smoothstep(0, 0.5, share);
      const turns = mix(0.9, 0.2, share) + mix(1.4, 0.22, calm) * stir;
      const colour = film(
        turns + mix(0.7, mix(2.5, 1.1, clamp((share - 0.5) * 2)), share) * thick + 0.9 * rim,
      );
      over(out, colour, mix(mix(0.5, 0.62, 1 - share), 0.95, rim));
      // At the end a pale band comes down, and above it the film is black.
      const old = smoothstep(0.7, 1, share);
      over(
        out,
        [1, 1, 1],
        0.72 * old * smoothstep(0.2, 0.27, thick) * smoothstep(0.46, 0.3, thick),
      );
      over(out, BLACK, 0.86 * old * smoothstep(0.26, 0.2, thick));
      const gleam = Math.exp(-(((Math.hypot(u + 0.12, v + 0.1) - 0.72) / 0.05) ** 2));
      add(out, [1, 1, 1], 0.5 * gleam * smoothstep(0.2, 0.9, -(u + v) / 1.3));
      add(out, [1, 1, 1], 0.24 * gleam * smoothstep(0.5, 1, (u + v) / 1.3));
    },
    above,
  );
  // The roof stands behind the film, which tints it: it is multiplied into the painted picture.
  return {
    ...drawing,
    markup: drawing.markup
      .replace('</style>', `${face}</style>`)
      .replace('<svg', `${behind.replace('<svg', '<svg style="mix-blend-mode:multiply"')}<svg`),
  };
};

export default draw;
