/** The face in which notes stand beside a drawing of the night. */
import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';
import { STAR } from '../../night/night.ts';

const file = pathToFileURL(
  fontFile('@fontsource-variable/outfit', 'outfit-latin-wght-normal.woff2'),
).href;

/** What a scene with notes needs in front of them. */
export const FACE = `<style>@font-face{font-family:Outfit;font-weight:100 900;src:url("${file}")}</style>`;

/** A note. */
export const note = (
  x: number,
  y: number,
  text: string,
  size = 26,
  anchor: 'start' | 'middle' | 'end' = 'start',
  colour: string = STAR,
  weight = 400,
): string =>
  `<text x="${x}" y="${y}" font-family="Outfit" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" fill="${colour}">${text}</text>`;
