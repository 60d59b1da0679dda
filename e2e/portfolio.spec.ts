import { expect, test } from '@playwright/test';
import { openPage } from './support/open.ts';

test('two sliders and a grid of six works each, all with their case studies', async ({ page }) => {
  await openPage(page, '/portfolio');
  for (const name of ['Fresh from the studio', 'All Works', 'One at a time']) {
    const region = page.getByRole('region', { name });
    await expect(region.locator('picture')).toHaveCount(6);
    await expect(region.locator('h3')).toHaveCount(6);
    for (const link of await region.locator('a', { hasText: /^Case Study: / }).all())
      await expect(link).toHaveAttribute('href', '/portfolio-details');
    await expect(region.locator('a', { hasText: /^Case Study: / })).toHaveCount(6);
  }
  await expect(
    page
      .getByRole('region', { name: 'All Works' })
      .getByRole('link', { name: 'View More Project' }),
  ).toHaveAttribute('href', '/portfolio');
});

test('no work is shown twice', async ({ page }) => {
  await openPage(page, '/portfolio');
  const titles = await page.locator('main h3').allTextContents();
  expect(new Set(titles).size).toBe(18);
});
