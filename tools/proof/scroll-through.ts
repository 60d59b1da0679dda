import type { Page } from '@playwright/test';
import { firstMove } from '../site/open.ts';
import { passDown } from '../site/pass-down.ts';

/** The longest wait for what a page loads on the way, in milliseconds. */
const LONGEST_MS = 15_000;

/** Scrolls a page to its end and back, so that whatever loads on the way has come. */
export async function scrollThrough(page: Page): Promise<void> {
  await firstMove(page);
  await passDown(page);
  await page
    .waitForFunction(() => [...document.images].every((img) => img.complete), undefined, {
      timeout: LONGEST_MS,
    })
    // A picture that never comes is reported by its request.
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: LONGEST_MS }).catch(() => undefined);
}
