import type { Draw, Params } from '../../workshop/types.ts';
import { numberParam, stream } from '../kit.ts';
import { add, fractal, mix, over, painted, rgb, smoothstep } from './pixels.ts';

const SEA = rgb('#06131f');
const LAND = rgb('#0d3138');
const MINT = rgb('#58f0c0');
const ICE = rgb('#eafff8');

/** Cells of the height map to one height of the picture, and the height between two contours. */
const CELLS = 520;
const INTERVAL = 0.085;

/** Depths that are drawn as lines too, fainter each time. */
const DEPTHS = [-0.1, -0.24, -0.44];

/** Stations on dry ground stand so far from one another, and are linked when they are nearer than that. */
const APART = 0.1;
const LINK = 0.215;

/** Rows of numbers among a picture's parameters. */
function rowsParam(params: Params, name: string): number[][] {
  const rows = params[name];
  return Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row.map(Number) : [])) : [];
}

/** How far a place lies from the way between two others. */
function away(x: number, y: number, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]): [number, number] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return [Math.hypot(x - x1 - dx * along, y - y1 - dy * along), along * Math.sqrt(length)];
}

/** How high a place lies: 0 is the coast, 1 an ordinary summit. */
function altitude(x: number, y: number, islands: readonly number[][], seed: number): number {
  return islands.reduce((highest, island, index) => {
    const [, , , , reach = 0.2, peak = 1] = island;
    const bend = (by: number, octaves: number): number =>
      fractal((x * 1.5) / reach + by, (y * 1.5) / reach - by, octaves, seed + index * 7) - 0.5;
    const [distance] = away(x + bend(3, 4) * reach, y + bend(11, 4) * reach, island);
    const rise = 1 - distance / reach;
    const rough = 0.8 + 0.55 * (bend(5, 3) + 0.2);
    return Math.max(highest, rise > 0 ? peak * rise ** 1.2 * rough : rise * 0.6);
  }, -1);
}

/** So many places on dry ground, well apart. */
function strewn(count: number, seed: number, ground: (x: number, y: number) => number): number[][] {
  const random = stream(seed);
  const places: number[][] = [];
  for (let tries = 0; tries < 9000 && places.length < count; tries += 1) {
    const [x, y] = [random(), random()];
    const isFree = places.every(([a = 0, b = 0]) => Math.hypot(a - x, b - y) > APART);
    if (isFree && ground(x, y) > 0.07) places.push([x, y]);
  }
  return places;
}

/** The ways between places that are near enough to be linked. */
function meshed(places: readonly number[][]): number[][] {
  return places.flatMap(([x = 0, y = 0], index) =>
    places
      .slice(index + 1)
      .filter(([a = 0, b = 0]) => Math.hypot(a - x, b - y) < LINK)
      .map(([a = 0, b = 0]) => [x, y, a, b]),
  );
}

/**
 * Islands from above at night, in contour lines and a raking light, with stations on them.
 * Parameters, in heights of the picture: `islands`, each from where to where its ridge runs, how far
 * its coast lies from that, how high it is; `lights`, where stations stand; `links`, from where to
 * where dashed lines run; in place of both, `stations`, how many are strewn and linked; `seed`,
 * `width`, `height`.
 */
const draw: Draw = (params) => {
  const width = numberParam(params, 'width', 1200);
  const height = numberParam(params, 'height', 1200);
  const seed = numberParam(params, 'seed', 1);
  const islands = rowsParam(params, 'islands');

  const columns = Math.ceil((width / height) * CELLS) + 3;
  const map = Float32Array.from({ length: columns * (CELLS + 3) }, (_, place) =>
    altitude((place % columns) / CELLS, Math.floor(place / columns) / CELLS, islands, seed),
  );
  const ground = (x: number, y: number): number => {
    const u = Math.max(0, x * CELLS);
    const v = Math.max(0, y * CELLS);
    const place = Math.floor(v) * columns + Math.floor(u);
    const upper = mix(map[place] ?? -1, map[place + 1] ?? -1, u % 1);
    const lower = mix(map[place + columns] ?? -1, map[place + columns + 1] ?? -1, u % 1);
    return mix(upper, lower, v % 1);
  };

  const stations = strewn(numberParam(params, 'stations', 0), seed, ground);
  const lights = stations.length > 0 ? stations : rowsParam(params, 'lights');
  const links = stations.length > 0 ? meshed(stations) : rowsParam(params, 'links');
  const size = stations.length > 0 ? 0.55 : 1;

  const step = 1.6 / CELLS;
  return painted({ width, height, grid: 1 }, (x, y, out) => {
    const h = ground(x, y);
    const slopeX = (ground(x + step, y) - ground(x - step, y)) / (2 * step);
    const slopeY = (ground(x, y + step) - ground(x, y - step)) / (2 * step);
    const slope = Math.max(0.35, Math.hypot(slopeX, slopeY));
    /** How much of a line of this width, in pixels, at a level passes here. */
    const line = (level: number, wide: number): number =>
      1 - smoothstep(wide * 0.4, wide * 1.4, (Math.abs(h - level) / slope) * height);

    out.set(SEA);
    const raking = Math.max(0, (slopeX * 0.75 - slopeY * 0.55) / Math.hypot(slopeX, slopeY, 3));
    if (h > 0) {
      over(out, LAND, 0.35 + 0.5 * smoothstep(0, 0.9, h));
      add(out, MINT, 0.07 * raking);
      const nearest = Math.round(h / INTERVAL);
      const isFifth = nearest % 5 === 0;
      const bright = (isFifth ? 0.3 : 0.13) * (0.45 + 1.7 * raking);
      if (nearest > 0) add(out, isFifth ? ICE : MINT, bright * line(nearest * INTERVAL, 1.3));
    }
    // What lies in the sea ends before the picture does.
    const edge = Math.min(x, width / height - x, y, 1 - y);
    const open = smoothstep(0, 0.14, edge);
    DEPTHS.forEach((depth, index) => add(out, MINT, open * (0.1 - index * 0.03) * line(depth, 1)));
    add(out, MINT, 0.75 * line(0, 1.7));

    for (const link of links) {
      const [distance, along] = away(x, y, link);
      const isDash = (along / (0.0135 * size)) % 1 < 0.55;
      if (isDash) add(out, MINT, 0.7 * (1 - smoothstep(0.0005 * size, 0.0019 * size, distance)));
    }
    for (const [lightX = 0, lightY = 0] of lights) {
      const distance = Math.hypot(x - lightX, y - lightY) / size;
      add(out, MINT, 0.5 * size * Math.exp(-((distance / 0.03) ** 2)));
      add(out, MINT, 0.08 * open * Math.exp(-((distance / 0.08) ** 2)));
      over(out, ICE, 1 - smoothstep(0.006, 0.0085, distance));
      add(out, MINT, 0.5 * (1 - smoothstep(0.0008, 0.0022, Math.abs(distance - 0.019))));
    }
  });
};

export default draw;
