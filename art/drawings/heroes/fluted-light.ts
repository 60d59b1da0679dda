import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import {
  Plate,
  add,
  clamp,
  dim,
  fractal,
  over,
  painted,
  ramp,
  rgb,
  smoothstep,
  stops,
  type Rgb,
  type Stop,
} from './pixels.ts';

/** A luminous ball behind the glass; places and sizes in picture heights. */
interface Orb {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly Stop[];
  /** Where its light comes from, in degrees; 90 is from above. */
  readonly light: number;
  readonly glow: Rgb;
}

interface Arrangement {
  readonly orbs: readonly Orb[];
  /** Left edge of the fluted pane. */
  readonly pane: number;
}

const APRICOT = stops([0, '#ff4a2b'], [0.38, '#ff7d3a'], [0.72, '#ffb766'], [1, '#fff0cf']);
const PERIWINKLE = stops([0, '#2f35d8'], [0.45, '#5b67f1'], [0.8, '#9aa6ff'], [1, '#dfe5ff']);
const ROSE = stops([0, '#f0387f'], [0.5, '#ff86ae'], [1, '#ffe2ea']);
const HONEY = stops([0, '#ffab2e'], [0.6, '#ffd06e'], [1, '#fff6d6']);
const GLOW = {
  apricot: rgb('#ffdcc2'),
  periwinkle: rgb('#cdd4ff'),
  rose: rgb('#ffd6e2'),
  honey: rgb('#ffeccb'),
};

const ARRANGEMENTS: Record<string, Arrangement> = {
  sunrise: {
    pane: 0.99,
    orbs: [
      { x: 1.48, y: 0.27, radius: 0.2, colours: PERIWINKLE, light: 120, glow: GLOW.periwinkle },
      { x: 1.11, y: 0.57, radius: 0.315, colours: APRICOT, light: 70, glow: GLOW.apricot },
      { x: 1.42, y: 0.79, radius: 0.118, colours: ROSE, light: 110, glow: GLOW.rose },
      { x: 1.18, y: 0.145, radius: 0.056, colours: HONEY, light: 80, glow: GLOW.honey },
    ],
  },
  eclipse: {
    pane: 0.86,
    orbs: [
      { x: 1.2, y: 0.47, radius: 0.36, colours: PERIWINKLE, light: 100, glow: GLOW.periwinkle },
      { x: 1.36, y: 0.585, radius: 0.205, colours: APRICOT, light: 50, glow: GLOW.apricot },
      { x: 0.93, y: 0.82, radius: 0.06, colours: ROSE, light: 90, glow: GLOW.rose },
    ],
  },
  ascent: {
    pane: 0.9,
    orbs: [
      { x: 1.03, y: 0.84, radius: 0.1, colours: HONEY, light: 95, glow: GLOW.honey },
      { x: 1.16, y: 0.63, radius: 0.15, colours: APRICOT, light: 85, glow: GLOW.apricot },
      { x: 1.3, y: 0.39, radius: 0.19, colours: ROSE, light: 85, glow: GLOW.rose },
      { x: 1.47, y: 0.12, radius: 0.24, colours: PERIWINKLE, light: 95, glow: GLOW.periwinkle },
    ],
  },
  window: {
    pane: 0.0,
    orbs: [
      { x: 0.54, y: 0.3, radius: 0.19, colours: PERIWINKLE, light: 120, glow: GLOW.periwinkle },
      { x: 0.36, y: 0.6, radius: 0.27, colours: APRICOT, light: 75, glow: GLOW.apricot },
      { x: 0.63, y: 0.83, radius: 0.075, colours: ROSE, light: 100, glow: GLOW.rose },
    ],
  },
};

const CEILING = stops([0, '#dfe4ff'], [0.55, '#eef0ff'], [1, '#fff3ea']);

/** The room behind the glass: a lilac wall, warm towards the floor, and the orbs before it. */
function behind(
  orbs: readonly Orb[],
  x: number,
  y: number,
  softness: number,
  out: Float64Array,
): void {
  const wall = ramp(CEILING, y * 0.85 + 0.35 * (fractal(x * 0.9, y * 0.9, 2, 3) - 0.5) + 0.08);
  out.set(wall);
  for (const orb of orbs) {
    const distance = Math.hypot(x - orb.x, y - orb.y) / orb.radius;
    if (distance < 2.6) over(out, orb.glow, 0.62 * Math.exp(-2.3 * Math.max(0, distance - 0.75)));
  }
  for (const orb of orbs) {
    const dx = (x - orb.x) / orb.radius;
    const dy = (y - orb.y) / orb.radius;
    const distance = Math.hypot(dx, dy);
    const edge = softness / orb.radius;
    const cover = 1 - smoothstep(1 - edge, 1 + edge, distance);
    if (cover <= 0) continue;
    const angle = (orb.light * Math.PI) / 180;
    const along = dx * Math.cos(angle) - dy * Math.sin(angle);
    const depth = Math.sqrt(Math.max(0, 1 - Math.min(1, distance) ** 2));
    const rim = 0.12 * (1 - depth) ** 2;
    over(out, ramp(orb.colours, clamp(0.5 + 0.46 * along + 0.06 * depth + rim)), cover);
  }
}

/** Light through fluted glass. Parameters: `arrangement`, `width`, `height`, `flute` (its width in picture heights). */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const arrangement = ARRANGEMENTS[textParam(params, 'arrangement', 'sunrise')];
  if (arrangement === undefined) throw new Error('fluted-light: no such arrangement');
  const { orbs, pane } = arrangement;
  const flute = numberParam(params, 'flute', 0.0365);
  const behindPane = new Plate(
    { left: pane - 0.2, top: 0, right: width / height + 0.2, bottom: 1 },
    750,
    (x, y, out) => behind(orbs, x, y, 0.004, out),
  ).soften(0.0065);

  return painted({ width, height, grid: 1 }, (x, y, out) => {
    const inside = x - pane;
    if (inside < 0) {
      behind(orbs, x, y, 0.0016, out);
      // The pane stands before the wall and darkens it a little beside its edge.
      dim(out, 1 - 0.07 * Math.exp(inside * 55));
      return;
    }
    const across = ((inside / flute) % 1) * 2 - 1;
    const slope = across / Math.sqrt(1.12 - across * across);
    const bend = slope * flute * 1.28;
    // Blue bends a little more than red.
    out[0] = behindPane.at(x - bend * 0.975, y, 0);
    out[1] = behindPane.at(x - bend, y, 1);
    out[2] = behindPane.at(x - bend * 1.03, y, 2);
    const groove = Math.abs(across) ** 9;
    dim(out, 1 - 0.13 * groove);
    add(out, [1, 0.99, 0.97], 0.1 * Math.exp(-(((across + 0.52) / 0.13) ** 2)));
    add(out, [0.8, 0.86, 1], 0.05 * Math.exp(-(((across - 0.66) / 0.1) ** 2)));
    if (pane > 0) {
      // The polished edge of the pane.
      const edge = inside / 0.006;
      if (edge < 1) {
        over(out, [0.9, 0.93, 1], 0.75 * (1 - edge));
        dim(out, 1 - 0.18 * smoothstep(0.55, 1, edge));
      }
    }
  });
};

export default draw;
