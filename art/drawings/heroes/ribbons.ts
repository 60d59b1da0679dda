import type { Draw } from '../../workshop/types.ts';
import { numberParam, range, textParam } from '../kit.ts';
import { add, clamp, mix, over, painted, ramp, rgb, smoothstep, stops } from './pixels.ts';

/** Cloth from its shadow to its lit edge, by what lights it. */
const LIGHTS = {
  sign: stops(
    [0, '#0b0713'],
    [0.22, '#2b0a3d'],
    [0.42, '#86125f'],
    [0.6, '#e8276b'],
    [0.78, '#ff6a3c'],
    [0.92, '#ffb061'],
    [1, '#ffe9c4'],
  ),
  dawn: stops(
    [0, '#0b0b14'],
    [0.22, '#16204d'],
    [0.42, '#3d5aa8'],
    [0.6, '#8ea3dd'],
    [0.78, '#f2b3a6'],
    [0.92, '#ffd2a8'],
    [1, '#fff4e2'],
  ),
  screen: stops(
    [0, '#0a0812'],
    [0.22, '#1d0f4a'],
    [0.42, '#4a25b0'],
    [0.6, '#8a4dff'],
    [0.78, '#c77dff'],
    [0.92, '#ff9be0'],
    [1, '#fff0fb'],
  ),
};
const NIGHT = rgb('#0b0b12');
const DUSK = rgb('#7a1f6a');

/** Positions along the flow for which every ribbon's edge is computed once. */
const COLUMNS = 1800;
const LEFT = -0.6;
const RIGHT = 2.6;

interface Ribbon {
  /** Height of its upper edge and how bright it is, along the flow. */
  readonly edge: Float32Array;
  readonly light: Float32Array;
  readonly place: number;
}

/** Satin ribbons, one behind the other, that fan out of the dark. Parameters: `seed`, `turn` (degrees), `fan`, `count`, `rise`, `spotX`, `spotY` (where the light falls), `dark`, `lit` (from where to where it comes out of the dark), `light` (`sign`, `dawn` or `screen`). */
const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 1);
  const turn = (numberParam(params, 'turn', -24) * Math.PI) / 180;
  const fan = numberParam(params, 'fan', 1);
  const count = numberParam(params, 'count', 19);
  const rise = numberParam(params, 'rise', 0);
  const spotX = numberParam(params, 'spotX', 1.25);
  const spotY = numberParam(params, 'spotY', 0.45);
  const dark = numberParam(params, 'dark', 0.5);
  const lit = numberParam(params, 'lit', 1.2);
  const width = numberParam(params, 'width', 2400);
  const height = numberParam(params, 'height', 1500);
  const light = textParam(params, 'light', 'sign');
  const satin = light === 'dawn' || light === 'screen' ? LIGHTS[light] : LIGHTS.sign;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);

  const ribbons: readonly Ribbon[] = range(count).map((index) => {
    const t = index / (count - 1);
    const edge = new Float32Array(COLUMNS);
    const light = new Float32Array(COLUMNS);
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = mix(LEFT, RIGHT, column / (COLUMNS - 1));
      const open = 0.34 + 0.66 * smoothstep(0.15, 1.5, x) + 0.14 * Math.sin(2.1 * x + seed * 1.7);
      const swell =
        0.17 * Math.sin(2.6 * x + 1.35 * t + seed) +
        0.06 * Math.sin(5.9 * x + 2.4 * t + seed * 2.3) +
        0.018 * Math.sin(11 * x - 3 * t + seed * 4.1);
      edge[column] = rise + swell + (0.5 - t) * fan * 1.25 * open;
      const fold =
        Math.sin(3.4 * x + 2.1 * t + seed * 1.3) + 0.55 * Math.sin(7.3 * x - 1.6 * t + seed * 3.1);
      light[column] = clamp(0.5 + 0.34 * fold);
    }
    return { edge, light, place: t };
  });

  return painted({ width, height, grid: 2 }, (px, py, out) => {
    const dx = px - width / height / 2;
    const dy = 0.5 - py;
    const x = dx * cosine - dy * sine + 0.8;
    const y = dx * sine + dy * cosine;
    const column = clamp(((x - LEFT) / (RIGHT - LEFT)) * (COLUMNS - 1), 0, COLUMNS - 2);
    const cell = Math.floor(column);
    const between = column - cell;

    // Light falls off towards the left: that side belongs to the type.
    const stage = smoothstep(dark, lit, px + 0.1 * (py - 0.5));
    out.set(NIGHT);
    if (stage <= 0) return;
    add(out, DUSK, 0.04 * stage * Math.exp(-(((py - spotY) / 0.5) ** 2)));

    // Painter's order: the highest edge lies at the back, every nearer ribbon covers what is below its own edge.
    let bottom = -1;
    let gap = 1;
    for (let index = count - 1; index >= 0; index -= 1) {
      const ribbon = ribbons[index];
      if (ribbon === undefined) continue;
      const edge = mix(ribbon.edge[cell] ?? 0, ribbon.edge[cell + 1] ?? 0, between);
      if (y < edge) {
        bottom = index;
        gap = edge - y;
        break;
      }
    }
    if (bottom < 0) return;
    const ribbon = ribbons[bottom];
    if (ribbon === undefined) return;
    const below = ribbons[bottom + 1];
    const lower =
      below === undefined ? -9 : mix(below.edge[cell] ?? 0, below.edge[cell + 1] ?? 0, between);
    const span = Math.max(0.004, gap + y - lower);
    const depth = below === undefined ? clamp(gap / 0.09) : clamp(gap / span);
    const fold = mix(ribbon.light[cell] ?? 0, ribbon.light[cell + 1] ?? 0, between);
    const spot = Math.exp(-(((px - spotX) / 0.42) ** 2) - ((py - spotY) / 0.44) ** 2);
    // A lit hem, satin that darkens towards the ribbon in front, and that ribbon's shadow.
    const hem = Math.exp(-gap / 0.0022) * (0.25 + 0.75 * fold);
    const cloth = (1 - depth) ** 1.35 * (0.22 + 0.78 * fold);
    const sheen = 0.16 * Math.exp(-(((depth - 0.3) / 0.16) ** 2)) * fold;
    const tone =
      0.09 + (0.3 + 0.66 * spot) * cloth + sheen * (0.4 + spot) + 0.13 * spot + 0.2 * hem;
    const fallen = 1 - 0.62 * Math.exp(-Math.max(0, span - gap) / 0.02);
    const colour = ramp(satin, tone * mix(0.5, 1, stage));
    over(out, [colour[0] * fallen, colour[1] * fallen, colour[2] * fallen], stage);
  });
};

export default draw;
