import { expect, test, type Page } from '@playwright/test';
import { LAPTOP, WIDTHS } from '../../tools/site/launch-options.ts';
import { readDemos } from '../../tools/site/demos.ts';
import { illegibleWords } from '../support/legible.ts';
import { cutLetters } from '../support/letters.ts';
import { effectsStarted, openPage } from '../../tools/site/open.ts';
import { horizontalOverflow } from '../../tools/site/overflow.ts';
import { refuseFiles } from '../support/refuse.ts';
import { observersTold } from '../support/viewport.ts';
import { inWindows } from '../support/visit.ts';

/**
 * Pictures and fonts that do not load: text over a picture stays legible without it, and the
 * letters of the visitor's system fonts fit. Only homes, since each has its own first screen.
 * Films, maps and scripts have their own tests (`video`, `map`, `scripts`).
 */

const homes = readDemos().filter(({ built }) => built);

test.describe('without its pictures and fonts', () => {
  const refused = {
    reducedMotion: 'reduce',
    prepare: (page: Page) => refuseFiles(page, 'fonts', 'pictures'),
  } as const;

  inWindows(homes, refused, ({ slug }, shown) => {
    test(`/${slug}`, async () => {
      const page = shown();
      await page.setViewportSize(LAPTOP);
      await openPage(page, `/${slug}`);
      // The menu has marked the current section.
      await observersTold(page);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(await illegibleWords(page), 'words that need a picture').toEqual([]);
      const boxless = await page
        .locator('[data-slot=item] img[data-tone]:not([aria-roledescription=slide] *):visible')
        .evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter((img) => {
              const isToned = getComputedStyle(img).backgroundColor !== 'rgba(0, 0, 0, 0)';
              return img.clientWidth < 20 || img.clientHeight < 20 || !isToned;
            })
            .map(({ src }) => src),
        );
      expect.soft(boxless, 'pictures that leave no box in their own tone').toEqual([]);
      await page.setViewportSize(WIDTHS[390]);
      await page.reload();
      await effectsStarted(page);
      await observersTold(page);
      expect.soft(await illegibleWords(page), 'words that need a picture, on a phone').toEqual([]);
      expect.soft(await cutLetters(page), 'letters cut').toEqual([]);
      expect.soft(await horizontalOverflow(page), 'what sticks out').toEqual([]);
    });
  });
});
