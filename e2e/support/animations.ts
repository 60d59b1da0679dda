import type { Page } from '@playwright/test';

/**
 * Pauses CSS animations at their start, on this page and on those that it opens, so that an
 * animation that runs when script is late waits, however slow the machine is. Call it before
 * opening the page.
 */
export async function holdAnimations(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
