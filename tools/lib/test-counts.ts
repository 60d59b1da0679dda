import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'astro/zod';

/** The number of tests of a part, by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = z.number().default(0);

const playwrightTry = z.object({
  status: z.string().default(''),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(playwrightTry) })),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }),
  suites: z.array(playwrightSuite).default([]),
});

const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z
    .array(
      z.object({
        name: z.string(),
        message: z.string().default(''),
        status: z.string().default(''),
        assertionResults: z
          .array(
            z.object({
              fullName: z.string(),
              status: z.string(),
              failureMessages: z.array(z.string()).default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

const reportSchema = z.union([playwrightReport, vitestReport]);

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

function readReport(path: string): z.output<typeof reportSchema> | undefined {
  if (!existsSync(path)) return undefined;
  return reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * Counts the tests of a JSON report of vitest or Playwright.
 *
 * @returns no tests if there is no report: the runner ended before it could write one
 */
export function readCounts(path: string): Counts {
  const report = readReport(path);
  if (report === undefined) return NO_TESTS;
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    const found = specsOf(report.suites).filter((spec) => spec.ok && hasFailed(spec)).length;
    return { passed: expected + flaky - found, failed: unexpected + found, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Names the failed tests of a JSON report of vitest or Playwright.
 *
 * @returns one text for each: its file and title, and below them why it failed
 */
export function readFailures(path: string): string[] {
  const report = readReport(path);
  if (report === undefined) return [];
  if ('stats' in report)
    return specsOf(report.suites)
      .filter(hasFailed)
      .map(({ name, tries }) => failure(name, tries[0]?.errors[0]?.message ?? ''));
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded fails without a test of its own.
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name} › ${fullName}`, failureMessages[0] ?? ''),
    );
  });
}

/**
 * Names the tests of a Playwright report that passed at the second try: in the first, the browser hung.
 *
 * @returns each test's file and title
 */
export function readSecondTries(path: string): string[] {
  const report = readReport(path);
  if (report === undefined || !('stats' in report)) return [];
  return specsOf(report.suites)
    .filter((spec) => spec.tries.length > 1 && !hasFailed(spec))
    .map(({ name }) => name);
}

type Try = z.output<typeof playwrightTry>;

interface Spec {
  /** Its file, groups and title. */
  readonly name: string;
  /** Whether the last try passed. */
  readonly ok: boolean;
  readonly tries: readonly Try[];
}

function specsOf(
  suites: readonly z.output<typeof playwrightSuite>[],
  path: readonly string[] = [],
): Spec[] {
  return suites.flatMap(({ title: group, specs, suites: inner }) => {
    const here = [...path, group];
    const own = specs.map(({ title, ok, tests }) => {
      const tries = tests.flatMap(({ results }) => results);
      return { name: [...here, title].join(' › '), ok, tries };
    });
    return [...own, ...specsOf(inner, here)];
  });
}

/** A test whose first try found something has failed, whatever the second one says. */
const hasFailed = ({ ok, tries }: Spec) => !ok || !tries.slice(0, -1).every(isHung);

/** Whether a navigation got no answer until the time was over, and nothing else was found. */
function isHung({ status, errors }: Try): boolean {
  const causes = errors.map(({ message }) => stripVTControlCharacters(message));
  const isNavigation = (cause: string) => /^(Error: )?page\.goto: /.test(cause);
  const isTimeOut = (cause: string) => cause.startsWith('Test timeout of ');
  return (
    status === 'timedOut' &&
    causes.some(isNavigation) &&
    causes.every((cause) => isNavigation(cause) || isTimeOut(cause))
  );
}

/** So many lines of a message say what was expected; the stack that follows is in the log. */
const MESSAGE_LINES = 8;

const failure = (name: string, message: string) =>
  [
    name,
    ...message
      .trim()
      .split('\n')
      .slice(0, MESSAGE_LINES)
      .map((line) => `    ${line}`),
  ].join('\n');

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
