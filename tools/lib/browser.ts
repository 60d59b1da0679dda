import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { findCommand } from './bootstrap/packages.mjs';
import { ROOT } from './paths.ts';
import { capture } from './processes.ts';
import { step } from './progress.mjs';

/** Long enough for a slow line; a download that hangs ends too. */
const INSTALL_LIMIT_MS = 300_000;

/** A browser that answers `--version` starts; one whose libraries are missing does not. */
const VERSION_LIMIT_MS = 20_000;

/** Chromium without windows, which the headless tests need: it opens a page at a third of the cost. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const ON_THE_PATH = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where browsers lie on a system, best first. `env` is the process's. */
export function usualPlaces(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(env['HOME'] ?? '', 'Applications')];
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.flatMap((dir) =>
      names.map((name) => join(dir, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => env[name] ?? [],
    );
    const ends = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return roots.flatMap((root) => ends.map((end) => join(root, end)));
  }
  const dirs = [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ];
  return ON_THE_PATH.flatMap((name) =>
    [...new Set(dirs)].filter(Boolean).map((dir) => join(dir, name)),
  );
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one that is installed, Playwright's own, or
 * else one that is installed now (by Playwright, or by the system's package manager).
 *
 * @param options `whole` asks for the browser that visitors have, where it is there: what takes
 *   times wants its costs too
 * @returns the path of the program
 * @throws Failure that says what to do
 */
export async function ensureBrowser({ whole = false } = {}): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (await starts(wanted)) return wanted;
    throw new Failure(`CHROMIUM_PATH is "${wanted}", but no browser starts there.`);
  }
  const present = await findBrowser(whole);
  if (present) return present;
  const fromApt = [HEADLESS_SHELL, 'chromium'].map((name) => () => installWithApt(name));
  for (const attempt of [fetchWithPlaywright, installLibraries, ...fromApt]) {
    await attempt();
    const found = await findBrowser(whole);
    if (found) return found;
  }
  throw new Failure(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome ' +
      '(Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test. ' +
      'Without a browser: npm test -- --only types,lint,unit,build',
  );
}

async function findBrowser(whole: boolean): Promise<string | undefined> {
  const usual = usualPlaces(process.platform, process.env);
  const isLast = (path: string) => whole && path.endsWith(HEADLESS_SHELL);
  const inOrder = [...usual.filter((path) => !isLast(path)), ...usual.filter(isLast)];
  for (const path of [...inOrder, await playwrightsOwn()]) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Whether a browser lies there and can be run. */
export async function starts(path: string): Promise<boolean> {
  // Chrome for Windows opens a window instead of naming its version.
  if (process.platform === 'win32') return existsSync(path);
  const signal = AbortSignal.timeout(VERSION_LIMIT_MS);
  return (await capture(path, ['--version'], { signal })).code === 0;
}

async function fetchWithPlaywright(): Promise<void> {
  await attempt('No browser found: fetching Chromium (about 150 MB)', process.execPath, [
    findCommand(ROOT, 'playwright'),
    'install',
    'chromium',
  ]);
}

/** Playwright's Chromium is there but does not start: on Linux, libraries are missing. */
async function installLibraries(): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(await playwrightsOwn())) return;
  if ((await rootPrefix()) === undefined) return;
  const playwright = findCommand(ROOT, 'playwright');
  const label = "Installing the browser's libraries";
  await attempt(label, process.execPath, [playwright, 'install-deps', 'chromium']);
}

/** Installs a package of Debian or its children, where that is allowed without a question. */
export async function installWithApt(name: string): Promise<void> {
  const prefix = await rootPrefix();
  if (prefix === undefined || !existsSync('/usr/bin/apt-get')) return;
  // The run level of maintenance: a server that is installed is not started.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get'];
  const [command = '', ...args] = [...prefix, ...apt];
  await attempt('Asking apt for its packages', command, [...args, 'update']);
  const install = ['install', '--yes', '--no-install-recommends', name];
  await attempt(`Installing ${name} with apt`, command, [...args, ...install]);
}

/** How to run a command as root without a question; nothing when that is not allowed. */
async function rootPrefix(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  const sudo = await capture('sudo', ['-n', 'true']);
  return sudo.code === 0 ? ['sudo', '-n'] : undefined;
}

/** A failed attempt is told and left behind: the next one may work. */
async function attempt(label: string, command: string, args: readonly string[]): Promise<void> {
  const work = async () => {
    const signal = AbortSignal.timeout(INSTALL_LIMIT_MS);
    const { code, output } = await capture(command, args, { signal });
    if (code !== 0) throw new Failure(output.trim().split('\n').slice(-3).join('\n'));
  };
  await step(label, work).catch((error: unknown) => console.log(String(error)));
}
