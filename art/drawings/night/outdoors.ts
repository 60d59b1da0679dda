/** Four places under the open sky: a street, a footbridge, a pool, a railway halt. */
import { range, repeat, stream } from '../kit.ts';
import { BLUES, GLOW, LAMP, SIDE, block, cone, line, pool, post, shape, stars } from './night.ts';

const [BLACK, DEEP, DARK, MID, HAZE] = BLUES;

/** The houses of the street: left edge, width, height, and which of its windows are lit. */
const HOUSES: readonly (readonly [x: number, width: number, height: number, lit: string])[] = [
  [-10, 118, 232, '0010'],
  [108, 104, 268, '0000'],
  [212, 112, 226, '1000'],
  [396, 108, 254, '0001'],
  [504, 100, 222, '0100'],
  [604, 130, 262, '0000'],
];

const GROUND = 540;

function house([x, width, height, lit]: (typeof HOUSES)[number], index: number): string {
  const top = GROUND - height;
  const wall = index % 2 ? DARK : '#161d42';
  const windows = repeat(4, (k) => {
    const left = x + width * (k % 2 ? 0.6 : 0.18);
    const y = top + 70 + Math.floor(k / 2) * 76;
    const isLit = lit[k] === '1';
    return block(left, y, 24, 36, isLit ? LAMP : BLACK) + line(`M${left + 12} ${y}v36`, wall, 2);
  });
  return [
    shape(
      `M${x} ${GROUND}V${top + 40}L${x + width / 2} ${top}L${x + width} ${top + 40}V${GROUND}Z`,
      wall,
    ),
    shape(
      `M${x - 6} ${top + 44}L${x + width / 2} ${top - 8}L${x + width + 6} ${top + 44}V${top + 56}L${x + width / 2} ${top + 6}L${x - 6} ${top + 56}Z`,
      DEEP,
    ),
    block(x + width * 0.72, top - 14, 16, 44, DEEP),
    windows,
    block(x + width * 0.4, GROUND - 58, 26, 58, BLACK),
  ].join('');
}

/** A street of terraces with its clock tower, each lamp lighting its own piece of pavement. */
export const street = [
  stars(11, 330, 300),
  ...HOUSES.map(house),
  // The clock tower in the gap.
  shape('M336 540V236L360 196L384 236V540Z', MID),
  shape('M328 240L360 186L392 240Z', DEEP),
  '<circle cx="360" cy="286" r="17" fill="#fff1d6"/>',
  line('M360 286v-11M360 286l8 5', BLACK, 2.5),
  block(0, GROUND, SIDE, 190, '#0d1330'),
  shape('M0 566H720V720H0Z', DEEP),
  ...[90, 262, 468, 640].map((x) => pool(x + 26, 556, 104, 22)),
  ...[90, 262, 468, 640].map((x) => post(x, 560, 196)),
  // The wet road gives the light back.
  ...[116, 288, 494, 666].map(
    (x) =>
      `<path d="M${x - 26} 590H${x + 26}L${x + 40} 716H${x - 40}Z" fill="url(#fade)" opacity=".5" filter="url(#soft)"/>`,
  ),
  // Somebody goes home.
  shape('M408 552l6 -30q-4 -18 8 -22q12 4 8 22l6 30h-8l-6 -24l-6 24z', BLACK),
  '<circle cx="422" cy="492" r="8" fill="#05070f"/>',
].join('');

const hills = (seed: number, base: number, rise: number, colour: string) => {
  const next = stream(seed);
  const points = range(9).map((k) => `${k * 90} ${(base - next() * rise).toFixed(0)}`);
  return shape(`M0 ${SIDE}L${points.join('L')}V${SIDE}Z`, colour);
};

const pine = (x: number, ground: number, height: number, colour: string) =>
  shape(
    `M${x} ${ground - height}l${height * 0.16} ${height * 0.4}h${-height * 0.06}l${height * 0.14} ${height * 0.32}h${-height * 0.07}l${height * 0.12} ${height * 0.28}h${-height * 0.58}l${height * 0.12} ${-height * 0.28}h${-height * 0.07}l${height * 0.14} ${-height * 0.32}h${-height * 0.06}z`,
    colour,
  );

/** A footbridge with its light in the handrail, and the river below it. */
const DECK = 'M-10 430Q360 330 730 430';
export const bridge = [
  stars(23, 360, 300),
  hills(5, 400, 90, MID),
  hills(8, 430, 60, DARK),
  ...[30, 92, 150, 590, 640, 700].map((x, k) => pine(x, 452, 90 + (k % 3) * 34, DEEP)),
  block(0, 448, SIDE, 272, DEEP),
  // The deck, its posts, and the strip that lights the boards alone.
  `<g id="span">${line('M-10 462Q360 362 730 462', BLACK, 26)}${line('M-10 448Q360 348 730 448', GLOW, 5)}${line(DECK, BLACK, 7)}${repeat(
    15,
    (k) => {
      const x = 20 + k * 48.5;
      const t = (x + 10) / 740;
      const y = 430 - 200 * t * (1 - t);
      return line(`M${x.toFixed(1)} ${(y + 26).toFixed(1)}V${(y - 2).toFixed(1)}`, BLACK, 4);
    },
  )}</g>`,
  `<path d="M-10 448Q360 348 730 448" fill="none" stroke="${LAMP}" stroke-width="30" opacity=".28" filter="url(#mist)"/>`,
  shape('M120 470l-16 160h44l-8 -170z', BLACK),
  shape('M580 470l-8 160h44l-16 -170z', BLACK),
  // The river keeps the line, broken by its ripples.
  ...range(13)
    .map((k) => {
      const y = 520 + k * 14;
      const half = 300 - k * 17;
      const bend = 8 + k;
      return line(
        `M${360 - half} ${y}q${half} ${-bend} ${half * 2} 0`,
        k % 3 ? LAMP : HAZE,
        k % 3 ? 2.2 : 3,
      );
    })
    .map(
      (ripple, k) =>
        `<g opacity="${(0.75 - k * 0.05).toFixed(2)}" stroke-dasharray="${34 + k * 6} ${16 + k * 5}">${ripple.replace('<path', `<path stroke-dasharray="${34 + (k % 4) * 22} ${20 + k * 3}"`)}</g>`,
    ),
  shape('M336 354q-3 -34 10 -38q13 4 10 38z', BLACK),
  '<circle cx="346" cy="308" r="8" fill="#05070f"/>',
].join('');

/** A lido at night: the water is the lamp. */
export const lido = [
  stars(37, 300, 280),
  hills(3, 320, 70, DARK),
  block(0, 318, SIDE, 70, DEEP),
  // Changing huts.
  ...range(9).map((k) => {
    const x = 18 + k * 78;
    return (
      shape(`M${x} 372v-60l31 -24l31 24v60z`, k % 2 ? BLACK : DARK) +
      block(x + 20, 330, 22, 42, DEEP)
    );
  }),
  block(0, 372, SIDE, 348, '#0d1330'),
  '<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="#5d72e8"/><stop offset=".5" stop-color="#8fb0ff"/><stop offset="1" stop-color="#3c4fc4"/></linearGradient></defs>',
  `<path d="M196 404H524L700 690H20Z" fill="#7a8cff" opacity=".5" filter="url(#mist)"/>`,
  shape('M196 404H524L700 690H20Z', 'url(#water)'),
  // Lanes, and what the water does to them.
  ...[-2, -1, 0, 1, 2].map((k) =>
    line(`M${360 + k * 54} 408L${360 + k * 113} 686`, '#e8eeff', 2.5),
  ),
  ...range(16).map((k) => {
    const y = 424 + k * 17;
    const half = 158 + k * 9.4;
    return `<path d="M${360 - half + (k % 3) * 26} ${y}q${half / 3} ${k % 2 ? 9 : -9} ${half * 0.66} 0t${half * 0.66} 0" fill="none" stroke="#fff" stroke-width="1.6" opacity=".38"/>`;
  }),
  // One swimmer, a third of the way home.
  '<g><path d="M268 600q60 -44 120 -66" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M300 628q60 -44 112 -74" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/></g>',
  shape('M384 548q26 -30 58 -26l4 10q-26 4 -44 26z', DEEP),
  '<circle cx="412" cy="544" r="13" fill="#0a0e1e"/>',
  shape('M400 538a13 13 0 0 1 24 0z', GLOW),
  // The edge, and two hooded lamps at the steps.
  line('M196 404H524L700 690M196 404L20 690', '#dfe6ff', 4),
  pool(128, 420, 60, 12, 0.7),
  pool(592, 420, 60, 12, 0.7),
  cone(128, 350, 420, 34),
  cone(592, 350, 420, 34),
  ...[128, 592].map(
    (x) => line(`M${x} 420V350`, BLACK, 5) + shape(`M${x - 18} 352q18 -16 36 0z`, BLACK),
  ),
].join('');

/** A railway halt, its last train in. */
export const halt = [
  stars(41, 340, 300),
  hills(12, 350, 130, MID),
  hills(15, 400, 80, DARK),
  ...[40, 86, 668].map((x, k) => pine(x, 440, 110 + k * 20, DEEP)),
  block(0, 430, SIDE, 290, DEEP),
  // The train, its windows in one warm band.
  shape('M-10 330H452Q520 336 548 400L560 470H-10Z', BLACK),
  shape('M-10 330H452Q486 333 510 350H-10Z', MID),
  ...range(6).map((k) => block(8 + k * 70, 362, 54, 44, LAMP)),
  ...[1, 3, 4].map((k) => shape(`M${22 + k * 70} 406q0 -22 12 -24q12 2 12 24z`, BLACK)),
  shape('M446 360h40q30 8 42 44h-82z', HAZE),
  '<circle cx="540" cy="440" r="8" fill="#fff1d6"/>',
  `<path d="M540 432L760 480V560L540 450Z" fill="url(#cone)" opacity=".5" filter="url(#soft)"/>`,
  block(-10, 470, 568, 14, DEEP),
  ...range(4).map((k) => `<circle cx="${50 + k * 140}" cy="484" r="17" fill="#05070f"/>`),
  line('M0 502H720', HAZE, 3),
  line('M0 516H720', MID, 3),
  // The platform with its one shelter.
  block(0, 536, SIDE, 184, '#141b3e'),
  block(0, 536, SIDE, 8, HAZE),
  shape('M470 560V404H660V560H650V420H480V560Z', BLACK),
  shape('M452 406L472 384H662L680 406Z', BLACK),
  block(500, 406, 130, 5, GLOW),
  `<path d="M500 411H630L668 566H462Z" fill="url(#cone)" opacity=".75" filter="url(#soft)"/>`,
  pool(565, 562, 150, 20),
  block(500, 524, 120, 8, BLACK),
  ...[506, 610].map((x) => block(x, 530, 6, 30, BLACK)),
  // She has her bag packed.
  shape('M548 562l3 -52q-2 -26 14 -30q16 4 14 30l3 52h-12l-5 -34l-5 34z', DARK),
  '<circle cx="565" cy="468" r="11" fill="#121836"/>',
  block(588, 536, 24, 26, DEEP),
  line('M593 536q7 -12 14 0', DEEP, 3),
  pool(250, 566, 120, 16, 0.7),
  post(224, 570, 210),
].join('');
