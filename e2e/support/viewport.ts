import { expect, type Locator, type Page } from '@playwright/test';

/** Within this time, in milliseconds, a page begins to move at a turn of the wheel that is not lost. */
const TURN_MS = 2000;

/**
 * Scrolls until just a part of an element stands in the window, coming from above, and waits until
 * whatever watches for that has been told.
 *
 * @param part of its height: 0 below the window, 1 all of it in view
 */
export async function bringIntoView(target: Locator, part = 1): Promise<void> {
  await target.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
  }, part);
  await observersTold(target.page());
}

/** Scrolls to a place of the page, and waits likewise. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await observersTold(page);
}

/**
 * Scrolls what has the focus by a key, as a reader does: pressed again where nothing moves. A browser that
 * is just laying the page out may lose one.
 *
 * @param hasMoved what one sees of it
 */
export const scrollByKey = (page: Page, key: string, hasMoved: () => Promise<boolean>) =>
  expect(async () => {
    await page.keyboard.press(key);
    expect(await hasMoved(), `${key} scrolls`).toBe(true);
  }).toPass();

/**
 * Turns a mouse's wheel as a reader does: on where the page stays where it is, for the same reason.
 *
 * @param by how far a turn scrolls, in CSS pixels
 */
export async function scrollByWheel(page: Page, by: number): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await expect(async () => {
    await page.mouse.wheel(0, by);
    await expect.poll(place, { timeout: TURN_MS }).not.toBe(before);
  }).toPass();
}

/** An observer that is made now is told at the next frame, with all that were there before it. */
export function observersTold(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(document.body);
      }),
  );
}
