import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** When a file was last changed; undefined if nobody can say. */
export type LastChanged = (file: string) => Date | undefined;

/** Before each commit in git's answer; no file's name begins with it. */
const COMMIT = '\u0001';

/**
 * Reads from git when each file of a project was last changed, with one call for all of them.
 *
 * A file that git does not know, or that was changed since its last commit, has the date of the file
 * itself, and so has every file of a project without git. In a shallow clone the oldest commit seems to have
 * changed every file, and the files themselves are as old as the clone: of what was last changed there
 * or earlier no date is known, since a wrong one would make search engines distrust them all.
 *
 * @param root the project's folder
 * @param folder the one below it whose files are asked for
 * @returns a function of a file's path, relative to `root`
 */
export function readLastChanged(root: string, folder = 'src'): LastChanged {
  const commits = readCommits(root, folder);
  return (file) => {
    const path = join(root, file);
    if (!existsSync(path)) return undefined;
    return commits.has(file) ? commits.get(file) : statSync(path).mtime;
  };
}

/**
 * The date of each committed and unchanged file's last commit; undefined where a shallow clone hides
 * it. Empty without git.
 */
function readCommits(root: string, folder: string): Map<string, Date | undefined> {
  const shallow = askGit(root, 'rev-parse', '--git-path', 'shallow')?.trim();
  const log = askGit(
    root,
    ...['log', '-z', '--relative', '--no-renames', '--name-only'],
    ...[`--format=${COMMIT}%H %cI`, '--', folder],
  );
  if (shallow === undefined || log === undefined) return new Map();
  const commits = datesIn(log, readOldest(resolve(root, shallow)));
  const changed = askGit(root, 'diff', '-z', '--relative', '--name-only', 'HEAD', '--', folder);
  for (const file of changed?.split('\0') ?? []) commits.delete(file);
  return commits;
}

/** The oldest commits of a shallow clone. */
const readOldest = (file: string): ReadonlySet<string> =>
  new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * The dates of files in git's log, newest commits first.
 *
 * @param log commits as `hash date`, each followed by its files, with NUL between all of them
 * @param oldest commits that are said to have changed what they have not
 */
function datesIn(log: string, oldest: ReadonlySet<string>): Map<string, Date | undefined> {
  const dates = new Map<string, Date | undefined>();
  let date: Date | undefined;
  for (const entry of log.split('\0').map((one) => one.replace(/^\n+/, ''))) {
    if (entry.startsWith(COMMIT)) {
      const [hash = '', day = ''] = entry.slice(COMMIT.length).split(' ');
      date = oldest.has(hash) ? undefined : new Date(day);
    } else if (entry !== '' && !dates.has(entry)) dates.set(entry, date);
  }
  return dates;
}

/** What git prints; undefined where there is no git, no repository or no commit. */
function askGit(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
