/** A place as a soap bubble shows it: bowed, between a sky of its film and the dark ground. */
import type { Draw } from '../../workshop/types.ts';
import { numberParam, textParam } from '../kit.ts';
import { clamp, fractal, mix, over, painted, rgb, smoothstep } from '../heroes/pixels.ts';
import { film } from './film.ts';
import { SCENES } from './scenes.ts';
import { BOW, HORIZON, SIZE } from './bowed.ts';

const GROUND = rgb('#1b1533');
const NEAR = rgb('#2c2159');
const PALE = rgb('#f3efff');

const draw: Draw = (params) => {
  const scene = SCENES[textParam(params, 'scene', '')];
  if (!scene) throw new Error('no scene has this name');
  const age = numberParam(params, 'age', 0);
  const seed = numberParam(params, 'seed', 1);
  const above = `<svg viewBox="0 0 ${SIZE} ${SIZE}">${scene()}</svg>`;
  return painted(
    { width: 1100, height: 1100, grid: 1 },
    (x, y, out) => {
      const [u, v] = [x * 2 - 1, y * 2 - 1];
      const away = Math.hypot(u, v);
      const facing = Math.sqrt(Math.max(0, 1 - Math.min(1, away) ** 2));
      const rim = (1 - facing) ** 2;
      const stir = fractal(u * 0.9 + seed * 3.1 + 0.6 * v, v * 1.15 - seed, 2, seed) - 0.5;
      const colour = film(age + 0.55 * v + 0.9 * rim + 1.25 * stir);
      out.set(GROUND);
      const horizon = HORIZON * 2 - 1 + BOW * u * u;
      const sky = 1 - smoothstep(-0.012, 0.012, v - horizon);
      over(out, colour, sky * mix(0.8, 1, rim));
      over(out, PALE, sky * 0.2 * (1 - rim));
      // The ground lies dark before the bubble, and takes a little of the sky near the horizon.
      const depth = v - horizon;
      over(out, colour, (1 - sky) * 0.34 * Math.exp(-depth * 9));
      over(out, NEAR, (1 - sky) * 0.8 * smoothstep(0, 0.8, depth) * (1 - rim));
      over(out, colour, (1 - sky) * 0.75 * clamp(rim * 1.2 - 0.1) ** 1.4);
    },
    above,
  );
};

export default draw;
