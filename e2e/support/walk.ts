import { expect, type Page } from '@playwright/test';
import { keepDrawing } from './drawing.ts';

/** Each step shows the last tenth of the one before: nothing is skipped. */
export const STEP = 0.9;

/** More than any page needs; one that grows as one walks would never end. */
const MOST_STEPS = 200;

/** Long enough for a frame on all but the busiest machines, in milliseconds. */
const UNCOUNTED_FRAME_MS = 50;

/** How many times as fast as a visitor sees it what moves comes to its end, where only that is looked at. */
const HASTE = 20;

/** How long a widget may take to come to life once it has been seen, in milliseconds. */
const HYDRATION_LIMIT_MS = 30_000;

/** What fails here is told beside whatever else is wrong with the page. */
const softExpect = expect.configure({ soft: true });

/**
 * Walks down a page in steps, as a reader does, and waits at its end until every widget that was
 * passed has come to life and every picture has arrived.
 *
 * @param page loaded, with script
 */
export async function walkDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: HASTE });
  await keepDrawing(page, walkAndWait(page));
  // What moves keeps its own pace again.
  await line.detach();
  await expectPictures(page);
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
 * Walks down a page in steps and waits for nothing; works without script.
 *
 * @param atStop runs at each stop, the first and the last included
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
 * Goes on until the end, whatever drives the browser.
 *
 * @param next scrolls on, and tells whether the page's end is reached
 * @param atStop runs at each stop, the first and the last included
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
 * Every picture that is shown has arrived and can be drawn. One that lies beside the window of its
 * strip, as a carousel's later slides do, may wait until it is scrolled to.
 */
export async function expectPictures(page: Page): Promise<void> {
  await softExpect
    .poll(() => page.evaluate(brokenPictures), { message: 'pictures that do not load' })
    .toEqual([]);
}

/** Runs in the page: widgets that have not come to life. */
export function lifelessWidgets(): (string | null)[] {
  return [...document.querySelectorAll('astro-island[ssr]')]
    .filter(({ children }) => children.length > 0)
    .map((widget) => widget.getAttribute('component-url'));
}

/** Runs in the page: which pictures are shown and have not arrived. */
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

/** Runs in the page: from its top in steps, and two frames at each; tells whether that many led to its end. */
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

/** Runs in the page: scrolls on, and tells whether the page's end is reached. */
export function advance(part: number): boolean {
  scrollBy({ top: innerHeight * part, behavior: 'instant' });
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Runs in the page: what is revealed, and has not come to rest. */
function pendingReveals(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    if (!element?.matches('[data-effect~=reveal]') || !element.checkVisibility()) return [];
    const below = Math.round(element.getBoundingClientRect().top - innerHeight);
    return `${element.textContent.trim().slice(0, 60)} (${playState}, ${below} px below the window)`;
  });
}
