import type { Draw } from '../../workshop/types.ts';
import { numberParam } from '../kit.ts';
import { add, clamp, fractal, mix, over, painted, rgb, smoothstep } from './pixels.ts';

const DEEP = rgb('#06131f');
const HORIZON = rgb('#0b2431');
const MINT = rgb('#58f0c0');
const ICE = rgb('#bff7ea');

/** Cells of the height map along each side, and how far it reaches. */
const CELLS = 1400;
const REACH = 14;

/** Heights of the ground, computed once. */
function heightMap(seed: number): Float32Array {
  const map = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row += 1)
    for (let column = 0; column < CELLS; column += 1) {
      const x = (column / CELLS) * REACH;
      const y = (row / CELLS) * REACH;
      const bent = 0.7 * fractal(x * 0.45 + 9, y * 0.45, 2, seed + 40);
      const hills = fractal(x * 0.62 + bent, y * 0.62 - bent, 3, seed);
      map[row * CELLS + column] = 0.95 * smoothstep(0.16, 0.9, hills);
    }
  return map;
}

/**
 * A dark plain of contour lines that runs to a far horizon; calm, because particles move above it.
 * Parameters: `seed`, `width`, `height`.
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const map = heightMap(numberParam(params, 'seed', 4));
  const aspect = width / height;

  /** Beyond its edges the map goes on mirrored. */
  const mirrored = (cell: number): number => {
    const turn = Math.abs(cell) % (2 * CELLS);
    return clamp(turn > CELLS ? 2 * CELLS - turn : turn, 0, CELLS - 2);
  };

  const ground = (x: number, y: number): number => {
    const u = mirrored((x / REACH + 0.5) * CELLS);
    const v = mirrored((y / REACH) * CELLS);
    const place = Math.floor(v) * CELLS + Math.floor(u);
    const upper = mix(map[place] ?? 0, map[place + 1] ?? 0, u % 1);
    const lower = mix(map[place + CELLS] ?? 0, map[place + CELLS + 1] ?? 0, u % 1);
    return mix(upper, lower, v % 1);
  };

  const eye = 2.55;
  const tilt = 0.47;

  return painted({ width, height, grid: 1 }, (px, py, out) => {
    const across = (px - aspect / 2) * 1.15;
    const up = 0.5 - py;
    const forward = Math.cos(tilt) + up * Math.sin(tilt) * 1.1;
    const climb = up * Math.cos(tilt) * 1.1 - Math.sin(tilt);
    const sky = smoothstep(0.55, -0.05, py);
    out.set([
      mix(HORIZON[0], DEEP[0], sky),
      mix(HORIZON[1], DEEP[1], sky),
      mix(HORIZON[2], DEEP[2], sky),
    ]);

    // Walk along the ray until it is below the ground, then halve the last step.
    let near = 0.5;
    let far = -1;
    for (let t = 0.6; t < 13; t *= 1.03) {
      const h = eye + climb * t;
      if (h < 0 || h < ground(across * t, forward * t)) {
        far = t;
        break;
      }
      near = t;
    }
    if (far < 0) return;
    for (let turn = 0; turn < 9; turn += 1) {
      const t = (near + far) / 2;
      if (eye + climb * t < ground(across * t, forward * t)) far = t;
      else near = t;
    }
    const x = across * far;
    const y = forward * far;
    const h = ground(x, y);
    const step = 0.02;
    const slopeX = (ground(x + step, y) - ground(x - step, y)) / (2 * step);
    const slopeY = (ground(x, y + step) - ground(x, y - step)) / (2 * step);
    const air = Math.exp(-0.25 * Math.max(0, far - 2.2));

    // Raking light from the right, very low.
    const length = Math.hypot(slopeX, slopeY, 1);
    const raking = Math.max(0, (-slopeX * 0.86 + slopeY * 0.12 + 0.1) / length);
    over(out, DEEP, 0.82 * air);
    add(out, MINT, 0.05 * raking * air);

    // Contours keep one width on the picture, whatever the slope and the distance.
    const onPicture = (far / height) * 0.62;
    const steep = Math.max(0.09, Math.hypot(slopeX, slopeY * 1.9));
    const interval = 0.046;
    const level = h / interval;
    const apart = Math.abs(level - Math.round(level)) * interval;
    const fifth = Math.round(level) % 5 === 0;
    const line = 1 - smoothstep(0.45, 1.5, apart / (steep * onPicture * (fifth ? 1.25 : 0.8)));
    const crest = smoothstep(0.2, 0.95, h);
    const glow = (fifth ? 0.19 : 0.1) * line * air * (0.28 + 0.9 * crest) * (0.45 + 1.6 * raking);
    add(out, fifth ? ICE : MINT, glow * smoothstep(0.05, 0.22, h));
  });
};

export default draw;
