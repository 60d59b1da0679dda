import { reportOf, type Report } from './report.ts';

/** Lighthouse's five categories, by the names that its reports use. */
export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

/** The measures of a run: audit by our name for it. Times in milliseconds. */
const MEASURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  loaded: 'interactive',
} as const;

/** One of the measures of a run. */
export type Measure = keyof typeof MEASURES;

/** What one Lighthouse run says of a page: scores from 0 to 100, times in milliseconds. */
export interface Reading {
  readonly scores: Readonly<Record<string, number>>;
  readonly measures: Readonly<Record<Measure, number>>;
  /** What scripts weigh on the line before anything is touched, in KiB. */
  readonly scriptKiB: number;
  /** How many files it asks other hosts for; none of them comes. */
  readonly elsewhere: number;
  /** The audits that count and are not fully passed. */
  readonly failed: readonly FailedAudit[];
}

/** What Lighthouse found to mend. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  /** 0 to just below 1. */
  readonly score: number;
  /** In Lighthouse's words. */
  readonly what: string;
}

/** What Lighthouse says when a busy machine lost the start of its trace: the page is not at fault. */
const TRACE_LOST = 'NO_NAVSTART';

/** How often a run whose trace was lost is made anew. */
const TRIES = 3;

/**
 * One run of Lighthouse's mobile preset, simulated throttling, in a browser of its own.
 *
 * @param url the page's full address
 * @param chromePath the browser's program
 * @param tries how many runs may be made until one has its trace
 * @throws {Error} when Lighthouse could not load the page
 */
export async function audit(url: string, chromePath: string, tries = TRIES): Promise<Reading> {
  const report = await reportOf(url, chromePath);
  const { runtimeError, audits, categories } = report;
  if (runtimeError?.code === TRACE_LOST && tries > 1) return audit(url, chromePath, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const { host } = new URL(url);
  const value = (measure: Measure) => audits[MEASURES[measure]]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    measures: {
      fcp: value('fcp'),
      lcp: value('lcp'),
      speedIndex: value('speedIndex'),
      tbt: value('tbt'),
      cls: value('cls'),
      loaded: value('loaded'),
    },
    scriptKiB: scriptBytes(report) / 1024,
    elsewhere: requestsOf(report).filter((asked) => new URL(asked.url).host !== host).length,
    failed: failedAudits(report),
  };
}

/** A file that a page asks for. */
interface Asked {
  url: string;
  kind: unknown;
  bytes: number;
}

/** What it asked for over the line; what a page holds in itself is no request. */
function requestsOf(report: Report): Asked[] {
  const { details } = report.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items ?? []) : [];
  return requests.flatMap(({ url, resourceType, transferSize }) =>
    typeof url === 'string' && url.startsWith('http')
      ? [{ url, kind: resourceType, bytes: Number(transferSize) }]
      : [],
  );
}

const scriptBytes = (report: Report): number =>
  requestsOf(report)
    .filter(({ kind }) => kind === 'Script')
    .reduce((sum, { bytes }) => sum + bytes, 0);

function failedAudits(report: Report): FailedAudit[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = '', displayValue = '' } = report.audits[id] ?? {};
      if (weight === 0 || score === null || score >= 1) return [];
      const what = [title, displayValue].filter(Boolean).join(': ');
      return [{ category, id, score, what }];
    }),
  );
}
