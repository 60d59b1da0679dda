import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { WIDTHS } from '../site/launch-options.ts';
import { firstViewReady } from '../site/open.ts';
import { twoFrames } from '../site/two-frames.ts';
import type { Photograph } from './report-page.ts';

/** Below this folder of the report. */
const FOLDER = 'pictures';

/** WebP's scale: text stays sharp, and a view weighs about 50 kB. */
const QUALITY = 82;

const WINDOWS = { wide: WIDTHS[1440], narrow: WIDTHS[390] } as const;

/**
 * Photographs what a visitor sees first of some pages, in a wide and in a narrow window.
 *
 * @param site the address that the site is served at
 * @param folder the report's
 */
export async function photographViews(
  browser: Browser,
  site: string,
  paths: readonly string[],
  folder: string,
): Promise<Photograph[]> {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const taken: Photograph[] = [];
  for (const path of paths)
    for (const window of ['wide', 'narrow'] as const) {
      const viewport = WINDOWS[window];
      const name = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
      const file = `${FOLDER}/${name}-${window}.webp`;
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(site + path);
      await firstViewReady(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
      await page.evaluate(twoFrames);
      const shot = await page.screenshot({ animations: 'disabled' });
      await context.close();
      await sharp(shot).webp({ quality: QUALITY }).toFile(join(folder, file));
      taken.push({ path, file, window, ...viewport });
    }
  return taken;
}
