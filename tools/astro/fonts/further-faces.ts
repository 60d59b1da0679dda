import { join } from 'node:path';
import type { FontFamily, FontFile } from '../../../fonts.config.ts';
import { furtherFiles, type FurtherFile } from '../../../src/lib/fonts/further-files.ts';
import { codesOf, unicodeRange } from './alphabet.ts';
import { charactersOf, cutFont, readFont, type FontSlice } from './cut-font.ts';
import type { CutFace } from './font-sheet.ts';

/** A file that a family takes letters from besides its own, and the letters that no file before it has. */
export interface FurtherFace {
  /** The family's file whose weight and style it takes: browsers take both for one face. */
  readonly face: FontFile;
  readonly file: FurtherFile;
  readonly codes: ReadonlySet<number>;
}

/** The code points that a family's own files have. */
export const codesIn = (faces: readonly CutFace[]): Set<number> =>
  new Set(
    faces.flatMap(({ slices }) => slices.flatMap((slice) => [...codesOf(slice.unicodeRange)])),
  );

/**
 * All letters that a family can take from other files, for each of its weights and styles. Each letter
 * comes from one file: the first that has it.
 *
 * @param faces the family's own files
 */
export async function furtherFaces(
  family: FontFamily,
  faces: readonly CutFace[],
): Promise<FurtherFace[]> {
  const kinds = Map.groupBy(faces, ({ file }) => `${file.weight} ${file.style ?? 'normal'}`);
  const found: FurtherFace[] = [];
  for (const own of kinds.values()) {
    const [first] = own;
    if (!first) continue;
    const known = codesIn(own);
    for (const file of furtherFiles(family, first.file)) {
      const codes = (await lettersOf(file)).difference(known);
      if (codes.size > 0) found.push({ face: first.file, file, codes });
      for (const code of codes) known.add(code);
    }
  }
  return found;
}

/** What the files of packages have, by their paths: families share those that stand in. */
const letters = new Map<string, Promise<ReadonlySet<number>>>();

function lettersOf(file: FontFile): Promise<ReadonlySet<number>> {
  const known = letters.get(file.file) ?? readLetters(file);
  letters.set(file.file, known);
  return known;
}

/** Spaces, marks of direction and joiners: no page needs a font for them. */
const SHOWS_NOTHING = /[\p{Z}\p{Default_Ignorable_Code_Point}]/u;

async function readLetters(file: FontFile): Promise<ReadonlySet<number>> {
  const codes = await charactersOf(readFont(file));
  return new Set(codes.filter((code) => !SHOWS_NOTHING.test(String.fromCodePoint(code))));
}

/**
 * Cuts the files that have letters of a text: these letters are embedded, and the others of the file
 * wait for a visitor who writes them. Files that have none cost nothing.
 */
export async function cutFurtherFaces(
  faces: readonly FurtherFace[],
  text: ReadonlySet<number>,
): Promise<CutFace[]> {
  const cut = faces
    .map(({ codes, ...others }) => ({ ...others, codes, own: codes.intersection(text) }))
    .filter(({ own }) => own.size > 0)
    .map(async ({ face, file, codes, own }) => {
      const printed = await cutFont({ ...file, unicodeRange: unicodeRange(own) }, new Set(own));
      const rest = await restOf(file, codes.difference(own));
      return { file: face, slices: [...printed, ...rest] };
    });
  return Promise.all(cut);
}

/** A whole file for some of its letters, the same for every family and page that it helps out. */
async function restOf(file: FurtherFile, codes: ReadonlySet<number>): Promise<FontSlice[]> {
  if (codes.size === 0) return [];
  const whole = await cutFont({ ...file, weight: file.allWeights }, new Set());
  return whole.map((slice) => ({ ...slice, unicodeRange: unicodeRange(codes) }));
}

/** The files as they are, for a server that has not yet seen what its pages print. */
export const uncutFaces = (faces: readonly FurtherFace[]): CutFace[] =>
  faces.map(({ face, file, codes }) => ({
    file: face,
    slices: [
      {
        slice: 'rest',
        path: join(process.cwd(), 'node_modules', file.file),
        unicodeRange: unicodeRange(codes),
      },
    ],
  }));
