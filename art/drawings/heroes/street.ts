import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, textParam, type Point } from '../kit.ts';
import {
  archPath,
  bowPath,
  circlePath,
  linear,
  polygon,
  rect,
  washed,
  type Box,
} from './street-kit.ts';
import { clay, gallery, lamp, orbs, plant, ribbon, type Diorama } from './street-windows.ts';

/** The whole picture, and the line where the houses stand on the pavement. */
const WIDTH = 2400;
const HEIGHT = 1200;
const GROUND = 1016;
const SILL = 946;

interface Shop {
  readonly x: number;
  readonly w: number;
  /** Where the wall ends and the roof begins. */
  readonly eave: number;
  readonly tone: readonly [string, string];
  /** Colour of the light that falls out of the window. */
  readonly glow: string;
  readonly window: Box;
  readonly shape: string;
  readonly inside: Diorama;
  /** Left edge of the door. */
  readonly door: number;
  readonly roof: (shop: Shop) => string;
  readonly awning?: readonly [string, string];
  readonly sign: string;
}

const PAPER = '#f6f4ef';
const VERMILION = '#ff4f1f';

// ------------------------------------------------------------------- roofs

/** A chimney stack with two pots, lit from the setting sun on its left. */
function chimney(x: number, y: number, h: number): string {
  return `${washed({ x, y: y - h, w: 46, h: h + 30 }, ['#4a3932', '#211c19', '#1a1714'], true)}${rect(x - 5, y - h - 6, 56, 9, '#2b2420')}${rect(x + 6, y - h - 24, 13, 20, '#3a2c26')}${rect(x + 27, y - h - 24, 13, 20, '#241d1a')}`;
}

const gable = ({ x, w, eave, tone }: Shop): string =>
  `${chimney(x + w * 0.72, eave - 50, 74)}${polygon(
    [
      [x - 10, eave + 2],
      [x + w / 2, eave - 150],
      [x + w + 10, eave + 2],
    ],
    tone[0],
  )}<path d="M${x - 16} ${eave + 4}L${x + w / 2} ${eave - 158}L${x + w + 16} ${eave + 4}" fill="none" stroke="#0f0d0b" stroke-width="13" stroke-linejoin="round"/><path d="M${x - 18} ${eave - 3}L${x + w / 2} ${eave - 165}" stroke="#ff9a6a" stroke-width="2.6" opacity=".9"/><circle cx="${x + w / 2}" cy="${eave - 52}" r="29" fill="#0f0d0b"/><circle cx="${x + w / 2}" cy="${eave - 52}" r="23" fill="#ffc27a"/><path d="M${x + w / 2} ${eave - 76}v48m-24-24h48" stroke="#0f0d0b" stroke-width="4"/>`;

const cornice = ({ x, w, eave }: Shop): string =>
  `${chimney(x + 40, eave - 20, 66)}${chimney(x + w - 96, eave - 20, 48)}${washed({ x: x - 4, y: eave - 40, w: w + 8, h: 44 }, ['#38302b', '#1f1b18'])}${rect(x - 12, eave - 46, w + 24, 12, '#2a2420')}${rect(x - 12, eave - 48, w + 24, 2.6, '#ff9a6a', 'opacity=".75"')}${repeat(Math.floor(w / 26), (k) => rect(x + 8 + 26 * k, eave - 22, 12, 15, '#13110f'))}`;

const stepped = ({ x, w, eave, tone }: Shop): string => {
  const count = 5;
  const tread = w / 2 / (count + 0.7);
  const left = range(count).flatMap((k): [number, number][] => [
    [x + tread * k, eave - 34 * k],
    [x + tread * k, eave - 34 * (k + 1)],
  ]);
  const right = left.map(([px, py]): [number, number] => [2 * x + w - px, py]).reverse();
  const caps = range(count)
    .map(
      (k) =>
        rect(x + tread * k - 3, eave - 34 * (k + 1) - 5, tread + 4, 6, '#3b312b') +
        rect(x + w - tread * (k + 1) - 1, eave - 34 * (k + 1) - 5, tread + 4, 6, '#2a2420') +
        rect(x + tread * k - 3, eave - 34 * (k + 1) - 7, tread + 4, 2.4, '#ff9a6a', 'opacity=".8"'),
    )
    .join('');
  return `${polygon([...left, ...right], tone[0])}${caps}${rect(x + tread * count - 3, eave - 34 * count - 5, w - 2 * tread * count + 6, 6, '#3b312b')}<path d="${archPath({ x: x + w / 2 - 26, y: eave - 112, w: 52, h: 84 })}" fill="#0f0d0b"/><path d="${archPath({ x: x + w / 2 - 20, y: eave - 106, w: 40, h: 72 })}" fill="url(#pane)"/>`;
};

const mansard = ({ x, w, eave }: Shop): string => {
  const dormer = (cx: number, lit: boolean): string =>
    `<path d="${archPath({ x: cx - 33, y: eave - 104, w: 66, h: 92 })}" fill="#2d2622"/><path d="${archPath({ x: cx - 23, y: eave - 93, w: 46, h: 81 })}" fill="${lit ? '#ffbe73' : 'url(#pane)'}"/><path d="M${cx} ${eave - 93}v81m-23-38h46" stroke="#14110f" stroke-width="4"/>`;
  return `${chimney(x + w - 80, eave - 110, 62)}${polygon(
    [
      [x - 8, eave],
      [x + 34, eave - 128],
      [x + w - 34, eave - 128],
      [x + w + 8, eave],
    ],
    'url(#slate)',
  )}${rect(x + 28, eave - 134, w - 56, 8, '#151210')}${rect(x + 28, eave - 136, w - 56, 2.4, '#ff9a6a', 'opacity=".8"')}${dormer(x + w * 0.27, false)}${dormer(x + w * 0.5, true)}${dormer(x + w * 0.73, false)}${rect(x - 12, eave - 6, w + 24, 12, '#2d2622')}`;
};

const barrel = ({ x, w, eave, tone }: Shop): string =>
  `<path d="M${x} ${eave}V${eave - 26}H${x + w * 0.16}A${w * 0.34} ${w * 0.34} 0 0 1 ${x + w * 0.84} ${eave - 26}H${x + w}V${eave}Z" fill="${tone[0]}"/><path d="M${x - 6} ${eave - 28}H${x + w * 0.16}A${w * 0.34} ${w * 0.34} 0 0 1 ${x + w * 0.84} ${eave - 28}H${x + w + 6}" fill="none" stroke="#362d28" stroke-width="10"/><path d="M${x - 6} ${eave - 33}H${x + w * 0.155}A${w * 0.345} ${w * 0.345} 0 0 1 ${x + w * 0.5} ${eave - 31 - w * 0.34}" fill="none" stroke="#ff9a6a" stroke-width="2.4" opacity=".8"/><path d="M${x + w * 0.27} ${eave - 16}A${w * 0.23} ${w * 0.23} 0 0 1 ${x + w * 0.73} ${eave - 16}Z" fill="#0f0d0b"/><path d="M${x + w * 0.29} ${eave - 20}A${w * 0.21} ${w * 0.21} 0 0 1 ${x + w * 0.71} ${eave - 20}Z" fill="#ffc98a"/>${repeat(5, (k) => `<path d="M${x + w * 0.5} ${eave - 20}L${x + w * 0.5 - w * 0.22 * Math.cos((Math.PI * (k + 1)) / 6)} ${eave - 20 - w * 0.22 * Math.sin((Math.PI * (k + 1)) / 6)}" stroke="#0f0d0b" stroke-width="4.5"/>`)}`;

const sawtooth = ({ x, w, eave, tone }: Shop): string =>
  repeat(3, (k) => {
    const left = x + (w / 3) * k;
    const right = left + w / 3;
    return `${polygon(
      [
        [left, eave + 2],
        [left, eave - 112],
        [right, eave + 2],
      ],
      tone[0],
    )}${polygon(
      [
        [left + 9, eave - 10],
        [left + 9, eave - 88],
        [left + w * 0.19, eave - 10],
      ],
      k === 1 ? '#ffb768' : 'url(#pane)',
    )}<path d="M${left - 2} ${eave - 118}L${right + 3} ${eave + 3}" stroke="#0f0d0b" stroke-width="9"/><path d="M${left} ${eave - 122}L${right} ${eave - 6}" stroke="#ff9a6a" stroke-width="2.2" opacity=".45"/><path d="M${left} ${eave}V${eave - 116}" stroke="#ff9a6a" stroke-width="3" opacity=".85"/>`;
  });

// ------------------------------------------------------------------- shops

function windowAt(x: number, w: number, top = 646): Box {
  return { x, y: top, w, h: SILL - top };
}

/** Three arches side by side. */
function arcade(box: Box, count: number): string {
  const w = box.w / count;
  return range(count)
    .map((k) => archPath({ x: box.x + w * k + 5, y: box.y, w: w - 10, h: box.h }))
    .join('');
}

const FIRST = windowAt(84, 270);
const SECOND = windowAt(566, 262, 640);
const THIRD = windowAt(872, 330, 628);
const FOURTH = windowAt(1330, 340, 652);
const FIFTH = windowAt(1716, 246, 640);
const SIXTH = windowAt(2082, 262, 640);

const SHOPS: readonly Shop[] = [
  {
    x: 44,
    w: 424,
    eave: 478,
    tone: ['#231d1a', '#161311'],
    glow: '#ffb59a',
    window: FIRST,
    shape: archPath(FIRST),
    inside: clay,
    door: 376,
    roof: gable,
    sign: 'arch',
  },
  {
    x: 468,
    w: 382,
    eave: 446,
    tone: ['#241f1d', '#151210'],
    glow: '#ff5a6a',
    window: SECOND,
    shape: archPath(SECOND),
    inside: ribbon,
    door: 488,
    roof: cornice,
    sign: 'wave',
  },
  {
    x: 850,
    w: 452,
    eave: 500,
    tone: ['#55210f', '#26110a'],
    glow: '#b9c0ff',
    window: THIRD,
    shape: circlePath(THIRD.x + 165, 790, 158),
    inside: orbs,
    door: 1214,
    roof: stepped,
    sign: 'orb',
  },
  {
    x: 1302,
    w: 396,
    eave: 462,
    tone: ['#2b2523', '#171413'],
    glow: '#ffd390',
    window: FOURTH,
    shape: arcade(FOURTH, 3),
    inside: gallery,
    door: 0,
    roof: mansard,
    awning: [VERMILION, '#fff3e6'],
    sign: 'frame',
  },
  {
    x: 1698,
    w: 364,
    eave: 520,
    tone: ['#33231c', '#1a1310'],
    glow: '#ffab4a',
    window: FIFTH,
    shape: archPath(FIFTH),
    inside: lamp,
    door: 1976,
    roof: barrel,
    sign: 'lamp',
  },
  {
    x: 2062,
    w: 388,
    eave: 486,
    tone: ['#251f1d', '#161311'],
    glow: '#ffdca6',
    window: SIXTH,
    shape: bowPath(SIXTH, 46),
    inside: plant,
    door: 2358,
    roof: sawtooth,
    sign: 'leaf',
  },
];

/** Small windows of the upper floor; some are lit. */
function upperWindows({ x, w, eave }: Shop, next: () => number): string {
  const count = w > 410 ? 4 : 3;
  const pitch = w / count;
  const top = eave + 26;
  const h = 92;
  return range(count)
    .map((k) => {
      const box = { x: x + pitch * (k + 0.5) - 25, y: top, w: 50, h };
      const lit = next() < 0.3;
      const inner = { x: box.x + 6, y: box.y + 6, w: box.w - 12, h: box.h - 6 };
      const light = lit
        ? `<path d="${archPath(inner)}" fill="url(#upper)"/>`
        : `<path d="${archPath(inner)}" fill="url(#pane)"/>`;
      const curtain = lit
        ? `<path d="M${inner.x} ${inner.y + 14}q10 40 2 72h-2Z" fill="#e5792f" opacity=".6"/>`
        : '';
      return `<path d="${archPath(box)}" fill="#0e0c0b"/>${light}${curtain}<path d="M${box.x + 25} ${box.y + 6}v${h - 8}M${box.x + 6} ${box.y + 46}h38" stroke="#0e0c0b" stroke-width="3.4"/>${rect(box.x - 7, box.y + h, 64, 6, '#332a25')}`;
    })
    .join('');
}

function signboard(shop: Shop): string {
  const marks: Record<string, string> = {
    arch: '<path d="M-13 14V0a13 13 0 0 1 26 0V14H5V1a5 5 0 0 0-10 0V14Z"/>',
    wave: '<path d="M-16-6q8-9 16 0t16 0v6q-8 9-16 0t-16 0ZM-16 7q8-9 16 0t16 0v5q-8 9-16 0t-16 0Z"/>',
    orb: '<circle cx="-4" cy="3" r="11"/><circle cx="9" cy="-8" r="6"/>',
    frame: '<path d="M-14-14h28v28h-28ZM-8-8v16h16v-16Z" fill-rule="evenodd"/>',
    lamp: '<path d="M-12 2a12 12 0 0 1 24 0ZM-2 4h4v12h-4Z"/>',
    leaf: '<path d="M-12 12C-14-8 2-14 14-14 14 2 8 14-12 12Z"/>',
  };
  const x = shop.x + shop.w - 14;
  const y = 596;
  return `<path d="M${x - 2} ${y - 34}h52" stroke="#0c0a09" stroke-width="5"/><path d="M${x + 12} ${y - 34}v8m28-8v8" stroke="#0c0a09" stroke-width="2.5"/><circle cx="${x + 26}" cy="${y + 4}" r="31" fill="#0c0a09"/><circle cx="${x + 26}" cy="${y + 4}" r="27" fill="${shop.sign === 'orb' ? VERMILION : '#f3e3cc'}"/><g transform="translate(${x + 26} ${y + 4})" fill="${shop.sign === 'orb' ? '#fff3e6' : '#1a1613'}">${marks[shop.sign] ?? ''}</g>`;
}

function door(shop: Shop): string {
  if (shop.door === 0) return '';
  const box = { x: shop.door, y: 716, w: 76, h: GROUND - 716 };
  const pane = { x: box.x + 17, y: box.y + 20, w: 42, h: 150 };
  return `<path d="${archPath({ x: box.x - 8, y: box.y - 10, w: 92, h: box.h + 10 })}" fill="#0c0a09"/><path d="${archPath(box)}" fill="${shop.sign === 'orb' || shop.sign === 'lamp' ? '#a92d10' : '#2b2420'}"/><path d="${archPath(pane)}" fill="${shop.glow}"/><path d="${archPath(pane)}" fill="url(#doorshade)"/><path d="M${pane.x + 21} ${pane.y}v150" stroke="#0c0a09" stroke-width="3"/>${rect(box.x + 17, box.y + 196, 42, 78, '#000', 'opacity=".28"')}<circle cx="${box.x + 66}" cy="${box.y + 180}" r="4" fill="#e9b774"/>`;
}

function facade(shop: Shop, index: number, next: () => number): string {
  const { x, w, eave, tone, window: box } = shop;
  const wall = linear(tone);
  const courses = repeat(Math.floor((GROUND - eave) / 15), (k) => {
    const y = eave + 15 * k;
    return repeat(3, () => {
      const left = x + next() * (w - 60);
      return rect(Math.round(left), y, Math.round(18 + 30 * next()), 2, '#fff', 'opacity=".018"');
    });
  });
  const fascia = washed({ x: x + 12, y: 556 + (eave > 490 ? 74 : 50), w: w - 24, h: 10 }, [
    '#3a302a',
    '#221c19',
  ]);
  const awning =
    shop.awning === undefined
      ? ''
      : `<path d="M${box.x - 12} 690H${box.x + box.w + 12}L${box.x + box.w + 30} 724H${box.x - 30}Z" fill="#000" opacity=".35" filter="url(#soft6)"/>${repeat(
          11,
          (k) => {
            const step = (box.w + 24) / 11;
            const foot = (box.w + 64) / 11;
            const top = box.x - 12 + step * k;
            const bottom = box.x - 32 + foot * k;
            const colour = shop.awning?.[k % 2] ?? PAPER;
            return `<path d="M${top} 628H${top + step}L${bottom + foot} 692a${foot / 2} 15 0 0 1-${foot} 0Z" fill="${colour}"/>`;
          },
        )}<path d="M${box.x - 12} 628H${box.x + box.w + 12}L${box.x + box.w + 32} 692H${box.x - 32}Z" fill="url(#awningshade)"/>`;
  return `<g>${wall.def}${shop.roof(shop)}${rect(x, eave, w, GROUND - eave, wall.fill)}${courses}${rect(x, eave, 3, GROUND - eave, '#ff9a6a', 'opacity=".12"')}${rect(x + w - 10, eave, 10, GROUND - eave, '#000', 'opacity=".3"')}${upperWindows(shop, next)}${fascia}
<g style="mix-blend-mode:screen"><path d="${shop.shape}" fill="${shop.glow}" opacity=".55" filter="url(#soft40)"/></g>
<path d="${shop.shape}" fill="none" stroke="#0d0b0a" stroke-width="24"/><path d="${shop.shape}" fill="none" stroke="#3c312a" stroke-width="13"/>
<clipPath id="w${index}"><path d="${shop.shape}"/></clipPath><g id="in${index}" clip-path="url(#w${index})"><g transform="translate(${box.x} ${shop.sign === 'orb' ? 632 : box.y})">${shop.inside(box.w, shop.sign === 'orb' ? 316 : box.h)}</g><path d="${shop.shape}" fill="none" stroke="#120d0a" stroke-width="20" opacity=".28" filter="url(#soft6)"/></g>
<g clip-path="url(#w${index})">${polygon(
    [
      [box.x + box.w * 0.1, box.y - 20],
      [box.x + box.w * 0.3, box.y - 20],
      [box.x + box.w * 0.02, SILL],
      [box.x - box.w * 0.18, SILL],
    ],
    '#fff',
    'opacity=".09"',
  )}</g>
<path d="${shop.shape}" fill="none" stroke="#0d0b0a" stroke-width="4"/>
${washed({ x: box.x - 16, y: SILL + (shop.sign === 'orb' ? 10 : 0), w: box.w + 32, h: 11 }, ['#54443a', '#241d19'])}${rect(x + 6, GROUND - 22, w - 12, 22, '#0f0d0b')}${door(shop)}${awning}</g>`;
}

// ------------------------------------------------------------------- street

/** A lantern on a cast-iron post. */
function lantern(x: number): string {
  return `<g style="mix-blend-mode:screen"><circle cx="${x}" cy="628" r="120" fill="#ffb066" opacity=".42" filter="url(#soft40)"/></g><path d="M${x - 4} ${GROUND + 44}V668h8V${GROUND + 44}Z" fill="#0a0908"/><path d="M${x - 17} ${GROUND + 48}q17-34 17-90q0 56 17 90Z" fill="#0a0908"/><path d="M${x - 34} 672h68M${x - 14} 700h28" stroke="#0a0908" stroke-width="5"/><circle cx="${x}" cy="634" r="31" fill="url(#globe)"/><path d="M${x - 16} 664h32v10h-32ZM${x - 7} 596h14v10h-14Z" fill="#0a0908"/>`;
}

/** A bicycle that leans on a post. */
function bicycle(x: number, y: number): string {
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="${y}" r="46" fill="none" stroke="#070605" stroke-width="6"/>${repeat(9, (k) => `<path d="M${cx} ${y}l${(45 * Math.cos((k * Math.PI) / 4.5)).toFixed(1)} ${(45 * Math.sin((k * Math.PI) / 4.5)).toFixed(1)}" stroke="#070605" stroke-width="1.2"/>`)}`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${wheel(x)}${wheel(x + 142)}<path d="M${x} ${y}L${x + 34} ${y - 66}L${x + 108} ${y - 66}L${x + 62} ${y}ZM${x + 62} ${y}L${x + 28} ${y - 84}M${x + 142} ${y}L${x + 104} ${y - 94}" stroke="${VERMILION}" stroke-width="6.5"/><path d="M${x + 104} ${y - 94}q4-14 24-10M${x + 10} ${y - 87}h34" stroke="#070605" stroke-width="8"/><path d="M${x + 108} ${y - 88}h40l-6-30h-36Z" fill="#b98350" stroke="#3a2412" stroke-width="3"/></g>`;
}

/** Somebody in a long coat and a vermilion scarf, seen from behind, and a small dog. */
function onlooker(x: number, y: number): string {
  return `<g><path d="M${x - 60} ${y + 6}q70 14 190 4q-60-14-190-4Z" fill="#000" opacity=".5" filter="url(#soft6)"/>
<path d="M${x - 20} ${y}v-58h15v58ZM${x + 8} ${y}v-58h15v58Z" fill="#080706"/>
<path d="M${x - 30} ${y + 4}h26v-9q-18-4-26 9ZM${x + 5} ${y + 4}h26q-6-13-26-9Z" fill="#080706"/>
<path d="M${x - 39} ${y - 46}C${x - 36} ${y - 96} ${x - 42} ${y - 150} ${x - 24} ${y - 168}Q${x + 2} ${y - 180} ${x + 28} ${y - 168}C${x + 44} ${y - 150} ${x + 39} ${y - 96} ${x + 42} ${y - 46}Q${x + 2} ${y - 36} ${x - 39} ${y - 46}Z" fill="#0d0b0a"/>
<path d="M${x - 37} ${y - 62}C${x - 35} ${y - 104} ${x - 40} ${y - 148} ${x - 24} ${y - 166}" fill="none" stroke="#ff8f7a" stroke-width="2.4" opacity=".75"/><path d="M${x + 40} ${y - 62}C${x + 39} ${y - 104} ${x + 43} ${y - 148} ${x + 27} ${y - 166}" fill="none" stroke="#ffb08a" stroke-width="2.4" opacity=".8"/>
<path d="M${x + 1} ${y - 44}v-60" stroke="#1d1815" stroke-width="2.5"/>
<ellipse cx="${x + 2}" cy="${y - 200}" rx="20" ry="24" fill="#0d0b0a"/><circle cx="${x + 2}" cy="${y - 228}" r="11" fill="#0d0b0a"/>
<path d="M${x - 19} ${y - 182}Q${x + 2} ${y - 168} ${x + 24} ${y - 182}L${x + 27} ${y - 164}Q${x + 2} ${y - 150} ${x - 22} ${y - 164}Z" fill="${VERMILION}"/><path d="M${x + 14} ${y - 164}l14 58-17 5-11-60Z" fill="#e23f12"/>
<path d="M${x + 41} ${y - 92}Q${x + 70} ${y - 66} ${x + 92} ${y - 40}" fill="none" stroke="#0a0908" stroke-width="2.4"/>
${dog(x + 84, y + 4)}</g>`;
}

/** A small terrier, nose to the right, tail up. */
function dog(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M2 0C2-12 0-22 2-32C-4-40-8-52-4-62C0-66 4-62 4-56C4-50 8-46 14-46C26-48 36-47 44-48C48-56 50-62 53-74C54-79 58-78 60-73L64-66C72-65 80-62 88-58C91-56 90-50 86-49C80-47 74-46 70-42C67-34 64-28 62-24C61-16 61-8 62 0H52C51-8 50-14 47-20C36-17 24-17 15-19C13-12 13-6 13 0Z" fill="#0b0908"/><path d="M14-46C26-48 36-47 44-48C48-56 50-62 53-74" fill="none" stroke="#ff9a80" stroke-width="1.8" opacity=".75"/><path d="M46-47q8 7 20 5" fill="none" stroke="#ff4f1f" stroke-width="5"/></g>`;
}

/** A cat that looks into a window. */
function cat(x: number, y: number): string {
  return `<path d="M${x - 16} ${y}c-8-30 6-46 10-56c-6-8-6-18-4-28l9 8q6-2 12 0l9-8c3 11 1 22-4 29c12 12 18 34 12 55c14 2 24-6 22-22q-2-12 6-12q6 0 6 12c0 24-18 32-36 30H${x - 16}Z" fill="#070605"/><path d="M${x - 15} ${y - 6}c-6-26 6-40 10-50" fill="none" stroke="#ffb46a" stroke-width="2" opacity=".8"/>`;
}

/** A tree in a tub, clipped to a ball. */
function tubTree(x: number, y: number, next: () => number): string {
  const foliage = repeat(210, () => {
    const angle = next() * 6.283;
    const away = Math.sqrt(next()) * 52;
    const px = x + away * Math.cos(angle);
    const py = y - 168 + away * Math.sin(angle);
    const lit = clampUnit(0.5 + (y - 168 - py) / 150 - (px - x) / 180);
    const tones = ['#10140c', '#1a2013', '#2a321c', '#424a28'];
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="9" ry="4.6" transform="rotate(${Math.round(next() * 180)} ${px.toFixed(1)} ${py.toFixed(1)})" fill="${tones[Math.min(3, Math.floor(lit * 4))] ?? '#1a2013'}"/>`;
  });
  return `${rect(x - 4, y - 126, 8, 80, '#1b120b')}<circle cx="${x}" cy="${y - 168}" r="50" fill="#11150c"/>${foliage}${washed({ x: x - 28, y: y - 54, w: 56, h: 54 }, ['#8a3a1a', '#5a220d', '#34130a'], true, 'rx="4"')}${rect(x - 32, y - 58, 64, 11, '#7c3216', 'rx="3"')}`;
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A string of small bulbs between two houses. */
function bulbs(from: Point, to: Point, sag: number): string {
  const count = 13;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const wire = curve(range(count).map((k) => at(k / (count - 1))));
  return `<path d="${wire}" fill="none" stroke="#0c0a09" stroke-width="2"/>${repeat(
    count - 2,
    (k) => {
      const [x, y] = at((k + 1) / (count - 1));
      return `<circle cx="${x.toFixed(1)}" cy="${(y + 8).toFixed(1)}" r="15" fill="#ffb25a" opacity=".35" filter="url(#soft6)"/><circle cx="${x.toFixed(1)}" cy="${(y + 8).toFixed(1)}" r="5" fill="#ffe3ac"/>`;
    },
  )}`;
}

/** Far houses, two depths of paper grey-rose. */
function skyline(
  next: () => number,
  base: number,
  colour: string,
  low: number,
  high: number,
): string {
  let x = -20;
  let path = `M-20 ${GROUND}`;
  while (x < WIDTH + 20) {
    const w = 46 + next() * 90;
    const y = base - low - next() * (high - low);
    path +=
      next() < 0.45
        ? `V${y.toFixed(0)}l${(w / 2).toFixed(0)} -34l${(w / 2).toFixed(0)} 34`
        : `V${y.toFixed(0)}h${w.toFixed(0)}`;
    x += w;
  }
  return `<path d="${path}V${GROUND}Z" fill="${colour}"/>`;
}

/** A clear night: stars and a thin moon above the far houses. */
function nightSky(next: () => number): string {
  const stars = repeat(150, () => {
    const [x, y] = [next() * WIDTH, next() * 520];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + next() * 1.7).toFixed(1)}" fill="#fff3dc" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`;
  });
  return `${washed({ x: 0, y: 0, w: WIDTH, h: GROUND }, ['#0d1230', '#171b45', '#2d2a60', '#5b4377'])}${stars}
<g><circle cx="600" cy="300" r="150" fill="#fff0cf" opacity=".16" filter="url(#soft40)"/><path d="M600 236a64 64 0 1 0 58 92a52 52 0 1 1-58-92Z" fill="#fff0cf"/></g>
${skyline(next, 560, '#3b3468', 70, 150)}${skyline(next, 600, '#2b2650', 50, 120)}`;
}

/** A window whose blind is down, with a sign on a string. */
function shut(w: number, h: number): string {
  const slats = repeat(Math.ceil(h / 17), (k) =>
    washed({ x: 0, y: 17 * k, w, h: 17 }, ['#34313c', '#23212a', '#17161c']),
  );
  const middle = w / 2;
  return `${rect(0, 0, w, h, '#17161c')}${slats}<path d="M${middle} 96l-62 62M${middle} 96l62 62" stroke="#cbb9a0" stroke-width="3"/><circle cx="${middle}" cy="94" r="6" fill="#cbb9a0"/><g transform="rotate(-3 ${middle} 190)"><rect x="${middle - 92}" y="152" width="184" height="92" rx="6" fill="#f3e3cc"/><path d="${digits(middle - 66, 172)}" fill="none" stroke="${VERMILION}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** “404”, drawn: the sign needs no typeface and is read in every language. */
function digits(x: number, y: number): string {
  const four = (left: number): string =>
    `M${left + 24} ${y}L${left} ${y + 34}H${left + 36}M${left + 26} ${y + 18}V${y + 52}`;
  return `${four(x)}M${x + 52} ${y + 16}a14 16 0 0 1 28 0v20a14 16 0 0 1-28 0Z${four(x + 96)}`;
}

function sky(next: () => number): string {
  return `${washed({ x: 0, y: 0, w: WIDTH, h: GROUND }, ['#f6f4ef', '#f6f4ef', '#f8e6d6', '#fcc9a6', '#ff9a68'])}
<g><circle cx="968" cy="520" r="430" fill="#ffb48a" opacity=".5" filter="url(#soft80)"/><circle cx="968" cy="446" r="226" fill="url(#sun)"/></g>
${skyline(next, 560, '#eec3a6', 70, 150)}${skyline(next, 600, '#c98e74', 50, 120)}
<g fill="none" stroke="#3a2c26" stroke-width="3.4" stroke-linecap="round">${[
    [640, 210, 1],
    [690, 186, 0.8],
    [742, 222, 0.7],
    [1420, 250, 0.75],
    [1466, 232, 0.6],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<path d="M${x} ${y}q${11 * s} ${-13 * s} ${20 * s} 0q${9 * s} ${-13 * s} ${20 * s} 0"/>`,
    )
    .join('')}</g>`;
}

function pavement(shops: readonly Shop[]): string {
  const spill = shops
    .map(({ window: box, glow }) =>
      polygon(
        [
          [box.x + 6, GROUND],
          [box.x + box.w - 6, GROUND],
          [box.x + box.w + 66, HEIGHT],
          [box.x - 66, HEIGHT],
        ],
        glow,
        'opacity=".5"',
      ),
    )
    .join('');
  const mirror = shops
    .map(
      (_, index) =>
        `<use href="#in${index}" transform="translate(0 ${GROUND + 0.62 * GROUND + 10}) scale(1 -.62)"/>`,
    )
    .join('');
  const slabs = repeat(34, (k) => {
    const x = -500 + k * 100;
    return `<path d="M${1200 + (x - 0) * 0.86 - 330} ${GROUND}L${1200 + x * 1.06 - 640} ${HEIGHT}" stroke="#000" stroke-width="2" opacity=".26"/>`;
  });
  return `${washed({ x: 0, y: GROUND, w: WIDTH, h: HEIGHT - GROUND }, ['#2a221e', '#191512', '#0f0d0b'])}
<clipPath id="street"><rect x="0" y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}"/></clipPath>
<g clip-path="url(#street)"><g filter="url(#wet)" opacity=".62">${mirror}</g><g style="mix-blend-mode:screen" filter="url(#soft24)">${spill}</g>${slabs}
${rect(0, GROUND + 66, WIDTH, 3, '#000', 'opacity=".35"')}${rect(0, GROUND + 118, WIDTH, 66, '#0b0908', 'opacity=".45"')}${rect(0, GROUND + 117, WIDTH, 2.4, '#ffcf9a', 'opacity=".22"')}</g>`;
}

/** What hangs between the shops: signs, and strings of bulbs. */
const hung = (): string =>
  SHOPS.filter(({ sign }) => sign !== 'wave' && sign !== 'lamp' && sign !== 'leaf')
    .map(signboard)
    .join('') + `\n${bulbs([468, 520], [850, 560], 34)}${bulbs([1302, 556], [1698, 560], 30)}`;

/** What each framing shows of the street: x, y, width and height. */
const FRAMINGS: Record<string, Box> = {
  wide: { x: 0, y: 0, w: WIDTH, h: HEIGHT },
  shop: { x: 1236, y: 452, w: 880, h: 660 },
  low: { x: 0, y: 230, w: WIDTH, h: 900 },
  narrow: { x: 566, y: 330, w: 920, h: 790 },
  roofs: { x: 0, y: 137, w: WIDTH, h: 438 },
  'roofs-tall': { x: 462, y: 190, w: 900, h: 356 },
};

/**
 * A street of lit shop windows at dusk; every window shows another small world. The sky is calm, for type.
 * Parameters: `framing`: "wide", "shop" for the window of posters, "low" for less sky,
 * "narrow" for that on phones, "roofs" for a street whose windows a page draws, "roofs-tall" for that on
 * phones. `time`: "dusk", or "night", when one window has its blind down.
 */
const draw: Draw = (params) => {
  const framing = textParam(params, 'framing', 'wide');
  const frame = FRAMINGS[framing];
  if (frame === undefined) throw new Error(`street: no framing ${framing}`);
  const isNight = textParam(params, 'time', 'dusk') === 'night';
  const shops = isNight
    ? SHOPS.map((shop) => (shop.sign === 'orb' ? { ...shop, inside: shut, glow: '#26242e' } : shop))
    : SHOPS;
  const next = stream(21);
  const houses = shops.map((shop, index) => facade(shop, index, next)).join('');
  const blur = (id: string, amount: number): string =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.w} ${frame.h}" style="display:block;width:100%;height:100%"><defs>
${blur('soft6', 6)}${blur('soft24', 24)}${blur('soft40', 40)}${blur('soft80', 80)}
<filter id="wet" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 13"/></filter>
<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff6a3a"/><stop offset="1" stop-color="${VERMILION}"/></linearGradient>
<linearGradient id="pane" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#8a6a64"/><stop offset=".45" stop-color="#3f3436"/><stop offset="1" stop-color="#1d191a"/></linearGradient>
<linearGradient id="upper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe2ac"/><stop offset="1" stop-color="#ffa64f"/></linearGradient>
<linearGradient id="slate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4d3d3a"/><stop offset=".5" stop-color="#2a2423"/><stop offset="1" stop-color="#1a1716"/></linearGradient>
<linearGradient id="doorshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#3a1206" stop-opacity=".55"/></linearGradient>
<linearGradient id="awningshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a0a04" stop-opacity=".5"/><stop offset="1" stop-color="#1a0a04" stop-opacity=".08"/></linearGradient>
<radialGradient id="globe"><stop offset="0" stop-color="#fffaf0"/><stop offset=".6" stop-color="#ffe3b0"/><stop offset="1" stop-color="#ffbe6e"/></radialGradient></defs>
${isNight ? nightSky(next) : sky(next)}
${chimney(-6, 560, 60)}${rect(-10, 548, 60, GROUND - 548, '#1d1917')}${rect(-10, 540, 58, 10, '#352c27')}
${houses}${framing.startsWith('roofs') ? '' : hung()}
${pavement(shops)}
${tubTree(46, GROUND + 10, next)}${tubTree(1764 - 62, GROUND + 10, next)}
${lantern(852)}${lantern(2056)}
${bicycle(1398, GROUND + 22)}${onlooker(712, GROUND + 66)}${cat(1858, GROUND + 20)}
</svg>`;
  return page({
    width: frame.w / 2,
    height: frame.h / 2,
    style: `html{background:${PAPER}}`,
    body,
  });
};

export default draw;
