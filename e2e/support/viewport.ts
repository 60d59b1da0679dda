import { expect, type Locator, type Page } from '@playwright/test';
import { keepDrawing } from './drawing.ts';

/**
 * The time in milliseconds within which a page starts to scroll unless the wheel event was lost.
 */
const TURN_MS = 2000;

/**
 * Scrolls down until exactly this part of an element is in the window, and waits until observers of
 * visibility have been notified.
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

/** Scrolls the page to a position, and waits likewise. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await observersTold(page);
}

/**
 * Scrolls the focused element by key, as a reader does, and presses again if nothing moves: a
 * browser in the middle of layout may lose a key press.
 *
 * @param hasMoved whether scrolling had a visible effect
 */
export const scrollByKey = (page: Page, key: string, hasMoved: () => Promise<boolean>) =>
  expect(async () => {
    await page.keyboard.press(key);
    expect(await hasMoved(), `${key} scrolls`).toBe(true);
  }).toPass();

/**
 * Turns the mouse wheel as a reader does, again if the page does not move, for the same reason.
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

/**
 * Resolves when observers have been notified: one created now is called at the next frame, together
 * with all earlier ones. A browser that stops drawing would never call them.
 */
export function observersTold(page: Page): Promise<void> {
  const told = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(document.body);
      }),
  );
  return keepDrawing(page, told);
}
