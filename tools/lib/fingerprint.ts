import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Folders that don't affect the site. Everything else counts, so that a new folder is not missed.
 */
const LEFT_OUT = new Set([
  '.astro',
  '.ci',
  '.git',
  '.github',
  '.tools',
  'art',
  'deploy',
  'dist',
  'docs',
  'e2e/support',
  'node_modules',
  'playwright-report',
  'test-results',
]);

const LEFT_OUT_FILES = /(\.(test|spec)\.tsx?|^[^/]*\.md|^\.DS_Store)$/;

/** Variables that can change the built site. */
const COUNTED_VARIABLES = /^(PUBLIC|SITE|ASTRO)_/;

/**
 * A hash of everything that a build depends on: file contents, the build's variables, and Node.
 *
 * @param root the project's folder
 * @param env the build's environment
 */
export function fingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(env).sort()) {
    if (COUNTED_VARIABLES.test(name)) hash.update(`\0${name}=${env[name] ?? ''}`);
  }
  for (const path of filesBelow(root, root))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesBelow(root: string, dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      const name = relative(root, path).replaceAll('\\', '/');
      if (entry.isDirectory()) return LEFT_OUT.has(name) ? [] : filesBelow(root, path);
      return entry.isFile() && !LEFT_OUT_FILES.test(name) ? [name] : [];
    });
}
