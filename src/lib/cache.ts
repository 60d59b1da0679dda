import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Next to the pictures that Astro caches. */
const CACHE = join('.tools', 'cache');

/** Identifies a cached result. */
interface CacheKey {
  /** The name of the folder that holds it. */
  kind: string;
  /** Everything that the result depends on. */
  sources: readonly (string | Uint8Array)[];
  /** The extension of the stored file, with its dot. */
  ending?: string;
  /** The directory of that folder. */
  cache?: string;
}

/** Results in progress, by file: concurrent callers wait for the same one. */
const running = new Map<string, Promise<void>>();

/**
 * Returns the file made earlier from the same sources, or makes it and stores it for the next
 * build.
 *
 * @returns the file's absolute path
 */
export async function cacheFile(
  { kind, sources, ending = '', cache = CACHE }: CacheKey,
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  const file = resolve(cache, kind, keyOf(sources) + ending);
  if (existsSync(file)) return file;
  const known = running.get(file);
  const writing = known ?? make().then((made) => writeWhole(file, made));
  if (!known) {
    running.set(file, writing);
    const forget = () => running.delete(file);
    writing.then(forget, forget);
  }
  await writing;
  return file;
}

/** Returns the content of {@link cacheFile}. */
export const cached = async (
  key: CacheKey,
  make: () => Promise<Uint8Array | string>,
): Promise<Buffer<ArrayBuffer>> => readFile(await cacheFile(key, make));

function keyOf(sources: CacheKey['sources']): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/**
 * Renames after writing, so that a concurrent build never reads half a file. Each call writes to a
 * name of its own, so that no two writers share a file, in one process or in two.
 */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}
