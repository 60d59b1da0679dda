import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Reading } from './audit.ts';
import type { Compared } from './compare.ts';

const FILE = join(ROOT, 'src', 'showcase', 'demo', 'measurements.json');

type Kept = Readonly<Record<string, number>>;

/** What the splash page reads: it checks each field against its schema. */
interface Measurements {
  measuredOn: string;
  pages: Record<string, Kept>;
  comparison?: unknown;
}

/** Whether there is a splash page to keep figures for: an owner may have removed it. */
export const canKeep = () => existsSync(dirname(FILE));

/** Keeps what was measured for the splash page; pages that were not measured now keep their figures. */
export function keepMeasurements(results: readonly { path: string; page: Reading }[]): void {
  const before = readKept();
  const pages = { ...before.pages };
  for (const { path, page } of results) {
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
  write({ ...before, measuredOn: today(), pages: sorted });
}

/**
 * Keeps a comparison for the splash page: ours by their paths, of the others no name. When pages are
 * painted is kept and not their scores: those count what scripts do, and pages whose scripts lie on
 * other hosts have lost theirs.
 */
export function keepComparison(compared: readonly Compared[], runs: number): void {
  const figuresOf = ({ page }: Compared): Kept => ({
    lcp: Math.round(page.measures.lcp),
    elsewhere: page.elsewhere,
  });
  const ours = compared.filter(({ isOurs }) => isOurs);
  const others = compared.filter(({ isOurs }) => !isOurs);
  write({
    ...readKept(),
    comparison: {
      measuredOn: today(),
      runs,
      ours: Object.fromEntries(ours.map((one) => [one.name, figuresOf(one)])),
      others: others.map(figuresOf),
    },
  });
}

const today = () => new Date().toISOString().slice(0, 10);

const readKept = (): Measurements =>
  existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Measurements)
    : { measuredOn: '', pages: {} };

const write = (measurements: Measurements) =>
  writeFileSync(FILE, `${JSON.stringify(measurements, null, 2)}\n`);
