import { expect, type Page } from '@playwright/test';
import { keepDrawing } from './drawing.ts';

/** Each step overlaps the previous one by a tenth: nothing is skipped. */
export const STEP = 0.9;

/** More than any page needs: a page that grew while scrolling would never end. */
const MOST_STEPS = 200;

/** Long enough for a frame on all but the busiest machines, in milliseconds. */
const UNCOUNTED_FRAME_MS = 50;

/** How many times faster animations run, if only their end is checked. */
const SPEED_UP = 20;

/** The most time for a widget to hydrate once it has been in view, in milliseconds. */
const HYDRATION_LIMIT_MS = 30_000;

/** Reports failures here together with any others of the page. */
const softExpect = expect.configure({ soft: true });

/**
 * Scrolls down a page in steps, as a reader does, and waits at its end until every widget on the
 * way has hydrated and every picture has loaded.
 *
 * @param page loaded, with script
 */
export async function walkDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: SPEED_UP });
  await keepDrawing(page, walkAndWait(page));
  // Animations run at their own speed again.
  await line.detach();
  // A page that draws no more loads none of the pictures that it has just scrolled to.
  await keepDrawing(page, expectPictures(page));
}

async function walkAndWait(page: Page) {
  const isEnd = await page.evaluate(walk, { part: STEP, most: MOST_STEPS });
  softExpect(isEnd, `the page ends within ${MOST_STEPS} steps`).toBe(true);
  await softExpect
    .poll(() => page.evaluate(lifelessWidgets), {
      message: 'widgets that stay lifeless',
      timeout: HYDRATION_LIMIT_MS,
    })
    .toEqual([]);
  const unrisen = () => page.evaluate(pendingReveals);
  await softExpect.poll(unrisen, { message: 'what was passed and has not risen' }).toEqual([]);
}

/**
 * Scrolls down a page in steps and waits for nothing; works without script.
 *
 * @param atStop runs at each stop, including the first and the last
 */
export function stepDown(page: Page, atStop: () => Promise<void>): Promise<void> {
  return stepOn(
    () => page.evaluate(advance, STEP),
    async () => {
      // Frames cannot be counted without script.
      await page.waitForTimeout(UNCOUNTED_FRAME_MS);
      await atStop();
    },
  );
}

/**
 * Continues until the end, regardless of the browser's driver.
 *
 * @param next scrolls on, and returns whether the page's end is reached
 * @param atStop runs at each stop, including the first and the last
 */
export async function stepOn(
  next: () => Promise<boolean>,
  atStop: () => Promise<void>,
): Promise<void> {
  await atStop();
  for (let steps = 0, isEnd = false; steps < MOST_STEPS && !isEnd; steps += 1) {
    isEnd = await next();
    await atStop();
  }
}

/**
 * Expects every displayed picture to have loaded and decoded. A picture outside the visible part of
 * its strip, such as a carousel's later slides, may wait until it is scrolled to.
 */
export async function expectPictures(page: Page): Promise<void> {
  await softExpect
    .poll(() => page.evaluate(brokenPictures), { message: 'pictures that do not load' })
    .toEqual([]);
}

/** Runs in the page: widgets that have not been hydrated. */
export function lifelessWidgets(): (string | null)[] {
  return [...document.querySelectorAll('astro-island[ssr]')]
    .filter(({ children }) => children.length > 0)
    .map((widget) => widget.getAttribute('component-url'));
}

/** Runs in the page: displayed pictures that have not loaded. */
export function brokenPictures(): string[] {
  const isBeside = (img: Element) => {
    const { left, right } = img.getBoundingClientRect();
    for (let box = img.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const window = box.getBoundingClientRect();
      if (right <= window.left || left >= window.right) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('img')]
    .filter((img) => img.checkVisibility() && !(img.complete && img.naturalWidth > 0))
    .filter((img) => img.loading === 'eager' || !isBeside(img))
    .map((img) => img.currentSrc || img.src);
}

interface Walk {
  readonly part: number;
  readonly most: number;
}

/**
 * Runs in the page: scrolls from the top in steps, waiting two frames at each; returns whether it
 * reached the end within the most steps.
 */
async function walk({ part, most }: Walk): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame);
  scrollTo({ top: 0, behavior: 'instant' });
  for (let steps = 0, isEnd = false; steps < most; steps += 1) {
    await frame();
    await frame();
    if (isEnd) return true;
    scrollBy({ top: innerHeight * part, behavior: 'instant' });
    isEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  }
  return false;
}

/** Runs in the page: scrolls on, and returns whether the page's end is reached. */
export function advance(part: number): boolean {
  scrollBy({ top: innerHeight * part, behavior: 'instant' });
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Runs in the page: reveals that are still running. */
function pendingReveals(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    if (!element?.matches('[data-effect~=reveal]') || !element.checkVisibility()) return [];
    const below = Math.round(element.getBoundingClientRect().top - innerHeight);
    return `${element.textContent.trim().slice(0, 60)} (${playState}, ${below} px below the window)`;
  });
}
