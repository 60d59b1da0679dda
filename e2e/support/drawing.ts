import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than anything waits for a frame on the busiest machine, in milliseconds. */
const LONGEST_FRAME_MS = 5000;

/**
 * Does what waits for frames, and sees to it that there are some.
 *
 * Chromium 156 without a graphics card now and then stops drawing a page for ever: it waits for a tile that has
 * been drawn already ("Not activating because pending tree not ready" in its trace), on two busy cores in one
 * of a hundred walks down a long page. Neither another window nor scrolling nor a photograph wakes it. What does
 * is to end the process that draws: the browser starts another within a tenth of a second, and draws all anew.
 *
 * @param work may run in the page, or ask it again and again
 * @returns what the work returns
 */
export async function keepDrawing<T>(page: Page, work: Promise<T>): Promise<T> {
  const done = work.then(() => true);
  while (!(await Promise.race([done, limit()])))
    if (!(await Promise.race([done, page.evaluate(nextFrame), limit()]))) await drawAnew(page);
  return work;
}

const limit = () => after(LONGEST_FRAME_MS, false, { ref: false });

async function drawAnew(page: Page) {
  const line = await page.context().browser()?.newBrowserCDPSession();
  await line?.send('Browser.crashGpuProcess');
  await line?.detach();
}

/** Runs in the page. */
const nextFrame = () =>
  new Promise<true>((done) => {
    requestAnimationFrame(() => done(true));
  });
