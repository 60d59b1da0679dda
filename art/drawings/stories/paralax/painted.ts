/** The hand that paints signs, maps and posters: one fat face, one thin one, and the colours in the shed. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';
import { page, svg } from '../../kit.ts';
import type { Drawing } from '../../../workshop/types.ts';

const file = pathToFileURL(
  fontFile('@fontsource-variable/unbounded', 'unbounded-latin-wght-normal.woff2'),
).href;

export const CREAM = '#f8ead0';
export const SAND = '#f0d9b5';
export const RED = '#a8322a';
export const MAROON = '#5b1f24';
export const DUSK = '#2a1a2e';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly more?: string;
}

/** A line in the fat face. */
export function fat(text: string, line: Line): string {
  const { x, y, size, fill = MAROON, weight = 800, anchor = 'start', more = '' } = line;
  return `<text x="${x}" y="${y}" font-family="Unbounded" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;
}

/** A line as if written below it. */
export function written(text: string, line: Line): string {
  const { x, y, size, fill = MAROON, anchor = 'start', more = '' } = line;
  return `<text x="${x}" y="${y}" font-family="Instrument Serif" font-style="italic" font-size="${size}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;
}

/** A drawing as a page of its own, with both faces at hand. */
export function painted(width: number, height: number, content: string): Drawing {
  return page({
    width,
    height,
    families: ['Instrument Serif', 'Instrument Serif Italic'],
    style: `@font-face{font-family:Unbounded;font-weight:200 900;src:url("${file}")}svg{display:block}`,
    body: svg(width, height, content),
  });
}
