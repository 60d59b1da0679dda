/** The hall of the page's film, as it is shared: what `Hall.tsx` of that home draws, with its marble. */
import type { Draw } from '../../workshop/types.ts';
import { page, svg } from '../kit.ts';

const INK = '#1b1038';
const NIGHT = '#3a149e';
const VIOLET = '#6a35ff';
const LILAC = '#b9a2ff';
const PINK = '#ff6bd6';
const PALE = '#ffd0f2';
const ICE = '#f3f0ff';

/** Where the floor begins. */
const FLOOR = 720;

const at = (x: number, y: number, drawing: string, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;

/** A visitor as games have them: a peg with a round head and a cap. */
const peg = (coat: string, cap = INK): string =>
  `<path d="M-36 0v-48a36 40 0 0 1 72 0V0z" fill="${coat}"/><circle cy="-104" r="33" fill="${ICE}"/><path d="M-33-104a33 33 0 0 1 66 0z" fill="${cap}"/><circle cx="-9" cy="-92" r="4.5" fill="${INK}"/><circle cx="11" cy="-92" r="4.5" fill="${INK}"/>`;

const pane = (x: number): string =>
  `<path d="M${x} ${FLOOR}V330a80 80 0 0 1 160 0V${FLOOR}z" fill="${NIGHT}"/><path d="M${x + 80} 246V${FLOOR}M${x} 470h160" stroke="${INK}" stroke-width="8"/>`;

/** A lamp under the roof, and its light on the floor. */
const lamp = (x: number, width: number): string =>
  `<path d="M${x} 0v66" stroke="${LILAC}" stroke-width="5"/><path d="M${x - 38} 102a38 38 0 0 1 76 0z" fill="${LILAC}"/><ellipse cx="${x}" cy="${FLOOR + 92}" rx="${width}" ry="54" fill="${PALE}"/>`;

/** Blocks on blocks, the topmost about to go. */
const tower = `<path d="M0 0h260v-130H0z" fill="${VIOLET}"/><path d="M0 0a260 130 0 0 1 260-130V0z" fill="${LILAC}"/><path d="M30-130a100 100 0 0 1 200 0z" fill="${ICE}"/><g transform="translate(66 -230)"><path d="M0 0h124v-124H0z" fill="${PINK}" transform="rotate(-9 62 0)"/><circle cx="54" cy="-60" r="30" fill="${INK}"/></g>`;

/** The great arch, with a striped run over its back. */
const arch = `<path d="M-300 0v-250a300 300 0 0 1 600 0V0H176v-250a176 176 0 0 0-352 0V0z" fill="${VIOLET}"/><path d="M-284-250a284 284 0 0 1 568 0" fill="none" stroke="${PINK}" stroke-width="22" stroke-dasharray="52 37.5"/><path d="M-300 0v-96h124V0zM176 0v-96h124V0z" fill="${LILAC}"/>`;

const seesaw = `<path d="M0-104 62 0H-62z" fill="${LILAC}"/><g transform="rotate(-8 0 -104)"><rect x="-225" y="-128" width="450" height="24" rx="12" fill="${ICE}"/>${at(-180, -128, peg(PINK), 0.82)}${at(180, -128, peg(VIOLET, PINK))}</g>`;

/** It waits below the arch for whoever pushes first. */
const marble = `<g transform="rotate(-28)"><circle r="100" fill="${PINK}"/><path d="M-87-50a100 100 0 0 1 34-35Q10-30 85-53a100 100 0 0 1 13 36Q-20 10-87-50zM-100-6Q0 76 99 16a100 100 0 0 1-15 39Q-10 100-91 41a100 100 0 0 1-9-47z" fill="${VIOLET}"/></g>`;

const draw: Draw = () => {
  const body = svg(
    1600,
    900,
    [
      `<path d="M0 0h1600v900H0z" fill="${INK}"/>`,
      ...[60, 290, 520, 920, 1150, 1380].map(pane),
      `<path d="M0 ${FLOOR}h1600v${900 - FLOOR}H0z" fill="${PINK}"/>`,
      lamp(250, 220),
      lamp(1350, 230),
      at(110, FLOOR + 36, tower),
      at(800, FLOOR + 20, arch),
      at(1330, FLOOR + 40, seesaw),
      at(800, FLOOR - 116, marble, 1.56),
      at(440, FLOOR + 74, peg(VIOLET), 1.15),
      at(530, FLOOR + 104, peg(INK, VIOLET), 0.85),
      at(1090, FLOOR + 96, peg(INK, VIOLET), 1.2),
      at(1178, FLOOR + 118, peg(LILAC), 0.78),
    ].join(''),
  );
  return page({
    width: 1600,
    height: 900,
    scale: 1.5,
    body,
  });
};

export default draw;
