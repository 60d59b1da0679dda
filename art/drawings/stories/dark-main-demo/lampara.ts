/** A wine bar's sign: on its house by day and by night, and the three drawings among which it was chosen. */
import type { Draw } from '../../../workshop/types.ts';
import { page, range, repeat, stream, svg, textParam } from '../../kit.ts';
import { signs } from '../../neon/signs.ts';
import { INK, ORANGE, clips, glowFilters, lit, unlit, words } from './tubes.ts';

const [WIDTH, HEIGHT] = [800, 600];
const PAVEMENT = 536;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

interface Light {
  readonly wall: string;
  readonly stone: string;
  readonly stoneEdge: string;
  readonly joint: string;
  readonly ground: string;
  readonly shutter: string;
  readonly slat: string;
}

const DAY: Light = {
  wall: '#e2b98a',
  stone: '#cfc3b2',
  stoneEdge: '#efe6d8',
  joint: '#9c8c78',
  ground: '#b7aa99',
  shutter: '#41604f',
  slat: '#2c473a',
};

const DARK: Light = {
  wall: '#251b33',
  stone: '#2b2438',
  stoneEdge: '#3a3149',
  joint: '#171222',
  ground: '#15111f',
  shutter: '#18222a',
  slat: '#0e161c',
};

const shutter = (x: number, y: number, width: number, height: number, light: Light) =>
  rect(x, y, width, height, light.shutter) +
  [y + 12, y + height / 2 + 9]
    .map((top) => repeat(7, (k) => rect(x + 8, top + k * 7, width - 16, 3.4, light.slat)))
    .join('');

/** A stone frame around an opening, and its sill or threshold. */
const frame = (x: number, y: number, width: number, height: number, light: Light, foot = 12) =>
  rect(x - 16, y - 16, width + 32, height + 16, light.stone) +
  rect(x - 16, y - 16, width + 32, 3, light.stoneEdge) +
  rect(x - 16, y - 16, 3, height + 16, light.stoneEdge) +
  (foot
    ? rect(x - 26, y + height, width + 52, foot, light.stone) +
      rect(x - 26, y + height, width + 52, 3, light.stoneEdge)
    : '');

const WINDOW = { x: 150, y: 326, width: 150, height: 132 };
const DOOR = { x: 492, y: 310, width: 126, height: PAVEMENT - 310 };

/** A bottle's outline, its foot at y. */
const bottle = (x: number, y: number, high: number, wide = 11) =>
  `<path d="M${x} ${y}V${y - high * 0.58}C${x} ${y - high * 0.7} ${x + wide * 0.34} ${y - high * 0.7} ${x + wide * 0.34} ${y - high * 0.8}V${y - high}H${x + wide * 0.66}V${y - high * 0.8}C${x + wide * 0.66} ${y - high * 0.7} ${x + wide} ${y - high * 0.7} ${x + wide} ${y - high * 0.58}V${y}Z"/>`;

const stool = (x: number, y: number) =>
  `<path d="M${x - 15} ${y - 56}H${x + 15}V${y - 50}H${x - 15}ZM${x - 10} ${y - 50}L${x - 15} ${y}M${x + 10} ${y - 50}L${x + 15} ${y}M${x - 13} ${y - 20}H${x + 13}" stroke="#3a1408" stroke-width="3.4"/>`;

const daytime = () => {
  const { x, y, width, height } = WINDOW;
  const { x: left, y: top, width: wide, height: tall } = DOOR;
  const leaf = (at: number) =>
    rect(at, top, wide / 2 - 1, tall, '#6d3f25') +
    [14, 84, 154]
      .map(
        (down) =>
          rect(at + 10, top + down, wide / 2 - 21, 56, '#5b321c') +
          rect(at + 10, top + down, wide / 2 - 21, 3, '#47250f'),
      )
      .join('');
  return [
    frame(x, y, width, height, DAY),
    shutter(x, y, width / 2 - 1, height, DAY),
    shutter(x + width / 2 + 1, y, width / 2 - 1, height, DAY),
    rect(x, y, width, 9, '#1c1410', 'opacity=".4"'),
    frame(left, top, wide, tall, DAY, 0),
    rect(left, top, wide, tall, '#3c200f'),
    leaf(left),
    leaf(left + wide / 2 + 1),
    rect(left, top, wide, 12, '#1c1410', 'opacity=".42"'),
    rect(left, top, 9, tall, '#1c1410', 'opacity=".3"'),
    `<circle cx="${left + wide / 2 + 9}" cy="${top + 146}" r="4.6" fill="#d8b269"/><path d="M${left + wide / 2 + 9} ${top + 146}v12" stroke="#d8b269" stroke-width="3"/>`,
  ].join('');
};

const nighttime = () => {
  const { x, y, width, height } = WINDOW;
  const { x: left, y: top, width: wide, height: tall } = DOOR;
  const bottles = range(9)
    .map((k) =>
      bottle(x + 10 + k * 15.4, y + 84, [44, 38, 46, 40, 36, 46, 42, 38, 44][k] ?? 40, 10.4),
    )
    .join('');
  return [
    frame(x, y, width, height, DARK),
    rect(x, y, width, height, 'url(#room)'),
    `<g fill="#5a2410">${bottles}${rect(x, y + 84, width, 5, '#4a1c0c')}</g>`,
    // A lamp in the room, and two glasses on the sill.
    `<path d="M${x + 75} ${y}V${y + 14}M${x + 60} ${y + 28}A15 15 0 0 1 ${x + 90} ${y + 28}Z" fill="#3a1408" stroke="#3a1408" stroke-width="2"/><ellipse cx="${x + 75}" cy="${y + 30}" rx="13" ry="4" fill="#fff4d8"/>`,
    [56, 84]
      .map(
        (at) =>
          `<path d="M${x + at} ${y + 104}h15l-2 11q-2 5 -5.5 5t-5.5 -5ZM${x + at + 7.5} ${y + 120}V${y + 130}M${x + at + 2} ${y + 131}h11" fill="#7a1c2c" stroke="#3a1408" stroke-width="1.8"/>`,
      )
      .join(''),
    rect(x + width / 2 - 3, y, 6, height, '#2a1a18'),
    rect(x, y + 60, width, 4, '#2a1a18'),
    shutter(x - 16 - width / 2, y, width / 2, height, DARK),
    shutter(x + width + 16, y, width / 2, height, DARK),
    frame(left, top, wide, tall, DARK, 0),
    rect(left, top, wide, tall, 'url(#room)'),
    // The bar, and what stands before it.
    rect(left, top + 128, wide, 10, '#4a1c0c'),
    rect(left, top + 138, wide, tall - 138, '#6b2c12', 'opacity=".75"'),
    `<g fill="#5a2410">${rect(left, top + 66, wide, 4, '#4a1c0c')}${range(7)
      .map((k) => bottle(left + 8 + k * 17, top + 66, [40, 34, 42, 36, 42, 34, 40][k] ?? 38, 10.4))
      .join('')}</g>`,
    `<g fill="none">${stool(left + 36, top + tall - 4)}${stool(left + 88, top + tall - 4)}</g>`,
    // One leaf of the door stands open towards the street.
    `<path d="M${left + wide} ${top}L${left + wide + 46} ${top - 12}V${PAVEMENT + 16}L${left + wide} ${PAVEMENT}Z" fill="#2c1a1c"/><path d="M${left + wide + 8} ${top + 14}L${left + wide + 38} ${top + 8}V${top + 92}L${left + wide + 8} ${top + 90}ZM${left + wide + 8} ${top + 106}L${left + wide + 38} ${top + 110}V${top + 220}L${left + wide + 8} ${top + 208}Z" fill="#211315"/>`,
  ].join('');
};

/** What leads the current from the sign to the door, and the number of the house. */
const fittings = (isLit: boolean) =>
  `<path d="M452 194V230H648V${PAVEMENT - 52}" fill="none" stroke="${isLit ? '#191322' : '#b98f63'}" stroke-width="3.4"/>${isLit ? '' : `<path d="M453 232.4H645.6" stroke="#7d5632" stroke-opacity=".5" stroke-width="1.6"/>`}` +
  rect(430, 330, 34, 26, isLit ? '#1c2a52' : '#2c4f9e', 'rx="2"') +
  `<g fill="none" stroke="${isLit ? '#b9b4cc' : '#ffffff'}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M440 338L443.4 336V350M451 336H458L453 350"/></g>`;

const sign = (isLit: boolean) => {
  const { tubes, name, brackets } = signs['lampara'] ?? { tubes: [], brackets: [] };
  return `<g transform="translate(${400 - 360 * 0.62} -22) scale(.62)">${isLit ? lit(tubes, name) : unlit(tubes, name)}${clips(brackets)}</g>`;
};

/** The pools of colour that lit glass leaves on a wall. */
const pools = (
  [
    [400, 90, 300, 190, '#ffb45a', 0.5],
    [400, 130, 420, 250, '#ff5fa6', 0.24],
    [310, 180, 190, 120, '#4fc8e6', 0.26],
    [490, 180, 190, 120, '#4fc8e6', 0.26],
    [400, 262, 280, 110, '#ffc27a', 0.36],
  ] as const
)
  .map(
    ([x, y, rx, ry, colour, share], k) =>
      `<radialGradient id="pool${k}"><stop stop-color="${colour}" stop-opacity="${share}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#pool${k})"/>`,
  )
  .join('');

/** Slabs of the pavement, nearer ones longer. */
const slabs = (light: Light) =>
  rect(0, PAVEMENT, WIDTH, HEIGHT - PAVEMENT, light.ground) +
  [0, 18].map((y) => rect(0, PAVEMENT + y, WIDTH, 2, light.joint)).join('') +
  repeat(9, (k) => rect(k * 104 - 30, PAVEMENT, 2, 18, light.joint)) +
  repeat(8, (k) => rect(k * 122 - 60, PAVEMENT + 20, 2, 60, light.joint));

/** Between plinth and eaves: the front of the house, by day or by night. */
function front(isLit: boolean) {
  const light = isLit ? DARK : DAY;
  const reflections = `<g opacity=".62" filter="url(#wet)"><g transform="translate(0 612) scale(1 -.25)">${sign(true)}</g>${rect(DOOR.x, PAVEMENT, DOOR.width, 64, '#ffb066')}${rect(WINDOW.x + 10, PAVEMENT, WINDOW.width - 20, 40, '#ff9a50', 'opacity=".5"')}</g>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'svg{display:block}',
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${glowFilters}<filter id="wet" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="4 7"/></filter>
<filter id="plaster" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="6" seed="8"/><feColorMatrix values=".6 0 0 0 .2 .6 0 0 0 .2 .6 0 0 0 .2 0 0 0 0 1"/></filter>
<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff3d8" stop-opacity=".5"/><stop offset=".6" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="#6a3a1c" stop-opacity=".22"/></linearGradient>
<radialGradient id="room" cx=".5" cy=".2" r=".9"><stop stop-color="#ffe9b8"/><stop offset=".45" stop-color="#ffb45f"/><stop offset="1" stop-color="#c9602a"/></radialGradient>
<radialGradient id="corner" cx=".5" cy=".38" r=".75"><stop offset=".45" stop-color="#07060d" stop-opacity="0"/><stop offset="1" stop-color="#07060d" stop-opacity=".78"/></radialGradient>
<clipPath id="street"><rect y="${PAVEMENT}" width="${WIDTH}" height="${HEIGHT - PAVEMENT}"/></clipPath></defs>
${rect(0, 0, WIDTH, HEIGHT, light.wall)}<g style="mix-blend-mode:soft-light" opacity="${isLit ? 0.4 : 0.6}"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#plaster)"/></g>
${isLit ? pools : rect(0, 0, WIDTH, HEIGHT, 'url(#sun)')}
${rect(0, 484, WIDTH, PAVEMENT - 484, light.stone)}${rect(0, 484, WIDTH, 3, light.stoneEdge)}${repeat(7, (k) => rect(k * 126 + 40, 487, 2, PAVEMENT - 487, light.joint))}
${slabs(light)}${fittings(isLit)}${isLit ? nighttime() : daytime()}${sign(isLit)}
${isLit ? `<g clip-path="url(#street)">${reflections}</g>${rect(0, 0, WIDTH, HEIGHT, 'url(#corner)')}` : ''}`,
    ),
  });
}

const fish = (x: number, y: number, turn: 1 | -1, size = 1) =>
  `<path transform="translate(${x} ${y}) scale(${turn * size} ${size})" d="M0 0C18 -18 48 -18 64 0L79 -13V13L64 0C48 18 18 18 0 0ZM15 -4a2 2 0 1 0 .1 0"/>`;

/** What was sent at six: a boat, a lamp, a letter. */
const drafts = [
  // A boat, and its lamp held out over the water.
  `<path d="M-92 46H56C46 82 26 92 0 92H-40C-66 92 -82 78 -92 46ZM10 46V-66H84V-50M68 -26H100L93 -50H75ZM70 -2Q84 -16 98 -2M56 14Q84 -14 112 14M42 30Q84 -12 126 30M-112 114q18 -13 36 0t36 0t36 0t36 0t36 0t36 0t36 0"/>`,
  // A lamp over two fish.
  `<path d="M-17 -92H17L24 -76H-24ZM-10 -92V-104a10 10 0 0 1 20 0V-92M-46 -4A46 26 0 0 1 46 -4M-70 -4A70 40 0 0 1 70 -4M-94 -4A94 54 0 0 1 94 -4"/>${fish(-10, 52, -1, 1.18)}${fish(10, 52, 1, 1.18)}`,
  // A letter from whose foot a lamp hangs.
  `<path d="M-66 -104V36H62M-50 -104V20H62V48M46 72H78L71 48H53ZM48 96Q62 82 76 96M34 112Q62 84 90 112"/>`,
];

const [WIDE, HIGH] = [1000, 500];

function three() {
  const places = [164, 500, 826];
  const next = stream(31);
  const dust = repeat(90, () => {
    const [x, y, r] = [next() * WIDE, next() * HIGH, 0.4 + next() * 0.7];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="#fff" opacity=".1"/>`;
  });
  const drawings = drafts
    .map((path, k) => `<g transform="translate(${places[k]} 236) scale(1.12)">${path}</g>`)
    .join('');
  return page({
    width: WIDE,
    height: HIGH,
    families: ['Inter'],
    style: 'svg{display:block;font-family:Inter}',
    body: svg(
      WIDE,
      HIGH,
      `<defs><filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="12"/><feDisplacementMap in="SourceGraphic" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>
<radialGradient id="desk" cx=".5" cy=".4" r=".8"><stop stop-color="#232046"/><stop offset="1" stop-color="#131127"/></radialGradient></defs>
<rect width="${WIDE}" height="${HIGH}" fill="url(#desk)"/>${dust}
<g filter="url(#chalk)" fill="none" stroke="#f3eef8" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${drawings}
<path d="M356 214C352 96 440 62 516 70C612 78 650 160 640 246C630 344 560 386 478 372C398 360 352 310 362 214C366 168 386 128 424 104" stroke="${ORANGE}" stroke-width="5.4"/></g>
${places.map((x, k) => words(x, 452, String(k + 1), { size: 26, weight: 600, anchor: 'middle', fill: k === 1 ? ORANGE : INK })).join('')}`,
    ),
  });
}

const views = { day: () => front(false), night: () => front(true), three };

/** Parameter: `view`, one of day, night, three. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'day');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
