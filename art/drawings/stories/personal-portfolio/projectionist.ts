/** The Last Projectionist: stills of the film, and its title. */
import { page, range, repeat, stream, svg, textParam } from '../../kit.ts';
import { box, disc, limb, limbs, pinch, standing } from '../../rushes/figures.ts';
import type { Draw } from '../../../workshop/types.ts';

const WIDTH = 1720;
const HEIGHT = 720;
const NIGHT = '#07080b';
const whole = `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse"`;

const DEFS = `<defs>
<radialGradient id="lens"><stop offset="0" stop-color="#fffaf0"/><stop offset=".5" stop-color="#ffe7bd"/><stop offset=".86" stop-color="#ffbf6b"/><stop offset="1" stop-color="#f09a3a"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#ffb454" stop-opacity=".75"/><stop offset=".4" stop-color="#d0762a" stop-opacity=".3"/><stop offset="1" stop-color="#c8641a" stop-opacity="0"/></radialGradient>
<radialGradient id="cool"><stop offset="0" stop-color="#9fe8e0" stop-opacity=".55"/><stop offset=".5" stop-color="#3a8f98" stop-opacity=".25"/><stop offset="1" stop-color="#0a2a33" stop-opacity="0"/></radialGradient>
<filter id="soft" ${whole}><feGaussianBlur stdDeviation="14"/></filter><filter id="wide" ${whole}><feGaussianBlur stdDeviation="44"/></filter>
<filter id="rim" ${whole}><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feComponentTransfer result="in"><feFuncA type="linear" slope="-1.4" intercept="1.04"/></feComponentTransfer><feFlood flood-color="#ffae4c"/><feComposite in2="in" operator="in"/><feComposite in2="SourceAlpha" operator="in"/></filter>
<radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient></defs>`;

const rimmed = (shapes: string, strength = 0.75) =>
  `<g fill="${NIGHT}">${shapes}</g><g filter="url(#rim)" opacity="${strength}">${shapes}</g>`;

function dust(x: number, y: number, spread: number, seed: number): string {
  const next = stream(seed);
  return `<g fill="#ffd79a">${repeat(110, () => {
    const [dx, dy] = [(next() - 0.5) * spread * 2, (next() - 0.5) * spread];
    return `<circle cx="${(x + dx).toFixed(0)}" cy="${(y + dy).toFixed(0)}" r="${(0.6 + next() * next() * 3).toFixed(1)}" opacity="${(0.12 + next() * 0.5).toFixed(2)}"/>`;
  })}</g>`;
}

/** His hand leads the strip into the gate. */
function threading(): string {
  const strip = repeat(
    9,
    (k) =>
      `<g transform="translate(806 ${-60 + k * 92})"><rect width="124" height="93" fill="#120a05"/><g fill="#ffd79a">${repeat(4, (h) => box(7, 9 + h * 23, 13, 11, 3) + box(104, 9 + h * 23, 13, 11, 3))}</g><rect x="28" y="6" width="68" height="80" fill="#b8541a"/><path d="M28 62Q50 ${50 - k} 96 58V86H28Z" fill="#5e230d"/><circle cx="${48 + k * 4}" cy="34" r="9" fill="#ffe2ad"/></g>`,
  );
  const machine = `${box(1120, -20, 700, 800)}${box(1020, 150, 130, 40, 6)}${box(1020, 520, 130, 40, 6)}<path d="M1120 240C1060 240 1030 300 1030 360S1060 480 1120 480Z"/>${disc([990, 170], 66)}${disc([990, 552], 66)}`;
  const teeth = [170, 552]
    .map(
      (y) =>
        `<g fill="none" stroke="#ffb454" stroke-opacity=".6"><circle cx="990" cy="${y}" r="64" stroke-width="5" stroke-dasharray="8 12"/><circle cx="990" cy="${y}" r="22" stroke-width="3"/></g>`,
    )
    .join('');
  const hand = `${pinch({ at: [790, 356], scale: 4.3, turn: 24 })}${limb([478, 494], [230, 800], 60, 112)}`;
  return `<circle cx="760" cy="330" r="820" fill="url(#halo)"/><circle cx="690" cy="320" r="270" fill="#ffb454" opacity=".8" filter="url(#wide)"/><circle cx="690" cy="320" r="238" fill="url(#lens)"/>${strip}${rimmed(machine, 0.6)}${teeth}${rimmed(hand)}${dust(640, 300, 500, 4)}`;
}

/** The house from its last row. */
function house(): string {
  const next = stream(12);
  const row = (y: number, size: number, step: number, heads: readonly number[], tone: string) =>
    `<g fill="${tone}">${range(Math.ceil(1900 / step))
      .map((seat) => {
        const x = seat * step - 60 + (next() - 0.5) * 2;
        return `<path d="M${x - step * 0.43} ${y + size * 3}V${y + size * 0.3}Q${x - step * 0.42} ${y} ${x - step * 0.26} ${y}H${x + step * 0.26}Q${x + step * 0.42} ${y} ${x + step * 0.43} ${y + size * 0.3}V${y + size * 3}Z"/>${heads.includes(seat) ? `${disc([x, y - size * 0.34], size * 0.3, size * 0.37)}<path d="M${x - size * 0.7} ${y + size * 0.4}C${x - size * 0.6} ${y - 4} ${x - size * 0.2} ${y + 4} ${x} ${y - size * 0.04}S${x + size * 0.6} ${y - 4} ${x + size * 0.7} ${y + size * 0.4}Z"/>` : ''}`;
      })
      .join('')}</g>`;
  const screen = box(430, 90, 860, 360, 4);
  const lamps = [150, 290, 1430, 1570]
    .map(
      (x) =>
        `<circle cx="${x}" cy="210" r="120" fill="url(#halo)" opacity=".8"/>${box(x - 7, 186, 14, 40, 6).replace('/>', ' fill="#ffcf8a"/>')}`,
    )
    .join('');
  return `<rect width="1720" height="720" fill="#0b1418"/><circle cx="860" cy="300" r="900" fill="url(#cool)"/><g fill="#d9f4ef" filter="url(#wide)" opacity=".7">${screen}</g><g fill="#e9faf6">${screen}</g>${lamps}<path d="M430 450H1290L1720 720H0Z" fill="#123039" opacity=".7"/>${row(446, 46, 84, [], '#0e2229')}${row(492, 62, 112, [6], '#0a171d')}${row(552, 86, 152, [], '#081015')}${row(630, 118, 208, [6], NIGHT)}`;
}

/** He locks up. */
function door(): string {
  const frame = `<path d="M1010 130H1262V600H1010Z" fill="#ffc46f"/>`;
  const walls = `<path d="M0 0H1720L1330 90H900Z" fill="#0d0a09"/><path d="M0 0L900 90V600L0 720Z" fill="#17100c"/><path d="M1720 0L1330 90V600L1720 720Z" fill="#120d0b"/><path d="M900 90H1330V600H900Z" fill="#241610"/><path d="M0 720L900 600H1330L1720 720Z" fill="#0c0908"/>`;
  const boards = `<g stroke="#ffb454" stroke-opacity=".13" stroke-width="3">${repeat(7, (k) => `<path d="M0 ${90 + k * 100}L900 ${165 + k * 66}"/>`)}</g>`;
  const posters = [
    [150, 190, 230],
    [480, 176, 180],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        `<path d="M${x} ${y}L${x + w} ${y + w * 0.09}V${y + w * 1.42}L${x} ${y + w * 1.6}Z" fill="#2a1a12" stroke="#ffb454" stroke-opacity=".25" stroke-width="4"/><circle cx="${x + w * 0.5}" cy="${y + w * 0.62}" r="${w * 0.24}" fill="#6d3d1a"/>`,
    )
    .join('');
  const man = `${standing(1120, 610, 400)}${limbs(
    [
      [1078, 430],
      [1052, 500],
    ],
    15,
    12,
  )}<path d="M1088 222C1086 196 1154 196 1152 222L1172 232H1086Z"/>`;
  const lantern = `<circle cx="1044" cy="560" r="190" fill="url(#halo)"/><path d="M1030 506Q1044 486 1058 506" fill="none" stroke="${NIGHT}" stroke-width="5"/><rect x="1022" y="508" width="44" height="60" rx="6" fill="#fff1d2" stroke="${NIGHT}" stroke-width="6"/>`;
  return `${walls}${boards}${posters}<circle cx="1136" cy="360" r="620" fill="url(#halo)" opacity=".9"/>${frame}<path d="M1010 600H1262L1480 720H760Z" fill="#ffb454" opacity=".55" filter="url(#soft)"/>${rimmed(man, 0.6)}${lantern}${dust(1130, 380, 420, 9)}`;
}

function title(): string {
  return `<circle cx="430" cy="360" r="820" fill="url(#halo)"/><g fill="none" stroke="#06070a"><circle cx="430" cy="360" r="290" stroke-width="56" opacity=".72"/><circle cx="430" cy="360" r="344" stroke-width="14" opacity=".5"/></g><circle cx="430" cy="360" r="258" fill="#ffb454" opacity=".8" filter="url(#soft)"/><circle cx="430" cy="360" r="246" fill="url(#lens)"/>${dust(620, 360, 620, 6)}
<g font-family="Instrument Serif" fill="#ffe9c4"><text x="838" y="330" font-size="158" letter-spacing="-3">The Last</text><text x="838" y="470" font-size="158" letter-spacing="-3">Projectionist</text></g><text x="846" y="556" font-family="JetBrains Mono" font-size="26" fill="#7ce0d6">A film by Juno Albrecht · 19 minutes · 2024</text>`;
}

const STILLS: Readonly<Record<string, () => string>> = { threading, house, door, title };

const draw: Draw = (params) => {
  const still = STILLS[textParam(params, 'still', 'title')];
  if (!still) throw new Error('no such still');
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Instrument Serif', 'JetBrains Mono'],
    body: svg(
      WIDTH,
      HEIGHT,
      `${DEFS}<rect width="${WIDTH}" height="${HEIGHT}" fill="#0a0b10"/>${still()}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>`,
    ),
  });
};

export default draw;
