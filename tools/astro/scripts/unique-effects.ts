import { basename } from 'node:path';
import { readEffectFile } from '../../../src/lib/browser/effect-file.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/**
 * Checks that no two effects share a name, since `data-effect` would be ambiguous.
 *
 * @throws {ContentError} naming both files
 */
export function expectUniqueNames(files: string[]): void {
  const known = new Map<string, string>();
  for (const file of files) {
    const { name } = readEffectFile(basename(file));
    const other = known.get(name);
    if (other) throw new ContentError(`Two effects are called "${name}": ${other} and ${file}.`);
    known.set(name, file);
  }
}
