/** A field of stars that repeats without a seam: the night behind a whole page. */
import { repeat, stream } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const [WIDTH, HEIGHT, COUNT] = [1100, 900, 210];

const draw: Draw = () => {
  const next = stream(2012);
  const field = repeat(COUNT, () => {
    const radius = 0.5 + next() ** 6 * 1.5;
    const x = Math.round(4 + next() * (WIDTH - 8));
    const y = Math.round(4 + next() * (HEIGHT - 8));
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" opacity="${(0.2 + next() * 0.7).toFixed(1)}"/>`;
  });
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="#f4f3ff">${field}</svg>`;
  return { width: WIDTH, height: HEIGHT, markup };
};

export default draw;
