import type { Draw } from '../../workshop/types.ts';
import { page, repeat, svg } from '../kit.ts';

const INK = '#1b1038';
const NIGHT = '#2a1763';
const VIOLET = '#6a35ff';
const LILAC = '#b9a2ff';
const PINK = '#ff6bd6';
const ICE = '#f3f0ff';

/** Where the floor begins. */
const FLOOR = 1080;

/** A lamp under the roof and the light that it throws on the floor. */
const lamp = (x: number, reach: number, tint: string): string =>
  `<path d="M${x - 34} 96L${x - reach} ${FLOOR}H${x + reach}L${x + 34} 96Z" fill="${tint}" opacity=".13"/><path d="M${x} 0V52" stroke="${LILAC}" stroke-width="6"/><path d="M${x - 46} 98a46 46 0 0 1 92 0z" fill="${LILAC}"/>`;

/** A visitor: a peg with a round head, as children's games have them, leaning by some degrees. */
const visitor = (x: number, y: number, size: number, coat: string, lean = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${size}) rotate(${lean})"><path d="M-34 0C-34-70-20-104 0-104S34-70 34 0Z" fill="${coat}"/><circle cy="-128" r="32" fill="${ICE}"/><path d="M-32-132a32 32 0 0 1 64 0c-20-12-44-12-64 0z" fill="${INK}"/></g>`;

/** The marble: stripes turned as it has rolled. */
const marble = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) rotate(28)"><clipPath id="marble"><circle r="${radius}"/></clipPath><g clip-path="url(#marble)"><circle r="${radius}" fill="${PINK}"/>${repeat(3, (k) => `<path d="M${-radius} ${-radius * 0.72 + k * radius * 0.62}Q0 ${-radius * 0.4 + k * radius * 0.62} ${radius} ${-radius * 0.72 + k * radius * 0.62}" fill="none" stroke="${INK}" stroke-width="${radius * 0.22}"/>`)}<circle cx="${-radius * 0.3}" cy="${-radius * 0.62}" r="${radius * 0.12}" fill="${ICE}"/></g></g>`;

/** The hall's far wall: tall windows at night. */
const windows = repeat(
  9,
  (k) =>
    `<path d="M${70 + k * 262} ${FLOOR}V470a80 80 0 0 1 160 0V${FLOOR}z" fill="${NIGHT}"/><path d="M${150 + k * 262} 390V${FLOOR}M${70 + k * 262} 700h160" stroke="${INK}" stroke-width="8"/>`,
);

/** The great arch with a run on its back, and the marble below it. */
const arch = `<path d="M640 ${FLOOR}V720a440 440 0 0 1 880 0V${FLOOR}H1330V720a250 250 0 0 0-500 0V${FLOOR}Z" fill="${VIOLET}"/><path d="M660 720a420 420 0 0 1 840 0" fill="none" stroke="${PINK}" stroke-width="26" stroke-dasharray="66 44"/><path d="M640 940h190v140H640zM1330 940h190v140h-190z" fill="${LILAC}"/>`;

const seesaw = `<path d="M1930 900l90 180h-180z" fill="${LILAC}"/><g transform="rotate(-9 1930 896)"><rect x="1610" y="880" width="640" height="34" rx="17" fill="${ICE}"/>${visitor(1670, 882, 1, PINK)}${visitor(2190, 882, 1.25, VIOLET)}</g>`;

const tower = `<path d="M120 ${FLOOR}h330V890H120z" fill="${PINK}"/><path d="M120 ${FLOOR}a330 190 0 0 1 330-190v190z" fill="${VIOLET}"/><path d="M150 890a135 135 0 0 1 270 0z" fill="${ICE}"/><g transform="rotate(11 290 660)"><path d="M205 595h160v160H205z" fill="${LILAC}"/><circle cx="285" cy="675" r="42" fill="${INK}"/></g>`;

/** A hall full of things to push, and the people who push them. */
const draw: Draw = () => {
  const body = svg(
    2400,
    1350,
    [
      `<rect width="2400" height="1350" fill="${INK}"/>`,
      windows,
      lamp(360, 420, ICE),
      lamp(1080, 520, PINK),
      lamp(1900, 470, ICE),
      `<rect y="${FLOOR}" width="2400" height="300" fill="${PINK}"/>`,
      tower,
      arch,
      seesaw,
      marble(1110, 892, 188),
      visitor(1390, FLOOR + 24, 1.05, INK, -14),
      visitor(1490, FLOOR + 34, 0.82, ICE, -9),
      visitor(560, FLOOR + 30, 1.1, VIOLET, 5),
      visitor(700, FLOOR + 62, 0.74, INK, -4),
      visitor(2290, FLOOR + 70, 1.2, INK, -6),
    ].join(''),
  );
  return page({
    width: 1200,
    height: 675,
    style: 'svg{display:block;width:1200px;height:675px}',
    body,
  });
};

export default draw;
