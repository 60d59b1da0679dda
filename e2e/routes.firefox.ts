import { twoFrames } from '../tools/site/two-frames.ts';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { NARROWEST, ORIGIN, WIDTHS } from '../tools/site/launch-options.ts';
import { startFirefox } from './support/firefox.ts';
import { overflowingBoxes } from '../tools/site/overflow.ts';
import type { Route } from '../tools/site/routes.ts';
import { distinctRoutes } from './support/templates.ts';
import { advance, brokenPictures, lifelessWidgets, STEP, stepOn } from './support/walk.ts';

/**
 * Checks every route in Firefox too: `npm test -- --browser firefox`. Playwright cannot drive a
 * stock Firefox; Puppeteer can.
 */

/** The most time for widgets and pictures to load once they have been passed, in milliseconds. */
const PATIENCE_MS = 15_000;

for (const viewport of Object.values(WIDTHS)) {
  test.describe(`at ${viewport.width} px`, () => {
    // One Firefox for each width, its pages one after another.
    test.describe.configure({ mode: 'default' });

    let browser: Browser;
    test.beforeAll(async () => {
      browser = await startFirefox({ isStill: false });
    });
    test.afterAll(() => browser.close());

    for (const route of distinctRoutes())
      test(`${route.path} is sound in Firefox`, async () => {
        const page = await browser.newPage();
        const problems = await watch(page, route);
        await page.setViewport(viewport);
        const response = await page.goto(ORIGIN + route.path);
        expect.soft(response?.status(), 'status').toBe(route.status);
        await page.waitForSelector('html[data-effects]', { timeout: PATIENCE_MS });
        await walk(page);
        const lifeless = () => page.evaluate(lifelessWidgets);
        await expect.soft.poll(lifeless, { timeout: PATIENCE_MS }).toEqual([]);
        // A widget that hydrated after the reader had passed loads its pictures when they come by
        // again.
        await walk(page);
        const broken = () => page.evaluate(brokenPictures);
        await expect.soft.poll(broken, { timeout: PATIENCE_MS }).toEqual([]);
        expect.soft(await page.$$eval('h1', (all) => all.length), 'headings').toBe(1);
        if (viewport === WIDTHS[390]) await page.setViewport(NARROWEST);
        expect.soft(await page.evaluate(overflowingBoxes), 'what sticks out').toEqual([]);
        expect.soft(problems, 'problems').toEqual([]);
        await page.close();
      });
  });
}

/** Scrolls down a page from its top, in steps. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await stepOn(
    () => page.evaluate(advance, STEP),
    () => page.evaluate(twoFrames),
  );
}

/** Script, console and content policy errors; requests that failed or went to other sites. */
async function watch(page: Page, route: Route): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(`${ORIGIN}/`))
      problems.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== ORIGIN + route.path)
      problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  // Policy violations are only reported to the page, not over the protocol.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} stops ${blockedURI}`),
    );
  });
  return problems;
}
