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

/** Where the figures are kept for comparison. */
export const REPORT = join(RESULTS, 'bench.json');

/** Where the figures of a comparison with other sites are kept. */
export const AGAINST_REPORT = join(RESULTS, 'bench-against.json');

/** Writes the measurements. */
export function writeResults(file: string, results: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
