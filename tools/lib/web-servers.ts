import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { installWithApt } from './browser.ts';
import { capture } from './processes.ts';

/** A web server that the build writes a configuration for. */
export interface WebServer {
  /** The name of the program. */
  readonly name: string;
  /** Its package in Debian. */
  readonly package: string;
  /** The variable that names one that lies elsewhere. */
  readonly variable: string;
  /** What makes it say its version and end. */
  readonly version: string;
}

/** The servers whose files are tested with the servers themselves. */
export const NGINX: WebServer = {
  name: 'nginx',
  package: 'nginx-light',
  variable: 'NGINX_PATH',
  version: '-v',
};
export const CADDY: WebServer = {
  name: 'caddy',
  package: 'caddy',
  variable: 'CADDY_PATH',
  version: 'version',
};

/** Said where the tests of a server are skipped. */
export const noServer = ({ name, package: from, variable }: WebServer): string =>
  `none, and none could be installed: the tests of ${name} are skipped. Install it ` +
  `(Debian: apt-get install ${from}), or name one: ${variable}=/path/to/${name} npm test.`;

/** Where a server lies on a system, best first; Debian keeps some off the path of users. */
export function serverPlaces(
  { name }: Pick<WebServer, 'name'>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const dirs = [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return [...new Set(dirs)].filter(Boolean).map((dir) => join(dir, name));
}

/**
 * A server for the tests of its generated configuration: the one that its variable names, one that is
 * installed, or else one that the system's package manager installs now. On CI they must run.
 *
 * @returns the path of the program, or nothing where there is none to be had
 * @throws Failure when the variable names none, or on CI when there is none
 */
export async function ensureServer(server: WebServer): Promise<string | undefined> {
  const wanted = process.env[server.variable];
  if (wanted) {
    if (await starts(server, wanted)) return wanted;
    throw new Failure(`${server.variable} is "${wanted}", but no ${server.name} starts there.`);
  }
  const present = await findServer(server);
  if (present !== undefined) return present;
  if (process.platform === 'linux') await installWithApt(server.package);
  const installed = await findServer(server);
  if (installed === undefined && process.env['CI'])
    throw new Failure(`${server.name}: ${noServer(server)}`);
  return installed;
}

async function findServer(server: WebServer): Promise<string | undefined> {
  for (const path of serverPlaces(server, process.env)) {
    if (existsSync(path) && (await starts(server, path))) return path;
  }
  return undefined;
}

async function starts({ version }: WebServer, path: string): Promise<boolean> {
  return (await capture(path, [version])).code === 0;
}
