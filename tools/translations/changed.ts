import { execFileSync } from 'node:child_process';

/** When each content file was last changed by git, in seconds; not yet committed changes are of this moment. */
export function lastChanges(root: string, now = Date.now() / 1000): Map<string, number> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: Infinity, stdio: 'pipe' });
  const changes = new Map<string, number>();
  try {
    // Each of the two commands names files below the folder that it runs in.
    const status = git(
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      'src',
    );
    const prefix = git('rev-parse', '--show-prefix').trim();
    const named = (file: string) => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
    for (const line of status.split('\0').filter(Boolean)) changes.set(named(line.slice(3)), now);
    let time = 0;
    for (const line of git('log', '--format=%x01%ct', '--name-only', '-z', '--', 'src').split(
      /[\0\n]/,
    )) {
      if (line.startsWith('\x01')) time = Number(line.slice(1));
      else if (line !== '') changes.set(named(line), changes.get(named(line)) ?? time);
    }
  } catch {
    // Without a history nothing is known to be older.
  }
  return changes;
}

/** Whether a translation was last changed before its original was. */
export function isOlder(
  changes: ReadonlyMap<string, number>,
  translation: string,
  original: string,
): boolean {
  const [own, other] = [changes.get(translation), changes.get(original)];
  return own !== undefined && other !== undefined && own < other;
}
