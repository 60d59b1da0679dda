import type { Draw } from '../../workshop/types.ts';
import { numberParam } from '../kit.ts';
import {
  add,
  clamp,
  fractal,
  mix,
  over,
  painted,
  ramp,
  smoothstep,
  stops,
  type Rgb,
} from './pixels.ts';

/** A bubble: place and radius in picture heights; `blur` softens those out of focus. */
interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seed: number;
  readonly blur?: number;
}

const BUBBLES: readonly Bubble[] = [
  { x: 0.86, y: 0.13, r: 0.035, seed: 3, blur: 0.008 },
  { x: 1.5, y: 0.93, r: 0.16, seed: 9, blur: 0.02 },
  { x: 1.02, y: 0.86, r: 0.055, seed: 5 },
  { x: 1.36, y: 0.17, r: 0.1, seed: 2 },
  { x: 1.17, y: 0.52, r: 0.32, seed: 1 },
  { x: 1.49, y: 0.62, r: 0.085, seed: 7 },
  { x: 0.8, y: 0.66, r: 0.028, seed: 4 },
  { x: 0.93, y: 0.285, r: 0.062, seed: 6 },
];

const AIR = stops([0, '#f6f2ff'], [0.45, '#e9e6ff'], [0.75, '#dcd6ff'], [1, '#f4dcf0']);

/** Interference colour of a film; `t` grows with its thickness. */
function film(t: number): Rgb {
  const wave = (phase: number): number => 0.5 + 0.5 * Math.cos(6.2832 * (t + phase));
  return [
    0.12 + 0.95 * wave(0.02) ** 1.3,
    0.12 + 0.92 * wave(0.36) ** 1.3,
    0.25 + 0.95 * wave(0.66) ** 1.2,
  ];
}

/** Iridescent bubbles in lavender air; the left half stays empty. */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  return painted({ width, height, grid: 2 }, (x, y, out) => {
    out.set(
      ramp(
        AIR,
        clamp(y * 0.9 + 0.28 * (x / 1.6 - 0.5) + 0.16 * (fractal(x * 1.1, y * 1.1, 2, 8) - 0.5)),
      ),
    );
    for (const { x: cx, y: cy, r, seed, blur = 0.0012 } of BUBBLES) {
      const u = (x - cx) / r;
      const v = (y - cy) / r;
      const away = Math.hypot(u, v);
      const soft = blur / r;
      // A faint caustic below each bubble lifts it off the air.
      if (away > 1 + soft) continue;
      const cover = 1 - smoothstep(1 - soft, 1 + soft, away);
      const facing = Math.sqrt(Math.max(0, 1 - Math.min(1, away) ** 2));
      const rim = (1 - facing) ** 2.1;

      // The film drains downwards and is stirred a little.
      const stir = fractal(u * 1.15 + seed * 3.1 + 0.5 * v, v * 1.5 - seed, 3, seed) - 0.5;
      const thickness = 0.75 + 0.62 * v + 1.15 * rim + 1.25 * stir + seed * 0.17;
      const colour = film(thickness);
      const veil = mix(0.1, 0.88, clamp(rim * 1.15 + 0.16 * (1 - facing)));
      over(out, colour, cover * veil);

      // What it shows of the room: a large window above on the left, its image upside down below.
      const bowed = (px: number, py: number, w: number, h: number, turn: number): number => {
        const a = Math.cos(turn) * (u - px) + Math.sin(turn) * (v - py);
        const b = -Math.sin(turn) * (u - px) + Math.cos(turn) * (v - py);
        const curved = b + 0.55 * a * a * Math.sign(py);
        return (
          smoothstep(w + 0.05, w - 0.05, Math.abs(a)) *
          smoothstep(h + 0.045, h - 0.045, Math.abs(curved))
        );
      };
      const upper = bowed(-0.4, -0.6, 0.2, 0.105, -0.6);
      const lower = bowed(0.46, 0.62, 0.13, 0.06, -0.62);
      add(out, [1, 1, 1], cover * (0.62 * upper + 0.3 * lower));
      // A hair of light along the edge and shade inside it, so that the ball stays round on a pale ground.
      const edge = Math.exp(-(((away - 0.985) / 0.012) ** 2));
      add(out, [0.6, 0.55, 0.75], cover * 0.35 * edge * (v < 0.2 ? 1 : 0.5));
      const shade = Math.exp(-(((away - 0.9) / 0.09) ** 2)) * (0.5 + 0.5 * v);
      over(out, [0.22, 0.12, 0.5], cover * 0.16 * clamp(shade));
    }
  });
};

export default draw;
