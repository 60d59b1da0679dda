import { expect, type Locator, type Page } from '@playwright/test';
import { firstMove, openPage } from '../../tools/site/open.ts';

/** The first carousel of a page that matches a selector: `[data-preset=five]`. */
export const carousel = (page: Page, selector: string): Locator =>
  page.locator('[data-slot=carousel]').and(page.locator(selector)).first();

/** Opens a page and waits until its carousel is active. */
export async function openCarousel(page: Page, path: string, selector: string): Promise<Locator> {
  await openPage(page, path);
  return comeAlive(page, selector);
}

/** The carousel of an open page, once it is in view and active. */
export async function comeAlive(page: Page, selector: string): Promise<Locator> {
  const found = carousel(page, selector);
  await found.scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(found).toHaveAttribute('data-live');
  return found;
}

/** The slides of a carousel, visible or not. */
export const slidesOf = (found: Locator): Locator => found.locator('[aria-roledescription=slide]');

/** The numbers of the fully visible slides, from left to right. */
export function seen(found: Locator): Promise<number[]> {
  return found.evaluate((root) => {
    const view = root.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    return [...root.querySelectorAll('[aria-roledescription=slide]')]
      .map((slide) => ({
        number: Number.parseInt(slide.ariaLabel ?? ''),
        // A slide starts with the gap before it.
        box: slide.firstElementChild?.getBoundingClientRect() ?? new DOMRect(),
        isOpaque: Number(getComputedStyle(slide).opacity) > 0.99,
      }))
      .filter(
        ({ box, isOpaque }) => isOpaque && box.left >= view.left - 2 && box.right <= view.right + 2,
      )
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });
}

/** Waits until exactly these slides are visible. */
export const expectSeen = (found: Locator, numbers: number[]) =>
  expect.poll(() => seen(found)).toEqual(numbers);

/** The interval between two events of a touch screen, in seconds. */
const TOUCH_INTERVAL = 1 / 60;

/** Swipes quickly across an element to the left. */
export const swipeLeft = (page: Page, found: Locator): Promise<void> => swipe(page, found, -1);

/** Swipes quickly across an element to the right. */
export const swipeRight = (page: Page, found: Locator): Promise<void> => swipe(page, found, 1);

/** The events carry their own timestamps, so that the swipe is quick on a busy machine too. */
async function swipe(page: Page, found: Locator, way: 1 | -1): Promise<void> {
  const box = await found.boundingBox();
  if (!box) throw new Error('nothing to swipe on');
  const y = box.y + Math.min(box.height, 200) / 2;
  const client = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
    timestamp += TOUCH_INTERVAL;
    const touchPoints = x === undefined ? [] : [{ x, y }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const start = box.x + box.width * (way < 0 ? 0.8 : 0.2);
  await touch('touchStart', start);
  for (let moved = 10; moved <= box.width * 0.5; moved += 20)
    await touch('touchMove', start + way * moved);
  await touch('touchEnd');
}
