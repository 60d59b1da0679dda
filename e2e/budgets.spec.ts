import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { BASE_URL, routes, SITE_ROOT } from './support/routes.ts';
import { walkDown } from './support/visit.ts';

/**
 * Bytes a route may cost, in KiB. Text counts gzipped, from the files of the build, so that the
 * figures do not depend on the machine or the server.
 */
const BUDGET = {
  page: 30,
  scriptAtLoad: 10,
  scriptAtLoadWithWidget: 90,
  scriptAfterWalk: 130,
  fonts: 90,
  picturesAboveFold: 150,
} as const;

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength;

/** Records the files of this site that a page asks for. */
function recordFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(BASE_URL)) files.add(new URL(request.url()).pathname);
  });
  return files;
}

const sizeOf = (files: Iterable<string>, pattern: RegExp, measure: (content: Buffer) => number) =>
  [...files]
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + measure(readFileSync(join(SITE_ROOT, file))), 0);

const scriptSize = (files: Iterable<string>) => kib(sizeOf(files, /\.js$/, gzipped));

const inlineScriptSize = (html: string) =>
  kib(
    [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].reduce(
      (sum, [, text = '']) => sum + gzipped(text),
      0,
    ),
  );

for (const { path, html } of routes) {
  test(`${path} keeps its budgets`, async ({ browser }, testInfo) => {
    const context = await browser.newContext({
      baseURL: BASE_URL,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const files = recordFiles(page);
    await page.goto(path, { waitUntil: 'load' });
    // What hydrates in view asks for its script after the load event.
    await page.waitForLoadState('networkidle');

    const widgetInView = await page.evaluate(() =>
      [...document.querySelectorAll('astro-island')].some((island) =>
        [...island.children].some((child) => child.getBoundingClientRect().top < innerHeight),
      ),
    );
    const above = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc)
        .map((image) => new URL(image.currentSrc).pathname),
    );
    const atLoad = scriptSize(files) + inlineScriptSize(html);
    const figures = {
      page: kib(gzipped(html) + sizeOf(files, /\.css$/, gzipped)),
      scriptAtLoad: atLoad,
      fonts: kib(sizeOf(files, /\.woff2$/, (content) => content.byteLength)),
      picturesAboveFold: kib(sizeOf(above, /./, (content) => content.byteLength)),
      scriptAfterWalk: 0,
    };
    await walkDown(page);
    await page.waitForLoadState('networkidle');
    figures.scriptAfterWalk = scriptSize(files) + inlineScriptSize(html);
    await context.close();

    testInfo.annotations.push({ type: 'KiB', description: JSON.stringify(figures) });
    console.log(path, JSON.stringify(figures));
    const { scriptAtLoad, scriptAtLoadWithWidget, ...limits } = BUDGET;
    for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
      expect.soft(figures[name], `${path}: ${name} in KiB`).toBeLessThanOrEqual(limit);
    }
    expect
      .soft(atLoad, `${path}: script at load in KiB`)
      .toBeLessThanOrEqual(widgetInView ? scriptAtLoadWithWidget : scriptAtLoad);
    expect
      .soft(html, 'no script blocks the page')
      .not.toMatch(/<script(?=[^>]*\bsrc=)(?![^>]*(type="module"|async|defer))/);
  });
}
