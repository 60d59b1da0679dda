/**
 * A field of stars that repeats without a seam: the night behind a whole page. All of them are fine and faint; a
 * brighter one beside a word would be read as its full stop.
 */
import { repeat, stream } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const [WIDTH, HEIGHT, COUNT] = [1100, 900, 210];

/** Of the stars that dusk leaves: how faint one may be, and what becomes of its light. */
const DUSK = { faintest: 0.35, share: 0.5 };

const draw: Draw = ({ hour }) => {
  const next = stream(2012);
  const field = repeat(COUNT, () => {
    const radius = 0.45 + next() ** 6 * 0.5;
    const x = Math.round(4 + next() * (WIDTH - 8));
    const y = Math.round(4 + next() * (HEIGHT - 8));
    const light = Number((0.15 + next() * 0.4).toFixed(1));
    if (hour !== 'dusk') return star(x, y, radius, light);
    return light < DUSK.faintest ? '' : star(x, y, radius, light * DUSK.share);
  });
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="#f4f3ff">${field}</svg>`;
  return { width: WIDTH, height: HEIGHT, markup };
};

/** `opacity` would ask the browser for a layer of the whole field's size for each. */
function star(x: number, y: number, radius: number, light: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill-opacity="${Number(light.toFixed(2))}"/>`;
}

export default draw;
