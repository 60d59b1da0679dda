/** The drowned bell with a bubble for its clapper. Parameter `view`: "stage", "before" or "after" the note. */
import type { Draw } from '../../../workshop/types.ts';
import { repeat, stream, textParam } from '../../kit.ts';
import {
  add,
  clamp,
  fractal,
  mix,
  over,
  painted,
  ramp,
  rgb,
  smoothstep,
  stops,
} from '../../heroes/pixels.ts';
import { film } from '../../bubbles/film.ts';
import { INK, limb } from './figures.ts';

const NIGHT = rgb('#120d26');
const DUSK = rgb('#4a3a8f');
const FOG = rgb('#f3efff');
const BLACK = rgb('#0b0818');
const METAL = stops(
  [0, '#150f2e'],
  [0.2, '#3a2d78'],
  [0.36, '#a79be6'],
  [0.46, '#6d5db8'],
  [0.75, '#2c2159'],
  [1, '#150f2e'],
);

/** A view: size of the picture, where the bubble's middle is and its radius, in picture heights. */
const VIEWS = {
  stage: { width: 2000, height: 1250, x: 0.8, y: 0.49, r: 0.078 },
  before: { width: 1600, height: 1200, x: 2 / 3, y: 0.56, r: 0.3 },
  after: { width: 1600, height: 1200, x: 2 / 3, y: 0.56, r: 0.3 },
} as const;

/** How wide the bell is at a height: 0 its mouth, 1 its top; in radii of the bubble. */
const PROFILE = [
  [0, 2.8],
  [0.05, 2.62],
  [0.14, 2.2],
  [0.34, 1.72],
  [0.6, 1.48],
  [0.8, 1.32],
  [0.91, 1.08],
  [0.97, 0.74],
  [1, 0.3],
] as const;
const HIGH = 4.5;
const MOUTH = -0.2;

function breadth(k: number): number {
  for (let index = 1; index < PROFILE.length; index += 1) {
    const [[k0, w0], [k1, w1]] = [PROFILE[index - 1] ?? [0, 0], PROFILE[index] ?? [1, 0]];
    if (k <= k1)
      return mix(
        w0,
        w1,
        smoothstep(0, 1, (k - k0) / (k1 - k0)) * 0.5 + ((k - k0) / (k1 - k0)) * 0.5,
      );
  }
  return 0;
}

/** The bell and its dark mouth. */
function bell(out: Float64Array, u: number, v: number, light: number): void {
  const k = (MOUTH - v) / HIGH;
  // The lower edge is the near half of the mouth's ellipse.
  const lip = MOUTH + 0.44 * Math.sqrt(Math.max(0, 1 - (u / 2.8) ** 2));
  const inMouth = Math.hypot(u / 2.8, (v - MOUTH) / 0.44) < 1;
  const edge = 0.012;
  const wide = k >= 0 && k <= 1 ? breadth(k) : 0;
  const onSide = k >= 0 ? 1 - smoothstep(wide - edge, wide + edge, Math.abs(u)) : 0;
  const below = v > MOUTH && v < lip && Math.abs(u) < 2.8 ? 1 : 0;
  const cover = Math.max(onSide, below);
  if (cover > 0) {
    const n = clamp(0.5 + (0.5 * u) / Math.max(0.3, wide || 2.8));
    over(out, ramp(METAL, n), cover);
    const band = (at: number, half: number): number =>
      smoothstep(half, half * 0.6, Math.abs(k - at));
    over(
      out,
      BLACK,
      0.45 * cover * Math.max(band(0.11, 0.006), band(0.135, 0.006), band(0.74, 0.006)),
    );
  }
  if (inMouth) {
    const depth = clamp((v - MOUTH + 0.44) / 0.88);
    over(out, BLACK, 0.93);
    add(out, [0.5, 0.42, 0.85], light * 0.26 * depth * Math.exp(-(u ** 2) / 2));
  }
}

/** A sphere of film, full of fog, dark at its crown. */
function clapper(out: Float64Array, u: number, v: number): void {
  const away = Math.hypot(u, v);
  if (away > 1) return;
  const facing = Math.sqrt(1 - away * away);
  const rim = (1 - facing) ** 1.6;
  const curl = fractal(u * 1.7 + 2 + 0.5 * Math.sin(v * 3), v * 2.1, 4, 6);
  const fog = smoothstep(0.25, 0.85, curl + 0.34 * (v + 0.2)) * (0.55 + 0.45 * facing);
  over(out, DUSK, 0.5);
  over(out, FOG, 0.92 * fog);
  const stir = fractal(u * 1.2 - 3, v * 2.4, 3, 14) - 0.5;
  over(out, film(0.3 + 0.9 * (v + 1) + 0.5 * stir + rim), mix(0.16, 0.9, rim));
  const crown = (v + 0.78 + 0.05 * stir) / 0.1;
  over(out, [1, 1, 1], 0.5 * smoothstep(2.6, 1, crown) * smoothstep(0, 1, crown) * (1 - rim * 0.4));
  over(out, BLACK, 0.84 * smoothstep(0.5, -0.5, crown));
  const gleam = Math.exp(-(((Math.hypot(u + 0.1, v + 0.08) - 0.74) / 0.045) ** 2));
  add(out, [1, 1, 1], 0.55 * gleam * smoothstep(0.35, 0.95, -(u * 1.2 + v * 0.7)));
}

const curtain = (mirror: boolean): string =>
  `<g${mirror ? ' transform="translate(1600 0) scale(-1 1)"' : ''}><path d="M0 0H430Q360 330 250 520Q206 600 270 700Q230 850 250 1000H0Z" fill="#2a1150"/>${repeat(6, (k) => `<path d="M${40 + k * 62} 0Q${20 + k * 54} 330 ${10 + k * 38} 530Q${14 + k * 32} 740 ${8 + k * 38} 1000" fill="none" stroke="${k % 2 === 0 ? '#4a1f78' : '#1a0a38'}" stroke-width="${k % 2 === 0 ? 20 : 26}" stroke-linecap="round" opacity=".8"/>`)}<path d="M-10 510Q130 660 256 610" fill="none" stroke="#d6347f" stroke-width="26"/><path d="M-10 503Q130 653 256 603" fill="none" stroke="#ff8ad0" stroke-width="4" opacity=".7"/></g>`;

function stage(): string {
  const next = stream(7);
  const valance = `<path d="M0 0H1600V70${repeat(8, (k) => `Q${1500 - k * 200} 150 ${1400 - k * 200} 70`)}Z" fill="#2a1150"/><path d="M0 0H1600V22H0Z" fill="#1a0a38"/>`;
  const singer = `<g transform="translate(476 884)" fill="${INK}"><path d="M-26-248Q-34-180-70-96Q-116-20-176 0H190Q124-22 78-96Q38-180 28-248Z"/><path d="M-30-306Q-34-270-24-236H26Q34-270 32-306Q20-322 10-324V-342H-8V-324Q-20-322-30-306Z"/><circle cy="-364" r="26"/><path d="M-22-370A26 26 0 0 1 24-378Q34-350 20-330Q32-362 4-384Z"/><path d="M14-386a15 15 0 1 1 20 14z"/>${limb('M-26-304Q-74-276-112-286Q-140-294-160-316', 19)}${limb('M28-304Q80-312 112-356Q122-376 128-404', 19)}</g>`;
  const rock = `<path d="M150 1000Q210 912 310 898Q390 872 490 880Q610 880 670 912Q820 924 890 962Q1000 966 1060 1000Z" fill="#0b0818"/>`;
  const heads = [
    repeat(15, (k) => {
      const x = 40 + k * 110 + next() * 24;
      return `<g transform="translate(${x.toFixed(0)} ${(966 + next() * 10).toFixed(0)})" fill="#080513"><ellipse rx="30" ry="36"/><path d="M-64 60Q-52 28 0 28Q52 28 64 60Z"/></g>`;
    }),
  ].join('');
  const conductor = `<g transform="translate(1046 1000) scale(-1 1)" fill="#080513"><ellipse cx="0" cy="-128" rx="34" ry="42"/><path d="M-96 10Q-92-76 0-84Q92-76 96 10Z"/>${limb('M70-46Q128-92 132-176', 32, '#080513')}${limb('M132-182L136-208', 22, '#080513')}<path d="M138-206L196-290" stroke="#fff3c4" stroke-width="5" stroke-linecap="round"/>${limb('M-70-46Q-130-70-150-128', 32, '#080513')}</g>`;
  return `<svg viewBox="0 0 1600 1000"><path d="M800 0V124" stroke="#0b0818" stroke-width="12"/><circle cx="800" cy="118" r="20" fill="none" stroke="#3a2d78" stroke-width="13"/>${rock}${singer}${curtain(false)}${curtain(true)}${valance}${heads}${conductor}</svg>`;
}

/** Drops that fly from where the film has been. */
function drops(): string {
  const next = stream(23);
  const at = repeat(150, () => {
    const turn = next() * Math.PI * 2;
    const far = 360 * (0.94 + 0.5 * next() ** 1.8);
    const [x, y] = [800 + far * Math.cos(turn), 672 + far * Math.sin(turn) + 20 * next()];
    const size = 2 + 6 * next() ** 2;
    const long = 10 + 46 * next();
    const colour = ['#ffffff', '#ffd0ee', '#c9fff0', '#e3d0ff'][Math.floor(next() * 4)] ?? '#fff';
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * Math.cos(turn)).toFixed(0)} ${(-long * Math.sin(turn)).toFixed(0)}" stroke="${colour}" stroke-opacity=".35" stroke-width="${(size * 0.8).toFixed(1)}" stroke-linecap="round"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="${colour}"/>`;
  });
  return `<svg viewBox="0 0 1600 1200">${at}</svg>`;
}

const draw: Draw = (params) => {
  const view = textParam(params, 'view', 'stage');
  if (view !== 'stage' && view !== 'before' && view !== 'after')
    throw new Error('bell: no such view');
  const { width, height, x: cx, y: cy, r } = VIEWS[view];
  const after = view === 'after';
  return painted(
    { width, height, grid: 2 },
    (x, y, out) => {
      const [u, v] = [(x - cx) / r, (y - cy) / r];
      out.set(NIGHT);
      // Light that falls through water, from above and a little from the left.
      const reach = view === 'stage' ? 0.62 : 0.9;
      const cone = Math.exp(-(((x - cx) / reach) ** 2) * 2.2) * (0.5 + 0.6 * y);
      over(out, DUSK, clamp(cone));
      const ripple = fractal(x * 2.2 + 0.8 * fractal(x * 2, y * 2, 2, 4), y * 1.1, 3, 17);
      over(
        out,
        film(0.4 + 0.9 * y + 0.8 * ripple),
        0.5 * clamp(cone) * smoothstep(0.3, 0.75, ripple),
      );
      bell(out, u, v, after ? 0.7 : 1);
      if (!after) {
        const glow = Math.exp(-1.5 * Math.max(0, Math.hypot(u, v) - 1));
        add(out, [0.5, 0.4, 0.8], 0.15 * glow);
        clapper(out, u, v);
        return;
      }
      // The fog keeps the bubble's shape for a moment, and sinks.
      const curl = fractal(u * 1.5 + 0.6 * Math.sin(v * 2), v * 1.2 - 1, 4, 6);
      const body =
        Math.exp(-((u / (0.72 - 0.12 * v)) ** 2)) *
        smoothstep(-0.75, 0.1, v) *
        smoothstep(2.1, 0.5, v);
      over(
        out,
        FOG,
        0.9 * smoothstep(0.2, 0.75, curl * 0.75 + body * 0.55 - 0.16) * clamp(body * 1.6),
      );
    },
    view === 'stage' ? stage() : after ? drops() : '',
  );
};

export default draw;
