import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { Refusal } from './call.ts';

/** Folders and files that hold no content: what is hidden, and what is installed. */
const FOREIGN = /(?:^|\/)(?:\.|node_modules(?:\/|$))/;

/** Whether a text names a place below a folder, in the one way in which content files are named. */
function isPlain(file: string): boolean {
  const isNormal = posix.normalize(file) === file && !file.endsWith('/');
  // A colon begins a drive or a stream on Windows; control characters belong in no name.
  // eslint-disable-next-line no-control-regex -- These are the ones that are refused.
  return isNormal && !/[\\:\0-\x1f]/.test(file) && !posix.isAbsolute(file) && !FOREIGN.test(file);
}

/** The nearest folder or file that is there, from a path upwards. */
const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));

/**
 * The path of a file of the project on the disk, whether it is there or not.
 *
 * @param file relative to the project's folder
 * @throws {Refusal} where it lies outside: by its name, or by a link in its folders
 */
export function placeOf(root: string, file: string): string {
  const path = join(root, file);
  if (
    !isPlain(file) ||
    !`${realpathSync(nearest(path))}${sep}`.startsWith(realpathSync(root) + sep)
  )
    throw new Refusal(`${file} does not lie in the project’s folder.`);
  return path;
}
