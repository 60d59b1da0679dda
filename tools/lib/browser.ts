import { chromium } from '@playwright/test';
import { Failure } from './bootstrap/failure.mjs';
import { findCommand } from './bootstrap/packages.mjs';
import { ROOT } from './paths.ts';
import { attempt, ensureProgram, findProgram, starts, type Program } from './programs.ts';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Headless Chromium opens a page at a third of the cost, so tests use it if it is available. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const CHROMIUM: Program = {
  name: 'Chromium',
  commands: [HEADLESS_SHELL, ...WHOLE],
  package: 'chromium',
  variable: 'CHROMIUM_PATH',
  version: '--version',
};

/** The browser that `npm test` found, the system's, or Playwright's own. */
export const findBrowser = (): string => findProgram(CHROMIUM) ?? chromium.executablePath();

/**
 * Finds a Chromium for the browser tests: the one named by `CHROMIUM_PATH`, the system's, or the
 * one that Playwright installs; if the download fails, Debian's.
 *
 * @param options `whole` prefers the full browser that visitors use: timings should include its costs
 * @returns the path of the program
 * @throws {Failure} that says what to do
 */
export async function ensureBrowser({ whole = false } = {}): Promise<string> {
  const program = whole ? { ...CHROMIUM, commands: [...WHOLE, HEADLESS_SHELL] } : CHROMIUM;
  const present = findProgram(program) ?? chromium.executablePath();
  if (!(await starts(present, program.version))) {
    const playwright = findCommand(ROOT, 'playwright');
    const install = [playwright, 'install', '--with-deps', 'chromium'];
    await attempt('No browser found: fetching Chromium (about 150 MB)', process.execPath, install);
  }
  if (await starts(present, program.version)) return present;
  const path = await ensureProgram(program);
  if (path !== undefined) return path;
  throw new Failure(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome ' +
      '(Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test. ' +
      'Without a browser: npm test -- --only types,lint,unit,build',
  );
}
