import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { capture } from './processes.ts';
import { step } from './progress.mjs';

/** A system program that the tests run. */
export interface Program {
  readonly name: string;
  /** Its names on the path, best first. */
  readonly commands: readonly string[];
  /** Its Debian package. */
  readonly package: string;
  /** The environment variable that overrides its path. */
  readonly variable: string;
  /** The argument that makes it print its version and exit. */
  readonly version: string;
}

/** Firefox: its tests are separate because Playwright cannot drive a stock Firefox. */
export const FIREFOX: Program = {
  name: 'Firefox',
  commands: ['firefox-esr', 'firefox'],
  package: 'firefox-esr',
  variable: 'FIREFOX_PATH',
  version: '--version',
};

/** Web servers whose generated configuration is tested with the real server. */
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

/** Folders that a user's path may lack: Debian keeps servers in the first one. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];

/** In milliseconds: long enough for a slow connection, short enough to end a hung download. */
const INSTALL_LIMIT_MS = 300_000;

/** In milliseconds. A program whose libraries are missing prints no version. */
const VERSION_LIMIT_MS = 20_000;

/** Paths where a program may be installed, best first. */
export function programPlaces(
  { commands }: Pick<Program, 'commands'>,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const folders = new Set([...(env['PATH'] ?? '').split(delimiter), ...FOLDERS].filter(Boolean));
  return commands.flatMap((command) => [...folders].map((folder) => join(folder, command)));
}

/** The path from the program's variable, or an installed one. */
export const findProgram = (program: Program): string | undefined =>
  process.env[program.variable] ?? programPlaces(program).find(existsSync);

/** Whether a program exists at the path and runs. */
export async function starts(path: string, version: string): Promise<boolean> {
  const signal = AbortSignal.timeout(VERSION_LIMIT_MS);
  return existsSync(path) && (await capture(path, [version], { signal })).code === 0;
}

/**
 * The path from the program's variable, an installed program, or one that apt installs now.
 *
 * @returns its path, or undefined if there is none
 * @throws {Failure} if the variable points to no program
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

/** The message when a program's tests are skipped. */
export const noProgram = ({ name, package: from, variable }: Program): string =>
  `none, and none could be installed: its tests are skipped. Install ${name} (Debian: apt-get install ${from}), ` +
  `or name one: ${variable}=/path/to/${name.toLowerCase()} npm test.`;

/** Installs a package with apt, where that works without a prompt. */
async function installWithApt(name: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const mayInstall = isRoot || (await capture('sudo', ['-n', 'true'])).code === 0;
  if (!mayInstall || !existsSync('/usr/bin/apt-get')) return;
  // RUNLEVEL=1 keeps apt from starting a server that it installs.
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const apt = [...environment, 'apt-get'];
  const [command, args] = isRoot ? ['env', apt.slice(1)] : (['sudo', ['-n', ...apt]] as const);
  await attempt('Asking apt for its packages', command, [...args, 'update']);
  const install = ['install', '--yes', '--no-install-recommends', name];
  await attempt(`Installing ${name} with apt`, command, [...args, ...install]);
}

/** Runs a command that may fail: prints the failure, so that the next attempt can follow. */
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
