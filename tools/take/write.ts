import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { findNpm, npmEnvironment } from '../lib/bootstrap/npm.mjs';
import type { Entry } from './compose.ts';

const run = promisify(execFile);

/** Writes files of a composition below a folder. */
export async function writeEntries(
  folder: string,
  entries: ReadonlyMap<string, Entry>,
): Promise<void> {
  for (const place of new Set([...entries.keys()].map((file) => dirname(file))))
    await mkdir(join(folder, place), { recursive: true });
  for (const [file, entry] of entries) {
    const path = join(folder, file);
    if ('from' in entry && entry.pixels === undefined) await copyFile(entry.from, path);
    else await writeFile(path, await bytesOf(entry));
  }
}

/** How many bytes a file of a composition has. */
export const sizeOf = async (entry: Entry): Promise<number> =>
  'from' in entry && entry.pixels === undefined
    ? statSync(entry.from).size
    : (await bytesOf(entry)).length;

const LOCK = 'package-lock.json';

/** What npm reads of a site to fit its lock file; it may have no settings of its own. */
const READ_BY_NPM = ['package.json', LOCK, '.npmrc'];

/**
 * Lets npm take out of the lock file what `package.json` no longer asks for; it needs no network for that.
 * In a folder of its own: beside installed packages npm would note down that they are what the new lock
 * file says, and nobody would install what is missing.
 */
export async function fitLock(folder: string): Promise<void> {
  const args = [
    findNpm(),
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--offline',
    '--no-audit',
    '--no-fund',
  ];
  const apart = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
  try {
    for (const file of READ_BY_NPM)
      if (existsSync(join(folder, file))) await copyFile(join(folder, file), join(apart, file));
    await run(process.execPath, args, { cwd: apart, env: npmEnvironment(process.env) }).catch(
      (error: unknown) => {
        const said =
          error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
        throw new Failure(`npm could not fit ${LOCK}:\n${said.trim()}`);
      },
    );
    await copyFile(join(apart, LOCK), join(folder, LOCK));
  } finally {
    await rm(apart, { recursive: true });
  }
}

/** A file's bytes. */
export const bytesOf = async (entry: Entry): Promise<Buffer> =>
  'text' in entry
    ? Buffer.from(entry.text)
    : entry.pixels === undefined
      ? readFile(entry.from)
      : smaller(entry.from, entry.pixels);

/** A picture of at most so many pixels a side. */
async function smaller(file: string, pixels: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(file)
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
}
