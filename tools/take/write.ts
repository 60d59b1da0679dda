import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, inWords } from '../lib/all-or-nothing.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { findNpm, npmEnvironment } from '../lib/bootstrap/npm.mjs';
import type { Entry } from './compose.ts';

const run = promisify(execFile);

/** The path with links followed as far as it exists. */
function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(real(parent), basename(path));
}

const isInside = (path: string, folder: string) => {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || resolve(way) === way);
};

/**
 * Where a new site may be written.
 *
 * @throws {Failure} where the folder is not empty, is a file, or lies in the template or around it
 */
export function expectFree(target: string, template: string): void {
  const path = real(target);
  const home = real(template);
  if (isInside(path, home))
    throw new Failure(
      `${target} lies inside the template. Name a folder beside it: --to ../my-site`,
    );
  if (isInside(home, path))
    throw new Failure(
      `${target} holds the template itself. Name a folder beside it: --to ../my-site`,
    );
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory())
    throw new Failure(`${target} is a file. Name a folder that does not exist yet.`);
  if (readdirSync(target).length > 0)
    throw new Failure(`${target} is not empty. Name a folder that does not exist yet.`);
}

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

/**
 * A fresh history with one commit.
 *
 * @returns a sentence where there could be none, because there is no git
 * @throws {Failure} with git's own words where it fails at it, as on a full disk
 */
export async function beginHistory(
  folder: string,
  message: string,
  author: { name: string; email: string },
): Promise<string | undefined> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: folder, maxBuffer: Infinity }).catch((error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      throw said === '' ? error : new Failure(`git could not begin a history:\n${said}`);
    });
  try {
    await git('init', '--quiet', '--initial-branch=main');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return 'There is no git here, so it has no history yet.';
  }
  await git('add', '--all');
  const known = await git('config', 'user.email').then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
  const who = known ? [] : ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  // Hooks of the machine’s owner are about their own projects, and some ask questions.
  const alone = ['-c', 'commit.gpgsign=false', '-c', `core.hooksPath=${devNull}`];
  await git(...who, ...alone, 'commit', '--quiet', '--message', message);
  await git('repack', '-a', '-d', '--quiet');
  return undefined;
}

/** Whether a process still runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Takes away what runs of this command left beside the target that were killed at once. */
function clearKilled(parent: string, prefix: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Writes a new site as a whole or not at all: in a folder of its own first, which takes the target's
 * name when everything is there. An interrupted run leaves nothing behind; one that is killed leaves
 * that folder, and the next run takes it away.
 *
 * @param fill writes into the folder
 */
export async function writeWhole(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(resolve(target));
  const prefix = `.${basename(target)}.part-`;
  const part = join(parent, `${prefix}${process.pid}`);
  let made: string | undefined;
  const clear = () => {
    rmSync(made ?? part, { recursive: true, force: true });
  };
  const stop = (signal: NodeJS.Signals) => {
    clear();
    console.error(`\nStopped (${signal}). Nothing was left behind.`);
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    clearKilled(parent, prefix);
    // The first folder that did not exist yet: what was made on the way to it goes too.
    made = mkdirSync(part, { recursive: true });
    await fill(part);
    if (existsSync(target)) rmdirSync(target);
    renameSync(part, target);
  } catch (error) {
    clear();
    throw inWords(target, error, 'Nothing was left behind.');
  } finally {
    for (const signal of signals) process.off(signal, stop);
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

/** Whether two files of compositions come from the same bytes in the same way; cheap where it can be. */
export async function isSame(one: Entry | undefined, other: Entry | undefined): Promise<boolean> {
  if (!one || !other) return one === other;
  if ('text' in one || 'text' in other)
    return 'text' in one && 'text' in other && one.text === other.text;
  if (one.pixels !== other.pixels) return false;
  return one.from === other.from || (await readFile(one.from)).equals(await readFile(other.from));
}
