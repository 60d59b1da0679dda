import { defineConfig } from '@playwright/test';
import { launchOptions, ORIGIN } from './e2e/support/browser.ts';

/** Where the machine-readable report goes, when somebody wants one (`npm test` does). */
const REPORT = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Two, whatever the machine: what a page does in time must not hang on how many others run.
  workers: 2,
  // A test that passes at the second try has found something, and it would not be told.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: REPORT === undefined ? 'list' : [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions,
  },
});
