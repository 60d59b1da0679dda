import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyFile } from './caddy-file.ts';
import { githubPagesFile } from './github-pages-file.ts';
import { headersFile, redirectsFile, type HostedSite } from './host-files.ts';
import { nginxFile } from './nginx-file.ts';
import { vercelFile } from './vercel-file.ts';

/** The owner's own rules, which Astro has copied from `public/` into the built folder. */
export const ownRules = (dir: string): { headers: string; redirects: string } => ({
  headers: readIfThere(join(dir, '_headers')),
  redirects: readIfThere(join(dir, '_redirects')),
});

/**
 * Writes the files for hosts: `_headers` and `_redirects` into the built folder, after the owner's
 * own rules, and a file for each other host into `deploy` beside it.
 *
 * @param dir the built folder
 * @param host the site's, for files that name one
 * @returns the folder and the names of the other hosts' files
 */
export async function writeHostFiles(
  dir: string,
  host: string,
  site: HostedSite,
): Promise<{ dir: string; names: string[] }> {
  const own = ownRules(dir);
  const deploy = join(dir, '../deploy/');
  await mkdir(deploy, { recursive: true });
  await writeFile(join(dir, '_headers'), own.headers + headersFile(site));
  await writeFile(join(dir, '_redirects'), own.redirects + redirectsFile(site));
  const files = {
    'nginx.conf': nginxFile(site, host),
    Caddyfile: caddyFile(site, host),
    'vercel.json': vercelFile(site),
    'github-pages.yml': githubPagesFile(),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(deploy, name), text);
  return { dir: deploy, names: Object.keys(files) };
}

/** Reads a text and ends its last line, so that more can be appended. */
function readIfThere(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
