/** Soap films, pixel by pixel: what light does in them, and how two bubbles share a wall. */
import { add, clamp, fractal, mix, over, rgb, smoothstep, type Rgb } from '../heroes/pixels.ts';

/** A bubble: place and radius in picture heights. */
export interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seed: number;
}

/** A bubble of this radius that shares a wall with another one, in this direction: 90° is down. */
export function beside(bubble: Bubble, r: number, degrees: number, seed: number): Bubble {
  const far = Math.sqrt(bubble.r ** 2 + r ** 2 - bubble.r * r);
  const turn = (degrees * Math.PI) / 180;
  return { x: bubble.x + far * Math.cos(turn), y: bubble.y + far * Math.sin(turn), r, seed };
}

/** The wall between a large bubble and a small one: a circle around the small one's side. */
export function wallOf(large: Bubble, small: Bubble): Omit<Bubble, 'seed'> {
  const apart = Math.hypot(small.x - large.x, small.y - large.y);
  const r = (large.r * small.r) / (large.r - small.r);
  const chord = (large.r ** 2 - small.r ** 2 + apart ** 2) / (2 * apart);
  const away = (chord + Math.sqrt(r * r - large.r ** 2 + chord ** 2)) / apart;
  return { x: mix(large.x, small.x, away), y: mix(large.y, small.y, away), r };
}

/** Interference colour of a film; `t` grows with its thickness. */
export function film(t: number): Rgb {
  const wave = (phase: number): number => 0.5 + 0.5 * Math.cos(6.2832 * (t + phase));
  return [
    0.12 + 0.95 * wave(0.02) ** 1.3,
    0.12 + 0.92 * wave(0.36) ** 1.3,
    0.25 + 0.95 * wave(0.66) ** 1.2,
  ];
}

/** A window of the room as a bubble shows it: bowed, and turned by this angle. */
function pane(u: number, v: number, px: number, py: number, w: number, h: number, turn: number) {
  const a = Math.cos(turn) * (u - px) + Math.sin(turn) * (v - py);
  const b = -Math.sin(turn) * (u - px) + Math.cos(turn) * (v - py);
  const curved = b + 0.55 * a * a * Math.sign(py);
  const cross = smoothstep(0.012, 0.03, Math.abs(a)) * smoothstep(0.008, 0.02, Math.abs(curved));
  return (
    cross *
    smoothstep(w + 0.03, w - 0.03, Math.abs(a)) *
    smoothstep(h + 0.025, h - 0.025, Math.abs(curved))
  );
}

const SHADE = rgb('#4a2fa8');

/**
 * Blows a bubble's film over what stands there.
 *
 * @param u across, from -1 to 1
 * @param v down, from -1 to 1
 * @param edge how near the next film is, from 0 to 1: its own rim, or a wall that it shares
 */
export function blow(out: Float64Array, u: number, v: number, edge: number, seed: number): void {
  const away = Math.min(1, Math.hypot(u, v));
  const facing = Math.sqrt(1 - away ** 2);
  const rim = Math.max((1 - facing) ** 2.1, edge ** 3 * 0.7);
  // The film drains downwards and is stirred a little.
  const stir = fractal(u * 1.15 + seed * 3.1 + 0.5 * v, v * 1.5 - seed, 3, seed) - 0.5;
  const colour = film(0.75 + 0.62 * v + 1.15 * rim + 1.25 * stir + seed * 0.17);
  over(out, colour, mix(0.1, 0.9, clamp(rim * 1.15 + 0.16 * (1 - facing))));
  const upper = pane(u, v, -0.46, -0.6, 0.2, 0.115, -0.65);
  const lower = pane(u, v, 0.5, 0.62, 0.12, 0.055, -0.66);
  add(out, [1, 1, 1], 0.6 * upper + 0.3 * lower);
  const shade = Math.exp(-(((away - 0.9) / 0.09) ** 2)) * (0.5 + 0.5 * v);
  over(out, SHADE, 0.2 * clamp(shade));
}
