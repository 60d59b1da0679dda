import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { create } from 'fontkitten';
import type { FontFamily, FontFile } from '~fonts';
import { furtherFiles } from '~/lib/fonts/further-files';

/** A font file for a social picture. */
export interface Face {
  /** Its name in the picture's styles. */
  name: string;
  data: Buffer;
  isVariable: boolean;
}

/** The fonts that draw a text, and the characters that they lack. */
interface Lettering {
  faces: Face[];
  /** The characters that no installed font has, without duplicates. */
  missing: string[];
}

const modules = 'node_modules';

/** Cached by file, because many pictures use the same fonts. */
const loaded = new Map<string, Promise<{ data: Buffer; codes: Set<number> }>>();

function load(file: string) {
  const known = loaded.get(file) ?? readFace(file);
  loaded.set(file, known);
  return known;
}

async function readFace(file: string) {
  const data = await readFile(posix.join(modules, file));
  const font = create(data);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts: name one font`);
  return { data, codes: new Set(font.characterSet) };
}

/** A family's file, and those with letters that it lacks. */
const allFilesOf = (family: FontFamily): FontFile[] =>
  family.files.flatMap((file) => [file, ...furtherFiles(family, file)]);

/**
 * The font files to search for letters: the theme's families as configured, then the further files
 * that its pages take letters from, then all other configured families, those of the headings' kind
 * first.
 */
function* candidates(own: readonly FontFamily[], all: readonly FontFamily[]) {
  yield* own.flatMap(({ files }) => files);
  yield* own.flatMap(allFilesOf);
  const others = all.filter((family) => !own.includes(family));
  const { true: alike = [], false: unlike = [] } = Object.groupBy(others, ({ fallback }) =>
    String(fallback === own[0]?.fallback),
  );
  yield* [...alike, ...unlike].flatMap(allFilesOf);
}

/** The characters of a text, each with its marks; white space needs no font. */
export const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => segment.trim() !== '');

/** Joiners and variation selectors need no font either. */
const codesIn = (grapheme: string) =>
  Array.from(
    grapheme.replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );

/**
 * Chooses the fonts for a text: the theme's first one, and as many others as needed to cover every
 * letter.
 *
 * @param own the theme's families, the headings' first
 * @param all configured families
 */
export async function facesFor(
  text: string,
  own: readonly FontFamily[],
  all: readonly FontFamily[],
): Promise<Lettering> {
  const faces: Face[] = [];
  let missing = [...new Set(graphemesOf(text))];
  for (const { file, weight } of candidates(own, all)) {
    const { data, codes } = await load(file);
    const left = missing.filter((one) => !codesIn(one).every((code) => codes.has(code)));
    if (left.length < missing.length || faces.length === 0)
      faces.push({
        name: posix.basename(file, posix.extname(file)),
        data,
        isVariable: weight.includes(' '),
      });
    missing = left;
    if (missing.length === 0) break;
  }
  return { faces, missing };
}
