import { defineConfig } from '@playwright/test';
import { LAPTOP, launchOptions, ORIGIN } from './e2e/support/browser.ts';
import { rewordedHomes } from './e2e/support/samples.ts';

/** Where the machine-readable report goes, when somebody wants one (`npm test` does). */
const REPORT = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** `npm test -- --browser firefox`: every route in Firefox, in place of everything else. */
const IN_FIREFOX = process.env['TEST_BROWSER'] === 'firefox';

readTestsAsNodeDoes();

export default defineConfig({
  testDir: '.',
  testMatch: IN_FIREFOX ? ['e2e/**/*.firefox.ts'] : ['e2e/**/*.spec.ts', 'src/**/*.spec.ts'],
  // What a home promises, it promises in the words that it came with.
  testIgnore: rewordedHomes().map((home) => `src/demos/${home}/${home}.spec.ts`),
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: part of a test is waiting, for a line like 4G, for idle time, for a
  // slide's turn. With two of them a core is at rest now and then; more only keep each other from their caches, and
  // from what runs beside them (each took some hundredths more of the processor). The same number everywhere, so
  // that a machine changes no outcome.
  workers: 3,
  // A test that passes at the second try has found something, and it would not be told.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits for a machine that does other work too: what is well ends long before.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: REPORT === undefined ? 'list' : [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: ORIGIN,
    viewport: LAPTOP,
    trace: 'off',
    launchOptions: {
      ...launchOptions,
      // A page takes over the process of the blank one before it, which would end without having done anything.
      args: [...launchOptions.args, '--renderer-process-limit=1'],
    },
  },
});

/**
 * Has Node strip the types of the tests, as it does for all tools, in place of Playwright's compiler: every line
 * stays where it is written, so that no stack has to be traced back to it, which Playwright does for each of its
 * steps. Those took a fifteenth of the time of all browser tests. What Playwright starts inherits the variable,
 * and reads this file again.
 */
function readTestsAsNodeDoes(): void {
  const isSoAlready = process.env['PW_DISABLE_TS_ESM'] !== undefined;
  if (isSoAlready) Reflect.deleteProperty(Error, 'prepareStackTrace');
  process.env['PW_DISABLE_TS_ESM'] = '1';
}
