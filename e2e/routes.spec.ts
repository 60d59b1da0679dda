import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { NARROWEST, WIDTHS } from './support/browser.ts';
import { LAYOUT_SHIFT_LIMIT, layoutShift, recordLayoutShifts } from './support/layout-shift.ts';
import { effectsStarted, openPage } from './support/open.ts';
import { stickingOut } from './support/overflow.ts';
import { discoverRoutes } from './support/routes.ts';
import { walkDown } from './support/walk.ts';
import { watch } from './support/watch.ts';

/** What every route must be in a real browser; a new page is tested from its first build on. */

/** Long after the first paint, as on a slow line: the words stand there in another face by then. */
const LATE_FONT_MS = 700;

async function expectStill(page: Page, when: string) {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `layout shift ${when}: ${moved.join(' | ')}`).toBeLessThan(LAYOUT_SHIFT_LIMIT);
}

for (const viewport of Object.values(WIDTHS)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of discoverRoutes()) {
      test(`${route.path} is sound at its top and all the way down`, async ({ page }) => {
        const watched = watch(page, route);
        await recordLayoutShifts(page);
        const response = await page.goto(route.path);
        expect.soft(response?.status(), 'status').toBe(route.status);
        await effectsStarted(page);
        await watched.settle();
        await expectStill(page, 'at load');
        expect.soft(await axeViolations(page), 'axe at the top').toEqual([]);

        await walkDown(page);
        await watched.settle();
        await expectStill(page, 'on the walk');
        expect.soft(await axeViolations(page), 'axe after the walk').toEqual([]);
        await expect.soft(page.locator('h1')).toHaveCount(1);
        expect.soft(watched.problems, 'problems').toEqual([]);
      });
    }
  });
}

test.describe(`at ${NARROWEST.width} px`, () => {
  test.use({ viewport: NARROWEST });

  for (const route of discoverRoutes()) {
    test(`${route.path} stays in its window`, async ({ page }) => {
      await openPage(page, route.path);
      expect.soft(await stickingOut(page), 'at load').toEqual([]);
      await walkDown(page);
      expect.soft(await stickingOut(page), 'after the walk').toEqual([]);
    });
  }
});

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
