import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** What one Lighthouse run says of a page. Times in milliseconds, scores 0 to 100. */
export interface Reading {
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** Ids of the audits that count and are not passed. */
  failed: string[];
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * One run of Lighthouse's mobile preset, simulated throttling, in a browser of its own.
 *
 * @param chromePath the browser's program
 * @throws {Error} when Lighthouse could not load the page
 */
export async function audit(url: string, chromePath: string): Promise<Reading> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }).finally(() =>
    chrome.kill(),
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: failedAudits(lhr),
  };
}

function failedAudits(lhr: Result): string[] {
  return Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score } = lhr.audits[id] ?? {};
      return score !== null && score !== undefined && score < 0.9 ? [id] : [];
    });
}

/** The run whose performance lies in the middle, by Largest Contentful Paint. */
export function median(readings: Reading[]): Reading {
  const sorted = [...readings].sort((a, b) => a.lcp - b.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run to take the median of');
  return middle;
}
