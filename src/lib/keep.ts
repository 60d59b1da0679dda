import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the pictures and fonts that builds keep. */
const CACHE = join('.tools', 'cache');

/**
 * What was made of the same before, or makes it and keeps it for the next build.
 *
 * @param kind what it is: the name of its folder
 * @param of all that it is made of
 */
export async function keep(
  kind: string,
  of: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256');
  for (const part of of) hash.update(part).update('\0');
  const folder = join(CACHE, kind);
  const file = join(folder, hash.digest('hex').slice(0, 24));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Whoever builds at the same time reads all of it or nothing.
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
}
