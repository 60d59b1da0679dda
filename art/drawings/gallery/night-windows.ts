/** One house front at night, and what everybody is doing. */
import { numberParam, repeat, stream } from '../kit.ts';
import { lift, sheet } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

const NIGHT = '#141a3f';

/** Scenes on 130 × 170, dark shapes before a lit wall. */
const SCENES: readonly string[] = [
  // a cat on the sill
  '<path d="M40 170C26 120 44 96 62 92L58 66L72 78H86L100 66L98 92C116 104 116 140 108 170Z"/><path d="M106 160C132 156 128 120 118 112" fill="none" stroke-width="9"/>',
  // reading under a lamp
  '<path d="M92 0V34M70 56A22 22 0 0 1 114 56Z" stroke-width="4"/><circle cx="44" cy="88" r="17"/><path d="M20 170C20 120 34 106 50 108C70 112 74 140 78 170Z"/><path d="M60 130L98 118V146L64 154Z"/>',
  // plants
  '<path d="M36 170L30 136H74L68 170ZM52 136C50 90 20 90 16 60C44 66 54 90 52 136C52 84 70 60 96 52C96 84 66 96 52 136ZM100 170V140H124V170ZM112 140C106 116 108 104 112 92C116 104 118 116 112 140Z"/>',
  // two at a table
  '<circle cx="30" cy="84" r="15"/><path d="M10 170C10 116 22 102 34 104C50 108 52 130 52 170Z"/><circle cx="102" cy="84" r="15"/><path d="M122 170C122 116 110 102 98 104C82 108 80 130 80 170Z"/><path d="M38 132H96V138H38ZM62 132L60 112H72L70 132Z"/>',
  // double bass
  '<circle cx="40" cy="56" r="16"/><path d="M18 170C14 110 24 76 42 76C62 78 66 120 64 170Z"/><path d="M86 30V96M86 96C66 96 72 116 76 122C60 134 60 166 86 168C112 166 112 134 96 122C100 116 106 96 86 96Z" stroke-width="6"/><path d="M54 92L84 84" stroke-width="9"/>',
  // curtains
  '<path d="M0 0H46C50 60 30 120 10 170H0ZM130 0H84C80 60 100 120 120 170H130Z" opacity=".75"/><path d="M65 0V26M51 40A14 14 0 0 1 79 40Z" stroke-width="4"/>',
  // someone paints a wall
  '<circle cx="84" cy="72" r="16"/><path d="M62 170C58 120 68 92 86 92C106 94 108 130 106 170Z"/><path d="M70 108L36 66" stroke-width="11"/><path d="M20 46H52V64H20Z"/><path d="M8 10H46V120H8Z" opacity=".28"/>',
  // television light, bookshelf
  '<path d="M0 40H130V46H0ZM0 96H130V102H0ZM8 10H18V40H8ZM22 4H30V40H22ZM36 14H48V40H36ZM60 8H68V40H60ZM92 12H104V40H92ZM12 66H24V96H12ZM40 60H48V96H40ZM52 70H66V96H52ZM84 64H92V96H84ZM98 58H110V96H98Z"/><path d="M20 170V136H104V170Z"/>',
];

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 23);
  const next = stream(seed);
  const lights = ['#ffd36b', '#ffb45a', '#ff8f6b', '#f7e7b4', '#8fd4d9', '#f49ab5'];
  let scene = 0;
  const windows = repeat(6 * 4, (k) => {
    const [x, y] = [70 + (k % 6) * 182, 52 + Math.floor(k / 6) * 218];
    const lit = ![1, 6, 10, 15, 17, 20].includes(k);
    const tone = lit ? (lights[Math.floor(next() * lights.length)] ?? '#ffd36b') : '#1e2757';
    const arched = Math.floor(k / 6) === 0;
    const frame = arched ? 'M0 65A65 65 0 0 1 130 65V170H0Z' : 'M0 0H130V170H0Z';
    const inner = lit
      ? `<g fill="${NIGHT}" stroke="${NIGHT}" stroke-width="0" stroke-linecap="round">${SCENES[scene++ % SCENES.length] ?? ''}</g>`
      : `<path d="M0 60L130 10V40L0 100Z" fill="#34407c" opacity=".6"/>`;
    const bars =
      lit && scene % 3 === 0
        ? ''
        : `<path d="M65 0V170M0 78H130" stroke="#2c3672" stroke-width="7"/>`;
    return `<g transform="translate(${x} ${y})">${lit ? `<path d="${frame}" fill="${tone}" opacity=".35" filter="url(#glow)"/>` : ''}<g filter="url(#lift)"><path d="${frame}" fill="${tone}" stroke="#36427f" stroke-width="16"/></g><clipPath id="w${k}"><path d="${frame}"/></clipPath><g clip-path="url(#w${k})">${inner}${bars}</g><path d="${frame}" fill="none" stroke="#2c3672" stroke-width="8"/><g filter="url(#lift)"><path d="M-22 168H152V188H-22Z" fill="#4553a0"/></g>${k % 5 === 2 ? `<path d="M6 168V146H124V168Z" fill="#c4503c"/>${repeat(9, (m) => `<circle cx="${14 + m * 13}" cy="${142 - (m % 2) * 9}" r="9" fill="${m % 3 === 0 ? '#ff8f6b' : '#3f8f6b'}"/>`)}` : ''}</g>`;
  });
  const bricks = repeat(
    220,
    () =>
      `<rect x="${Math.round(next() * 60) * 20}" y="${Math.round(next() * 45) * 20}" width="34" height="13" rx="2" fill="${next() < 0.5 ? '#1f2a62' : '#2f3a7c'}"/>`,
  );
  return sheet(
    seed,
    '#262f6b',
    `${lift('lift', 3, 7, 5, 0.5)}<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>`,
    `<g opacity=".7">${bricks}</g>${windows}<path d="M1172 0V900" stroke="#1a2150" stroke-width="16"/><path d="M1160 216h24v16h-24ZM1160 640h24v16h-24Z" fill="#1a2150"/>`,
  );
};

export default draw;
