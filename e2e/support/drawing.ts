import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than any wait for a frame on the busiest machine, in milliseconds. */
const LONGEST_FRAME_MS = 5000;

/**
 * Runs work that waits for frames, and makes sure that there are some.
 *
 * Chromium 156 without a graphics card occasionally stops drawing a page for ever: it waits for a
 * tile that has already been drawn ("Not activating because pending tree not ready" in its trace),
 * with two busy cores in one of a hundred walks down a long page. Neither another window nor
 * scrolling nor a screenshot revives it. Ending the GPU process does: the browser starts another
 * within a tenth of a second, and redraws everything.
 *
 * @param work may run in the page, or poll it
 * @returns the result of the work
 */
export async function keepDrawing<T>(page: Page, work: Promise<T>): Promise<T> {
  const done = work.then(() => true);
  while (!(await Promise.race([done, limit()])))
    if (!(await Promise.race([done, page.evaluate(nextFrame), limit()]))) await redraw(page);
  return work;
}

const limit = () => after(LONGEST_FRAME_MS, false, { ref: false });

async function redraw(page: Page) {
  const line = await page.context().browser()?.newBrowserCDPSession();
  await line?.send('Browser.crashGpuProcess');
  await line?.detach();
}

/** Runs in the page. */
const nextFrame = () =>
  new Promise<true>((done) => {
    requestAnimationFrame(() => done(true));
  });
