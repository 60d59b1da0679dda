/**
 * A person as an old atlas draws one: faint in line, with the stars that she is made of. On black,
 * which the page lets its own sky through.
 */
import { page, repeat, stream, svg } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const INK = '#8c9bff';

/** Place and magnitude, 1 the brightest but for the lamp, which is 0. */
const STARS: readonly (readonly [x: number, y: number, magnitude: number])[] = [
  [392, 72, 0],
  [370, 158, 1],
  [322, 220, 3],
  [262, 246, 2],
  [230, 160, 1],
  [190, 246, 2],
  [326, 330, 2],
  [232, 334, 3],
  [163, 376, 2],
  [270, 376, 3],
  [98, 590, 2],
  [286, 602, 1],
  [168, 702, 3],
  [256, 702, 2],
];

const LINES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 7],
  [7, 6],
  [6, 1],
  [5, 8],
  [3, 9],
  [8, 9],
  [8, 10],
  [9, 11],
  [10, 11],
  [10, 12],
  [11, 13],
] as const;

/** Far arm, boots, coat, neck and face, hair, near arm, scarf: what lies in front comes last. */
const FIGURE = [
  'M256 236C280 226 300 218 316 206C334 190 346 176 358 156C364 146 378 148 380 160C374 190 346 218 328 232C310 246 288 256 272 264Z',
  'M158 600L154 690C152 700 151 706 151 712H194C194 703 184 700 181 694L186 602Z',
  'M236 602L238 690L236 712H284C284 702 271 699 264 692L264 602Z',
  'M210 222C198 230 190 234 184 242C170 290 168 330 160 380C150 450 130 520 92 590C128 606 160 604 190 600L290 606C286 540 276 470 270 400C268 350 270 300 274 262C272 244 262 232 244 222Z',
  'M214 226C202 204 196 172 208 154C220 136 248 134 258 150L262 163L273 175L265 180L267 189L262 196C262 205 254 210 243 208L241 226Z',
  'M208 202C192 190 194 166 206 152C216 132 250 128 261 151C246 148 236 156 234 170C232 186 224 198 208 202Z',
  'M178 160C178 146 200 144 203 156C206 170 184 176 178 160Z',
  'M190 246C194 290 206 326 226 344C250 360 290 352 324 342C336 338 336 322 322 318C292 324 264 326 252 314C240 300 230 272 226 244Z',
  'M210 216C224 226 240 226 250 218L251 234C238 242 222 242 208 232C184 238 160 224 132 238C112 248 98 240 84 247C104 263 130 263 152 257C176 251 196 254 213 240Z',
];

const FOLDS = [
  'M244 226C238 300 236 450 246 602M162 378Q216 388 270 378M184 440C176 500 160 556 140 600',
  // The pole, and at its end the hook.
  'M262 580L396 60C399 48 410 44 416 52',
  // The street lamp she has come for: its post and its hood.
  'M476 712V104C476 70 448 56 392 56M366 80C374 52 410 52 418 80Z',
  'M70 712H506',
];

const star = ([x, y, magnitude]: (typeof STARS)[number]) => {
  const radius = [8, 5.4, 4.4, 3.4][magnitude] ?? 3;
  const colour = magnitude === 0 ? '#ffe3b0' : '#f4f3ff';
  const arm = radius * 5;
  const rays =
    magnitude > 1
      ? ''
      : `<path d="M${x - arm} ${y}Q${x} ${y} ${x} ${y - arm}Q${x} ${y} ${x + arm} ${y}Q${x} ${y} ${x} ${y + arm}Q${x} ${y} ${x - arm} ${y}Z" fill="${colour}" opacity=".85"/>`;
  return `<circle cx="${x}" cy="${y}" r="${radius * 4.4}" fill="url(#${magnitude === 0 ? 'lamp' : 'halo'})"/>${rays}<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
};

const draw: Draw = () => {
  const next = stream(19);
  const field = repeat(90, () => {
    const radius = 0.5 + next() ** 4 * 1.4;
    return `<circle cx="${(next() * 560).toFixed(1)}" cy="${(next() * 700).toFixed(1)}" r="${radius.toFixed(2)}" opacity="${(0.2 + next() * 0.6).toFixed(2)}"/>`;
  });
  const lines = LINES.map(([from, to]) => {
    const [ax, ay] = STARS[from] ?? [0, 0];
    const [bx, by] = STARS[to] ?? [0, 0];
    const gap = 15 / Math.hypot(bx - ax, by - ay);
    const at = (a: number, b: number, share: number) => (a + (b - a) * share).toFixed(1);
    return `M${at(ax, bx, gap)} ${at(ay, by, gap)}L${at(ax, bx, 1 - gap)} ${at(ay, by, 1 - gap)}`;
  }).join('');
  const body = svg(
    560,
    760,
    `<defs><radialGradient id="halo"><stop stop-color="#9fb0ff" stop-opacity=".6"/><stop offset="1" stop-color="#9fb0ff" stop-opacity="0"/></radialGradient><radialGradient id="lamp"><stop stop-color="#ffd08a" stop-opacity=".9"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient><linearGradient id="body" x1=".9" x2=".1" y2="1"><stop stop-color="#333c84"/><stop offset="1" stop-color="#0b0e22"/></linearGradient><linearGradient id="cone" x2="0" y2="1"><stop stop-color="#ffd08a" stop-opacity=".3"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></linearGradient><filter id="soft" x="-30%" width="160%"><feGaussianBlur stdDeviation="7"/></filter></defs>
<rect width="560" height="760" fill="#000"/><g fill="#f4f3ff">${field}</g><path d="M372 84H412L490 712H294Z" fill="url(#cone)" filter="url(#soft)"/>
<g fill="url(#body)" stroke="${INK}" stroke-width="1.4" stroke-opacity=".8" stroke-linejoin="round">${FIGURE.map((data) => `<path d="${data}"/>`).join('')}</g>
<path d="${FOLDS.join('')}" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>
<path d="${lines}" fill="none" stroke="#f4f3ff" stroke-width="2"/>${STARS.map(star).join('')}`,
  );
  return page({
    width: 560,
    height: 760,
    style: 'svg{display:block}',
    body,
  });
};

export default draw;
