import { reportOf, type Report } from './report.ts';

/** Lighthouse's five categories, by the names that its reports use. */
export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

/** The measures of a run: the audit behind each of our names. Times in milliseconds. */
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

/** The results of one Lighthouse run: scores from 0 to 100, times in milliseconds. */
export interface Reading {
  readonly scores: Readonly<Record<string, number>>;
  readonly measures: Readonly<Record<Measure, number>>;
  /** The transfer size of scripts before any interaction, in KiB. */
  readonly scriptKiB: number;
  /** The number of files that it requests from other hosts; none of them is loaded. */
  readonly elsewhere: number;
  /** The scored audits that are not fully passed. */
  readonly failed: readonly FailedAudit[];
  /** Lighthouse's. */
  readonly version: string;
}

/** A shortcoming that Lighthouse found. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  /** 0 to just below 1. */
  readonly score: number;
  /** In Lighthouse's words. */
  readonly what: string;
}

/** Lighthouse's error when a busy machine lost the start of its trace: not the page's fault. */
const TRACE_LOST = 'NO_NAVSTART';

/** The most attempts for a run whose trace was lost. */
const TRIES = 3;

/**
 * Runs Lighthouse's mobile preset once, with simulated throttling, in its own browser.
 *
 * @param url the page's full address
 * @param chromePath the browser's executable
 * @param tries the most runs until one has its trace
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
    version: report.lighthouseVersion,
  };
}

/** A file that a page requests. */
interface NetworkRequest {
  url: string;
  kind: unknown;
  bytes: number;
}

/** Network requests; data embedded in the page doesn't count. */
function requestsOf(report: Report): NetworkRequest[] {
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
