import { defineConfig } from '@playwright/test';
import { LAPTOP, launchOptions, ORIGIN } from './tools/site/launch-options.ts';
import { outdatedTests } from './tools/site/samples.ts';

/** Where the machine-readable report goes, when somebody wants one (`npm test` does). */
const REPORT = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** `npm test -- --browser firefox`: every route in Firefox, in place of everything else. */
const IN_FIREFOX = process.env['TEST_BROWSER'] === 'firefox';

export default defineConfig({
  testDir: '.',
  testMatch: IN_FIREFOX ? ['e2e/**/*.firefox.ts'] : ['e2e/**/*.spec.ts', 'src/**/*.spec.ts'],
  // On an owner's site: they hold only for the words and sections that it came with.
  testIgnore: outdatedTests(),
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, since part of a test is waiting. The same number everywhere, so
  // that a machine changes no outcome.
  workers: 3,
  // For a navigation that a browser leaves without an answer. `npm test` names what passed at the second try, and
  // fails what failed in any other way at the first (tools/lib/test-counts.ts).
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits for a machine that does other work too: what is well ends long before.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: REPORT === undefined ? 'list' : [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: ORIGIN,
    viewport: LAPTOP,
    trace: 'off',
    launchOptions,
  },
});
