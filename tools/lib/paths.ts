import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

/** Files that the tools keep; not in the repository, safe to delete at any time. */
export const TOOLS_HOME = join(ROOT, '.tools');

/** Where the inbox of `npm start` keeps its messages. */
export const LOCAL_MAIL = join(TOOLS_HOME, 'mail', 'local');

/**
 * Sites built for this machine only: they send their mail here, so never upload them. Each has a
 * folder, in which the build puts `deploy/` beside the site itself.
 */
const LOCAL_SITES = join(TOOLS_HOME, 'sites');

/**
 * The site that `npm start` serves. Each inbox port has its own folder, since the address is built
 * in: two sites that run side by side must not overwrite each other.
 */
export function localSite(mailPort: number | undefined): string {
  return join(LOCAL_SITES, mailPort === undefined ? 'own-mail' : `local-${mailPort}`, 'dist');
}

/** The site for the browser tests, likewise. */
export function testSite(mailPort: number): string {
  return join(LOCAL_SITES, `test-${mailPort}`, 'dist');
}

/** The site that `npm run proof` visits: the owner's own, as it is published. */
export const proofSite = (): string => join(LOCAL_SITES, 'proof', 'dist');
