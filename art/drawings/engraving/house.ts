import type { Draw } from '../../workshop/types.ts';
import { numberParam, page, range, repeat, textParam } from '../kit.ts';
import {
  balustrade,
  clock,
  column,
  lantern,
  railing,
  urn,
  walker,
  window,
  type Light,
} from './house-parts.ts';
import {
  block,
  edge,
  levels,
  mirrored,
  PAPER,
  path,
  shape,
  uprights,
  within,
  type Tone,
} from './ink.ts';

const AXIS = 1200;
const GROUND = 722;

/** Clouds, as places where the sky's lines lift off. */
function sky(): string {
  const tone: Tone = (x, y) => {
    const cloud =
      Math.sin(x / 210 + Math.sin(y / 34) * 0.9) +
      Math.sin(x / 93 - y / 41) * 0.6 +
      Math.sin(y / 22) * 0.5;
    const rising = Math.max(0, (y - 40) / 420);
    return (
      Math.max(0, Math.min(0.23, rising * 0.5) - Math.max(0, cloud - 0.15) * 0.2) *
      Math.min(1, (GROUND - y) / 160)
    );
  };
  return levels({ x: 0, y: 20, width: 2 * AXIS, height: GROUND - 20 }, 9, tone);
}

/** The left wing; the light says which of the two lies in the portico's shadow. */
function wing(inShadow: boolean, lit: boolean): string {
  const [x, width] = [150, 550];
  const wall: Tone = (px) => (inShadow && px > 520 + 40 ? 0.44 : 0.15);
  const courses = path(
    range(12)
      .map((k) => `M${x} ${352 + k * 24}h${width}`)
      .join(''),
    1,
  );
  const joints = path(
    range(12)
      .flatMap((row) =>
        range(11).map((k) => `M${x + 24 + k * 50 + (row % 2) * 25} ${352 + row * 24 - 22}v22`),
      )
      .join(''),
    0.9,
  );
  const places = range(4).map((k) => x + (width / 4) * (k + 0.5) - 4);
  const chimney = (at: number) =>
    `${block({ x: at, y: 196, width: 74, height: 80 }, 2)}${uprights({ x: at + 46, y: 206, width: 28, height: 70 }, 5, () => 0.5)}${block({ x: at - 5, y: 192, width: 84, height: 12 }, 2)}${repeat(3, (k) => block({ x: at + 8 + k * 22, y: 172, width: 13, height: 20 }, 2))}`;
  return [
    chimney(300),
    chimney(520),
    block({ x, y: 330, width, height: GROUND - 330 }, 2.4),
    levels({ x, y: 330, width, height: 300 }, 8, wall),
    courses,
    joints,
    ...places.map(
      (at) =>
        `${window({ x: at - 30, y: 408, width: 60, height: 158 }, lit)}${path(`M${at - 48} 386h96l-8 -14h-80z`, 2, PAPER)}`,
    ),
    block({ x: x - 6, y: 626, width: width + 12, height: 14 }, 2),
    levels({ x, y: 640, width, height: GROUND - 640 }, 9, wall),
    path(
      range(3)
        .map((k) => `M${x} ${661 + k * 21}h${width}`)
        .join(''),
      2.2,
    ),
    ...places.map((at) => window({ x: at - 26, y: 668, width: 52, height: 54 }, lit)),
    block({ x: x - 14, y: 312, width: width + 14, height: 18 }, 2.2),
    levels({ x: x - 14, y: 322, width: width + 14, height: 8 }, 4, () => 0.55),
    balustrade({ x: x - 6, y: 266, width: width - 40, height: 46 }),
    urn(x + 12, 312),
    urn(x + 190, 312),
    urn(x + 368, 312),
    railing(118, 596, GROUND + 4),
  ].join('');
}

/** What stands behind the columns: a dark wall with a door, and a window in the middle of each bay. */
function porch(light: Light): string {
  const lit = light === 'evening';
  const tone: Tone = (x, y) => {
    const sun = light === 'morning' ? x - 700 + (y - 352) * 0.5 : 1700 - x + (y - 352) * 0.5;
    const bay = (((sun % 136) + 136) % 136) / 136;
    return y > 452 && bay > 0.35 && bay < 0.62 && !lit ? 0.5 : 0.8;
  };
  const windows = range(7)
    .filter((k) => k !== 3)
    .map((k) => window({ x: 724 + 136 * (k + 0.5) - 21, y: 440, width: 42, height: 150 }, lit));
  return [
    block({ x: 690, y: 340, width: 1020, height: 322 }, 2),
    levels({ x: 690, y: 340, width: 1020, height: 322 }, 6, tone),
    ...windows,
    block({ x: AXIS - 37, y: 424, width: 74, height: 238 }, 2.4),
    block({ x: AXIS - 27, y: 436, width: 54, height: 226 }, 2),
    levels({ x: AXIS - 27, y: 436, width: 54, height: 44 }, 5, () => (lit ? 0.08 : 0.6)),
    uprights({ x: AXIS - 27, y: 484, width: 54, height: 178 }, 5, () => 0.62),
    path(
      `M${AXIS} 484v178M${AXIS - 20} 500h14v60h-14zM${AXIS + 6} 500h14v60h-14zM${AXIS - 20} 574h14v74h-14zM${AXIS + 6} 574h14v74h-14z`,
      2,
      'none',
    ).replaceAll('#12372a', PAPER),
  ].join('');
}

/** Beam, inscription and gable. */
function gable(light: Light): string {
  const [hour, minute] = light === 'morning' ? [9, 0] : [5, 30];
  const field = `M712 270L${AXIS} 178L1688 270Z`;
  const beam = (y: number, height: number, out = 0) =>
    block({ x: 680 - out, y, width: 1040 + 2 * out, height }, 2.2);
  const teeth = repeat(86, (k) =>
    block({ x: 690 + k * 11.9, y: 288, width: 6.4, height: 10 }, 1.2),
  );
  const shaded = light === 'morning' ? 1 : -1;
  return [
    beam(330, 22),
    path('M680 341h1040', 1.4),
    beam(298, 32),
    beam(282, 16, 12),
    levels({ x: 680, y: 298, width: 1040, height: 9 }, 4.5, () => 0.6),
    teeth,
    shape(
      [
        [656, 282],
        [AXIS, 150],
        [1744, 282],
      ],
      2.6,
    ),
    shape(
      [
        [684, 276],
        [AXIS, 168],
        [1716, 276],
      ],
      1.6,
    ),
    shape(
      [
        [712, 272],
        [AXIS, 179],
        [1688, 272],
      ],
      2,
    ),
    within(
      field,
      levels(
        { x: 700, y: 176, width: 1000, height: 98 },
        5,
        (x, y) =>
          0.42 +
          0.3 * Math.max(0, 1 - (y - 178 - Math.abs(x - AXIS) * 0.188) / 26) +
          (shaded * (x - AXIS)) / 5200,
      ),
    ),
    clock(AXIS, 231, 30, hour, minute),
    path(`M${AXIS - 12} 150q12 -30 24 0z`, 2.4, PAPER),
    `<text x="${AXIS}" y="324" text-anchor="middle" font-family="Instrument Serif" font-size="29" letter-spacing="17" fill="#12372a">THRELKELD &amp; VANE · MDCCCLXXI</text>`,
  ].join('');
}

/** Four steps between two blocks, each step with an edge. */
function steps(): string {
  const rows = range(4).map((k) => {
    const out = k * 15;
    const y = 662 + k * 15;
    return `${block({ x: 676 - out, y, width: 1048 + 2 * out, height: 15 }, 2)}${levels({ x: 676 - out, y: y + 5, width: 1048 + 2 * out, height: 9 }, 4.5, () => 0.34 + k * 0.04)}`;
  });
  return rows.join('');
}

function pavement(light: Light): string {
  const tone: Tone = (x, y) => {
    const depth = (y - GROUND) / 38;
    return Math.max(0, 0.5 - depth * 0.3 + 0.14 * Math.sin(x / 37 + y * 2.3));
  };
  const away = light === 'morning' ? 1 : -1;
  const shadow = (x: number) =>
    shape(
      [
        [x - 12, GROUND + 14],
        [x + 12, GROUND + 14],
        [x + 90 * away + 14, GROUND + 24],
        [x + 90 * away - 14, GROUND + 24],
      ],
      0.5,
      '#12372a',
    );
  const people =
    light === 'morning'
      ? shadow(470) +
        shadow(1880) +
        walker(470, GROUND + 18, 1, 'umbrella') +
        walker(1880, GROUND + 18, -1, 'case')
      : shadow(1960) +
        shadow(2026) +
        shadow(392) +
        walker(1960, GROUND + 18, 1, 'case') +
        walker(2026, GROUND + 18, 1, 'umbrella') +
        walker(392, GROUND + 18, -1, 'case');
  return `${block({ x: 0, y: GROUND, width: 2 * AXIS, height: 80 })}${levels({ x: 0, y: GROUND, width: 2 * AXIS, height: 38 }, 6.4, tone)}${path(`M0 ${GROUND}H${2 * AXIS}`, 3)}${people}`;
}

/**
 * The firm's house in one ink, at one of two hours: the clock, the shadows, the windows and the people
 * say which.
 *
 * Parameters: `light` (morning, evening), `from` and `above` (the view's left edge, and how much sky
 * lies above the plate), `width`, `height` (of the view).
 */
const draw: Draw = (params) => {
  const light: Light = textParam(params, 'light', 'morning') === 'evening' ? 'evening' : 'morning';
  const [width, height] = [numberParam(params, 'width', 2400), numberParam(params, 'height', 760)];
  const view = `${numberParam(params, 'from', 0)} ${-numberParam(params, 'above', 0)} ${width} ${height}`;
  const lit = light === 'evening';
  const content = [
    sky(),
    wing(lit, lit),
    mirrored(AXIS, wing(!lit, lit)),
    porch(light),
    ...range(8).map((k) => column(724 + 136 * k, light)),
    gable(light),
    steps(),
    pavement(light),
    lantern(604, GROUND + 6, lit),
    lantern(1796, GROUND + 6, lit),
    block({ x: 0, y: 760, width: 2400, height: 300 }),
  ].join('');
  return page({
    width,
    height,
    families: ['Instrument Serif'],
    scale: 1,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><rect x="-200" y="-900" width="2800" height="2200" fill="${PAPER}"/>${within(edge({ x: 0, y: -900, width: 2400, height: 2000 }), content)}</svg>`,
  });
};

export default draw;
