import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ART } from './paths.ts';

/**
 * The file of a typeface, from a Fontsource package of this folder.
 *
 * @param pack such as `@fontsource/jost`
 * @param file its name in the package, with its ending
 * @returns its absolute path
 * @throws Error when the package is not installed
 */
export function fontFile(pack: string, file: string): string {
  const path = join(ART, 'node_modules', pack, 'files', file);
  if (!existsSync(path)) throw new Error(`${path} is missing: npm install ${pack} in art/`);
  return path;
}
