import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FontFamily, FontFile } from '../../../fonts.config.ts';
import { printedCharacters } from './alphabet.ts';
import { cutFont, kept, type FontSlice } from './cut-font.ts';
import { fallbackFaces, fallbackNames } from './fallback-faces.ts';
import { furtherFaces, uncutFaces } from './further-faces.ts';
import { namedFamilies } from './named-families.ts';

/** A file of a family, and the slices that it has been cut into. */
export interface CutFace {
  readonly file: FontFile;
  readonly slices: readonly FontSlice[];
}

/** A family as it is published. */
export interface PublishedFamily {
  readonly family: FontFamily;
  /** Absolute paths: the stylesheet first, then the fonts that it references. */
  readonly files: readonly [sheet: string, ...fonts: string[]];
  /** The sources of its stylesheet. */
  readonly faces: readonly CutFace[];
  /**
   * Its custom property and its fallbacks, for inlining in the page: they work even if no file
   * loads.
   */
  readonly styles: string;
}

/**
 * Creates a family's stylesheet. The characters that the site prints are embedded in the sheet, so
 * that they are available at the first paint; the others are separate files (docs/decisions/0010).
 *
 * @param printed code points that the pages print
 */
async function publishFamily(
  family: FontFamily,
  printed: Set<number>,
  { inDevelopment }: PublishOptions,
): Promise<PublishedFamily> {
  const faces = await Promise.all(
    family.files.map(async (file) => ({ file, slices: await cutFont(file, printed) })),
  );
  const further = inDevelopment ? uncutFaces(await furtherFaces(family, faces)) : [];
  const files = await writeSheet({ family, faces: [...faces, ...further] });
  const stack = [family.name, ...fallbackNames(family)].map((name) => `"${name}"`);
  const property = `:root{${family.cssVariable}:${[...stack, family.fallback].join(',')}}`;
  return { family, files, faces, styles: (await fallbackFaces(family)) + property };
}

/** Options of {@link publishFamilies}. */
interface PublishOptions {
  /**
   * Whether the sheets are for the development server. Then they have all further letters of each family too, in
   * files as they are: nobody knows yet which of them the pages print. And families that the sources do not name
   * are there, to be chosen.
   */
  readonly inDevelopment: boolean;
}

/** The families of `fonts.config.ts`, cut to what the site prints. */
export function publishFamilies(
  families: readonly FontFamily[],
  options: PublishOptions = { inDevelopment: false },
): Promise<PublishedFamily[]> {
  const printed = printedCharacters();
  const wanted = options.inDevelopment ? families : namedFamilies(families);
  return Promise.all(wanted.map((family) => publishFamily(family, printed, options)));
}

/** A family and the slices of its files. */
export type Cut = Pick<PublishedFamily, 'family' | 'faces'>;

/**
 * Writes a stylesheet for one or more families. The characters that their pages print are embedded
 * in it.
 *
 * @returns absolute paths: of the sheet, then of the fonts that it references
 */
export async function writeSheet(
  ...cut: readonly Cut[]
): Promise<readonly [sheet: string, ...fonts: string[]]> {
  const slices = cut.flatMap(({ family, faces }) =>
    faces.flatMap(({ file, slices }) => slices.map((slice) => ({ family, file, slice }))),
  );
  const css = slices.map(({ family, file, slice }) => fontFace(family, file, slice)).join('\n');
  const sheet = await kept([css], 'css', () => Promise.resolve(css));
  const apart = slices.map(({ slice }) => slice).filter(({ slice }) => slice === 'rest');
  return [sheet, ...apart.map(({ path }) => path)];
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
