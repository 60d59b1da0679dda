/** Six flat colours cut out: what the pictures of the two designers' works are put together from. */
import { pathToFileURL } from 'node:url';
import { page } from '../../kit.ts';
import { alphabet } from '../../blocks/letters.ts';
import { INK, PAPER, TOMATO, block, disc, shape, type Work } from '../../blocks/palette.ts';
import { fontFile } from '../../../workshop/fonts.ts';
import type { Drawing } from '../../../workshop/types.ts';

const FACE = `@font-face{font-family:"Familjen";font-weight:400 700;src:url("${pathToFileURL(fontFile('@fontsource-variable/familjen-grotesk', 'familjen-grotesk-latin-wght-normal.woff2')).href}")}`;

/** A picture in pixels of its own, of flat shapes that follow each other. */
export const cut = (width: number, height: number, ...parts: readonly string[]): Drawing =>
  page({
    width,
    height,
    scale: 1,
    style: FACE,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block">${parts.join('')}</svg>`,
  });

/** A work in its place: its upper left corner, its scale, and how it lies. */
export const laid = (work: Work, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} ${(work.width * scale) / 2} ${(work.height * scale) / 2}) scale(${scale})">${work.markup}</g>`;

/** Words in the home's face. */
export const words = (
  content: string,
  x: number,
  y: number,
  size: number,
  fill = INK,
  anchor = 'start',
  weight = 700,
): string =>
  `<text x="${x}" y="${y}" font-family="Familjen" font-weight="${weight}" font-size="${size}" letter-spacing="${-size * 0.02}" fill="${fill}" text-anchor="${anchor}">${content}</text>`;

/** A line of one width, as a path. */
export const line = (data: string, colour: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A group that is turned about its own corner. */
export const turned = (x: number, y: number, turn: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join('')}</g>`;

/** A cloud of three half discs. */
export const cloud = (x: number, y: number, size: number, colour: string = PAPER): string =>
  shape(
    `M${x} ${y}a${size} ${size} 0 0 1 ${size * 2} 0zM${x + size * 1.2} ${y}a${size * 1.5} ${size * 1.5} 0 0 1 ${size * 3} 0zM${x + size * 3.2} ${y}a${size} ${size} 0 0 1 ${size * 2} 0z`,
    colour,
  );

/** Somebody from afar: a head and a coat. */
export const somebody = (x: number, foot: number, size: number, coat: string, hair = INK): string =>
  shape(
    `M${x - size * 0.5} ${foot}L${x - size * 0.34} ${foot - size * 1.5}a${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.68} 0L${x + size * 0.5} ${foot}z`,
    coat,
  ) + disc(x, foot - size * 2.1, size * 0.32, hair);

const GLYPHS = [...alphabet.markup.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1] ?? '');

/** A letter of the alphabet, A to P, 60 units high. */
export const letter = (
  name: string,
  x: number,
  y: number,
  scale: number,
  colour: string = TOMATO,
  turn = 0,
): string =>
  `<path d="${GLYPHS[name.charCodeAt(0) - 65] ?? ''}" fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 30 30)"/>`;

export { block, disc, shape };
