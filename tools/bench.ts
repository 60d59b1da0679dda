/**
 * `npm run bench`: runs Lighthouse mobile on pages of the production build, each in turn with the
 * same page without its scripts. The ratio of the two is the distance to the limit: what a plain
 * HTML page with the same look would need on the same machine at the same time.
 *
 *   npm run bench                     every page
 *   npm run bench -- / /404           these pages
 *   npm run bench -- --runs 5 /       five runs per page instead of three
 *   npm run bench -- --against ../others /startup /business
 *                                     instead, these pages beside the first pages of other built sites:
 *                                     each folder in ../others that has an index.html
 *   npm run bench -- --interactions   instead, how quickly pages respond and scroll on a slow processor
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { discoverRoutes } from './site/routes.ts';
import { audit, CATEGORIES, type Measure, type Reading } from './bench/audit.ts';
import { median } from './bench/median.ts';
import { timeUse, type Timed } from './bench/interactions.ts';
import { compare, type Compared } from './bench/compare.ts';
import { AGAINST_REPORT, REPORT, writeResults, type Result } from './bench/results.ts';
import { formatTable } from './bench/table.ts';
import { copyWithoutScripts } from './bench/without-scripts.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { runTool } from './lib/main.ts';
import { TOOLS_HOME } from './lib/paths.ts';
import { buildTestSite } from './site/test-site.ts';
import { serveSite } from './serve/serve-site.ts';

/** Lighthouse's scores vary between runs, so the figures quoted are the median of three. */
const RUNS = 3;

runTool(async () => {
  const { runs, wanted, interactions, against } = readArguments();
  const root = await buildTestSite();
  if (interactions) return benchInteractions(root, runs);
  const known = discoverRoutes(root).map(({ path }) => path);
  const unknown = wanted.filter((path) => !known.includes(path));
  if (unknown.length > 0)
    throw new Failure(`There is no page ${unknown.join(', ')}, only ${known.join(', ')}.`);
  const chosen = wanted.length > 0 ? wanted : known;
  if (against !== '') return benchAgainst(resolve(against), root, chosen, runs);
  const browser = await ensureBrowser({ whole: true });
  const site = await serveSite({ root, port: 0 });
  const plainRoot = copyWithoutScripts(root, join(TOOLS_HOME, 'bench'));
  const plain = await serveSite({ root: plainRoot, port: 0 });
  const results: Result[] = [];
  try {
    for (const path of chosen) {
      const result = await measure(path, runs, (which) =>
        audit((which === 'page' ? site : plain).url + path, browser),
      );
      for (const { category, id, score, what } of result.page.failed)
        console.log(`${path}  ${category}: ${id} ${score} (${what})`);
      results.push(result);
    }
  } finally {
    await Promise.all([site.close(), plain.close()]);
  }
  writeResults(REPORT, results);
  console.log(`\n${summary(results)}\n\nMedians of ${runs}. Also in ${REPORT}`);
  return 0;
});

interface Arguments {
  runs: number;
  wanted: string[];
  interactions: boolean;
  /** The folder with other sites; empty when there is no comparison. */
  against: string;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: String(RUNS) },
        interactions: { type: 'boolean', default: false },
        against: { type: 'string', default: '' },
      },
    });
    const runs = Number(values.runs);
    if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs needs a number.');
    const { interactions, against } = values;
    return { runs, wanted: positionals, interactions, against };
  } catch (error) {
    const complaint = error instanceof Error ? error.message : '';
    throw new Failure(
      `${complaint}\nUsage: npm run bench -- [--runs ${RUNS}] [--interactions | --against folder] [path ...]`,
    );
  }
}

async function benchInteractions(root: string, runs: number): Promise<number> {
  const browser = await ensureBrowser({ whole: true });
  const site = await serveSite({ root, port: 0 });
  try {
    const print = (timed: readonly Timed[]) =>
      formatTable(
        ['what', 'page', 'ms'],
        timed
          .toSorted((a, b) => b.ms - a.ms)
          .map(({ what, path, ms }) => [what, path, Math.round(ms)]),
      );
    const { answers, scrolling } = await timeUse(root, site.url, browser, runs);
    console.log(`\nUntil the next paint, processor four times slower:\n\n${print(answers)}`);
    console.log(`\nLongest task while scrolling (0: none above 50 ms):\n\n${print(scrolling)}`);
    console.log(`\nMedians of ${runs}.`);
    return 0;
  } finally {
    await site.close();
  }
}

async function benchAgainst(
  folder: string,
  root: string,
  paths: readonly string[],
  runs: number,
): Promise<number> {
  const browser = await ensureBrowser({ whole: true });
  const site = await serveSite({ root, port: 0 });
  try {
    const compared = await compare(folder, paths, site.url, browser, runs);
    writeResults(AGAINST_REPORT, { runs, compared });
    console.log(
      `\n${comparison(compared)}\n\nMedians of ${runs}. Files of other hosts never came.`,
    );
    return 0;
  } finally {
    await site.close();
  }
}

function comparison(compared: readonly Compared[]): string {
  const rows = compared.map(({ name, page }) => {
    const { lcp, speedIndex, tbt, cls } = page.measures;
    const times = [lcp, speedIndex, tbt].map(Math.round);
    const weights = [Math.round(page.scriptKiB), page.elsewhere];
    return [name, page.scores['performance'] ?? 0, ...times, cls.toFixed(3), ...weights];
  });
  return formatTable(
    ['page', 'perf', 'LCP', 'SI', 'TBT', 'CLS', 'KiB of script', 'elsewhere'],
    rows,
  );
}

/**
 * Alternates between the two, the plain page first in each round, so that a machine that gets
 * busier slows both.
 */
async function measure(
  path: string,
  runs: number,
  read: (which: 'page' | 'plain') => Promise<Reading>,
): Promise<Result> {
  const readings = { page: [] as Reading[], plain: [] as Reading[] };
  for (let run = 0; run < runs; run += 1) {
    const round = ['page', 'plain'] as const;
    for (const which of run % 2 === 0 ? round : round.toReversed())
      readings[which].push(await read(which));
    console.log(`${path}  run ${run + 1} of ${runs}`);
  }
  return { path, page: median(readings.page), plain: median(readings.plain) };
}

function summary(results: readonly Result[]): string {
  const head = [
    ...'page perf a11y best seo agents FCP LCP SI TBT CLS'.split(' '),
    'FCP ×',
    'LCP ×',
    'SI ×',
    'KiB of script',
    'held back by',
  ];
  const sorted = results.toSorted((a, b) => rank(a) - rank(b));
  const rows = sorted.map(({ path, page, plain }) => {
    const { fcp, lcp, speedIndex, tbt, cls } = page.measures;
    const ratio = (of: Measure) => (page.measures[of] / plain.measures[of]).toFixed(2);
    const scores = CATEGORIES.map((id) => page.scores[id] ?? 0);
    const times = [fcp, lcp, speedIndex, tbt].map(Math.round);
    const ratios = (['fcp', 'lcp', 'speedIndex'] as const).map(ratio);
    const script = page.scriptKiB.toFixed(1);
    const held = page.failed.map(({ what }) => what).join(', ');
    return [path, ...scores, ...times, cls.toFixed(3), ...ratios, script, held];
  });
  return formatTable(head, rows);
}

/** Worst page first: by score, then by largest contentful paint. */
const rank = ({ page }: Result) =>
  Math.min(...CATEGORIES.map((id) => page.scores[id] ?? 0)) - page.measures.lcp / 1e5;
