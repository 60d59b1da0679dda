import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** The hash by which a change names the text that it was made on; may stand in a file's name. */
export const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** The bytes of a file on the disk; undefined where there is none. */
export const bytesOf = (path: string): Uint8Array | undefined =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;

/** The hash of a file on the disk; undefined where there is none. */
export function hashOfFile(path: string): string | undefined {
  const bytes = bytesOf(path);
  return bytes && hashOf(bytes);
}
