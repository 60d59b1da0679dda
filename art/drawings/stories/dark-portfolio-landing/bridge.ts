/** The Weir footbridge from nearer by: its rail cut through, and its boards before and after ten. Parameter: `view`, rail, early or late. */
import { range, repeat, stream, textParam } from '../../kit.ts';
import {
  BLUES,
  GLOW,
  LAMP,
  STAR,
  WIDTH,
  block,
  hills,
  line,
  pine,
  scene,
  shape,
  stars,
} from '../../night/night.ts';
import { FACE, note } from './labels.ts';
import type { Draw } from '../../../workshop/types.ts';

const [BLACK, DEEP, DARK, , HAZE] = BLUES;

/** Metres to the right, above the boards and ahead, as an eye at 1.6 metres sees them. */
function seen(x: number, y: number, z: number): string {
  return `${(800 + (x * 560) / z).toFixed(1)} ${(410 - ((y - 1.6) * 560) / z).toFixed(1)}`;
}

const RAIL = 1.05;
const SIDE = 1.15;
const END = 60;

/** The boards, lit from under the left rail only. */
function deck(isLate: boolean): string {
  const light = isLate ? 0.2 : 1;
  const NEAR = 1.5;
  const bands = 12;
  const across = repeat(bands, (k) => {
    const [a, b] = [-SIDE + (2 * SIDE * k) / bands, -SIDE + (2 * SIDE * (k + 1)) / bands];
    const warm = (0.92 * Math.exp(-k * 0.27) + 0.06) * light;
    return `<path d="M${seen(a, 0, NEAR)}L${seen(b + 0.004, 0, NEAR)}L${seen(b, 0, END)}L${seen(a, 0, END)}Z" fill="#e2a25c" opacity="${warm.toFixed(3)}"/>`;
  });
  const joints = range(70)
    .map((k) => NEAR + 0.14 + k * 0.16 * (1 + k * 0.012))
    .map(
      (z) =>
        `<path d="M${seen(-SIDE, 0, z)}L${seen(SIDE, 0, z)}" stroke="${BLACK}" stroke-width="${(5.4 / z).toFixed(2)}" opacity=".85"/>`,
    )
    .join('');
  const balusters = (side: number) =>
    range(90)
      .map((k) => NEAR - 0.86 + k * 0.36)
      .filter((z) => z > 0.6)
      .reverse()
      .map((z) => {
        const isWarm = side < 0;
        const colour = isWarm ? (isLate ? '#5a4038' : '#c88a50') : isLate ? '#0a0f29' : '#2a2438';
        return `<path d="M${seen(side * SIDE, 0, z)}L${seen(side * SIDE, RAIL - 0.06, z)}" stroke="${colour}" stroke-width="${(15 / z).toFixed(2)}"/>`;
      })
      .join('');
  const rail = (side: number) =>
    shape(
      `M${seen(side * (SIDE - 0.05), RAIL, 0.5)}L${seen(side * (SIDE + 0.07), RAIL + 0.02, 0.5)}L${seen(side * SIDE, RAIL, END)}L${seen(side * SIDE, RAIL - 0.08, END)}L${seen(side * (SIDE - 0.05), RAIL - 0.09, 0.5)}Z`,
      side < 0 ? '#05081a' : isLate ? '#05081a' : '#0b1029',
    );
  const strip = `<path d="M${seen(-SIDE + 0.045, RAIL - 0.1, 0.5)}L${seen(-SIDE, RAIL - 0.08, END)}" stroke="${isLate ? '#b9834a' : GLOW}" stroke-width="${isLate ? 4 : 8}"/>${isLate ? '' : `<path d="M${seen(-SIDE + 0.045, RAIL - 0.12, 0.5)}L${seen(-SIDE, RAIL - 0.08, END)}" stroke="${LAMP}" stroke-width="34" opacity=".5" filter="url(#soft)"/>`}`;
  const veil = `<path d="M${seen(-SIDE, RAIL - 0.08, 0.5)}L${seen(-SIDE, RAIL - 0.08, END)}L${seen(-SIDE, 0, END)}L${seen(-SIDE, 0, 0.5)}Z" fill="${LAMP}" opacity="${isLate ? 0.03 : 0.16}"/>`;
  return [
    `<path d="M${seen(-SIDE, 0, NEAR)}L${seen(SIDE, 0, NEAR)}L${seen(SIDE, 0, END)}L${seen(-SIDE, 0, END)}Z" fill="${isLate ? '#10173a' : '#1c1a38'}"/>`,
    across,
    joints,
    balusters(1),
    rail(1),
    veil,
    balusters(-1),
    strip,
    rail(-1),
  ].join('');
}

/** The river on both sides, with what little it gives back. */
function river(isLate: boolean): string {
  const next = stream(12);
  return `${block(0, 470, WIDTH, 430, '#0b1130')}${repeat(80, () => {
    const y = 480 + next() ** 1.4 * 410;
    const x = next() * WIDTH;
    const half = 14 + (y - 470) * 0.16;
    return line(
      `M${(x - half).toFixed(0)} ${y.toFixed(0)}h${(half * 2).toFixed(0)}`,
      isLate ? '#33418a' : '#26326f',
      2.4,
    );
  })}`;
}

function walk(isLate: boolean): string {
  const walker = `<g transform="translate(800 ${410 + (1.6 * 560) / 15}) scale(.33)" fill="${BLACK}"><path d="M-19 -62L-26 0H-4L0 -60L6 0H28L18 -64Z"/><path d="M-12 -158Q-28 -150 -28 -120L-34 -46Q0 -34 33 -48L24 -122Q24 -150 12 -158Z"/><circle cx="2" cy="-176" r="17"/><path d="M-26 -182Q-14 -206 4 -206Q20 -204 30 -182Q2 -174 -26 -182Z"/></g>`;
  const bank = [
    hills(5, 440, 120, isLate ? '#1f2a63' : '#2b387c'),
    ...[60, 190, 310, 420, 520, 1060, 1150, 1290, 1400, 1540].map((x, k) =>
      pine(x, 486, 150 + ((k * 61) % 110), k % 2 ? DARK : DEEP),
    ),
  ].join('');
  return `${isLate ? stars(23, 460, 900) + stars(67, 430, 260) : stars(23, 400, 110)}${bank}${river(isLate)}${deck(isLate)}${isLate ? '' : walker}`;
}

/** One side of the bridge, cut through. */
function section(): string {
  const BOARDS = 716;
  const rail =
    'M1108 330Q1108 284 1154 284H1222Q1268 284 1268 330V372Q1268 392 1248 392H1172V372Q1172 362 1162 362H1140Q1132 362 1132 372V392Q1108 392 1108 372Z';
  const grain = repeat(5, (k) =>
    line(
      `M${1130 + k * 6} ${318 + k * 10}Q1188 ${288 + k * 14} ${1248 - k * 6} ${320 + k * 10}`,
      '#8a5a34',
      2.4,
    ),
  );
  const board = repeat(7, (k) => {
    const x = 330 + k * 132;
    return `<rect x="${x}" y="${BOARDS}" width="124" height="46" rx="3" fill="#3b2f45"/><path d="M${x + 12} ${BOARDS + 30}q50 -16 100 -4M${x + 20} ${BOARDS + 38}q40 -10 84 -2" fill="none" stroke="#5a4650" stroke-width="2.500"/>`;
  });
  const lit = `<clipPath id="fall"><path d="M1152 372L560 ${BOARDS + 60}H1120Z"/></clipPath><g clip-path="url(#fall)">${repeat(
    7,
    (k) => {
      const x = 330 + k * 132;
      return `<rect x="${x}" y="${BOARDS}" width="124" height="9" rx="3" fill="#ffd79a"/>`;
    },
  )}</g>`;
  const boot = (x: number) =>
    `<g transform="translate(${x} ${BOARDS})"><path d="M-30 -330L-26 -112Q-28 -60 -34 -34Q-40 -8 -36 0H74Q82 -24 52 -34Q28 -42 24 -62L36 -330Z" fill="url(#leg)"/><path d="M-36 0H76V-12H-36Z" fill="#05081a"/><path d="M52 -34Q28 -42 24 -62L28 -150" fill="none" stroke="${LAMP}" stroke-width="5" opacity=".9"/><path d="M74 -12Q76 -26 52 -34" fill="none" stroke="${LAMP}" stroke-width="5"/></g>`;
  const hand = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M860 -30L1040 196" stroke="#141c45" stroke-width="118"/><path d="M1046 206L1096 250" stroke="#e0b08c" stroke-width="62"/><path d="M1098 252Q1150 244 1206 256" stroke="#e0b08c" stroke-width="58"/><path d="M1200 254Q1280 256 1290 318Q1292 344 1286 366" stroke="#e0b08c" stroke-width="40"/><path d="M1112 268Q1086 300 1092 340" stroke="#d39f7a" stroke-width="34"/><path d="M1226 246Q1262 256 1272 290M1256 268Q1268 290 1270 316" stroke="#b98662" stroke-width="4"/><path d="M1279 372q7 -4 13 0" stroke="#f3d2b6" stroke-width="6"/><path d="M1016 236L1078 180" stroke="#2a3673" stroke-width="22"/></g>`;
  const lead = (data: string) => line(data, STAR, 2);
  return [
    FACE,
    '<defs><linearGradient id="wedge" gradientUnits="userSpaceOnUse" x1="1152" y1="376" x2="800" y2="720"><stop stop-color="#fff3dc" stop-opacity=".85"/><stop offset=".3" stop-color="#ffc97a" stop-opacity=".42"/><stop offset="1" stop-color="#ffc97a" stop-opacity=".14"/></linearGradient><linearGradient id="leg" gradientUnits="userSpaceOnUse" x1="0" y1="-330" x2="0" y2="-150"><stop stop-color="#0b0f26" stop-opacity="0"/><stop offset="1" stop-color="#0b0f26"/></linearGradient><linearGradient id="oak" x2="0" y2="1"><stop stop-color="#d9a566"/><stop offset="1" stop-color="#a3703f"/></linearGradient></defs>',
    stars(31, 620, 220),
    hills(5, 640, 110, '#1f2a63'),
    block(0, 790, WIDTH, 110, '#0b1130'),
    repeat(26, (k) => {
      const next = stream(k * 9 + 4);
      next();
      const x = next() * WIDTH;
      const y = 800 + next() * 90;
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}h${(40 + next() * 90).toFixed(0)}`,
        '#2c3a7e',
        3,
      );
    }),
    block(330, BOARDS + 46, 924, 44, DEEP),
    board,
    boot(690),
    shape(`M1152 372L560 ${BOARDS}H1120Z`, 'url(#wedge)'),
    boot(800),
    lit,
    block(1176, 380, 30, BOARDS - 334, '#222d69'),
    block(1176, 380, 5, BOARDS - 334, HAZE),
    `<path d="${rail}" fill="url(#oak)"/>`,
    grain,
    block(1134, 362, 36, 12, '#fffaf0'),
    `<circle cx="1152" cy="372" r="70" fill="url(#halo)" opacity=".8"/>`,
    hand,
    lead('M1316 440H1380'),
    note(1392, 450, 'oak rail', 32),
    lead('M1172 386L1316 520H1380'),
    note(1392, 530, 'strip, 3 watts', 32),
    note(1392, 570, 'to the metre', 32),
    lead('M1240 386L1316 440'),
    lead(`M470 ${BOARDS - 150}L640 ${BOARDS - 8}M470 ${BOARDS - 150}H440`),
    note(428, BOARDS - 140, 'two lux until ten', 32, 'end'),
    lead('M1330 716V284M1318 716h24'),
    note(1392, 672, '1.05 m', 32),
    note(1392, 712, '(rail drawn larger)', 24, 'start', '#aab6ee'),
    note(60, 862, 'river', 32, 'start', '#aab6ee'),
  ].join('');
}

const draw: Draw = (params) => {
  const view = textParam(params, 'view', 'rail');
  return scene(view === 'rail' ? section() : walk(view === 'late'));
};

export default draw;
