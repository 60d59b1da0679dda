import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { NARROWEST, WIDTHS } from './support/browser.ts';
import { expectWithinBudgets } from './support/budgets.ts';
import { LAYOUT_SHIFT_LIMIT, layoutShift, recordLayoutShifts } from './support/layout-shift.ts';
import { effectsStarted } from './support/open.ts';
import { stickingOut } from './support/overflow.ts';
import { discoverRoutes } from './support/routes.ts';
import { walkDown } from './support/walk.ts';
import { watch } from './support/watch.ts';
import { weighAtLoad } from './support/weigh.ts';

/** What every route must be in a real browser; a new page is tested from its first build on. */

/** Long after the first paint, as on a slow line: the words stand there in another face by then. */
const LATE_FONT_MS = 700;

/** Long enough for what a page loads when it is idle. */
const IDLE_MS = 500;

async function expectStill(page: Page, when: string) {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `layout shift ${when}: ${moved.join(' | ')}`).toBeLessThan(LAYOUT_SHIFT_LIMIT);
}

/** Two device pixels each on the phone, as most have; one on the desktop. */
const WINDOWS = [
  { viewport: WIDTHS[390], deviceScaleFactor: 2, hasTouch: true },
  { viewport: WIDTHS[1440], deviceScaleFactor: 1, hasTouch: false },
] as const;

for (const window of WINDOWS) {
  test.describe(`at ${window.viewport.width} px`, () => {
    test.use(window);

    for (const route of discoverRoutes()) {
      test(`${route.path} is sound, and within its budgets`, async ({ page }) => {
        const watched = watch(page, route);
        await recordLayoutShifts(page);
        const response = await page.goto(route.path);
        expect.soft(response?.status(), 'status').toBe(route.status);
        await effectsStarted(page);
        await watched.settle(IDLE_MS);
        await expectStill(page, 'at load');
        const weighWalked = await weighAtLoad(page, route, watched);
        expect.soft(await axeViolations(page), 'axe at the top').toEqual([]);

        await walkDown(page);
        await watched.settle();
        await expectStill(page, 'on the walk');
        expectWithinBudgets(route, weighWalked());
        expect.soft(await axeViolations(page), 'axe after the walk').toEqual([]);
        await expect.soft(page.locator('h1')).toHaveCount(1);
        expect.soft(watched.problems, 'problems').toEqual([]);

        if (window.viewport !== WIDTHS[390]) return;
        await page.setViewportSize(NARROWEST);
        expect.soft(await stickingOut(page), `at ${NARROWEST.width} px, at its end`).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect.soft(await stickingOut(page), `at ${NARROWEST.width} px, at its top`).toEqual([]);
      });
    }
  });
}

test.describe('fonts that come late', () => {
  test.use({ viewport: WIDTHS[390] });

  for (const route of discoverRoutes()) {
    test(`move nothing on ${route.path}`, async ({ page }) => {
      const watched = watch(page, route);
      await recordLayoutShifts(page);
      await page.route('**/*.woff2', async (request) => {
        await new Promise((arrived) => setTimeout(arrived, LATE_FONT_MS));
        await request.continue();
      });
      await page.goto(route.path);
      await watched.settle();
      await expectStill(page, 'as the fonts arrive');
    });
  }
});

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/404');
  const words = await page.locator('main').innerText();
  expect(response?.status()).toBe(404);
  const unknown = await page.goto('/no/such/page');
  expect(unknown?.status()).toBe(404);
  expect(await page.locator('main').innerText()).toBe(words);
});
