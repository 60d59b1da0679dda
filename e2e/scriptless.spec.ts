import { expect, test } from '@playwright/test';
import { ORIGIN, WIDTHS } from './support/browser.ts';
import { discoverRoutes } from './support/routes.ts';
import { missingTexts, visibleTexts } from './support/texts.ts';
import { expectPictures, stepDown, walkDown } from './support/walk.ts';
import { watch } from './support/watch.ts';

/**
 * A page without script says all that it says with script. What it says with script is read under
 * reduced motion, so that no counter is caught in mid-count, and in forced colours: that no visitor
 * with either setting meets an error is shown on the way.
 */
for (const viewport of Object.values(WIDTHS)) {
  test.describe(`without script at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    for (const route of discoverRoutes()) {
      test(route.path, async ({ page, browser, hasTouch }) => {
        const watched = watch(page, route);
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
        await page.goto(route.path);
        await walkDown(page);
        await watched.settle();
        const problem = 'problems under reduced motion and forced colours';
        expect.soft(watched.problems, problem).toEqual([]);
        const wanted = await visibleTexts(page);

        const context = await browser.newContext({
          javaScriptEnabled: false,
          baseURL: ORIGIN,
          viewport,
          hasTouch,
        });
        const plain = await context.newPage();
        await plain.goto(route.path);
        const present = new Set<string>();
        // Some appear only while one scrolls past them.
        await stepDown(plain, async () => {
          for (const text of await visibleTexts(plain)) present.add(text);
        });
        await expectPictures(plain);
        expect.soft(missingTexts(wanted, [...present]), 'texts that only script shows').toEqual([]);

        if (hasTouch) {
          await plain.getByRole('button', { name: 'Open menu' }).tap();
          await expect.soft(plain.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
        }
        await context.close();
      });
    }
  });
}
