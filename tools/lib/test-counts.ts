import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** The number of tests of a part, by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = z.number().default(0);

const playwrightReport = z.object({
  stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }),
});

const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
});

const reportSchema = z.union([playwrightReport, vitestReport]);

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads the JSON report of vitest or Playwright.
 *
 * @returns no tests if there is no report: the runner ended before it could write one
 */
export function readCounts(path: string): Counts {
  if (!existsSync(path)) return NO_TESTS;
  const report = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    // Flaky: failed, then passed when Playwright tried again.
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The sum of all parts' counts. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NO_TESTS,
  );
}

/** The last line of a test run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
