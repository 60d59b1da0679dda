import type { Draw } from '../../workshop/types.ts';
import { numberParam, page, range, stream, svg, type Point } from '../kit.ts';
import { fractal, smoothstep } from './pixels.ts';

const SEA = '#06131f';
const LAND = '#0b2a33';
const LINE = '#2d6f68';
const MINT = '#58f0c0';
const ICE = '#eafff8';

/** Side of the square, and of one cell of the height map. */
const SIDE = 1000;
const CELL = 5;

/** Stations nearer than this are linked. */
const LINK = 235;

/** Where a level crosses the side between two corners. */
function crossing(level: number, [a, from]: [number, Point], [b, to]: [number, Point]): string {
  const share = (level - a) / (b - a);
  const x = from[0] + (to[0] - from[0]) * share;
  const y = from[1] + (to[1] - from[1]) * share;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/**
 * An island from above at night, in contour lines, and the stations on it, linked. Parameter: `seed`.
 */
const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 11);
  const height = (x: number, y: number): number => {
    const bent = 0.5 * fractal(x * 0.003 + 7, y * 0.003, 2, seed + 30);
    const ground = fractal(x * 0.0042 + bent, y * 0.0042 - bent, 4, seed);
    const away = Math.hypot(x - SIDE * 0.52, y - SIDE * 0.5) / SIDE;
    return ground * smoothstep(0.72, 0.15, away);
  };

  /** Marching squares: short straight pieces, so small that they read as curves. */
  const contour = (level: number): string => {
    const pieces: string[] = [];
    for (let y = 0; y < SIDE; y += CELL)
      for (let x = 0; x < SIDE; x += CELL) {
        const corners = (
          [
            [x, y],
            [x + CELL, y],
            [x + CELL, y + CELL],
            [x, y + CELL],
          ] as const
        ).map((point): [number, Point] => [height(...point), point]);
        const cuts = corners.flatMap((corner, index) => {
          const next = corners[(index + 1) % 4] ?? corner;
          return corner[0] < level === next[0] < level ? [] : [crossing(level, corner, next)];
        });
        for (let index = 0; index + 1 < cuts.length; index += 2)
          pieces.push(`M${cuts[index]}L${cuts[index + 1]}`);
      }
    return pieces.join('');
  };

  const random = stream(seed);
  const stations: Point[] = [];
  for (let tries = 0; tries < 4000 && stations.length < 26; tries += 1) {
    const place: Point = [60 + random() * (SIDE - 120), 60 + random() * (SIDE - 120)];
    const isDry = height(...place) > 0.33;
    const isFree = stations.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 105);
    if (isDry && isFree) stations.push(place);
  }
  const links = stations.flatMap((from, index) =>
    stations
      .slice(index + 1)
      .filter((to) => Math.hypot(from[0] - to[0], from[1] - to[1]) < LINK)
      .map((to) => `M${from.join(' ')}L${to.join(' ')}`),
  );

  const lines = range(13).map((step) => {
    const level = 0.28 + step * 0.035;
    const isCoast = step === 0;
    return `<path d="${contour(level)}" stroke="${isCoast ? MINT : LINE}" stroke-width="${isCoast ? 2 : 1.1}" opacity="${isCoast ? 0.85 : 0.9 - step * 0.03}"/>`;
  });
  const dots = stations.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="${index % 5 === 0 ? 30 : 17}" fill="${MINT}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${index % 5 === 0 ? 9 : 5.5}" fill="${index % 5 === 0 ? ICE : MINT}"/>`,
  );
  return page({
    width: SIDE,
    height: SIDE,
    body: svg(
      SIDE,
      SIDE,
      `<radialGradient id="glow" cx="52%" cy="50%" r="58%"><stop offset="0" stop-color="${LAND}"/><stop offset="1" stop-color="${SEA}"/></radialGradient><rect width="${SIDE}" height="${SIDE}" fill="url(#glow)"/><g fill="none" stroke-linecap="round">${lines.join('')}<path d="${links.join('')}" stroke="${MINT}" stroke-width="1.6" opacity=".7"/></g>${dots.join('')}`,
    ),
  });
};

export default draw;
