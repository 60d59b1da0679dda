import type { Page } from '@playwright/test';

/**
 * Holds the styles' animations where they begin, on this page and on those that it opens: what comes
 * by itself where script comes late waits, however slow the machine is. Call it before the page is
 * opened.
 */
export async function holdAnimations(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
