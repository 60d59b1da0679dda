import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurements } from '../../src/lib/measurements.ts';
import { ROOT } from '../lib/paths.ts';
import type { Reading } from './audit.ts';

const FILE = join(ROOT, 'src', 'content', 'measurements.json');

/** Keeps what was measured for the splash page; pages that were not measured now keep their figures. */
export function keepMeasurements(results: readonly { path: string; page: Reading }[]): void {
  const before: Measurements = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Measurements)
    : { measuredOn: '', pages: {} };
  const pages = { ...before.pages };
  for (const { path, page } of results) {
    pages[path] = {
      performance: page.scores['performance'] ?? 0,
      accessibility: page.scores['accessibility'] ?? 0,
      bestPractices: page.scores['best-practices'] ?? 0,
      seo: page.scores['seo'] ?? 0,
      lcp: Math.round(page.measures.lcp),
      tbt: Math.round(page.measures.tbt),
      cls: Number(page.measures.cls.toFixed(4)),
      loaded: Math.round(page.measures.loaded),
      scriptKiB: Number(page.scriptKiB.toFixed(1)),
    };
  }
  const sorted = Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  const measuredOn = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ measuredOn, pages: sorted }, null, 2)}\n`);
}
