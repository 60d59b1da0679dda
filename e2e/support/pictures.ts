import { expect, type Locator } from '@playwright/test';

/**
 * Expects this number of pictures, each of which loads when scrolled to, and no two of the same
 * file.
 */
export async function expectDistinctPictures(pictures: Locator, count: number): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .not.toBe(0);
  }
  const files = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(new Set(files).size).toBe(count);
}
