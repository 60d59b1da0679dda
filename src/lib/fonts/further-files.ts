import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'astro/zod';
import { standIns, type FontFamily, type FontFile } from '../../../fonts.config.ts';

const MODULES = 'node_modules';

/** The axes or the weight, and the style in the name of a Fontsource file, which follow its subset. */
const VARIANT = /-[\da-z]+-(?:normal|italic)\.woff2$/i;

/** Subsets of signs, which are the system's, as emoji are. */
const SIGNS = /-(?:math|symbols)-[\da-z]+-(?:normal|italic)\.woff2$/i;

/** A file with letters that a family's own files lack. */
export interface FurtherFile extends FontFile {
  /** All weights of the file: they are the same for every family that it helps out. */
  allWeights: string;
}

/**
 * The files for letters that a family's own files lack, in the order in which they are tried: those of
 * its package for other scripts, then those of the fonts that stand in for its kind.
 *
 * @param face the family's file whose weight and style they take
 */
export const furtherFiles = (family: FontFamily, face: FontFile): FurtherFile[] => [
  ...siblingsOf(family, face),
  ...standIns[family.fallback].flatMap((name) => standInFiles(name, face)),
];

function siblingsOf({ files }: FontFamily, face: FontFile): FurtherFile[] {
  const { weight, style, pinned } = face;
  const variant = VARIANT.exec(face.file)?.[0];
  if (variant === undefined) return [];
  const known = files.map(({ file }) => file);
  const alike = { weight, ...(style && { style }), ...(pinned && { pinned }), allWeights: weight };
  return filesIn(posix.dirname(face.file), `*${variant}`)
    .filter((file) => !known.includes(file))
    .map((file) => ({ file, ...alike }));
}

function standInFiles(name: string, { weight, style = 'normal' }: FontFile): FurtherFile[] {
  const inStyle = filesIn(`${name}/files`, `*-wght-${style}.woff2`);
  // Many scripts have no italics.
  const files = inStyle.length > 0 ? inStyle : filesIn(`${name}/files`, '*-wght-normal.woff2');
  const { min, max } = weightsOf(name);
  const within = (value: string) => Math.min(Math.max(Number(value), min), max);
  const [first = '', last = first] = weight.split(' ');
  return files.map((file) => ({
    file,
    weight: `${within(first)} ${within(last)}`,
    allWeights: `${min} ${max}`,
  }));
}

const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: posix.join(MODULES, folder) })
    .filter((file) => !SIGNS.test(file))
    .sort()
    .map((file) => posix.join(folder, file));

const metadata = z.object({
  variable: z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }) }),
});

/** The weights that a package's `metadata.json` names. */
function weightsOf(name: string) {
  const text = readFileSync(posix.join(MODULES, name, 'metadata.json'), 'utf8');
  return metadata.parse(JSON.parse(text)).variable.wght;
}
