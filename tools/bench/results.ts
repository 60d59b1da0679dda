import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Reading } from './audit.ts';

/** The medians of one page, beside those of the same page without its scripts. */
export interface Result {
  readonly path: string;
  readonly page: Reading;
  readonly plain: Reading;
}

const RESULTS = join(ROOT, 'test-results');

/** Where the figures stay, for whoever wants to compare. */
export const REPORT = join(RESULTS, 'bench.json');

/** Where those of a comparison with other sites stay. */
export const AGAINST_REPORT = join(RESULTS, 'bench-against.json');

/** Writes what was measured. */
export function writeResults(file: string, results: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
