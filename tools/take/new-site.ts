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
import { basename, dirname, join, resolve, sep } from 'node:path';
import { codeOf, inWords } from '../lib/all-or-nothing.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { BRANCH, commit, git } from './git.ts';

/** The path with links followed as far as it exists. */
function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return join(real(dirname(path)), basename(path));
}

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`);

/**
 * Where a new site may be written.
 *
 * @throws {Failure} where the folder is not empty, is a file, or lies in the template or around it
 */
export function expectFree(target: string, template: string): void {
  const [path, home] = [real(resolve(target)), real(template)];
  const fault = isInside(path, home)
    ? 'lies inside the template'
    : isInside(home, path)
      ? 'holds the template itself'
      : !existsSync(path)
        ? undefined
        : !statSync(path).isDirectory()
          ? 'is a file'
          : readdirSync(path).length > 0
            ? 'is not empty'
            : undefined;
  if (fault !== undefined)
    throw new Failure(`${target} ${fault}. Name a folder that does not exist yet: --to ../my-site`);
}

/**
 * A fresh history with one commit, and the branch that later updates are merged from.
 *
 * @returns a sentence where there could be none, because there is no git
 * @throws {Failure} with git's own words where it fails at it, as on a full disk
 */
export async function beginHistory(
  folder: string,
  message: string,
  author: { name: string; email: string },
): Promise<string | undefined> {
  try {
    await git(folder, 'init', '--quiet', '--initial-branch=main');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return 'There is no git here, so it has no history yet.';
  }
  await git(folder, 'add', '--all');
  await commit(folder, message, author);
  await git(folder, 'branch', BRANCH);
  await git(folder, 'repack', '-a', '-d', '--quiet');
  return undefined;
}

/**
 * Writes a new site as a whole or not at all: in a folder of its own first, which takes the target's
 * name when everything is there. An interrupted run leaves nothing behind.
 *
 * @param fill writes into the folder
 */
export async function writeWhole(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(resolve(target));
  const part = join(parent, `.${basename(target)}.part-${process.pid}`);
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
