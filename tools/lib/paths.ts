import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

/** What the tools keep for themselves; not in the repository, safe to delete at any time. */
export const TOOLS_HOME = join(ROOT, '.tools');

/** Where the inbox of `npm start` keeps its messages. */
export const LOCAL_MAIL = join(TOOLS_HOME, 'mail', 'local');

/**
 * Sites that are built for this machine only: they send their mail here, so never upload them. Each
 * has a folder, in which the build puts `deploy/` beside the site itself.
 */
const LOCAL_SITES = join(TOOLS_HOME, 'sites');

/**
 * The site as `npm start` serves it. One folder for each port of the inbox, since the address is
 * built in: two that run side by side must not build over each other.
 */
export function localSite(mailPort: number | undefined): string {
  return join(LOCAL_SITES, mailPort === undefined ? 'own-mail' : `local-${mailPort}`, 'dist');
}

/** The site as the browser tests see it, likewise. */
export function testSite(mailPort: number): string {
  return join(LOCAL_SITES, `test-${mailPort}`, 'dist');
}
