/**
 * `npm run bench`: Lighthouse mobile for pages of the production build, each beside the same page
 * without its scripts, in turns. The ratio of the two is the distance to the limit: what a plain
 * HTML page with the same look would need on the same machine at the same time.
 *
 *   npm run bench                     every page
 *   npm run bench -- / /404           these pages
 *   npm run bench -- --runs 5 /       five runs a page instead of three
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit, median, type Reading } from './bench/audit.ts';
import { copyWithoutScripts } from './bench/without-scripts.ts';
import { pagesOf } from './bench/pages.ts';
import { ensureBrowser } from './lib/browser.ts';
import { runTool } from './lib/main.ts';
import { TOOLS_HOME } from './lib/paths.ts';
import { buildTestSite } from './lib/test-site.ts';
import { serveSite } from './serve/serve-site.ts';

/** Lighthouse scatters; the median of three is what we quote. */
const RUNS = '3';

runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: RUNS } },
  });
  const root = await buildTestSite();
  const routes = positionals.length > 0 ? positionals : pagesOf(root);
  const plainRoot = copyWithoutScripts(root, join(TOOLS_HOME, 'bench'));
  const [site, plain] = await Promise.all([
    serveSite({ root, port: 0 }),
    serveSite({ root: plainRoot, port: 0 }),
  ]);
  const browser = await ensureBrowser();
  const results: Record<string, { page: Reading; plain: Reading }> = {};
  try {
    for (const route of routes) {
      const pages: Reading[] = [];
      const plains: Reading[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        pages.push(await audit(site.url + route, browser));
        plains.push(await audit(plain.url + route, browser));
      }
      results[route] = { page: median(pages), plain: median(plains) };
      print(route, results[route]);
    }
  } finally {
    await Promise.all([site.close(), plain.close()]);
  }
  mkdirSync(join(TOOLS_HOME, 'reports'), { recursive: true });
  writeFileSync(join(TOOLS_HOME, 'reports', 'bench.json'), JSON.stringify(results, null, 2));
  return 0;
});

function print(route: string, { page, plain }: { page: Reading; plain: Reading }): void {
  const ratio = (of: 'lcp' | 'speedIndex') => (page[of] / plain[of]).toFixed(2);
  console.log(
    [
      route,
      `  performance ${page.scores.performance}  accessibility ${page.scores.accessibility}  ` +
        `best practices ${page.scores.bestPractices}  SEO ${page.scores.seo}`,
      `  LCP ${Math.round(page.lcp)} ms (${ratio('lcp')} × without scripts)  ` +
        `Speed Index ${Math.round(page.speedIndex)} ms (${ratio('speedIndex')} ×)  ` +
        `TBT ${Math.round(page.tbt)} ms  CLS ${page.cls.toFixed(3)}  ${Math.round(page.bytes / 1024)} KiB`,
      ...page.failed.map((id) => `  not passed: ${id}`),
    ].join('\n'),
  );
}
