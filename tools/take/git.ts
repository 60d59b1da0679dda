import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { codeOf } from '../lib/all-or-nothing.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';

/** The branch of a taken site that holds what it was taken from. */
export const BRANCH = 'template';

/** Hooks of the machine's owner are about their own projects, and some ask questions. */
const WITHOUT_HOOKS = ['-c', `core.hooksPath=${devNull}`, '-c', 'commit.gpgsign=false'];

/** Keeps the site's side of files that are written anew, where `.gitattributes` names them. */
const KEEP_WRITTEN = ['-c', 'merge.ours.driver=true'];

/**
 * Runs git in a folder.
 *
 * @returns what it printed
 * @throws {Failure} with git's own words
 */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const all = [...WITHOUT_HOOKS, ...KEEP_WRITTEN, ...args];
  const options = { cwd: folder, maxBuffer: Infinity };
  try {
    return (await promisify(execFile)('git', all, options)).stdout.trimEnd();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Failure(`git ${args[0] ?? ''}:\n${(stderr || stdout).trim()}`, { cause: error });
  }
}

/** Whether git says yes. */
export const asksGit = (folder: string, ...args: string[]): Promise<boolean> =>
  git(folder, ...args).then(
    () => true,
    () => false,
  );

/** Commits what is staged, in the name of who works here, or of a stand-in where git knows nobody. */
export async function commit(
  folder: string,
  message: string,
  standIn: { name: string; email: string } = { name: 'Vitrine', email: 'vitrine@localhost' },
): Promise<void> {
  const isKnown = await asksGit(folder, 'config', 'user.email');
  const who = ['-c', `user.name=${standIn.name}`, '-c', `user.email=${standIn.email}`];
  await git(folder, ...(isKnown ? [] : who), 'commit', '--quiet', '--message', message);
}

/** @throws {Failure} where something is not committed yet: what is merged into it could not be undone */
export async function expectCommitted(root: string): Promise<void> {
  const said = await git(root, 'status', '--porcelain').catch(() => {
    throw new Failure(
      'This site has no git history. Begin one first (git init, git add, git commit): then whatever happens can be undone.',
    );
  });
  if (said !== '')
    throw new Failure(
      `Commit what you have changed first: then whatever happens can be undone.\n${said}`,
    );
}

/** @throws {Failure} where a site has no branch of what it was taken from, saying how to make it */
export async function expectBranch(root: string): Promise<void> {
  if (await asksGit(root, 'rev-parse', '--verify', '--quiet', `refs/heads/${BRANCH}`)) return;
  throw new Failure(
    `This site has no branch "${BRANCH}", which holds what it was taken from. Point it at the commit in which the template last came in, for a site that was never updated its first one:

  git branch ${BRANCH} $(git rev-list --max-parents=0 HEAD)

After a clone the branch is on the server: git branch ${BRANCH} origin/${BRANCH}`,
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command that commits and merges. If anything in it fails, or somebody stops it, the site and its
 * branch are as they were. Expects a clean work tree.
 */
export async function undoOnFailure<Result>(
  root: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const head = await git(root, 'rev-parse', 'HEAD');
  const branch = await git(root, 'rev-parse', '--verify', '--quiet', BRANCH).catch(() => undefined);
  const undo = async () => {
    await git(root, 'reset', '--hard', '--quiet', head);
    await git(root, 'clean', '-d', '--force', '--quiet');
    if (branch !== undefined) await git(root, 'update-ref', `refs/heads/${BRANCH}`, branch);
    await git(root, 'worktree', 'prune');
  };
  const stop = (signal: NodeJS.Signals) => {
    void undo().finally(() => {
      console.error(`\nStopped (${signal}). Nothing has changed.`);
      process.exit(130);
    });
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work();
  } catch (error) {
    await undo();
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(`${message.trimEnd()}\n\nNothing has changed.`, { cause: error });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
