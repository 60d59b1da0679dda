import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FontFamily, FontFile } from '../../../fonts.config.ts';
import { cutFont, kept, type FontSlice } from './cut-font.ts';
import { fallbackFaces, fallbackNames } from './fallback-faces.ts';

/** A family as it is published. */
export interface PublishedFamily {
  /** Absolute paths of its files: first the stylesheet, then the fonts that it names. */
  readonly files: readonly [sheet: string, ...fonts: string[]];
  /** Its custom property and its fallbacks, for the page itself: they hold when no file comes. */
  readonly styles: string;
}

/**
 * Makes a family's stylesheet. The characters that the site prints stand in the sheet itself, so that
 * they are there when the page is painted for the first time; the others are files of their own
 * (docs/decisions/0010).
 *
 * @param printed code points that the pages print
 */
export async function publishFamily(
  family: FontFamily,
  printed: Set<number>,
): Promise<PublishedFamily> {
  const faces = await Promise.all(
    family.files.map(async (file) =>
      (await cutFont(file, printed)).map((slice) => ({
        slice,
        rule: fontFace(family, file, slice),
      })),
    ),
  );
  const slices = faces.flat();
  const css = slices.map(({ rule }) => rule).join('\n');
  const sheet = await kept([css], 'css', () => Promise.resolve(css));
  const apart = slices.filter(({ slice }) => slice.slice === 'rest').map(({ slice }) => slice.path);
  const stack = [family.name, ...fallbackNames(family)].map((name) => `"${name}"`);
  const property = `:root{${family.cssVariable}:${[...stack, family.fallback].join(',')}}`;
  return { files: [sheet, ...apart], styles: (await fallbackFaces(family)) + property };
}

function fontFace(family: FontFamily, file: FontFile, { path, slice, unicodeRange }: FontSlice) {
  const isPrinted = slice === 'printed';
  const url = isPrinted
    ? `data:font/woff2;base64,${readFileSync(path, 'base64')}`
    : `./${basename(path)}`;
  return (
    `@font-face{font-family:"${family.name}";src:url(${url}) format("woff2");` +
    `font-weight:${file.weight};font-style:${file.style ?? 'normal'};` +
    `font-display:${isPrinted ? 'optional' : 'fallback'};unicode-range:${unicodeRange}}`
  );
}
