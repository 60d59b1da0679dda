import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Set only for the tests' build: adds pages that show what no page of the site shows yet. */
export const FIXTURES_VARIABLE = 'SITE_FIXTURES';

/** Where the fixtures are on the built site. */
export const FIXTURES_PATH = '/fixtures';

/**
 * The tests' own pages: `e2e/fixtures/<name>.astro` is served at `/fixtures/<name>`.
 *
 * @param root the project's folder
 */
export function fixtureRoutes(
  root: URL,
  env: NodeJS.ProcessEnv = process.env,
): { pattern: string; entrypoint: URL }[] {
  if (env[FIXTURES_VARIABLE] === undefined) return [];
  const folder = new URL('e2e/fixtures/', root);
  return globSync('*.astro', { cwd: fileURLToPath(folder) }).map((file) => ({
    pattern: `${FIXTURES_PATH}/${file.replace(/\.astro$/, '')}`,
    entrypoint: new URL(file, folder),
  }));
}
