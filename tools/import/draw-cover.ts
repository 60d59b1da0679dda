import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The size of the journal's own covers, halved: a pattern stays sharp. */
const WIDTH = 1200;
const HEIGHT = 800;

/** Grounds and two inks for each, calm beside any theme. */
const PALETTES = [
  ['#e9e4da', '#c9a27a', '#4d5b55'],
  ['#dfe6e4', '#8fb0a9', '#36454f'],
  ['#ece3e3', '#c98f86', '#4a3f55'],
  ['#e3e6ee', '#8d9cc4', '#3c4257'],
  ['#e8eadb', '#a9b37c', '#47523a'],
  ['#efe7d3', '#d3a94c', '#5a4a36'],
] as const;

/** What a drawn cover shows, for those who do not see it. */
export const DRAWN_ALT = 'A pattern of rings and discs.';

/**
 * Draws the cover of a text that has none: rings and discs whose places and colours follow from its name,
 * so that a second drawing of the same name is the same.
 */
export async function drawnCover(name: string): Promise<Uint8Array> {
  const bytes = createHash('sha256').update(name).digest();
  const at = (index: number) => (bytes[index % bytes.length] ?? 0) / 255;
  const [ground, light, dark] = PALETTES[(bytes[0] ?? 0) % PALETTES.length] ?? PALETTES[0];
  const shapes = Array.from({ length: 5 }, (_, index) => {
    const x = Math.round(WIDTH * at(index * 5 + 1));
    const y = Math.round(HEIGHT * at(index * 5 + 2));
    const radius = Math.round(90 + 210 * at(index * 5 + 3));
    const colour = at(index * 5 + 4) > 0.5 ? light : dark;
    return index % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity="0.55"/>`
      : `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${Math.round(8 + 40 * at(index * 5 + 5))}" stroke-opacity="0.8"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer();
}
