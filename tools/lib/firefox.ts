import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { installWithApt, starts } from './browser.ts';

/** Said where the smoke test in Firefox is skipped. */
export const NO_FIREFOX =
  'none, and none could be installed: the tests in Firefox are skipped. Install Firefox ' +
  '(Debian: apt-get install firefox-esr), or name one: FIREFOX_PATH=/path/to/firefox npm test.';

/** Where Firefox lies on a system, best first. `env` is the process's. */
export function firefoxPlaces(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(env['HOME'] ?? '', 'Applications')];
    return apps.map((dir) => join(dir, 'Firefox.app/Contents/MacOS/firefox'));
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    return roots
      .flatMap((name) => env[name] ?? [])
      .map((root) => `${root}/Mozilla Firefox/firefox.exe`);
  }
  const dirs = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return ['firefox-esr', 'firefox'].flatMap((name) =>
    [...new Set(dirs)].filter(Boolean).map((dir) => join(dir, name)),
  );
}

/**
 * A Firefox for the smoke test: `FIREFOX_PATH`, one that is installed, or else one that the
 * system's package manager installs now. No other test needs it, so its absence fails nothing.
 *
 * @returns the path of the program, or nothing where there is none to be had
 * @throws Failure when `FIREFOX_PATH` names none
 */
export async function ensureFirefox(): Promise<string | undefined> {
  const wanted = process.env['FIREFOX_PATH'];
  if (wanted) {
    if (await starts(wanted)) return wanted;
    throw new Failure(`FIREFOX_PATH is "${wanted}", but no Firefox starts there.`);
  }
  const present = await findFirefox();
  if (present !== undefined || process.platform !== 'linux') return present;
  await installWithApt('firefox-esr');
  return findFirefox();
}

async function findFirefox(): Promise<string | undefined> {
  for (const path of firefoxPlaces(process.platform, process.env)) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}
