/**
 * `npm run proof`: builds the site, visits every page in a browser, and writes what was found as a page
 * to print or to send (`proof/index.html`) and as data (`proof/proof.json`), which `/accessibility` prints.
 *
 *   npm run proof                       every page, in every language
 *   npm run proof -- / /about           these pages
 *   npm run proof -- --language de      the report in German, whatever the site speaks
 *   npm run proof -- --no-lighthouse    without Lighthouse, which has to be installed once
 *
 * Ends with 1 where something is broken.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import site from '../site.config.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { buildSite } from './lib/build.ts';
import { runTool } from './lib/main.ts';
import { proofSite, ROOT } from './lib/paths.ts';
import { photographViews } from './proof/photographs.ts';
import { proveSite } from './proof/prove-site.ts';
import { reportPage } from './proof/report-page.ts';
import { readReportWords } from './proof/report-words.ts';
import { serveSite } from './serve/serve-site.ts';
import { launchOptions } from './site/launch-options.ts';
import { everyRoute, type Route } from './site/routes.ts';

const FOLDER = join(ROOT, 'proof');
const USAGE = 'npm run proof -- [--language de] [--no-lighthouse] [/path …]';

runTool(async () => {
  const { language, withLighthouse, paths } = readArguments();
  const said = readReportWords(language);
  if (said.language !== language)
    console.log(`There are no words in ${language} yet: the report is in English.`);
  const { outDir: root } = await buildSite({ outDir: proofSite() });
  const routes = chooseRoutes(root, paths);
  const executablePath = await ensureBrowser({ whole: true });
  const base = process.env['SITE_BASE'] ?? site.base;
  const server = await serveSite({ root, port: 0, base });
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  try {
    const address = server.url + base.replace(/\/$/, '');
    const lighthouseBrowser = withLighthouse ? executablePath : undefined;
    const proof = await proveSite({ browser, address, routes, site, lighthouseBrowser });
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const shown = proof.lighthouse.length > 0 ? proof.lighthouse : proof.pages.slice(0, 3);
    const views = shown.map(({ path }) => path);
    const photographs = await photographViews(browser, address, views, FOLDER);
    writeFileSync(join(FOLDER, 'index.html'), reportPage(proof, photographs, said));
    writeFileSync(join(FOLDER, 'proof.json'), `${JSON.stringify(proof, undefined, 2)}\n`);
    const faults = proof.pages.flatMap((page) =>
      page.faults.map(({ kind, what, place }) => `${page.path}  ${kind}: ${what} ${place}`.trim()),
    );
    for (const fault of faults) console.log(fault);
    console.log(`\n${proof.pages.length} pages, ${faults.length} faults: proof/index.html`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
});

interface Arguments {
  readonly language: string;
  readonly withLighthouse: boolean;
  readonly paths: readonly string[];
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: site.languages[0] },
        'no-lighthouse': { type: 'boolean', default: false },
      },
    });
    const { language, 'no-lighthouse': without } = values;
    return { language, withLighthouse: !without, paths: positionals };
  } catch (error) {
    const complaint = error instanceof Error ? error.message : '';
    throw new Failure(`${complaint}\nUsage: ${USAGE}`);
  }
}

function chooseRoutes(root: string, paths: readonly string[]): Route[] {
  const routes = everyRoute(root);
  const unknown = paths.filter((path) => routes.every((route) => route.path !== path));
  if (unknown.length > 0)
    throw new Failure(`There is no page ${unknown.join(', ')} in the built site.\nUsage: ${USAGE}`);
  return paths.length === 0 ? routes : routes.filter(({ path }) => paths.includes(path));
}
