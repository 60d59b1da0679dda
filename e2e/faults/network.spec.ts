import { twoFrames } from '../../tools/site/two-frames.ts';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { LONGEST_HOLD_MS } from '../../src/shell/constants.ts';
import { openFullForm } from '../support/full-form.ts';
import { holdScripts, slowDown, type Line } from '../support/line.ts';
import { expectStill, layoutShift, recordLayoutShifts } from '../support/layout-shift.ts';
import { messages, uniqueText } from '../support/mail.ts';
import { effectsStarted, firstMove } from '../../tools/site/open.ts';
import { serveInPieces } from '../support/pieces.ts';
import { allScripts, pagesWith, routeWith } from '../support/subject.ts';
import { scrollByWheel } from '../support/viewport.ts';
import { inWindows } from '../support/visit.ts';

/** A slow connection. */

/** A train in the hills: a second for each response, 40 KiB per second. */
const SLOW: Line = { latency: 1000, down: 40 * 1024, up: 40 * 1024 };

test('on a slow line a page is read, and its menu opens, before any script has come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page, SLOW);
  // On a busy machine the click may take longer than the script on this connection.
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-effects');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-effects');
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-effects');
});

/** Taller than nearly every page on a phone: everything is in view. */
const TALL = { width: 390, height: 9000 };

test.describe('what is in view stays where it is when scripts come late', () => {
  const tall = { viewport: TALL, prepare: recordLayoutShifts };

  inWindows(pagesWith(...allScripts()), tall, ({ path }, shown) => {
    test(path, async () => {
      const page = shown();
      const release = await holdScripts(page);
      await page.goto(path);
      await page.evaluate(twoFrames);
      // No visitor has a window like this: shifts before its layout is complete do not count.
      await layoutShift(page);
      await release();
      await effectsStarted(page);
      await page.evaluate(twoFrames);
      expect((await layoutShift(page)).moved).toEqual([]);
    });
  });
});

declare global {
  interface Window {
    /** Added by the test: ends the timer that it keeps. */
    endTimer?: () => void;
  }
}

/** Runs in the page, before its scripts: a timer of this length ends when the test decides. */
function keepTimer(length: number): void {
  const wait = window.setTimeout.bind(window);
  const keep = (work: () => void, delay?: number) => {
    if (delay !== length) return wait(work, delay);
    window.endTimer = work;
    return 0;
  };
  window.setTimeout = keep as typeof window.setTimeout;
}

/** A page that has parts far below the first view: the end of a short one is laid out with it. */
const REACHES_DOWN = /(?:<section[^]*?){5}/;

/**
 * Opens a page whose first view waits for its picture, until `release` is called.
 *
 * @param end of its address
 */
async function openWaiting(page: Page, end = '') {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  await page.addInitScript(keepTimer, LONGEST_HOLD_MS);
  await page.route(/\.avif$/, async (request) => {
    asked.push(request.request().url());
    await released;
    await request.continue();
  });
  const { path } = routeWith(/fetchpriority="high"/i, /loading="lazy"/, REACHES_DOWN);
  await page.goto(path + end, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.evaluate(twoFrames);
  const eager = await page
    .locator('picture:has(img[loading=eager]) source')
    .evaluateAll((all: HTMLSourceElement[]) => all.map(({ srcset }) => srcset).join());
  const early = () => asked.filter((url) => !eager.includes(new URL(url).pathname));
  return { early, release: () => resolve(undefined) };
}

test.describe('pictures below the first view', () => {
  const lazy = 'main img[loading=lazy]:visible';

  /** Expects the first of them to load at its own position. */
  async function expectFirstArrives(page: Page) {
    const first = page.locator(lazy).first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    await expect(first).toHaveJSProperty('complete', true);
  }

  test('are asked for when it has come', async ({ page }) => {
    const { early, release } = await openWaiting(page);
    expect(early()).toEqual([]);
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-held');
    await expectFirstArrives(page);
  });

  test('are asked for by a visitor who goes there', async ({ page }) => {
    const { early } = await openWaiting(page);
    expect(early()).toEqual([]);
    await scrollByWheel(page, 400);
    await expect.poll(early).not.toEqual([]);
  });

  test('wait for nothing that hangs', async ({ page }) => {
    const { early } = await openWaiting(page);
    expect(early()).toEqual([]);
    await page.evaluate(() => window.endTimer?.());
    await expect.poll(early).not.toEqual([]);
  });
});

test.describe('what lies below the first parts of a page', () => {
  /** Whether the footer is laid out, although it is out of view. */
  const isEndLaidOut = (page: Page) =>
    page
      .locator('body > footer > *')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

  test('is laid out after the first paint, and nothing is left of how', async ({ page }) => {
    const { release } = await openWaiting(page);
    expect(await isEndLaidOut(page)).toBe(false);
    release();
    await expect.poll(() => isEndLaidOut(page)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-held');
    // Off-screen boxes with `auto` would have a guessed height.
    const ways = page
      .locator('main > *, body > footer')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
    expect(new Set(await ways)).toEqual(new Set(['visible']));
  });

  test('is laid out later where a home has a box around its parts, too', async ({ page }) => {
    const { path } = routeWith(/<main[^>]*><div[^>]* data-parts/);
    await page.addInitScript(keepTimer, LONGEST_HOLD_MS);
    // Without its pictures the page never finishes loading, and only a visitor then triggers the
    // rest of the layout.
    await page.route(/\.avif$/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const parts = page.locator('main > [data-parts] > *');
    const ways = () =>
      parts.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
    expect(new Set((await ways()).slice(2))).toEqual(new Set(['auto']));
    await firstMove(page);
    await expect.poll(async () => new Set(await ways())).toEqual(new Set(['visible']));
  });

  test('is laid out at a visitor’s first move', async ({ page }) => {
    await openWaiting(page);
    await firstMove(page);
    await expect.poll(() => isEndLaidOut(page)).toBe(true);
  });

  test('is laid out at once where the page opens further down', async ({ page }) => {
    await openWaiting(page, '#content');
    expect(await isEndLaidOut(page)).toBe(true);
  });
});

test('on a slow line a form says that it is sending, and sends once', async ({ page }) => {
  const subject = uniqueText();
  const form = await openFullForm(page);
  for (const field of await fieldsOf(form)) await form.locator(`[name=${field}]`).fill(subject);
  await form.locator('[type=email]').fill('ada@studio.example');
  await slowDown(page, SLOW);
  const button = form.locator('[type=submit]');
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await form.locator('[name=subject]').press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByRole('status')).not.toBeEmpty();
  expect(await messages(subject)).toHaveLength(1);
});

const fieldsOf = (form: Locator) =>
  form
    .locator(':required')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''));

test('a document that comes in pieces is painted when it is whole, and nothing moves', async ({
  page,
}) => {
  const site = await serveInPieces();
  await recordLayoutShifts(page);
  await page.goto(site.url);
  const painted = page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').at(0)?.startTime,
  );
  const firstPaint = await (await painted).jsonValue();
  const complete = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return opened?.responseEnd ?? Infinity;
  });
  expect(firstPaint).toBeGreaterThan(complete);
  await expectStill(page, 'as the document came');
  await site.close();
});
