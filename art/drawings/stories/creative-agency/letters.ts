import { pathToFileURL } from 'node:url';
import { fontFile } from '../../../workshop/fonts.ts';

const FONT = fontFile('@fontsource/fraunces', 'fraunces-latin-900-normal.woff2');

/** A page of 1600 × 1200, drawn at twice the size of its screen, with the studio's letters. */
export const PAPER_PAGE = {
  width: 800,
  height: 600,
  style: `@font-face{font-family:Fraunces;font-weight:900;src:url("${pathToFileURL(FONT).href}")}svg{display:block;width:800px;height:600px}`,
};

interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Words cut from paper, each letter with its shadow. */
export const lettering = (
  x: number,
  y: number,
  words: string,
  { size, fill, anchor = 'middle' }: Lettering,
) =>
  `<text x="${x}" y="${y}" font-family="Fraunces" font-weight="900" font-size="${size}" fill="${fill}" text-anchor="${anchor}" filter="url(#lift1)">${words}</text>`;
