import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that no project's own files lie in, for a project without a history. */
const FOREIGN = ['node_modules', 'dist', 'deploy', '.astro', '.tools', '.git', 'test-results'];

/** Files that are text, by their endings: only they can be read, rewritten and merged line by line. */
const TEXT =
  /\.(ts|tsx|js|mjs|astro|css|scss|yaml|md|json|txt|svg|example|py|c)$|(^|\/)\.[\w.]+$|LICENSE$/;

/** A project on the disk, as far as it is its owner's: what is installed or built is left out. */
export interface Project {
  readonly root: string;
  /** Paths below the root, with slashes, sorted. */
  readonly files: readonly string[];
  readonly has: (path: string) => boolean;
  /** A file's text, read once. */
  readonly read: (path: string) => string;
}

export const isText = (path: string): boolean => TEXT.test(path);

function listed(root: string): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const options = { cwd: root, encoding: 'utf8', maxBuffer: Infinity, stdio: 'pipe' } as const;
    if (existsSync(join(root, '.git')))
      return execFileSync('git', args, options).split('\0').filter(Boolean);
  } catch {
    // Without git the folders say it.
  }
  return globSync('**/*', { cwd: root, exclude: (name) => FOREIGN.includes(name) }).concat(
    globSync('**/.*', { cwd: root, exclude: (name) => FOREIGN.includes(name) }),
  );
}

/** Reads which files a project has. */
export function openProject(root: string): Project {
  const files = [...new Set(listed(root).map((file) => file.replaceAll('\\', '/')))]
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort();
  const known = new Set(files);
  const texts = new Map<string, string>();
  return {
    root,
    files,
    has: (path) => known.has(path),
    read: (path) => {
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
      texts.set(path, text);
      return text;
    },
  };
}
