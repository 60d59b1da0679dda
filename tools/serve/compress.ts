import { mkdtemp, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that hosts compress; pictures, video and fonts are compressed already. */
const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.md',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Below this many bytes compression saves less than its own header adds. */
const MIN_BYTES = 256;

/** The usual quality of CDNs that compress on the fly; compressing ahead uses a higher one (11). */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A folder with `page.html.br` and `page.html.gz` for each text file of a site. */
export interface CompressedCopy {
  readonly dir: string;
  remove(): Promise<void>;
}

/**
 * Compresses a site's text files once, into a temporary folder: the site's own folder stays as
 * built, ready to be uploaded.
 *
 * @param files paths below `root`
 */
export async function compressSite(
  root: string,
  files: readonly string[],
): Promise<CompressedCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-compressed-'));
  const texts = files.filter((file) => TEXT.has(extname(file)));
  await Promise.all(texts.map((file) => compressFile(join(root, file), join(dir, file))));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

async function compressFile(source: string, target: string): Promise<void> {
  const [content, { atime, mtime }] = await Promise.all([readFile(source), stat(source)]);
  if (content.length < MIN_BYTES) return;
  await mkdir(dirname(target), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: GZIP_LEVEL }),
  ]);
  for (const [end, body] of [
    ['.br', br],
    ['.gz', gz],
  ] as const) {
    await writeFile(target + end, body);
    // The ETag depends on the modification time: the same build also answers 304 after a restart.
    await utimes(target + end, atime, mtime);
  }
}
