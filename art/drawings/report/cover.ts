/** The annual report's year as a line: what was ordered in each of its fifty-two weeks, in millions. */
import type { Draw } from '../../workshop/types.ts';
import { page, svg } from '../kit.ts';

const WEEKS = [
  [19.9, 37.5, 28.2, 30.4, 26.5, 41.6, 33.1, 35.4, 33, 38.5, 47.8, 37.6, 34],
  [39.5, 41.7, 39.9, 34.1, 32.5, 56.1, 38.7, 32.2, 35.7, 32.2, 38.4, 29.6, 36.3],
  [32.6, 29.7, 26.1, 20.9, 9.3, 11.4, 24.3, 32.1, 23.8, 29.5, 42.3, 34.8, 31.9],
  [24, 39.3, 24.9, 29.6, 34.1, 30.6, 37.5, 32.8, 35.4, 30.3, 42.8, 23.5, 14],
].flat();

const NAVY = '#0b1f3a';
const SKY = '#2f8fff';

const [WIDTH, HEIGHT] = [1200, 750];

const draw: Draw = () => {
  const points = WEEKS.map(
    (value, week) =>
      `${(((week + 0.5) / WEEKS.length) * WIDTH).toFixed(1)} ${(690 - value * 9.5).toFixed(1)}`,
  );
  const line = `M-40 ${690 - 19.9 * 9.5}L${points.join('L')}L${WIDTH + 40} ${690 - 14 * 9.5}`;
  const best = points[18]?.split(' ') ?? [];
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'body{background:#fff}svg{display:block}',
    body: svg(
      WIDTH,
      HEIGHT,
      [
        `<path d="${line}V${HEIGHT}H-40z" fill="${SKY}"/>`,
        `<path d="${line}" fill="none" stroke="${NAVY}" stroke-width="9" stroke-linejoin="round"/>`,
        `<circle cx="${best[0]}" cy="${best[1]}" r="15" fill="#fff" stroke="${NAVY}" stroke-width="9"/>`,
      ].join(''),
    ),
  });
};

export default draw;
