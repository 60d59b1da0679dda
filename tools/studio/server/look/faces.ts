import { readFileSync } from 'node:fs';
import { fontFamilies, type FontFamily, type FontFile } from '../../../../fonts.config.ts';
import { unicodeRange } from '../../../astro/fonts/alphabet.ts';
import { cutFont } from '../../../astro/fonts/cut-font.ts';
import type { Face } from '../../contract/look.ts';
import { Refusal } from '../call.ts';

/** Latin letters with their accents, and the signs of ordinary text. */
const LATIN = 'U+20-17F,U+2010-2026,U+20AC,U+2122';

/**
 * A family's files, as pages show them: with its axes where they stand.
 *
 * @param letters cut to these; without them, to all letters of Latin
 * @throws {Refusal} where there is no such family
 */
export async function facesOf(variable: string, letters?: string): Promise<Face[]> {
  const family = fontFamilies.find(({ cssVariable }) => cssVariable === variable);
  if (!family) throw new Refusal(`fonts.config.ts has no ${variable}.`);
  const faces = await Promise.all(filesFor(family, letters).map((file) => faceOf(file, letters)));
  return faces.flat();
}

/** A specimen needs one file alone. */
const filesFor = ({ files }: FontFamily, letters: string | undefined): readonly FontFile[] =>
  letters === undefined ? files : files.slice(0, 1);

async function faceOf(file: FontFile, letters: string | undefined): Promise<Face[]> {
  const range =
    letters === undefined
      ? LATIN
      : unicodeRange(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0));
  const slices = await cutFont({ ...file, unicodeRange: file.unicodeRange ?? range }, new Set());
  const { weight, style = 'normal' } = file;
  return slices.map(({ path }) => ({ weight, style, data: readFileSync(path, 'base64') }));
}
