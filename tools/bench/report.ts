import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { launchOptions } from '../site/launch-options.ts';
import { findCommand } from '../lib/bootstrap/packages.mjs';
import { ROOT } from '../lib/paths.ts';
import { capture } from '../lib/processes.ts';

const FLAGS = [
  '--headless',
  ...launchOptions.args,
  // Only this machine can be reached, whatever a page requests.
  "--host-resolver-rules='MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'",
];

/**
 * Audits that a not-found page cannot pass: it deliberately answers 404, which the browser logs as
 * an error, and forbids indexing. The browser tests find its other errors.
 */
const NOT_FOR_MISSING_PAGES = ['http-status-code', 'is-crawlable', 'errors-in-console'];

const networkItem = z.object({
  url: z.unknown(),
  resourceType: z.unknown(),
  transferSize: z.unknown(),
});

const finding = z.object({
  title: z.string(),
  displayValue: z.string().optional(),
  /** From 0 to 1; nothing where it does not apply. */
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  details: z
    .object({ type: z.string(), items: z.array(networkItem).optional().catch(undefined) })
    .optional(),
});

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const reportSchema = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  audits: z.record(z.string(), finding),
  categories: z.record(z.string(), category),
});

/** Of Lighthouse's report, what is read here. */
export type Report = z.infer<typeof reportSchema>;

/**
 * Runs Lighthouse's mobile preset, with simulated throttling, in its own browser.
 *
 * @param url the page's full address
 * @param chromePath the browser's executable
 * @returns its report, even if the page could not be loaded
 * @throws {Error} if there is no report, with the output
 */
export async function reportOf(url: string, chromePath: string): Promise<Report> {
  const isMissing = new URL(url).pathname === '/404';
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const file = join(folder, 'report.json');
  try {
    const { output } = await capture(
      process.execPath,
      [
        findCommand(ROOT, 'lighthouse'),
        url,
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${FLAGS.join(' ')}`,
        ...(isMissing
          ? ['--ignore-status-code', `--skip-audits=${NOT_FOR_MISSING_PAGES.join(',')}`]
          : []),
      ],
      { env: { CHROME_PATH: chromePath } },
    );
    if (!existsSync(file)) throw new Error(`Lighthouse said nothing of ${url}:\n${output}`);
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
