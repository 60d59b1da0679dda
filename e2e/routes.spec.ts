import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { BASE_URL, routes } from './support/routes.ts';
import { countLayoutShifts, layoutShift, walkDown, watch } from './support/visit.ts';

/** WCAG 2.2 AA and axe's own best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What rounding alone may add up to; a real shift is larger. */
const NO_SHIFT = 0.002;

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('the site has pages', () => {
  expect(routes.map(({ path }) => path)).toContain('/');
});

for (const { path } of routes) {
  test.describe(path, () => {
    for (const viewport of SCREENS) {
      test(`at ${viewport.width} px: complete, quiet, accessible, still`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const seen = watch(page);
        await countLayoutShifts(page);
        const response = await page.goto(path);

        expect.soft(response?.status()).toBe(path === '/404' ? 404 : 200);
        await expect.soft(page.locator('h1')).toHaveCount(1);
        await expect.soft(page).toHaveTitle(/\S/);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
        await expect
          .soft(page.locator('meta[name=description]'))
          .toHaveAttribute('content', /.{50}/);
        await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:/);

        await walkDown(page);
        const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
        );
        expect.soft(found).toEqual([]);
        expect.soft(await layoutShift(page)).toBeLessThan(NO_SHIFT);
        expect.soft(seen).toEqual({ errors: [], outside: [] });
      });
    }

    test('fits a window of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth <= innerWidth
          ? []
          : [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
              .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(wide).toEqual([]);
    });

    test('says everything without script', async ({ page, browser }) => {
      await page.goto(path);
      await walkDown(page);
      // What a tab hides for now counts as said; live regions have nothing to say yet.
      const words = () =>
        [
          ...document.querySelectorAll(
            'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, a, blockquote, figcaption)',
          ),
        ]
          .filter((element) => element.querySelector('p, li, h3, h4') === null)
          .filter((element) => element.checkVisibility() || element.closest('[role=tabpanel]'))
          .filter(
            (element) =>
              element.closest('[aria-hidden=true], [role=status], [role=alert]') === null,
          )
          .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
          .filter(Boolean);
      const alive = await page.evaluate(words);

      const context = await browser.newContext({ baseURL: BASE_URL, javaScriptEnabled: false });
      const still = await context.newPage();
      await still.goto(path);
      const printed = new Set(
        await still
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll<HTMLElement>('*')]
              .filter((element) =>
                element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
              )
              .map((element) => element.textContent.replace(/\s+/g, ' ').trim()),
          ),
      );
      await context.close();
      expect(alive.filter((text) => !printed.has(text))).toEqual([]);
    });
  });
}

for (const media of [{ forcedColors: 'active' }, { reducedMotion: 'reduce' }] as const) {
  test(`${JSON.stringify(media)}: pages stay quiet and readable`, async ({ page }) => {
    await page.emulateMedia(media);
    const seen = watch(page);
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(seen).toEqual({ errors: [], outside: [] });
  });
}
