import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { STICKY_AFTER } from '../../src/sections/site-header/constants.ts';
import { launchOptions, ORIGIN } from '../../tools/site/launch-options.ts';
import { firstMove, openPage } from '../../tools/site/open.ts';
import { effect, island, pagesWith, routeWith } from '../support/subject.ts';
import { scrollPageTo } from '../support/viewport.ts';

/** A page that its visitor leaves, for another tab or for the next page, and returns to. */

test.describe('another tab before this one', () => {
  /**
   * In milliseconds, shorter than the interval of any slideshow of the site; and the number of
   * steps.
   */
  const STEP_MS = 3000;
  const STEPS = 10;

  /** Imitates the browser's notification, because headless browsers never hide a page. */
  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((isHidden) => {
      const state = isHidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);

  for (const [name, mark] of [
    ['slideshow', effect('slideshow')],
    ['carousel', island('LogoCarousel')],
  ] as const)
    test(`a ${name} waits, and goes on where it was`, async ({ page }) => {
      const { path } = routeWith(mark, /data-play=""/);
      await page.clock.install();
      await openPage(page, path);
      await page.locator('[data-play]').first().scrollIntoViewIfNeeded();
      await firstMove(page);
      const playing = page.locator('[data-playing]').first();
      const slide = () => playing.locator('[aria-current=true]').first().getAttribute('aria-label');
      await expect(playing).toBeVisible();
      await setHidden(page, true);
      const before = await slide();
      // In steps: slides that went all the way round would be back at the start.
      for (let step = 0; step < STEPS; step += 1) {
        await page.clock.runFor(STEP_MS);
        expect(await slide()).toBe(before);
      }
      await setHidden(page, false);
      await expect(async () => {
        await page.clock.runFor(STEP_MS);
        expect(await slide()).not.toBe(before);
      }).toPass();
    });
});

test.describe('Back', () => {
  // Playwright's own browser keeps no page in the back/forward cache, and the headless shell only
  // with a flag. One browser for all tests, one after another.
  test.describe.configure({ mode: 'default' });

  let browser: Browser;
  test.beforeAll(async () => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const args = [...launchOptions.args, '--enable-bfcache'];
    browser = await chromium.launch({ ...launchOptions, args, ignoreDefaultArgs });
  });
  test.afterAll(() => browser.close());

  const pages = pagesWith(
    effect('particles'),
    effect('background-film'),
    effect('map'),
    effect('lightbox'),
    island('AboutTabs'),
    island('FullContactForm'),
  );

  for (const { path } of pages)
    test(`${path} is kept as it was left, and alive`, async () => {
      const page = await browser.newPage({ baseURL: ORIGIN });
      await openPage(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
      await page.goto('/404');
      await page.evaluate(() => history.back());
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('html[data-left]').count(), await reasons(page)).toBe(1);
      await scrollPageTo(page, STICKY_AFTER.standard + 1);
      await expect(page.locator('[data-header]')).toHaveAttribute('data-sticky');
      await page.close();
    });
});

/** The browser's reasons for not keeping a page. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : '');
  });
