import { expect, type Page } from '@playwright/test';

/** Each step shows the last quarter of the one before: nothing is skipped. */
const STEP = 0.75;

/** More than any page needs; one that grows as one walks would never end. */
const MOST_STEPS = 200;

/** How long a widget may take to come to life once it has been seen, in milliseconds. */
const HYDRATION_LIMIT_MS = 5000;

/** Widgets that wait for a touch are not counted: nobody touches. */
const WAITING = 'astro-island[ssr]:is([client=load],[client=idle],[client=visible],[client=only])';

/**
 * Walks down a page in steps, as a reader does, and waits at its end until every widget that was
 * passed has come to life and every picture has arrived.
 *
 * @param page loaded
 * @param atStep runs at each stop
 */
export async function walkDown(page: Page, atStep?: () => Promise<void>): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await atStep?.();
    if (await advance(page)) break;
  }
  await atStep?.();
  const late = page.locator(WAITING);
  const names = () =>
    late.evaluateAll((all) =>
      all.filter((one) => one.children.length > 0).map((one) => one.getAttribute('component-url')),
    );
  await expect
    .poll(names, { message: 'widgets that stay lifeless', timeout: HYDRATION_LIMIT_MS })
    .toEqual([]);
  await expectPictures(page);
}

/** Every picture that is shown has arrived and can be drawn. */
export async function expectPictures(page: Page): Promise<void> {
  const broken = () =>
    page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter((img) => img.checkVisibility() && !(img.complete && img.naturalWidth > 0))
          .map((img) => img.currentSrc || img.src),
      );
  await expect.poll(broken, { message: 'pictures that do not load' }).toEqual([]);
}

/** @returns whether the page's end is reached */
async function advance(page: Page): Promise<boolean> {
  const end = await page.evaluate((part) => {
    scrollBy({ top: innerHeight * part, behavior: 'instant' });
    return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  }, STEP);
  // A screenshot's worth of frames, taken from outside: it works with scripts switched off too.
  await page.waitForTimeout(50);
  return end;
}
