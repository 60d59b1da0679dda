import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { formatTable } from '../../tools/bench/table.ts';
import { ROOT } from '../../tools/lib/paths.ts';

const RESULTS = join(ROOT, 'test-results');
const REPORT = join(RESULTS, 'budgets.json');
/** The tests run in several processes: each writes files here, which are merged at the end. */
const PARTS = join(RESULTS, 'budgets');

const figuresSchema = z
  .object({
    path: z.string(),
    width: z.number(),
    /** The document with its styles, and stylesheets of their own. */
    document: z.number(),
    /** Before anybody scrolls or touches. */
    scriptAtLoad: z.number(),
    scriptAfterWalk: z.number(),
    /** What holds up the first paint. */
    fontSheets: z.number(),
    fonts: z.number(),
    /** Those in the first viewport. */
    pictures: z.number(),
  })
  .readonly();

/** What a page weighs in one window: KiB as sent, texts after gzip. */
export type Figures = z.infer<typeof figuresSchema>;

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
    .map((name) => figuresSchema.parse(JSON.parse(readFileSync(join(PARTS, name), 'utf8'))))
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
