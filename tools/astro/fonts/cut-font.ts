import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFile } from '../../../fonts.config.ts';
import { cacheFile } from '../../../src/lib/cache.ts';
import { codesOf, inUnicodeRange, unicodeRange } from './alphabet.ts';
import { giveUpReservedName } from './reserved-name.ts';

/** Incremented when the way of cutting changes. */
const VERSION = 2;

/**
 * Features that browsers apply by default, and figures of equal width or height, which our styles
 * request. Small capitals, fractions and alternates would add their glyphs.
 */
const FEATURES = 'calt,ccmp,clig,kern,liga,lnum,locl,mark,mkmk,rlig,rvrn,tnum'.split(',');

const KEEP_ALL = {
  // The font's credits and terms: copyright, trademark and licence.
  preserveNameIds: [0, 7, 13, 14],
  noHinting: true,
};

const KEEP = { keepFeatures: FEATURES, ...KEEP_ALL };

/** Letters of these scripts stand side by side; those of others join, stack or change places. */
const STANDS_ALONE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What to keep of a font: all features where a text's letters need them to take shape. */
const keepFor = (text: string) => (STANDS_ALONE.test(text) ? KEEP : KEEP_ALL);

/** The characters of a file that the pages print, which are preloaded, and the others. */
export type Slice = 'printed' | 'rest';

/** One of the files that a font is cut into. */
export interface FontSlice {
  readonly slice: Slice;
  /** The absolute path of a WOFF2 file. */
  readonly path: string;
  readonly unicodeRange: string;
}

/**
 * Cuts a font to the weights in use and splits its characters in two: those that the site's own
 * pages print, and all others. None is dropped, except by the font's `unicodeRange`.
 *
 * @param printed code points that the pages print
 * @returns one or two slices, none of them empty
 * @throws if the file is missing or not a font
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
        const text = String.fromCodePoint(...codes);
        const keep = keepFor(text);
        const path = await kept([bytes, axesOf(font), range, keep], 'woff2', async () => {
          const variationAxes = axesOf(font);
          const cut = await subsetFont(bytes, text, {
            ...keep,
            targetFormat: 'truetype',
            variationAxes,
          });
          return subsetFont(giveUpReservedName(cut), text, { ...keep, targetFormat: 'woff2' });
        });
        return { slice, path, unicodeRange: range };
      }),
  );
}

/**
 * Cuts the slice that the site prints again, down to what one page prints. The remainder becomes
 * its own file.
 *
 * @param slices of a font, as returned by `cutFont`
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
  const text = String.fromCodePoint(...own);
  const keep = keepFor(text);
  const path = await kept([bytes, range, keep], 'woff2', () =>
    subsetFont(bytes, text, { ...keep, targetFormat: 'woff2' }),
  );
  const others = unicodeRange(codes.difference(printed));
  return [
    { slice: 'printed', path, unicodeRange: range },
    { slice: 'rest', path: slice.path, unicodeRange: others },
  ];
}

/** The bytes of a font file from a Fontsource package. */
export function readFont({ file }: FontFile): Buffer {
  return readFileSync(join('node_modules', file));
}

/** The kept part of a variable font's axes: a range, or a single value for a fixed axis. */
export function axesOf({ weight, pinned = {} }: FontFile) {
  const [min, max] = weight.split(' ').map(Number);
  if (min === undefined || max === undefined) return pinned;
  return { wght: min === max ? min : { min, max }, ...pinned };
}

/**
 * Caches a slow result between builds.
 *
 * @param of everything the result depends on
 * @param extension the file's extension, without the dot
 * @returns the file's absolute path
 */
export const kept = (
  of: readonly (Buffer | string | object)[],
  extension: string,
  make: () => Promise<Buffer | string>,
): Promise<string> =>
  cacheFile(
    {
      kind: 'fonts',
      sources: [
        `${VERSION}`,
        ...of.map((part) => (Buffer.isBuffer(part) ? part : JSON.stringify(part))),
      ],
      ending: `.${extension}`,
    },
    make,
  );

/** The code points that a font has glyphs for. */
export async function charactersOf(bytes: Buffer): Promise<number[]> {
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
