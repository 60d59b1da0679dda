/** The Swiss poster's means: one red, black, white, one typeface, and a sheet of six columns. */
import type { Drawing } from '../../workshop/types.ts';
import { page, svg } from '../kit.ts';

export const RED = '#e4002b';
export const BLACK = '#0a0a0a';
export const WHITE = '#ffffff';
export const GREY = '#e6e6e4';

export const [WIDTH, HEIGHT] = [800, 600];

interface Words {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of type; large ones are set tighter. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size, fill = BLACK, weight = 800, anchor = 'start' }: Words,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${size > 40 ? -0.045 * size : 0}">${text.replace('&', '&amp;')}</text>`;

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A sheet of one ground. */
export const sheet = (ground: string, content: string): Drawing =>
  page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Inter'],
    style: `svg{display:block;font-family:Inter}`,
    body: svg(WIDTH, HEIGHT, box(0, 0, WIDTH, HEIGHT, ground) + content),
  });
