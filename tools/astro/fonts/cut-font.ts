import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../fonts.config.ts';
import { cacheFile } from '../../../src/lib/cache.ts';
import { codesOf, inUnicodeRange, unicodeRange } from './alphabet.ts';
import { giveUpReservedName } from './reserved-name.ts';

/** Counts up when the way of cutting changes. */
const VERSION = 2;

/**
 * What browsers apply unasked, and figures of one width or height, which our styles ask for. Small
 * capitals, fractions and alternates would bring their glyphs along.
 */
const FEATURES = 'calt,ccmp,clig,kern,liga,lnum,locl,mark,mkmk,rlig,rvrn,tnum'.split(',');

const KEEP = {
  keepFeatures: FEATURES,
  // Who made a font and on what terms it is given: names of copyright, trademark and licence.
  preserveNameIds: [0, 7, 13, 14],
  noHinting: true,
};

/** The characters of a file that the pages print, which are preloaded, and the others. */
export type Slice = 'printed' | 'rest';

/** One of the files that a font is cut into. */
export interface FontSlice {
  readonly slice: Slice;
  /** Absolute path of a WOFF2 file. */
  readonly path: string;
  readonly unicodeRange: string;
}

/**
 * Cuts a font to the weights that are in use, and its characters in two: those that the site's own
 * pages print, and all others that it has. None is dropped, unless the font's `unicodeRange` does.
 *
 * @param printed code points that the pages print
 * @returns one or two slices, none of them empty
 * @throws where the file is missing or no font
 */
export async function cutFont(font: FontFile, printed: Set<number>): Promise<FontSlice[]> {
  const bytes = readFont(font);
  const isWanted = inUnicodeRange(font.unicodeRange ?? 'U+0-10FFFF');
  const codes = (await charactersOf(bytes)).filter(isWanted);
  const slices = [
    { slice: 'printed', codes: codes.filter((code) => printed.has(code)) },
    { slice: 'rest', codes: codes.filter((code) => !printed.has(code)) },
  ] as const;
  return Promise.all(
    slices
      .filter(({ codes }) => codes.length > 0)
      .map(async ({ slice, codes }) => {
        const range = unicodeRange(codes);
        const path = await kept([bytes, axesOf(font), range, KEEP], 'woff2', async () => {
          const text = String.fromCodePoint(...codes);
          const variationAxes = axesOf(font);
          const cut = await subsetFont(bytes, text, {
            ...KEEP,
            targetFormat: 'truetype',
            variationAxes,
          });
          return subsetFont(giveUpReservedName(cut), text, { ...KEEP, targetFormat: 'woff2' });
        });
        return { slice, path, unicodeRange: range };
      }),
  );
}

/**
 * Cuts what the site prints once more, to what one page prints. The rest of it becomes a file of its own.
 *
 * @param slices of a font, as `cutFont` has made them
 * @param printed code points that the page prints
 */
export async function cutFurther(
  slices: readonly FontSlice[],
  printed: Set<number>,
): Promise<FontSlice[]> {
  const cut = await Promise.all(slices.map((slice) => cutSlice(slice, printed)));
  return cut.flat();
}

async function cutSlice(slice: FontSlice, printed: Set<number>): Promise<FontSlice[]> {
  if (slice.slice === 'rest') return [slice];
  const codes = codesOf(slice.unicodeRange);
  const own = codes.intersection(printed);
  if (own.size === 0 || own.size === codes.size) return [slice];
  const bytes = readFileSync(slice.path);
  const range = unicodeRange(own);
  const path = await kept([bytes, range, KEEP], 'woff2', async () => {
    return subsetFont(bytes, String.fromCodePoint(...own), { ...KEEP, targetFormat: 'woff2' });
  });
  const others = unicodeRange(codes.difference(printed));
  return [
    { slice: 'printed', path, unicodeRange: range },
    { slice: 'rest', path: slice.path, unicodeRange: others },
  ];
}

/** The bytes of a font file of a Fontsource package. */
export function readFont({ file }: FontFile): Buffer {
  return readFileSync(join('node_modules', file));
}

/** What of a variable font's axes is kept: a value for one that stands still. */
export function axesOf({ weight, pinned = {} }: FontFile) {
  const [min, max] = weight.split(' ').map(Number);
  if (min === undefined || max === undefined) return pinned;
  return { wght: min === max ? min : { min, max }, ...pinned };
}

/**
 * Caches what takes long to make from one build to the next.
 *
 * @param of what it is made of
 * @param ending of the file, without the dot
 * @returns the file's absolute path
 */
export const kept = (
  of: readonly (Buffer | string | object)[],
  ending: string,
  make: () => Promise<Buffer | string>,
): Promise<string> =>
  cacheFile(
    {
      kind: 'fonts',
      sources: [
        `${VERSION}`,
        ...of.map((part) => (Buffer.isBuffer(part) ? part : JSON.stringify(part))),
      ],
      ending: `.${ending}`,
    },
    make,
  );

/** The code points that a font has letters for. */
async function charactersOf(bytes: Buffer): Promise<number[]> {
  const path = await kept([bytes], 'characters.json', () => {
    const font = create(bytes);
    if ('fonts' in font)
      throw new Error('a collection of fonts cannot be published: name one font');
    // Control characters print nothing, and a table of characters may end with the last code of all.
    const characters = font.characterSet.filter((code) => code >= 0x20 && code !== 0xffff);
    return Promise.resolve(JSON.stringify(characters));
  });
  return z.array(z.number()).parse(JSON.parse(readFileSync(path, 'utf8')));
}
