/** Six swimmers in cobalt water, from above: caps, wakes and a net of light. */
import { numberParam, repeat } from '../kit.ts';
import { lift, sheet } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

/** A swimmer in front crawl, head to the right, on about 240 × 120. */
function swimmer(
  x: number,
  y: number,
  turn: number,
  scale: number,
  skin: string,
  suit: string,
  cap: string,
  flip: 1 | -1,
): string {
  const wake = repeat(
    2,
    (k) =>
      `<path d="M${-70 - k * 74} ${-16 - k * 18}Q${-150 - k * 80} ${-40 - k * 26} ${-200 - k * 60} ${-34 - k * 40}M${-70 - k * 74} ${16 + k * 18}Q${-150 - k * 80} ${40 + k * 26} ${-200 - k * 60} ${34 + k * 40}" fill="none" stroke="#d5ecff" stroke-width="${9 - k * 2.2}" stroke-linecap="round" opacity="${0.85 - k * 0.2}"/>`,
  );
  const foam = `<path d="M-150 -22q-26 -12 -44 2t-40 4q14 14 40 12t44 -4ZM-150 24q-26 14 -48 0t-36 4q14 -16 38 -14t46 0Z" fill="#eef8ff"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * flip})">${wake}<g filter="url(#drop)"><path d="M-66 -10L-160 -20M-66 10L-150 24" stroke="${skin}" stroke-width="21" stroke-linecap="round"/><path d="M26 -26Q70 -66 128 -52" stroke="${skin}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M20 28Q-20 66 -66 60" stroke="${skin}" stroke-width="19" stroke-linecap="round" fill="none"/><path d="M44 -32C60 -14 60 14 44 32C10 36 -40 24 -84 20C-92 8 -92 -8 -84 -20C-40 -24 10 -36 44 -32Z" fill="${skin}"/><path d="M-4 -30C4 -10 4 10 -4 30C-40 26 -66 22 -84 20C-92 8 -92 -8 -84 -20C-66 -22 -40 -26 -4 -30Z" fill="${suit}"/></g><g filter="url(#drop)"><circle cx="74" cy="0" r="27" fill="${cap}"/></g><path d="M60 -14A20 20 0 0 1 82 -18" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>${foam}<path d="M128 -52q22 -6 34 6M132 -66q24 -8 40 2" fill="none" stroke="#eef8ff" stroke-width="6" stroke-linecap="round"/></g>`;
}

/** Light on the ground of a pool: thin bright lines where smooth noise changes sign. */
function caustics(id: string, seed: number, colour: string, width: number): string {
  const net = (channel: string, result: string): string =>
    `<feColorMatrix in="noise" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${channel} 0 0 ${(1.1 + width * 0.1).toFixed(2)}" result="${result}"/>`;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".0075 .0115" numOctaves="1" seed="${seed}" result="noise"/>${net('-15 0', 'one')}${net('0 -15', 'two')}<feMerge result="lines"><feMergeNode in="one"/><feMergeNode in="two"/></feMerge><feFlood flood-color="${colour}"/><feComposite in2="lines" operator="in"/></filter>`;
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 11);
  return sheet(
    seed,
    '#1238b8',
    `${lift('drop', 16, 26, 12, 0.42)}${caustics('light', seed, '#8cc8ff', 0)}${caustics('caustics', seed, '#06145e', 3)}<linearGradient id="deep" gradientUnits="userSpaceOnUse" x2="1200" y2="900"><stop offset="0" stop-color="#2f6df0"/><stop offset=".5" stop-color="#1742cf"/><stop offset="1" stop-color="#0b2390"/></linearGradient>`,
    [
      '<rect width="1200" height="900" fill="url(#deep)"/>',
      '<rect width="1200" height="900" filter="url(#caustics)" opacity=".34" transform="translate(10 16)" style="mix-blend-mode:multiply"/>',
      '<rect width="1200" height="900" filter="url(#light)" opacity=".7"/>',
      swimmer(330, 190, -14, 1.0, '#f0b38c', '#ff5a36', '#ffd23f', 1),
      swimmer(820, 250, -14, 1.06, '#8a4f35', '#fff3dc', '#ff5a36', -1),
      swimmer(560, 452, -14, 1.14, '#c98458', '#ffd23f', '#fff3dc', 1),
      swimmer(1030, 500, -14, 1.0, '#f3c3a0', '#0c1550', '#ff9ec0', 1),
      swimmer(280, 660, -14, 1.08, '#5d3526', '#ff9ec0', '#ffd23f', -1),
      swimmer(760, 740, -14, 1.04, '#f0b38c', '#ff5a36', '#fff3dc', -1),
    ].join(''),
  );
};

export default draw;
