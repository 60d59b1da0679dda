/**
 * `npm test`: runs every check, in parts, each timed.
 *
 *   npm test -- --only unit,e2e      some parts
 *   npm test -- --list               lists the parts
 *   npm test -- --browser firefox    only every route, in Firefox
 *
 * The parts `owner` and `art` test the template itself: on an owner's own site (no `src/showcase`)
 * they run only on request.
 *
 * What failed is named once more at the end. The last line counts the tests: `N passed, N failed,
 * N skipped`.
 */
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTemplate } from '../src/lib/is-template.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { findCommand } from './lib/bootstrap/packages.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { cache, CHECK_TYPES, lintCommands, TYPE_COMMANDS, type Command } from './lib/lint.ts';
import { listen, type Listening } from './lib/listen.ts';
import { runTool } from './lib/main.ts';
import {
  withOutput,
  headline,
  captured,
  runParts,
  tell,
  type Part,
  type Result,
} from './lib/parts.ts';
import { ROOT, TOOLS_HOME } from './lib/paths.ts';
import { findFreePort } from './lib/ports.ts';
import { run } from './lib/processes.ts';
import { formatTime } from './lib/progress.mjs';
import { addCounts, closingLine, readFailures, readSecondTries } from './lib/test-counts.ts';
import { CADDY, ensureProgram, FIREFOX, NGINX, noProgram } from './lib/programs.ts';

const REPORTS = join(TOOLS_HOME, 'reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const E2E_REPORT = join(REPORTS, 'e2e.json');

/** Full builds of an owner's copy: a separate part, to keep `npm run check` quick. */
const OWNER_TESTS = 'tools/owner';
const OWNER_CONFIG = `${OWNER_TESTS}/vitest.config.ts`;

/** The other browser in which every route can be tested. */
const OTHER_BROWSER = 'firefox';

/** Browsers and servers that the tests use besides Chromium. */
const PROGRAMS = [FIREFOX, NGINX, CADDY];

const ART = join(ROOT, 'art');

/** Each file on its own: all of them wait for their own builds. */
const ownerTests = globSync([`${OWNER_TESTS}/*.test.ts`, 'src/**/*.owner.test.ts'], {
  cwd: ROOT,
}).map((file) => ({ file, report: join(REPORTS, `${basename(file, '.test.ts')}.json`) }));

const inFirefox = () => process.env['TEST_BROWSER'] === OTHER_BROWSER;

/** Runs work once, however many callers wait for it. */
function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => (begun ??= work());
}

/** The browser of nearly all tests, found or installed. */
const findBrowser = once(async () => {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
});

/** Browsers and servers, found or installed one after another. */
const findPrograms = once(async () => {
  if (!inFirefox()) await findBrowser();
  for (const program of inFirefox() ? [FIREFOX] : PROGRAMS) {
    const path = await ensureProgram(program);
    if (path !== undefined) process.env[program.variable] = path;
    // CI requires the servers: nobody would notice there that their tests were skipped.
    else if (process.env['CI'] && program !== FIREFOX)
      throw new Failure(`${program.name}: ${noProgram(program)}`);
  }
});

const PARTS: readonly Part[] = [
  { name: 'build', builds: true, run: [buildForTests] },
  { name: 'types', run: TYPE_COMMANDS },
  { name: 'lint', run: lintCommands(isTemplate) },
  {
    name: 'unit',
    reports: [UNIT_REPORT],
    run: [vitest(UNIT_REPORT, '--exclude', `${OWNER_TESTS}/**`)],
  },
  {
    name: 'owner',
    ofTemplate: true,
    // The owner tests open their sites in the browser too: two of them would install it at the same
    // time.
    needs: findBrowser,
    reports: ownerTests.map(({ report }) => report),
    run: ownerTests.map(({ file, report }) => vitest(report, file, '--config', OWNER_CONFIG)),
  },
  { name: 'art', ofTemplate: true, run: checkArt },
  { name: 'e2e', needs: findPrograms, reports: [E2E_REPORT], run: testInBrowser },
];

runTool(async () => {
  const { parts, list } = chooseParts();
  if (list) {
    for (const { name } of parts) console.log(name);
    return 0;
  }
  await choosePorts();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const start = performance.now();
  const results = await runParts(parts, { begin: writeTypes });
  await releasePorts();
  report(parts, results, performance.now() - start);
  return results.every(({ ok }) => ok) ? 0 : 1;
});

function chooseParts(): { parts: readonly Part[]; list: boolean } {
  const names = PARTS.map(({ name }) => name);
  const { only, browser, list = false } = readOptions(names);
  if (browser !== undefined && browser !== OTHER_BROWSER)
    throw new Failure(`There is no browser "${browser}" to choose, only ${OTHER_BROWSER}.`);
  if (browser === OTHER_BROWSER) process.env['TEST_BROWSER'] = OTHER_BROWSER;
  const chosen = only?.split(',') ?? (browser === undefined ? names : ['e2e']);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`There is no part "${unknown}", only ${names.join(', ')}.`);
  const isExplicit = only !== undefined;
  const parts = PARTS.filter(
    ({ name, ofTemplate }) => chosen.includes(name) && (isTemplate || isExplicit || !ofTemplate),
  );
  return { parts, list };
}

function readOptions(names: readonly string[]): {
  only?: string;
  browser?: string;
  list?: boolean;
} {
  try {
    const options = {
      only: { type: 'string' },
      browser: { type: 'string' },
      list: { type: 'boolean' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    const usage = `npm test -- [--only ${names.join(',')}] [--browser ${OTHER_BROWSER}] [--list]`;
    throw new Failure(`${String(error)}\nUsage: ${usage}`);
  }
}

/**
 * Another run or program may want the same ports, so the site and its mail move together. The built
 * site contains its mail's port, so both are reserved until the browser tests serve there minutes
 * later.
 */
async function choosePorts(): Promise<void> {
  const site = await findFreePort(Number(process.env['TEST_SITE_PORT'] ?? 4331));
  const mail = await findFreePort(Number(process.env['TEST_MAIL_PORT'] ?? 4332), [site]);
  process.env['TEST_SITE_PORT'] = String(site);
  process.env['TEST_MAIL_PORT'] = String(mail);
  for (const port of [site, mail]) reservedPorts.push(await listen(answerReserved, { port }));
}

const reservedPorts: Listening[] = [];

const answerReserved: Parameters<typeof listen>[0] = (_, res) => {
  res.writeHead(503).end('Kept for the browser tests.');
};

const releasePorts = () => Promise.all(reservedPorts.splice(0).map((port) => port.close()));

/**
 * Tests the template's promises about its own pictures; an owner's pictures have no sources there.
 * These tests only read files: types and style of the workspace's code are checked where its
 * packages are installed.
 */
async function checkArt(): Promise<boolean> {
  if (!existsSync(ART)) {
    console.log('There is no art/ here: nothing to check.');
    return true;
  }
  let ok = (await run(process.execPath, [join(ART, 'workshop', 'check.ts')])) === 0;
  // npm links a workspace once it has installed it.
  if (!existsSync(join(ROOT, 'node_modules', 'vitrine-art'))) {
    console.log('Its packages are not installed: `npm run check` in art/ checks its code too.');
    return ok;
  }
  const list = [
    ['eslint', '.', ...cache('art-eslint', ART)],
    [...CHECK_TYPES],
    ['prettier', '--check', '.', ...cache('art-prettier', ART)],
    ['knip', '--no-progress'],
  ] as const;
  for (const [name, ...args] of list) {
    ok =
      (await run(process.execPath, [findCommand(ROOT, name), ...args], { cwd: ART })) === 0 && ok;
  }
  return ok;
}

/** The vitest command, printing its results and keeping its counts in a report. */
function vitest(report: string, ...args: string[]): Command {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...reporters, ...args];
}

async function buildForTests(): Promise<boolean> {
  // Imported late: it takes its ports from the variables set above.
  const { buildTestSite } = await import('./site/test-site.ts');
  await buildTestSite({ isSilent: true });
  tell(headline('build'));
  tell('The site for the tests is built.');
  return true;
}

/**
 * Generates the types of all content. Lint reads them too: run at the same time on a fresh clone,
 * it would start too early.
 */
const writeTypes = () => captured(['astro', 'sync']);

async function testInBrowser(): Promise<boolean> {
  await findPrograms();
  if (inFirefox() && !process.env[FIREFOX.variable])
    throw new Failure('There is no Firefox to test in.');
  if (!inFirefox()) console.log(`Chromium: ${process.env['CHROMIUM_PATH']}`);
  for (const program of PROGRAMS)
    console.log(`${program.name}: ${process.env[program.variable] ?? noProgram(program)}`);
  return runPlaywright();
}

async function runPlaywright(): Promise<boolean> {
  await releasePorts();
  const passed = await withOutput(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT,
  });
  return passed && readFailures(E2E_REPORT).length === 0;
}

function report(parts: readonly Part[], results: readonly Result[], total: number): void {
  const rows = results.map(({ name, ok, milliseconds, counts }) => {
    const tests = counts.passed + counts.skipped > 0 ? closingLine(counts) : '';
    const time = formatTime(milliseconds).padStart(12);
    return `${name.padEnd(8)}${(ok ? 'ok' : 'FAILED').padEnd(8)}${time}   ${tests}`.trimEnd();
  });
  // Parts run side by side, so what failed may have been printed thousands of lines ago.
  const failures = parts.flatMap(({ reports = [] }) => reports.flatMap(readFailures));
  if (failures.length > 0) console.log([headline('failed'), ...failures].join('\n'));
  const again = parts.flatMap(({ reports = [] }) => reports.flatMap(readSecondTries));
  if (again.length > 0) console.log([headline('at the second try'), ...again].join('\n'));
  console.log(['', ...rows, `${'all'.padEnd(16)}${formatTime(total).padStart(12)}`, ''].join('\n'));
  console.log(closingLine(addCounts(results.map(({ counts }) => counts))));
}
