import type { Browser } from '@playwright/test';
import sharp from 'sharp';

/** As wide as the window is shown at most. */
const WIDTH = 1600;

/** Good for type on a screen. */
const QUALITY = 84;

/**
 * Photographs the home in the splash page's panel of keys as it comes: what stands in the panel's window
 * below the same name, until somebody turns the keys.
 *
 * @param origin where the built site is served
 * @returns whether there is such a panel
 */
export async function photographKeys(
  browser: Browser,
  origin: string,
  file: string,
): Promise<boolean> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1080 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // What must not be in the picture is hidden by a style that the policy does not know.
    bypassCSP: true,
  });
  try {
    await page.goto(`${origin}/demo`);
    const keys = page.locator('#keys');
    if ((await keys.count()) === 0) return false;
    await keys.scrollIntoViewIfNeeded();
    await keys.locator('input').first().focus();
    await keys.locator('iframe[data-loaded]').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    // The page alone: nothing stands or lies before it.
    await page.addStyleTag({
      content:
        'header{visibility:hidden!important}[data-slot=phone],[data-slot=sign]::after{display:none!important}' +
        ':has(>[data-slot=phone]){grid-template-columns:minmax(0,1fr)!important}',
    });
    const photograph = await keys.locator('[data-slot=window]').screenshot();
    await sharp(photograph).resize({ width: WIDTH }).webp({ quality: QUALITY }).toFile(file);
    return true;
  } finally {
    await page.close();
  }
}
