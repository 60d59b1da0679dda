import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

test('every way that the interior studio offers leads somewhere', async ({ page }) => {
  await openPage(page, '/interior-landing');
  const main = page.getByRole('main');
  const contact = main.locator('a[href="/contact"]');
  await expect(contact).toHaveText(['Contact Us', 'Send us a morning']);
  const services = page.getByRole('region', { name: 'Three ways to begin' });
  await expect(services.locator('a[href="/service-details"]')).toHaveCount(3);
  await expect(main.getByRole('heading', { name: 'Who opens the shutters' })).toBeVisible();
  await expect(main.getByRole('img', { name: /in profile/ })).not.toHaveCount(0);
});

/** Where the light stands on the wall behind the call to write. */
const lightOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Which way does your kitchen face?' })
    .locator('[aria-hidden=true]')
    .first()
    .evaluate((wall) => getComputedStyle(wall, '::before').transform);

async function lightAfterScroll(page: Page) {
  await openPage(page, '/interior-landing');
  const wall = page.getByRole('region', { name: 'Which way does your kitchen face?' });
  await wall.scrollIntoViewIfNeeded();
  const before = await lightOf(page);
  await page.mouse.wheel(0, 300);
  return { before, after: () => lightOf(page) };
}

test('the morning light wanders as one scrolls', async ({ page }) => {
  const { before, after } = await lightAfterScroll(page);
  await expect.poll(after).not.toBe(before);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the light stands still', async ({ page }) => {
    const { before, after } = await lightAfterScroll(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await after()).toBe(before);
  });
});
