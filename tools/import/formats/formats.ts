import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { ExportFiles, Format } from '../model.ts';
import { ghost } from './ghost.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { jsonResume } from './json-resume.ts';
import { linkedIn } from './linked-in.ts';
import { notion } from './notion.ts';
import { wordPress } from './word-press.ts';

/** The formats that can be read; the first that matches an export reads it. */
const FORMATS: readonly Format[] = [wordPress, ghost, hugo, jekyll, notion, jsonResume, linkedIn];

/**
 * Finds out which format an export has.
 *
 * @throws {Failure} naming the formats, where it has none of them
 */
export function formatOf(files: ExportFiles): Format {
  const format = FORMATS.find(({ matches }) => matches(files));
  if (format) return format;
  throw new Failure(
    `${files.name}: no export of ${FORMATS.map(({ name }) => name).join(', ')}. docs/import.md tells how to export there.`,
  );
}
