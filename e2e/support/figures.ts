import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable } from '../../tools/bench/table.ts';
import { ROOT } from '../../tools/lib/paths.ts';

const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'budgets.json');
/** The tests run in several processes: each writes files here, which are merged at the end. */
const PARTS = join(RESULTS, 'budgets');

/** The weight of a page in one window: KiB as sent, texts after gzip. */
export interface Figures {
  readonly path: string;
  readonly width: number;
  /** The document with its styles, and external stylesheets. */
  readonly document: number;
  /** Before any scrolling or other interaction. */
  readonly scriptAtLoad: number;
  readonly scriptAfterWalk: number;
  /** Stylesheets of fonts, which block the first paint. */
  readonly fontSheets: number;
  readonly fonts: number;
  /** Those in the first viewport. */
  readonly pictures: number;
}

/** Deletes the figures of the previous run. */
export function clearFigures(): void {
  rmSync(PARTS, { recursive: true, force: true });
}

/** Saves one page's figures for the report. */
export function keepFigures(figures: Figures): void {
  mkdirSync(PARTS, { recursive: true });
  const name = `${figures.path.replaceAll('/', '_')}-${figures.width}.json`;
  writeFileSync(join(PARTS, name), JSON.stringify(figures));
}

/**
 * Writes `test-results/budgets.json` and prints the table; prints nothing if nothing was measured.
 */
export function reportFigures(): void {
  if (!existsSync(PARTS)) return;
  const all = readdirSync(PARTS)
    .map((name) => JSON.parse(readFileSync(join(PARTS, name), 'utf8')) as Figures)
    .sort((a, b) => (a.path === b.path ? a.width - b.width : a.path < b.path ? -1 : 1));
  clearFigures();
  writeFileSync(REPORT, `${JSON.stringify(all, undefined, 2)}\n`);
  const head = ['KiB', 'px', 'document', 'script', 'walked', 'fonts', 'pictures'];
  const rows = all.map((one) => [
    one.path,
    one.width,
    round(one.document),
    round(one.scriptAtLoad),
    round(one.scriptAfterWalk),
    round(one.fonts),
    round(one.pictures),
  ]);
  console.log(`\n${formatTable(head, rows)}\n`);
}

function round(kib: number): number {
  return Math.round(kib * 10) / 10;
}
