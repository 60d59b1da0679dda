/** Paper-cut strata at dusk: nine ridges between a low sun and a lake that repeats it. */
import { coloursParam, numberParam, range, repeat, stream } from '../kit.ts';
import type { Point } from '../kit.ts';
import { lift, sheet } from './print.ts';
import type { Draw } from '../../workshop/types.ts';

/** A ridge line: long waves with smaller ones on their backs, sharper in front. */
function ridge(base: number, height: number, seed: number, rough: number): Point[] {
  const next = stream(seed);
  const phase = range(5).map(() => next() * 6.28);
  return range(161).map((k) => {
    const x = -20 + k * 7.75;
    const wave = [0.0042, 0.0091, 0.019, 0.043, 0.09].reduce(
      (sum, frequency, m) =>
        sum +
        (1 - Math.abs(Math.sin(x * frequency * 0.8 + (phase[m] ?? 0)))) / (1 + m * (2.4 - rough)),
      0,
    );
    return [x, base - height * (wave - 0.7)];
  });
}

const draw: Draw = (params) => {
  const seed = numberParam(params, 'seed', 7);
  const tones = coloursParam(params, 'tones', [
    '#f9c9a6',
    '#f4a98c',
    '#e98579',
    '#cf6374',
    '#a74b76',
    '#7a3d74',
    '#513168',
    '#332755',
    '#1d1a3d',
  ]);
  const next = stream(seed);
  const bands = tones
    .map((tone, k) => {
      const base = 430 + k * 58;
      const points = ridge(base, 56 + k * 9, seed * 31 + k, 0.4 + k * 0.1);
      const path = points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L');
      const trees =
        k < 6
          ? ''
          : repeat(16 + k * 3, () => {
              const [x, y] = points[Math.floor(next() * points.length)] ?? [0, 0];
              const h = (k - 4) * (9 + next() * 9);
              return `<path d="M${x.toFixed(0)} ${(y - h).toFixed(0)}l${(h * 0.24).toFixed(1)} ${(h + 8).toFixed(0)}h${(-h * 0.48).toFixed(1)}Z" fill="${tone}"/>`;
            });
      return `<g filter="url(#rise)"><path d="M${path}L1220 960H-20Z" fill="${tone}"/>${trees}</g>`;
    })
    .join('');
  const birds = repeat(9, (k) => {
    const [x, y] = [300 + k * 34 + (k % 3) * 12, 210 + Math.abs(k - 3) * 17];
    return `<path d="M${x - 15} ${y - 6}Q${x - 6} ${y - 10} ${x} ${y}Q${x + 6} ${y - 10} ${x + 15} ${y - 7}" fill="none" stroke="#7a3d74" stroke-width="4" stroke-linecap="round"/>`;
  });
  return sheet(
    seed,
    '#fde6cf',
    `${lift('rise', 0, -9, 13, 0.3)}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f6aa8"/><stop offset=".34" stop-color="#ee9a94"/><stop offset=".6" stop-color="#fde0bb"/></linearGradient>`,
    `<rect width="1200" height="900" fill="url(#sky)"/>${repeat(5, (k) => `<circle cx="760" cy="380" r="${430 - k * 62}" fill="#fff3d6" opacity=".13"/>`)}<circle cx="760" cy="380" r="150" fill="#fff6df" filter="url(#rise)"/>${birds}${bands}`,
  );
};

export default draw;
