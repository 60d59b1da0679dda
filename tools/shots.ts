/**
 * `npm run shots`: takes full-page screenshots of every route of the built site and compares them
 * with the kept ones. For changes that must not be visible: keep first, compare after each step.
 *
 *   npm run shots -- --keep               takes screenshots and keeps them for comparison
 *   npm run shots                         compares, and writes .tools/shots/report/index.html
 *   npm run shots -- --walk               takes each route a screenful at a time, scrolled as a
 *                                         visitor scrolls, into .tools/shots/walk: to be looked at
 *   npm run shots -- /about /business     only these routes (with any of them)
 *
 * Kept screenshots are only valid for the machine and browser that took them, so they are not in
 * the repository.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions, WIDTHS } from './site/launch-options.ts';
import { discoverRoutes, type Route } from './site/routes.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { runTool } from './lib/main.ts';
import { TOOLS_HOME } from './lib/paths.ts';
import { buildTestSite } from './site/test-site.ts';
import { serveSite } from './serve/serve-site.ts';
import { compareShots, type Difference } from './shots/compare.ts';
import { photograph } from './shots/photograph.ts';
import { writeReport } from './shots/report.ts';
import { walk } from './shots/walk.ts';

const SHOTS = join(TOOLS_HOME, 'shots');
const KEPT = join(SHOTS, 'kept');
const LATEST = join(SHOTS, 'latest');
const REPORT = join(SHOTS, 'report');
const WALK = join(SHOTS, 'walk');

const USAGE = 'npm run shots -- [--keep | --walk] [/route …]';

runTool(async () => {
  const options = readOptions();
  const root = await buildTestSite();
  const { keep, isWalk } = options;
  const routes = chooseRoutes(root, options.paths);
  const folder = keep ? KEPT : LATEST;
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureBrowser({ whole: true }),
  });
  const site = await serveSite({ root, port: 0 });
  try {
    if (isWalk) {
      for (const route of routes) await takeWalk(browser, site.url, route);
      return 0;
    }
    if (keep) {
      for (const route of routes) await take(browser, site.url, route, folder);
      console.log(`${routes.length} routes kept in ${KEPT}.`);
      return 0;
    }
    rmSync(REPORT, { recursive: true, force: true });
    const differences: Difference[] = [];
    for (const route of routes) {
      for (const name of await take(browser, site.url, route, folder)) {
        const files = { before: join(KEPT, name), after: join(LATEST, name) };
        const difference = await compareShots(name, files, join(REPORT, name));
        if (difference) differences.push(difference);
      }
    }
    writeReport(join(REPORT, 'index.html'), differences);
    for (const { name, verdict } of differences) console.log(`${name.padEnd(48)} ${verdict}`);
    console.log(
      `${differences.length} of ${routes.length * Object.keys(WIDTHS).length} photographs differ: ${join(REPORT, 'index.html')}`,
    );
    return 0;
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
});

/** Reads the command line before anything is built. @throws a Failure that tells how it is used */
function readOptions(): { keep: boolean; isWalk: boolean; paths: string[] } {
  const options = {
    keep: { type: 'boolean', default: false },
    walk: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (!values.keep && !values.walk && !existsSync(KEPT))
      throw new Failure('Nothing is kept to compare with: run `npm run shots -- --keep` first.');
    return { keep: values.keep, isWalk: values.walk, paths: positionals };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${String(error)}\nUsage: ${USAGE}`);
  }
}

/** The routes with these paths; all of them if there are none. @throws a Failure if one is unknown */
function chooseRoutes(root: string, paths: readonly string[]): Route[] {
  const all = discoverRoutes(root);
  const unknown = paths.filter((path) => !all.some((route) => route.path === path));
  if (unknown.length > 0) throw new Failure(`There is no route ${unknown.join(', ')}.`);
  return paths.length === 0 ? all : all.filter(({ path }) => paths.includes(path));
}

/** The name of a route's screenshot, without its ending. */
const nameOf = ({ path }: Route) => (path === '/' ? 'index' : path.slice(1));

/** Takes a route a screenful at a time, in each window. */
async function takeWalk(browser: Browser, origin: string, route: Route): Promise<void> {
  for (const viewport of Object.values(WIDTHS)) {
    const folder = join(WALK, String(viewport.width), nameOf(route));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    let count = 0;
    for await (const picture of walk(browser, `${origin}${route.path}`, viewport)) {
      count += 1;
      writeFileSync(join(folder, `${String(count).padStart(2, '0')}.png`), picture);
    }
    console.log(`${String(count).padStart(3)} screens in ${folder}`);
  }
}

/** Takes screenshots of a route in each window. @returns their names below the folder */
async function take(
  browser: Browser,
  origin: string,
  route: Route,
  folder: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const viewport of Object.values(WIDTHS)) {
    const name = join(String(viewport.width), `${nameOf(route)}.png`);
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await photograph(browser, `${origin}${route.path}`, viewport));
    names.push(name);
  }
  return names;
}
