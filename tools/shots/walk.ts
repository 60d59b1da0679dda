import type { Browser, Page } from '@playwright/test';

/** The share of the window by which a visitor scrolls on: the last lines stay for the eye to follow. */
const STRIDE = 0.9;

/** The wheel's steps within a stride, so that scenes that follow the scroll pass through every state. */
const STEPS = 6;

/** The longest wait for a screen to come to rest, in milliseconds; some motion never ends. */
const AT_REST_WITHIN_MS = 3000;

/**
 * Walks down a page as a visitor does: with motion, by the wheel, a screenful at a time.
 *
 * @param viewport the window, in CSS pixels; the pictures have one pixel for each
 * @returns a PNG of each screen, from the top to the end
 */
export async function* walk(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): AsyncGenerator<Buffer> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('html[data-effects]').waitFor();
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    for (let y = -1; ;) {
      await rest(page);
      const now = await page.evaluate(() => scrollY);
      if (now <= y) return;
      y = now;
      yield await page.screenshot();
      for (let step = 0; step < STEPS; step += 1) {
        await page.mouse.wheel(0, (viewport.height * STRIDE) / STEPS);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      }
    }
  } finally {
    await context.close();
  }
}

/** Waits until the page stands still: scrolled, its pictures decoded, its one-time motion ended. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async (within) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const end = performance.now() + within;
    const isVisible = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    for (let y = -1; y !== scrollY || document.getAnimations().some(isMoving);) {
      if (performance.now() > end) break;
      y = scrollY;
      await frame();
      await frame();
    }
    const seen = [...document.images].filter((img) => isVisible(img) && img.checkVisibility());
    // A picture in a slide that is out of sight is not fetched, so its decoding would never settle.
    const late = new Promise((done) => setTimeout(done, within));
    await Promise.race([Promise.allSettled(seen.map((img) => img.decode())), late]);
    await document.fonts.ready;
  }, AT_REST_WITHIN_MS);
}
