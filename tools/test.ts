/**
 * `npm test`: everything that can be wrong, in parts, each timed.
 *
 *   npm test -- --only unit,e2e    some parts
 *
 * The very last line counts the tests: `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './lib/bootstrap/failure.mjs';
import { findCommand } from './lib/bootstrap/packages.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { ensureFirefox, NO_FIREFOX } from './lib/firefox.ts';
import { runTool } from './lib/main.ts';
import { ROOT, TOOLS_HOME } from './lib/paths.ts';
import { findFreePort } from './lib/ports.ts';
import { run } from './lib/processes.ts';
import { formatTime } from './lib/progress.mjs';
import { addCounts, closingLine, NO_TESTS, readCounts, type Counts } from './lib/test-counts.ts';

const REPORTS = join(TOOLS_HOME, 'reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const OWNER_REPORT = join(REPORTS, 'owner.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');

/** Whole builds of an owner's copy: a part of its own, so that `npm run check` stays quick. */
const OWNER_TESTS = 'tools/owner/owner-build.test.ts';

interface Part {
  readonly name: string;
  /** @returns whether all is well; may throw a Failure, which is printed */
  readonly run: () => Promise<boolean>;
  /** The runner's own report, if the part has tests. */
  readonly report?: string;
}

interface Result {
  readonly name: string;
  readonly ok: boolean;
  readonly milliseconds: number;
  readonly counts: Counts;
}

const PARTS: readonly Part[] = [
  {
    name: 'types',
    run: () => commands(['astro', 'check'], ['tsc', '--noEmit', '-p', 'tsconfig.json']),
  },
  { name: 'lint', run: () => commands(['eslint', '.'], ['prettier', '--check', '.']) },
  { name: 'unit', report: UNIT_REPORT, run: () => vitest(UNIT_REPORT, '--exclude', OWNER_TESTS) },
  { name: 'owner', report: OWNER_REPORT, run: () => vitest(OWNER_REPORT, OWNER_TESTS) },
  { name: 'build', run: buildForTests },
  { name: 'e2e', report: E2E_REPORT, run: testInBrowser },
];

runTool(async () => {
  const parts = chooseParts();
  await choosePorts();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: Result[] = [];
  for (const part of parts) {
    console.log(`\n── ${part.name} ${'─'.repeat(60 - part.name.length)}\n`);
    results.push(await runPart(part));
  }
  report(results);
  return results.every(({ ok }) => ok) ? 0 : 1;
});

function chooseParts(): readonly Part[] {
  const names = PARTS.map(({ name }) => name);
  let wanted: string | undefined;
  try {
    wanted = parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Failure(`${String(error)}\nUsage: npm test -- [--only ${names.join(',')}]`);
  }
  const chosen = wanted?.split(',') ?? names;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no part "${unknown}", only ${names.join(', ')}.`);
  return PARTS.filter(({ name }) => chosen.includes(name));
}

/** Two runs, or another program, may want the same ports: the site and its mail move together. */
async function choosePorts(): Promise<void> {
  const site = await findFreePort(Number(process.env['TEST_SITE_PORT'] ?? 4331));
  const mail = await findFreePort(Number(process.env['TEST_MAIL_PORT'] ?? 4332), [site]);
  process.env['TEST_SITE_PORT'] = String(site);
  process.env['TEST_MAIL_PORT'] = String(mail);
}

async function runPart({ name, run: work, report: path }: Part): Promise<Result> {
  const start = performance.now();
  const ok = await work().catch((error: unknown) => {
    console.error(error instanceof Failure ? error.message : error);
    return false;
  });
  const counts = path === undefined ? NO_TESTS : readCounts(path);
  // A part that fails without a failed test of its own (a type error, say) counts as one.
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  return { name, ok, milliseconds: performance.now() - start, counts: { ...counts, failed } };
}

/** Runs commands of installed packages; all of them, so that one run shows every complaint. */
async function commands(...list: readonly (readonly [string, ...string[]])[]): Promise<boolean> {
  let ok = true;
  for (const [name, ...args] of list) {
    const code = await run(process.execPath, [findCommand(ROOT, name), ...args]);
    if (code !== 0) console.error(`\n${[name, ...args].join(' ')} failed (exit code ${code}).`);
    ok &&= code === 0;
  }
  return ok;
}

/** Runs vitest with its own output on the screen and its counts in a report. */
function vitest(report: string, ...args: string[]): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return commands(['vitest', 'run', ...reporters, ...args]);
}

async function buildForTests(): Promise<boolean> {
  // Imported late: its ports come from the variables that are set above.
  const { buildTestSite } = await import('./lib/test-site.ts');
  await buildTestSite();
  console.log('The site for the tests is built.');
  return true;
}

async function testInBrowser(): Promise<boolean> {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = E2E_REPORT;
  console.log(`Browser: ${process.env['CHROMIUM_PATH']}`);
  process.env['FIREFOX_PATH'] = (await ensureFirefox()) ?? '';
  console.log(`Firefox: ${process.env['FIREFOX_PATH'] || NO_FIREFOX}`);
  return commands(['playwright', 'test', '--reporter=list,json']);
}

function report(results: readonly Result[]): void {
  const rows = results.map(({ name, ok, milliseconds, counts }) => {
    const tests = counts.passed + counts.skipped > 0 ? closingLine(counts) : '';
    const time = formatTime(milliseconds).padStart(12);
    return `${name.padEnd(8)}${(ok ? 'ok' : 'FAILED').padEnd(8)}${time}   ${tests}`.trimEnd();
  });
  const total = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  console.log(['', ...rows, `${'all'.padEnd(16)}${formatTime(total).padStart(12)}`, ''].join('\n'));
  console.log(closingLine(addCounts(results.map(({ counts }) => counts))));
}
