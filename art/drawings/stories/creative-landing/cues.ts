/** Seren's cue sheet for the bell, with what Owain wrote on it. */
import type { Draw } from '../../../workshop/types.ts';
import { range } from '../../kit.ts';
import { board } from '../../flat-works/studio.ts';
import { INK } from './figures.ts';

const PINK = '#d6347f';

/** Seconds from the note to a place on the sheet. */
const at = (second: number): number => 1046 + second * 10.6;

const BAR = 4;
const NOTE_BAR = 215;

const ROWS = [
  ['Fog', 268],
  ['Film', 378],
  ['Ama’s hand', 488],
  ['Orchestra', 612],
  ['Soprano', 740],
] as const;

const draw: Draw = () => {
  const bars = range(20)
    .map((k) => {
      const bar = NOTE_BAR - 19 + k;
      const x = at((bar - NOTE_BAR) * BAR);
      const named = (NOTE_BAR - bar) % 4 === 0;
      return `<path d="M${x} 214V806" stroke="#b9aef0" stroke-opacity="${named ? 0.9 : 0.4}" stroke-width="1.4"/>${named && bar < NOTE_BAR ? `<text x="${x}" y="196" text-anchor="middle" font-size="22" font-weight="500">${bar}</text>` : ''}`;
    })
    .join('');
  const labels = ROWS.map(
    ([name, y]) => `<text x="48" y="${y + 8}" font-size="25" font-weight="600">${name}</text>`,
  ).join('');
  const stave = (y: number): string =>
    range(5)
      .map(
        (k) =>
          `<path d="M${at(-79)} ${y - 24 + k * 12}H${at(1.5)}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.4"/>`,
      )
      .join('');
  const note = (x: number, y: number, long = false): string =>
    `<g fill="${long ? 'none' : INK}" stroke="${INK}"><ellipse cx="${x}" cy="${y}" rx="8.500" ry="6.500" transform="rotate(-20 ${x} ${y})" stroke-width="${long ? 3 : 1}"/><path d="M${x + 8} ${y - 3}V${y - 40}" stroke-width="2.400" fill="none"/></g>`;
  const orchestra = range(39)
    .map((k) =>
      note(at(-77 + k * 2), 612 + ([18, 6, 12, 0, 6, -6][k % 6] ?? 0) + (k > 30 ? -6 : 0)),
    )
    .join('');
  const tune = [
    [-34, 18],
    [-30, 6],
    [-28, 12],
    [-24, 0],
    [-20, 6],
    [-16, -6],
    [-14, 0],
    [-12, -12],
    [-8, -6],
    [-6, -18],
    [-4, -12],
    [-2.4, -24],
  ] as const;
  const soprano = tune.map(([second, y], k) => note(at(second), 740 + y, k % 3 === 0)).join('');
  const highC = `<path d="M${at(0) - 15} 692H${at(0) + 15}M${at(0) - 15} 704H${at(0) + 15}" stroke="${INK}" stroke-width="2"/><ellipse cx="${at(0)}" cy="692" rx="10" ry="7.500" fill="${PINK}" transform="rotate(-20 ${at(0)} 692)"/>`;
  const black = at(-3.4);
  const hand = `<path d="M${at(-79)} 510H${black}V462H${at(0)}" fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><g transform="translate(${black - 26} 452)" fill="${INK}"><path d="M-11 34V6L-19-8Q-21-15-15-15L-8-6V-28Q-4-33-1-28V-32Q3-37 6-31V-27Q10-32 13-26V6L9 34Z"/></g>`;
  const scribble = (x: number, y: number, words: string, turn = -3): string =>
    `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" font-family="Fraunces" font-weight="600" font-size="29" fill="${PINK}" stroke="#fbfaff" stroke-width="9" paint-order="stroke" stroke-linejoin="round" style="font-variation-settings:'SOFT' 100">${words}</text>`;
  const sheet = `<svg width="1200" height="900" viewBox="0 0 1200 900" font-family="Outfit" fill="${INK}"><defs><linearGradient id="fog"><stop stop-color="#cfc6f7" stop-opacity="0"/><stop offset=".5" stop-color="#cfc6f7"/><stop offset="1" stop-color="#b9aef0"/></linearGradient><linearGradient id="film" gradientUnits="userSpaceOnUse" x1="${at(-75)}" x2="${at(0)}" y1="0" y2="0"><stop stop-color="#8dffd8"/><stop offset=".16" stop-color="#ff8ad0"/><stop offset=".3" stop-color="#8df0ff"/><stop offset=".44" stop-color="#c58dff"/><stop offset=".58" stop-color="#ffd27a"/><stop offset=".72" stop-color="#ff9ad8"/><stop offset=".84" stop-color="#ffe9a8"/><stop offset=".94" stop-color="#ffffff"/></linearGradient></defs><rect width="1200" height="900" fill="#e9e6ff"/><rect x="20" y="24" width="1160" height="856" fill="#1b1533" opacity=".12"/><rect x="16" y="16" width="1160" height="856" fill="#fbfaff"/>
<text x="48" y="78" font-size="38" font-weight="600" letter-spacing="-.6">The Drowned Bell, act two</text><text x="48" y="116" font-size="23" font-weight="400">Bars 196 to 215. One bar is four seconds. The cue is the film, never the clock.</text><text x="48" y="196" font-size="22" font-weight="500">Bar</text>${bars}${labels}
<rect x="${at(-75)}" y="244" width="${at(0) - at(-75)}" height="42" rx="21" fill="url(#fog)"/><text x="${at(-72)}" y="273" font-size="21" font-weight="500">fill, 40 s</text><text x="${at(-33)}" y="273" font-size="21" font-weight="500">12 degrees, still</text>
<rect x="${at(-75)}" y="352" width="${at(0) - at(-75)}" height="48" rx="24" fill="url(#film)" stroke="${INK}" stroke-width="2.400"/><path d="M${black} 352H${at(0) - 24}A24 24 0 0 1 ${at(0) - 24} 400H${black}Z" fill="${INK}"/><path d="M${at(-35)} 342V410" stroke="${INK}" stroke-width="3"/><text x="${at(-35) + 10}" y="338" font-size="21" font-weight="500">closed, 0.6 m</text><text x="${black - 10}" y="338" text-anchor="end" font-size="21" font-weight="500">first black, 3.4 s</text>
${hand}${stave(612)}${orchestra}${stave(740)}${soprano}${highC}<path d="M${at(0)} 172V822" stroke="${PINK}" stroke-width="4"/><text x="${at(0)}" y="158" text-anchor="middle" font-size="25" font-weight="600">215, high C</text>
${scribble(at(-66), 448, 'lie down on the bridge, tube in')}${scribble(at(-60), 690, 'lovely bit, this. Don’t hum!', -2)}${scribble(at(-31), 562, 'hold it, hold it', -4)}${scribble(at(0) + 14, 392, 'Pop!', -6)}${scribble(at(-58), 842, 'then stay up here and clap with your feet', -1)}</svg>`;
  return board(['Outfit', 'Fraunces'], '', sheet);
};

export default draw;
