import type { Browser, Page } from '@playwright/test';
import { passDown } from '../site/pass-down.ts';

/** Makes the browser wait for web fonts: a late font must not change the screenshot. */
const WAIT_FOR_FACES = [/font-display:\s*(optional|swap|fallback)/g, 'font-display:block'] as const;

/**
 * Takes a full-page screenshot at rest: web fonts loaded, no motion, counters at their final
 * numbers, sliders at their first slide, every picture loaded.
 *
 * @param viewport the window, in CSS pixels; the picture has one pixel for each
 * @returns a PNG
 */
export async function photograph(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  // The policy contains the hash of each style, and the style with the web fonts is changed.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(...WAIT_FOR_FACES) });
    });
    await page.goto(url);
    await page.locator('html[data-effects]').waitFor();
    await settle(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Scrolls down, so that everything lazy loads, and back to the top. */
async function settle(page: Page): Promise<void> {
  await passDown(page);
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((img) => img.complete));
  // A loaded picture may not be decoded yet.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].map((img) => img.decode())).then(() => undefined),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every(
      (island) => island.getAttribute('client') === 'interaction' || island.children.length === 0,
    ),
  );
  await page.locator('html[data-effects=started]').waitFor();
  await page.waitForLoadState('networkidle');
}
