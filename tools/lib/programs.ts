import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { capture } from './processes.ts';
import { step } from './progress.mjs';

/** A program of the system that tests run. */
export interface Program {
  readonly name: string;
  /** What it is called on the path, best first. */
  readonly commands: readonly string[];
  /** Its package in Debian. */
  readonly package: string;
  /** The variable that names one that lies elsewhere. */
  readonly variable: string;
  /** The argument that makes it print its version and end. */
  readonly version: string;
}

/** Firefox: Playwright cannot drive a stock one, so its tests are apart. */
export const FIREFOX: Program = {
  name: 'Firefox',
  commands: ['firefox-esr', 'firefox'],
  package: 'firefox-esr',
  variable: 'FIREFOX_PATH',
  version: '--version',
};

/** The servers whose generated configuration is tested with the servers themselves. */
export const NGINX: Program = {
  name: 'nginx',
  commands: ['nginx'],
  package: 'nginx-light',
  variable: 'NGINX_PATH',
  version: '-v',
};
export const CADDY: Program = {
  name: 'caddy',
  commands: ['caddy'],
  package: 'caddy',
  variable: 'CADDY_PATH',
  version: 'version',
};

/** Folders that a user's path may lack: Debian keeps servers in the first. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];

/** Long enough for a slow line, in milliseconds; a download that hangs ends too. */
const INSTALL_LIMIT_MS = 300_000;

/** A program that prints its version starts; one whose libraries are missing does not. */
const VERSION_LIMIT_MS = 20_000;

/** Where a program may lie, best first. */
export function programPlaces(
  { commands }: Pick<Program, 'commands'>,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const folders = new Set([...(env['PATH'] ?? '').split(delimiter), ...FOLDERS].filter(Boolean));
  return commands.flatMap((command) => [...folders].map((folder) => join(folder, command)));
}

/** The program that its variable names, or one that is installed. */
export const findProgram = (program: Program): string | undefined =>
  process.env[program.variable] ?? programPlaces(program).find(existsSync);

/** Whether a program lies there and can be run. */
export async function starts(path: string, version: string): Promise<boolean> {
  const signal = AbortSignal.timeout(VERSION_LIMIT_MS);
  return existsSync(path) && (await capture(path, [version], { signal })).code === 0;
}

/**
 * The program that its variable names, one that is installed, or one that Debian's package manager installs now.
 *
 * @returns its path, or nothing where there is none to be had
 * @throws {Failure} where the variable names none
 */
export async function ensureProgram(program: Program): Promise<string | undefined> {
  const wanted = process.env[program.variable];
  if (wanted) {
    if (await starts(wanted, program.version)) return wanted;
    throw new Failure(`${program.variable} is "${wanted}", but no ${program.name} starts there.`);
  }
  return (await firstThatStarts(program)) ?? (await installed(program));
}

async function installed(program: Program): Promise<string | undefined> {
  await installWithApt(program.package);
  return firstThatStarts(program);
}

async function firstThatStarts(program: Program): Promise<string | undefined> {
  for (const path of programPlaces(program)) if (await starts(path, program.version)) return path;
  return undefined;
}

/** Said where the tests of a program are skipped. */
export const noProgram = ({ name, package: from, variable }: Program): string =>
  `none, and none could be installed: its tests are skipped. Install ${name} (Debian: apt-get install ${from}), ` +
  `or name one: ${variable}=/path/to/${name.toLowerCase()} npm test.`;

/** Installs a package of Debian or its children, where that is allowed without a question. */
async function installWithApt(name: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const mayInstall = isRoot || (await capture('sudo', ['-n', 'true'])).code === 0;
  if (!mayInstall || !existsSync('/usr/bin/apt-get')) return;
  // The run level of maintenance: a server that is installed is not started.
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const apt = [...environment, 'apt-get'];
  const [command, args] = isRoot ? ['env', apt.slice(1)] : (['sudo', ['-n', ...apt]] as const);
  await attempt('Asking apt for its packages', command, [...args, 'update']);
  const install = ['install', '--yes', '--no-install-recommends', name];
  await attempt(`Installing ${name} with apt`, command, [...args, ...install]);
}

/** Runs a command that may fail: the failure is printed, and the next attempt may work. */
export async function attempt(
  label: string,
  command: string,
  args: readonly string[],
): Promise<void> {
  const work = async () => {
    const signal = AbortSignal.timeout(INSTALL_LIMIT_MS);
    const { code, output } = await capture(command, args, { signal });
    if (code !== 0) throw new Failure(output.trim().split('\n').slice(-3).join('\n'));
  };
  await step(label, work).catch((error: unknown) => console.log(String(error)));
}
