import { statSync } from 'node:fs';

/**
 * A function of a file that reads it once, and again when the file has changed: many pages show the
 * same picture.
 *
 * @param read what reads the file at a path
 */
export function oncePerFile<Facts>(
  read: (path: string) => Promise<Facts>,
): (path: string) => Promise<Facts> {
  const known = new Map<string, Promise<Facts>>();
  return (path) => {
    const key = `${path} ${statSync(path).mtimeMs}`;
    const facts = known.get(key) ?? read(path);
    known.set(key, facts);
    return facts;
  };
}
