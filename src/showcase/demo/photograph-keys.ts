import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';

/** What is entered for the second half of the picture. */
const ENTERED = { name: 'Harbour & Daughters', colour: 1, face: 'Fraunces' } as const;

/** The picture, and its two halves in it: before lies behind, after in front. In pixels. */
const PICTURE = { width: 1600, height: 1200, ground: '#2b2320' } as const;
const BEFORE = { left: 0, top: 0, width: 1000 } as const;
const AFTER = { left: 540, top: 190, width: 1060 } as const;
const EDGE = 14;

/** Good for type on a screen. */
const QUALITY = 84;

/**
 * Photographs the home in the splash page's panel of keys, as it comes and as somebody has changed it:
 * what stands in the panel where there is no script.
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
    const [name, face] = [keys.locator('input').first(), keys.locator('select').first()];
    await name.focus();
    await keys.locator('iframe[data-loaded]').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    // The pages alone: nothing stands or lies before them.
    await page.addStyleTag({
      content:
        'header,[data-slot=phone]{visibility:hidden!important}[data-slot=sign]::after{display:none!important}',
    });
    const shot = () => keys.locator('[data-slot=window]').screenshot();
    const before = await shot();
    await name.fill(ENTERED.name);
    await keys.getByRole('button').nth(ENTERED.colour).click();
    const faces = await face.locator('option').allInnerTexts();
    await face.selectOption({
      index: Math.max(
        0,
        faces.findIndex((one) => one.startsWith(ENTERED.face)),
      ),
    });
    await page.waitForLoadState('networkidle');
    const after = await shot();
    const { width, height, ground: background } = PICTURE;
    await sharp({ create: { width, height, channels: 3, background } })
      .composite([await laid(before, BEFORE), await laid(after, AFTER)])
      .webp({ quality: QUALITY })
      .toFile(file);
    return true;
  } finally {
    await page.close();
  }
}

/** A photograph where it lies in the picture, with an edge around it; what sticks out is cut off. */
async function laid(
  photo: Buffer,
  { left, top, width }: typeof BEFORE | typeof AFTER,
): Promise<OverlayOptions> {
  const [innerWidth, innerHeight] = [width - EDGE, PICTURE.height - top - EDGE];
  const input = await sharp(photo)
    .resize({ width: innerWidth, height: innerHeight, position: 'top' })
    .extend({ top: EDGE, left: EDGE, background: PICTURE.ground })
    .toBuffer();
  return { input, left, top };
}
