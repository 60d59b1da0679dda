import { existsSync, readFileSync } from 'node:fs';

/** The number of tests of a part, by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads the JSON report of vitest or Playwright.
 *
 * @returns no tests if there is no report: the runner ended before it could write one
 */
export function readCounts(path: string): Counts {
  if (!existsSync(path)) return NO_TESTS;
  const report = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const stats = report['stats'];
  if (typeof stats === 'object' && stats !== null) {
    const of = (name: string) => number({ ...stats }, name);
    // Flaky: failed, then passed when Playwright retried.
    return {
      passed: of('expected') + of('flaky'),
      failed: of('unexpected'),
      skipped: of('skipped'),
    };
  }
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
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

function number(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
}
