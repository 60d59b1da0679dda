/** A section through platform 2, twice: as Seren measured it, and as Owain tells it. Parameter `by`. */
import type { Draw } from '../../../workshop/types.ts';
import { range, repeat, stream, textParam } from '../../kit.ts';
import { board } from '../../flat-works/studio.ts';
import { INK } from './figures.ts';

const FLOOR = 756;
const METRE = 84;
const BUBBLE = { x: 470, y: FLOOR - 4.1 * METRE, r: 1.6 * METRE } as const;
const PINK = '#d6347f';

const roof = (colour: string, width: number): string =>
  [0, 14]
    .map(
      (off) =>
        `<path d="M${90 + off} ${FLOOR}V${FLOOR - 300}A510 ${6.8 * METRE - 300 - off} 0 0 1 ${1110 - off} ${FLOOR - 300}V${FLOOR}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    )
    .join('');

/** A dimension: a line with a stroke across each end, and its number. */
function dimension(x1: number, y1: number, x2: number, y2: number, words: string): string {
  const level = y1 === y2;
  const ticks = [
    [x1, y1],
    [x2, y2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 7} ${y + 7}L${x + 7} ${y - 7}" stroke="${INK}" stroke-width="2.4"/>`,
    )
    .join('');
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const text = level
    ? `<text x="${mx}" y="${my - 12}" text-anchor="middle">${words}</text>`
    : `<text transform="translate(${mx - 12} ${my}) rotate(-90)" text-anchor="middle">${words}</text>`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${INK}" stroke-width="1.6"/>${ticks}<g font-family="Outfit" font-weight="500" font-size="26" fill="${INK}">${text}</g>`;
}

const frontOfTrain = (x: number, colour: string, fill: string): string =>
  `<g transform="translate(${x} ${FLOOR})" fill="${fill}" stroke="${colour}" stroke-width="3"><path d="M0 0V-210Q2-270 62-274H168Q228-270 230-210V0Z"/><path d="M24-130V-204Q26-240 66-242H164Q204-240 206-204V-130Z" fill="none"/><path d="M115-242V-130M24-40H206" fill="none"/><circle cx="40" cy="-72" r="15" fill="none"/><circle cx="190" cy="-72" r="15" fill="none"/></g>`;

function measured(): string {
  const grid = repeat(
    15,
    (k) =>
      `<path d="M${k * METRE + 12} 40V860M0 ${FLOOR - k * METRE + 3 * METRE}H1200" stroke="#b9aef0" stroke-opacity=".42" stroke-width="1"/>`,
  );
  const { x, y, r } = BUBBLE;
  const person = (px: number, tall: number): string =>
    `<g transform="translate(${px} ${FLOOR}) scale(${tall / 100})" fill="none" stroke="${INK}" stroke-width="2.2"><circle cy="-91" r="9"/><path d="M-13 0V-44L-16-70Q-14-80 0-80Q14-80 16-70L13-44V0M0 0V-40"/></g>`;
  return `<svg width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="#f6f4ff"/>${grid}${roof(INK, 2.4)}<path d="M0 ${FLOOR}H690L712 ${FLOOR + 26}H1200" fill="none" stroke="${INK}" stroke-width="3.4"/>${range(
    24,
  )
    .map(
      (k) =>
        `<path d="M${k * 29} ${FLOOR + 30}l22 -26" stroke="${INK}" stroke-width="1.2" opacity=".6"/>`,
    )
    .join(
      '',
    )}<circle cx="${x}" cy="${y}" r="${r}" fill="#e9e6ff" stroke="${INK}" stroke-width="3"/><path d="M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}" stroke="${INK}" stroke-width="1.4" stroke-dasharray="14 5 3 5"/><path d="M${x - r * 0.6} ${y - r * 0.8}A${r} ${r} 0 0 1 ${x + r * 0.6} ${y - r * 0.8}Z" fill="${INK}" opacity=".86"/>
${frontOfTrain(848, INK, '#f6f4ff')}<g fill="none" stroke="${INK}" stroke-width="2.4"><path d="M760 ${FLOOR + 26}V560"/><rect x="742" y="500" width="36" height="72" rx="18" fill="#f6f4ff"/></g><circle cx="760" cy="522" r="10" fill="#ff3b7f"/><circle cx="760" cy="550" r="10" fill="none" stroke="${INK}" stroke-width="2"/>${person(300, 148)}${person(216, 142)}${person(640, 144)}
${dimension(x - r, y + r + 40, x + r, y + r + 40, '3.2 m')}${dimension(60, FLOOR, 60, FLOOR - 6.8 * METRE, '6.8 m')}${dimension(x + r, y, x + r + 4 * METRE - 94, y, '4.0 m')}
<path d="M${x + r + 4 * METRE - 94} ${y - 20}V${FLOOR - 200}" stroke="${INK}" stroke-width="1.2" stroke-dasharray="5 6"/>
<g font-family="Outfit" fill="${INK}"><text x="48" y="62" font-size="30" font-weight="600">Platform 2, section at the third rib</text><text x="48" y="96" font-size="22" font-weight="400">1 : 70. Film closed at 9.11.04, gone at 9.11.35.</text><text x="500" y="${y - r - 22}" font-size="22" font-weight="400">black from 29 s</text><text x="872" y="832" font-size="22" font-weight="400">84 % humidity, no draught</text><text x="48" y="832" font-size="22" font-weight="400">S. P.</text></g></svg>`;
}

/** A bubble with a pink rim and a gleam. */
const bubble = (x: number, y: number, r: number, inside = ''): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="url(#film)" fill-opacity=".55" stroke="${PINK}" stroke-width="4"/>${inside}<path d="M${-r * 0.72} ${-r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 0.2} ${-r * 0.72}" fill="none" stroke="#fff" stroke-width="${Math.max(4, r * 0.07)}" stroke-linecap="round"/></g>`;

function told(): string {
  const next = stream(12);
  const notes = repeat(9, () => {
    const [x, y, turn] = [150 + next() * 520, 190 + next() * 330, next() * 40 - 20];
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" fill="${PINK}"><ellipse rx="10" ry="8" transform="rotate(-18)"/><path d="M8-3V-44Q24-36 22-18" fill="none" stroke="${PINK}" stroke-width="4"/></g>`;
  });
  const player = (kind: 'tuba' | 'trombone' | 'drum'): string => {
    const body = `<circle cy="-16" r="11" fill="${PINK}"/><path d="M-13-28H13V-34H7V-44H-7V-34H-13Z" fill="${PINK}"/><path d="M-14 36V4Q-12-6 0-6Q12-6 14 4V36Z" fill="${PINK}"/>`;
    const horn = {
      tuba: `<path d="M4 8Q30 8 30-12V-26M16-44H46L34-24H27Z" fill="none" stroke="${INK}" stroke-width="5"/>`,
      trombone: `<path d="M8-10H64M20 0H58Q64 0 64-10M8-10L-4-12M64-22L78-30V10L64 2Z" fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
      drum: `<circle cx="24" cy="16" r="24" fill="#fff" stroke="${INK}" stroke-width="5"/><path d="M10-4L36-20" stroke="${INK}" stroke-width="5"/>`,
    }[kind];
    return `<g transform="scale(1.1)">${body}${horn}</g>`;
  };
  const [x, y, r] = [963, FLOOR - 274 - 112, 150];
  return `<svg width="1200" height="900" viewBox="0 0 1200 900"><defs><linearGradient id="film" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffd0ee"/><stop offset=".4" stop-color="#c9fff0"/><stop offset=".7" stop-color="#e3d0ff"/><stop offset="1" stop-color="#fff3c4"/></linearGradient><filter id="wob"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter></defs><rect width="1200" height="900" fill="#fff1f8"/><g filter="url(#wob)">${roof(PINK, 5)}<path d="M0 ${FLOOR}H690L712 ${FLOOR + 26}H1200" fill="none" stroke="${PINK}" stroke-width="7"/>
${frontOfTrain(848, PINK, '#ffd9ea')}<path d="M898 ${FLOOR - 100}Q963 ${FLOOR - 56} 1028 ${FLOOR - 100}" fill="none" stroke="${PINK}" stroke-width="6" stroke-linecap="round"/><circle cx="922" cy="${FLOOR - 180}" r="11" fill="${PINK}"/><circle cx="1006" cy="${FLOOR - 180}" r="11" fill="${PINK}"/></g>
${bubble(x, y, r)}<g filter="url(#wob)"><ellipse cx="${x}" cy="${y + 112}" rx="168" ry="24" fill="none" stroke="${PINK}" stroke-width="7"/><path d="M${x + 96} ${y + 86}Q${x + 190} ${y - 60} ${x + 150} ${y - 216}Q${x + 70} ${y - 110} ${x + 78} ${y + 76}Z" fill="#ffb0d8" stroke="${PINK}" stroke-width="5"/><path d="M${x + 88} ${y + 80}Q${x + 130} ${y - 50} ${x + 146} ${y - 190}" fill="none" stroke="${PINK}" stroke-width="4"/></g>
${bubble(250, 420, 92, player('tuba'))}${bubble(432, 300, 84, player('trombone'))}${bubble(590, 470, 88, player('drum'))}${notes}
<g transform="translate(726 300)" filter="url(#wob)"><path d="M0-120V-52" stroke="${PINK}" stroke-width="6"/><circle r="54" fill="#fff" stroke="${PINK}" stroke-width="7"/><circle cx="-17" cy="-10" r="6" fill="${PINK}"/><circle cx="17" cy="-10" r="6" fill="${PINK}"/><path d="M-24 12Q0 36 24 12" fill="none" stroke="${PINK}" stroke-width="6" stroke-linecap="round"/></g>
<g filter="url(#wob)" fill="${PINK}">${[150, 330, 520, 640].map((px, k) => `<g transform="translate(${px} ${FLOOR - 16 - (k % 2) * 34}) scale(${1.35 - (k % 2) * 0.25})"><circle cy="-91" r="10"/><path d="M-14-20V-44L-16-70Q-14-80 0-80Q14-80 16-70L13-44L22-16L10-12L0-38L-8-6L-20-10Z"/><path d="M-13-74L-32-96M13-74L32-96" stroke="${PINK}" stroke-width="8" stroke-linecap="round"/></g>`).join('')}</g>
<g font-family="Fraunces" fill="${PINK}" font-weight="600" style="font-variation-settings:'SOFT' 100"><text x="48" y="70" font-size="40">The morning the 9.14 wore a hat</text><text x="668" y="838" font-size="30">and off to Swansea with it!</text><text x="60" y="838" font-size="30">everybody danced</text></g></svg>`;
}

const draw: Draw = (params) =>
  board(
    ['Outfit', 'Fraunces'],
    '',
    textParam(params, 'by', 'seren') === 'seren' ? measured() : told(),
  );

export default draw;
