import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import subsetFont from 'subset-font';

/** Cut fonts are kept by their content: a build cuts what is new. */
const CACHE = join('node_modules', '.cache', 'fonts');

/** Counts up when the way of cutting changes. */
const VERSION = 1;

/**
 * What Google Fonts and Fontsource call Latin: all letters of Western European languages, with the
 * marks, dashes, quotes and arrows around them. First and last code point of each range.
 */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;

const ALPHABET = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/**
 * Cuts a variable font to the weights that are in use: a third of its bytes for a range such as
 * `400 700` where the file reaches from 100 to 900. A font that is made for one weight stays as it
 * is; one that also varies in width is set at one.
 *
 * @param file path of a WOFF2 file
 * @param weight CSS `font-weight` of an `@font-face`: one weight, or first and last of a range
 * @param width where the file varies in width: the one that is in use, in percent
 * @returns the path of the font to publish, below the working directory
 * @throws where the file is missing or no font
 */
export async function cutFont(file: string, weight: string, width?: number): Promise<string> {
  const [min, max = min] = weight.split(' ').map(Number);
  if (min === undefined || max === undefined || (min === max && width === undefined)) return file;
  const font = readFileSync(file);
  const cutTo = [VERSION, weight, width].filter(Boolean).join(' ');
  const key = createHash('sha256').update(font).update(cutTo).digest('hex');
  const cut = join(CACHE, `${key.slice(0, 16)}.woff2`);
  if (!existsSync(cut)) {
    mkdirSync(CACHE, { recursive: true });
    const variationAxes = {
      wght: min === max ? min : { min, max },
      ...(width !== undefined && { wdth: width }),
    };
    const bytes = await subsetFont(font, ALPHABET, { targetFormat: 'woff2', variationAxes });
    // Two builds may cut at once: a file appears whole or not at all.
    writeFileSync(`${cut}.${process.pid}`, bytes);
    renameSync(`${cut}.${process.pid}`, cut);
  }
  return relative('.', cut);
}
