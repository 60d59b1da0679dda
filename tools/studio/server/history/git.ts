import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** In milliseconds: a hook of the owner's may take its time. */
const LIMIT_MS = 60_000;

const run = promisify(execFile);

/** What git knows of a project. */
export interface Repository {
  /** The commit with which the site is compared: the last one that has been sent, else the last one. */
  readonly base: { readonly hash: string; readonly subject: string; readonly date: string };
  readonly isSent: boolean;
}

/** A file that differs from a commit. */
export interface GitChange {
  readonly file: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Added or taken away; none where it is no text. */
  readonly lines?: number;
}

/** Variables by which git would work in another repository, as inside of a hook. */
const FOREIGN = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
];

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(FOREIGN.map((name) => [name, undefined])),
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
});

/** What a command of git prints, byte for byte. No shell reads its arguments, and no pattern is a path. */
async function git(root: string, args: readonly string[]): Promise<Buffer> {
  const all = ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args];
  const options = { cwd: root, env: environment(), timeout: LIMIT_MS, maxBuffer: 2 ** 28 };
  const { stdout } = await run('git', all, { ...options, encoding: 'buffer' });
  return stdout;
}

const lines = async (root: string, args: readonly string[], separator = '\n') =>
  (await git(root, args)).toString('utf8').split(separator).filter(Boolean);

const attempt = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Opens a project's history; undefined where it has none, no commit yet, or git is not installed. */
export async function openRepository(root: string): Promise<Repository | undefined> {
  const head = await attempt(lines(root, ['rev-parse', '--verify', 'HEAD']));
  if (!head) return undefined;
  const sent = await attempt(lines(root, ['merge-base', 'HEAD', '@{upstream}']));
  const [hash] = sent ?? head;
  if (hash === undefined) return undefined;
  const format = '--format=%cI%n%s';
  const [date = '', subject = ''] = await lines(root, ['show', '--no-patch', format, hash]);
  return { base: { hash, subject, date }, isSent: sent !== undefined };
}

const KINDS: Readonly<Record<string, GitChange['kind']>> = { A: 'added', D: 'removed' };

/** The files that differ from a commit, new ones included. */
export async function changedSince(root: string, commit: string): Promise<GitChange[]> {
  const compare = ['diff', '--no-renames', '--relative', '--no-ext-diff', '-z'];
  const [states, counts, fresh] = await Promise.all([
    lines(root, [...compare, '--name-status', commit], '\0'),
    lines(root, [...compare, '--numstat', commit], '\0'),
    lines(root, ['ls-files', '--others', '--exclude-standard', '-z'], '\0'),
  ]);
  const count = new Map(
    counts.map((line) => {
      const [added, removed, ...file] = line.split('\t');
      return [file.join('\t'), Number(added) + Number(removed)];
    }),
  );
  const known = states.flatMap((state, index) => {
    const file = states[index + 1];
    if (index % 2 !== 0 || file === undefined) return [];
    const amount = count.get(file) ?? NaN;
    const kind = KINDS[state] ?? 'changed';
    return [{ file, kind, ...(Number.isFinite(amount) && { lines: amount }) }];
  });
  return [...known, ...fresh.map((file) => ({ file, kind: 'added' }) as const)];
}

/** A file as it was at a commit; undefined where there was none. */
export async function fileAt(
  root: string,
  commit: string,
  file: string,
): Promise<Uint8Array | undefined> {
  const [entry] = await lines(root, ['ls-tree', '-z', commit, '--', file], '\0');
  return entry?.includes(' blob ')
    ? git(root, ['cat-file', 'blob', `${commit}:./${file}`])
    : undefined;
}

/** Whether git knows who commits; a name that it would guess from the machine's does not count. */
export const hasIdentity = async (root: string): Promise<boolean> =>
  (await attempt(git(root, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']))) !==
  undefined;

/**
 * Commits some files as they are on the disk. What else is changed or staged stays so.
 *
 * @throws {Error} with what git says, as where a hook of the owner's refuses
 */
export async function commitFiles(
  root: string,
  message: string,
  files: readonly string[],
): Promise<void> {
  const tracked = new Set(await lines(root, ['ls-files', '-z', '--', ...files], '\0'));
  const fresh = files.filter((file) => !tracked.has(file) && existsSync(join(root, file)));
  // A commit of paths takes only those that git has heard of.
  if (fresh.length > 0) await git(root, ['add', '--intent-to-add', '--', ...fresh]);
  try {
    await git(root, ['commit', '--quiet', '--only', `--message=${message}`, '--', ...files]);
  } catch (error) {
    if (fresh.length > 0) await attempt(git(root, ['reset', '--quiet', '--', ...fresh]));
    throw error;
  }
}
