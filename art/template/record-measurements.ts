/**
 * `npm run bench:record`: keeps what `npm run bench` has last measured, for the splash page. Pages that were
 * not measured keep their figures, and so does the comparison where `--against` was not asked for.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compared } from '../../tools/bench/compare.ts';
import { AGAINST_REPORT, REPORT, type Result } from '../../tools/bench/results.ts';
import { Failure } from '../../tools/lib/bootstrap/failure.mjs';
import { runTool } from '../../tools/lib/main.ts';
import { ROOT } from '../../tools/lib/paths.ts';

const FILE = join(ROOT, 'src', 'showcase', 'demo', 'measurements.json');

type Kept = Readonly<Record<string, number>>;

/** What the splash page reads: it checks each field against its schema. */
interface Measurements {
  measuredOn: string;
  pages: Record<string, Kept>;
  comparison?: unknown;
}

runTool(() => {
  const kept = [recordPages(), recordComparison()].filter(Boolean);
  if (kept.length === 0) throw new Failure('Nothing is measured yet: `npm run bench` comes first.');
  console.log(`${FILE} is up to date.`);
  return Promise.resolve(0);
});

function recordPages(): boolean {
  if (!existsSync(REPORT)) return false;
  const before = readKept();
  const pages = { ...before.pages };
  for (const { path, page } of readJson(REPORT) as Result[]) {
    pages[path] = {
      performance: page.scores['performance'] ?? 0,
      accessibility: page.scores['accessibility'] ?? 0,
      bestPractices: page.scores['best-practices'] ?? 0,
      seo: page.scores['seo'] ?? 0,
      agenticBrowsing: page.scores['agentic-browsing'] ?? 0,
      fcp: Math.round(page.measures.fcp),
      lcp: Math.round(page.measures.lcp),
      tbt: Math.round(page.measures.tbt),
      cls: Number(page.measures.cls.toFixed(4)),
      loaded: Math.round(page.measures.loaded),
      scriptKiB: Number(page.scriptKiB.toFixed(1)),
    };
  }
  const sorted = Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  write({ ...before, measuredOn: dayOf(REPORT), pages: sorted });
  return true;
}

/**
 * Ours are kept by their paths, the others without a name. When pages are painted is kept and not their
 * scores: those count what scripts do, and pages whose scripts lie on other hosts have lost theirs.
 */
function recordComparison(): boolean {
  if (!existsSync(AGAINST_REPORT)) return false;
  const { runs, compared } = readJson(AGAINST_REPORT) as {
    runs: number;
    compared: Compared[];
  };
  const figuresOf = ({ page }: Compared): Kept => ({
    lcp: Math.round(page.measures.lcp),
    elsewhere: page.elsewhere,
  });
  const ours = compared.filter(({ isOurs }) => isOurs);
  const others = compared.filter(({ isOurs }) => !isOurs);
  const comparison = {
    measuredOn: dayOf(AGAINST_REPORT),
    runs,
    ours: Object.fromEntries(ours.map((one) => [one.name, figuresOf(one)])),
    others: others.map(figuresOf),
  };
  write({ ...readKept(), comparison });
  return true;
}

/** The day on which a report was written. */
const dayOf = (report: string) => statSync(report).mtime.toISOString().slice(0, 10);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const readKept = (): Measurements =>
  existsSync(FILE) ? (readJson(FILE) as Measurements) : { measuredOn: '', pages: {} };

const write = (measurements: Measurements) =>
  writeFileSync(FILE, `${JSON.stringify(measurements, null, 2)}\n`);
