import { range, type Point } from '../kit.ts';

/** What engravings of one hand share: one ink, one paper, and lines that swell where it is dark. */

export const INK = '#12372a';
export const PAPER = '#faf7f0';

/** How dark a place is, from 0 (paper) to 1 (ink). */
export type Tone = (x: number, y: number) => number;

/** A box on the sheet. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paler than this a line lifts off the plate. */
const LIFT = 0.035;

/** How far apart the places are at which a line's swell is measured. */
const STEP = 10;

const two = (value: number) => value.toFixed(1);

/** The outline of one swelling line: there along its one side, back along the other. */
function swell(
  there: readonly (readonly [along: number, half: number])[],
  across: number,
  upright: boolean,
) {
  const point = (along: number, offset: number) =>
    upright ? `${two(across + offset)} ${two(along)}` : `${two(along)} ${two(across + offset)}`;
  const back = there.toReversed();
  return `M${there.map(([along, half]) => point(along, -half)).join('L')}L${back.map(([along, half]) => point(along, half)).join('L')}Z`;
}

function lines(field: Field, gap: number, tone: Tone, upright: boolean): string {
  const { x, y, width, height } = field;
  const [start, length, side, depth] = upright ? [y, height, x, width] : [x, width, y, height];
  const places = Math.max(2, Math.ceil(length / STEP) + 1);
  const count = Math.max(1, Math.round(depth / gap));
  const paths = range(count).map((line) => {
    const across = side + ((line + 0.5) * depth) / count;
    let path = '';
    let run: (readonly [number, number])[] = [];
    const lift = () => {
      if (run.length > 1) path += swell(run, across, upright);
      run = [];
    };
    for (const place of range(places)) {
      const along = start + (place * length) / (places - 1);
      const dark = upright ? tone(across, along) : tone(along, across);
      if (dark < LIFT) lift();
      else run.push([along, (Math.min(dark, 1) * depth) / count / 2]);
    }
    lift();
    return path;
  });
  return `<path d="${paths.join('')}" fill="${INK}"/>`;
}

/** Level lines across a field. */
export const levels = (field: Field, gap: number, tone: Tone) => lines(field, gap, tone, false);

/** Upright lines across a field. */
export const uprights = (field: Field, gap: number, tone: Tone) => lines(field, gap, tone, true);

/** A box in plain paper, or in another fill, outlined where a width is given. */
export const block = ({ x, y, width, height }: Field, outline = 0, fill = PAPER) =>
  `<rect x="${two(x)}" y="${two(y)}" width="${two(width)}" height="${two(height)}" fill="${fill}"${outline ? ` stroke="${INK}" stroke-width="${outline}"` : ''}/>`;

/** A shape of straight edges. */
export const shape = (points: readonly Point[], outline = 2, fill = PAPER) =>
  `<path d="M${points.map(([x, y]) => `${two(x)} ${two(y)}`).join('L')}Z" fill="${fill}" stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round"/>`;

/** Whatever a path says. */
export const path = (d: string, width = 2, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, r: number, width = 2, fill = 'none') =>
  `<circle cx="${two(x)}" cy="${two(y)}" r="${two(r)}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

let clips = 0;

/** What is drawn shows inside a closed path only. */
export function within(d: string, content: string): string {
  clips += 1;
  return `<clipPath id="within-${clips}"><path d="${d}"/></clipPath><g clip-path="url(#within-${clips})">${content}</g>`;
}

/** A box as a closed path, for `within`. */
export const edge = ({ x, y, width, height }: Field) => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** What is drawn on the left of an axis, again on its right. */
export const mirrored = (axis: number, content: string) =>
  `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${content}</g>`;
