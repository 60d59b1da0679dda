import { fractal, smoothstep } from '../heroes/pixels.ts';
import { range } from '../kit.ts';

export const SEA = '#06131f';
export const MINT = '#58f0c0';
export const ICE = '#eafff8';

/** How far apart a line's points lie, in pixels. */
const STEP = 8;

/** How strong a stroke is in shade, between both, and in the light. */
const STRENGTHS = [0.2, 0.48, 0.92] as const;

/** Land drawn in lines: each a cut through it, one before the other. */
export interface Land {
  readonly width: number;
  /** Where the farthest and the nearest line lie, and how many there are. */
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  /** How far the land rises at a place; `depth` runs from 0, far, to 1, near. */
  readonly rise: (x: number, depth: number) => number;
  /** The line's width, in pixels. */
  readonly wide: number;
}

/** A rough number between 0 and 1 that changes slowly with the place. */
export const rough = (x: number, y: number, seed: number): number => fractal(x, y, 5, seed);

/** A hill: 1 at its middle, 0 where it ends. */
export function hill(x: number, middle: number, reach: number): number {
  return 1 - smoothstep(0, 1, Math.abs(x - middle) / reach);
}

const place = (x: number, y: number) => `${x} ${y.toFixed(1)}`;

/**
 * The lines from the farthest to the nearest, each over what lies behind it. The light comes from the
 * right: what falls towards it is bright. Where there is no land there is no line.
 */
export function land({ width, top, bottom, count, rise, wide }: Land): string {
  const columns = range(Math.ceil(width / STEP) + 1).map((column) => column * STEP);
  return range(count)
    .map((row) => {
      const depth = row / (count - 1);
      // Lines that are far lie nearer to one another.
      const base = top + (bottom - top) * depth ** 1.35;
      const ys = columns.map((x) => base - Math.max(0, rise(x, depth)));
      const body = columns.map((x, index) => place(x, ys[index] ?? base)).join('L');
      const parts = STRENGTHS.map(() => '');
      columns.slice(1).forEach((x, index) => {
        const [from = base, to = base] = [ys[index], ys[index + 1]];
        if (from >= base - 0.5 && to >= base - 0.5) return;
        const fall = (to - from) / STEP;
        const strength = fall > 0.32 ? 2 : fall > -0.12 ? 1 : 0;
        parts[strength] = `${parts[strength] ?? ''}M${place(x - STEP, from)}L${place(x, to)}`;
      });
      const strokes = parts.map((d, index) =>
        d
          ? `<path d="${d}" stroke="${index === 2 ? ICE : MINT}" stroke-opacity="${(STRENGTHS[index] ?? 0) * (0.45 + 0.55 * depth)}"/>`
          : '',
      );
      return `<path d="M${body}L${width} ${base + 4}L0 ${base + 4}Z" fill="${SEA}"/><g fill="none" stroke-width="${wide}" stroke-linecap="round">${strokes.join('')}</g>`;
    })
    .join('');
}

/** Rings that go out from a mast's tip, fainter each time. */
export function rings(x: number, y: number, radii: readonly number[], wide: number): string {
  return radii
    .map(
      (r, index) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${MINT}" stroke-width="${wide}" stroke-opacity="${0.5 / (1 + index * 0.75)}"/>`,
    )
    .join('');
}

/** A lattice mast on its foot, with a light at its tip. */
export function mast(x: number, foot: number, tall: number, wide: number): string {
  const half = tall * 0.075;
  const steps = range(7);
  const at = (share: number) => ({ y: foot - tall * share, half: half * (1 - share * 0.9) });
  const braces = steps
    .map((step) => {
      const low = at(step / 7);
      const high = at((step + 1) / 7);
      return `M${x - low.half} ${low.y}L${x + high.half} ${high.y}M${x + low.half} ${low.y}L${x - high.half} ${high.y}`;
    })
    .join('');
  const tip = foot - tall;
  return `<g fill="none" stroke="${ICE}" stroke-width="${wide}"><path d="M${x - half} ${foot}L${x} ${tip}L${x + half} ${foot}"/><path d="${braces}" stroke-opacity=".55"/></g><circle cx="${x}" cy="${tip}" r="${wide * 9}" fill="${MINT}" fill-opacity=".22"/><circle cx="${x}" cy="${tip}" r="${wide * 3.2}" fill="${ICE}"/>`;
}

/** The sea: short strokes, longer the nearer they are. */
export function sea(width: number, top: number, bottom: number, random: () => number): string {
  const strokes = range(170)
    .map(() => {
      const depth = random() ** 1.6;
      const y = top + (bottom - top) * depth;
      const x = random() * width;
      return `M${x.toFixed(0)} ${y.toFixed(0)}h${(26 + 150 * depth * random()).toFixed(0)}`;
    })
    .join('');
  return `<path d="${strokes}" stroke="${MINT}" stroke-opacity=".16" stroke-width="2" fill="none"/>`;
}
