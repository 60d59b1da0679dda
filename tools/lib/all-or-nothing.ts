import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';

/**
 * A command's output: paths below the project's folder, with their content; `undefined` deletes the
 * file.
 */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Writes files so that a later failure undoes all of them. */
export interface Transaction {
  /** Writes, replaces and deletes files. Skips files whose content is already the same. */
  readonly apply: (changes: Changes) => void;
  /** Records files that another program is about to write. */
  readonly remember: (files: readonly string[]) => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The message once everything has been restored. */
const UNCHANGED = 'Nothing has changed.';

/** File system errors, explained for the user. */
const MESSAGES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EACCES: 'This folder may not be written to.',
  EPERM: 'This folder may not be written to.',
  EROFS: 'This folder may not be written to.',
  ENAMETOOLONG: 'The name is too long.',
  ENOTDIR: 'A part of this path is a file, not a folder.',
};

/** The code of a file system error, such as `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** git and npm report a full disk in their own words. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/**
 * Explains an expected error in a sentence.
 *
 * @param left what happened to the files written before the error
 */
export function inWords(target: string, error: unknown, left: string): unknown {
  const code = DISK_FULL.test(error instanceof Error ? error.message : '')
    ? 'ENOSPC'
    : codeOf(error);
  const words = MESSAGES[code];
  return words === undefined ? error : new Failure(`${target}: ${words} ${left}`);
}

/**
 * Runs a command that changes several files. If it fails or is interrupted, every file is restored.
 *
 * @param root the project's folder
 * @throws {Failure} with the cause, and that nothing has changed
 */
export async function allOrNothing<Result>(
  root: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const journal = openJournal(root);
  const stop = (signal: NodeJS.Signals) => {
    journal.undo();
    console.error(`\nStopped (${signal}). ${UNCHANGED}`);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work(journal);
  } catch (error) {
    journal.undo();
    const known = inWords(root, error, UNCHANGED);
    if (known !== error) throw known;
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(`${message.trimEnd()}\n\n${UNCHANGED}`, { cause: error });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    journal.close();
  }
}

/** Keeps the original files in a folder on the same disk before they are changed. */
function openJournal(root: string): Transaction & { undo: () => void; close: () => void } {
  const home = join(root, '.tools');
  const folder = join(home, `changes-${process.pid}`);
  const undos: (() => void)[] = [];
  let count = 0;
  const nextPath = () => {
    mkdirSync(folder, { recursive: true });
    count += 1;
    return join(folder, String(count));
  };
  const remember = (path: string) => {
    if (!existsSync(path)) {
      undos.push(() => rmSync(path, { force: true }));
      return;
    }
    const copy = nextPath();
    copyFileSync(path, copy);
    undos.push(() => {
      mkdirSync(dirname(path), { recursive: true });
      renameSync(copy, path);
    });
  };
  const replace = (path: string, staged: string) => {
    const made = mkdirSync(dirname(path), { recursive: true });
    if (made !== undefined) undos.push(() => rmSync(made, { recursive: true, force: true }));
    remember(path);
    if (existsSync(path)) chmodSync(staged, statSync(path).mode);
    renameSync(staged, path);
  };
  return {
    apply: (changes) => {
      const staged = [...changes]
        .map(([file, content]) => ({ path: join(root, file), content }))
        .filter(({ path, content }) => !isSame(path, content))
        .map(({ path, content }) => {
          if (content === undefined) return { path, from: undefined };
          const from = nextPath();
          writeFileSync(from, content);
          return { path, from };
        });
      for (const { path, from } of staged) {
        if (from !== undefined) replace(path, from);
        else {
          remember(path);
          rmSync(path);
          removeEmptyFolders(dirname(path), root);
        }
      }
    },
    remember: (files) => {
      for (const file of files) remember(join(root, file));
    },
    undo: () => {
      for (const undo of undos.splice(0).reverse()) undo();
    },
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(home) && readdirSync(home).length === 0) rmdirSync(home);
    },
  };
}

const isSame = (path: string, content: string | Uint8Array | undefined): boolean =>
  existsSync(path)
    ? content !== undefined && readFileSync(path).equals(Buffer.from(content))
    : content === undefined;

function removeEmptyFolders(folder: string, root: string): void {
  for (let empty = folder; empty !== root && readdirSync(empty).length === 0;) {
    rmdirSync(empty);
    empty = dirname(empty);
  }
}
