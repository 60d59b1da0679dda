import { expect, test } from '@playwright/test';

test.describe('script blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
  });

  test('the page reads to its end, and every tab can be reached', async ({ page }) => {
    const strip = page.getByRole('group', { name: 'About me' });
    await page.getByRole('link', { name: 'Education & Certification' }).click();
    await expect(strip.getByText('Escola do Rio')).toBeInViewport();
    await expect(page.getByRole('form', { name: 'Write to Juno Albrecht' })).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
});

test('a picture that fails leaves its words on a toned box of its size', async ({ page }) => {
  await page.route(/\/_astro\/(last-projectionist|hero)[^/]*\.(avif|webp)$/, (route) =>
    route.abort(),
  );
  await page.goto('/');
  await page.getByRole('region', { name: 'My Latest Projects' }).scrollIntoViewIfNeeded();
  const picture = page
    .getByRole('region', { name: 'My Latest Projects' })
    .locator('picture')
    .first();
  const box = await picture.boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  await expect(picture.locator('img')).toHaveAttribute('alt', /lighthouse/i);
  const ground = await picture
    .locator('img')
    .evaluate((img) => getComputedStyle(img).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('fonts that fail leave readable words', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
