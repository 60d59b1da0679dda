import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { clamp, fractal, over, ramp, smoothstep, stops } from '../heroes/pixels.ts';
import { LIGHTS, type Light } from './colours.ts';
import { throughGlass } from './glass.ts';

/** A luminous ball behind the glass; places and sizes in picture heights. */
interface Orb {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly light: Light;
  /** Where its light comes from, in degrees; 90 is from above. */
  readonly from: number;
}

/** The twelve months' suns, one to a flute, in a picture 2.4 times as wide as it is high. */
const MONTHS: readonly Light[] = [
  'periwinkle',
  'periwinkle',
  'rose',
  'rose',
  'apricot',
  'apricot',
  'honey',
  'apricot',
  'apricot',
  'rose',
  'periwinkle',
  'periwinkle',
];

const ARRANGEMENTS: Record<string, readonly Orb[]> = {
  sunrise: [
    { x: 0.62, y: 0.25, radius: 0.2, light: 'periwinkle', from: 120 },
    { x: 0.3, y: 0.6, radius: 0.3, light: 'apricot', from: 70 },
    { x: 0.64, y: 0.84, radius: 0.1, light: 'rose', from: 110 },
  ],
  eclipse: [
    { x: 0.56, y: 0.52, radius: 0.3, light: 'periwinkle', from: 100 },
    { x: 0.64, y: 0.63, radius: 0.17, light: 'apricot', from: 50 },
    { x: 0.14, y: 0.8, radius: 0.09, light: 'rose', from: 90 },
    { x: 0.18, y: 0.2, radius: 0.06, light: 'honey', from: 80 },
  ],
  ascent: [
    { x: 0.1, y: 0.86, radius: 0.09, light: 'honey', from: 95 },
    { x: 0.27, y: 0.66, radius: 0.14, light: 'apricot', from: 85 },
    { x: 0.48, y: 0.42, radius: 0.18, light: 'rose', from: 85 },
    { x: 0.72, y: 0.14, radius: 0.22, light: 'periwinkle', from: 95 },
  ],
  year: MONTHS.map((light, month) => ({
    x: 0.2 * (month + 0.5),
    y: 0.8 - 0.55 * Math.sin((Math.PI * (month + 0.5)) / 12),
    radius: 0.1 + 0.035 * Math.sin((Math.PI * (month + 0.5)) / 12),
    light,
    from: 90,
  })),
};

const CEILING = stops([0, '#dfe4ff'], [0.55, '#eef0ff'], [1, '#fff3ea']);

/** The room behind the glass: a lilac wall, warm towards the floor, and the orbs before it. */
function behind(orbs: readonly Orb[], x: number, y: number, out: Float64Array): void {
  const wall = ramp(CEILING, y * 0.85 + 0.35 * (fractal(x * 0.9, y * 0.9, 2, 3) - 0.5) + 0.08);
  out.set(wall);
  for (const orb of orbs) {
    const distance = Math.hypot(x - orb.x, y - orb.y) / orb.radius;
    const near = Math.exp(-2.3 * Math.max(0, distance - 0.75));
    if (distance < 2.6) over(out, LIGHTS[orb.light].glow, 0.62 * near);
  }
  for (const orb of orbs) {
    const dx = (x - orb.x) / orb.radius;
    const dy = (y - orb.y) / orb.radius;
    const distance = Math.hypot(dx, dy);
    const edge = 0.004 / orb.radius;
    const cover = 1 - smoothstep(1 - edge, 1 + edge, distance);
    if (cover <= 0) continue;
    const angle = (orb.from * Math.PI) / 180;
    const along = dx * Math.cos(angle) - dy * Math.sin(angle);
    const depth = Math.sqrt(Math.max(0, 1 - Math.min(1, distance) ** 2));
    const rim = 0.12 * (1 - depth) ** 2;
    const { colours } = LIGHTS[orb.light];
    over(out, ramp(colours, clamp(0.5 + 0.46 * along + 0.06 * depth + rim)), cover);
  }
}

/** Light through fluted glass. Parameters: `arrangement`, `width`, `height`, `flutes`. */
const draw: Draw = (params) => {
  const orbs = ARRANGEMENTS[textParam(params, 'arrangement', 'sunrise')];
  if (orbs === undefined) throw new Error(`light: one of ${Object.keys(ARRANGEMENTS).join(', ')}`);
  const width = numberParam(params, 'width', 1500);
  const height = numberParam(params, 'height', 1800);
  const flutes = numberParam(params, 'flutes', 6);
  return throughGlass({ width, height, flutes, bend: 1.28 }, (x, y, out) => {
    behind(orbs, x, y, out);
  });
};

export default draw;
