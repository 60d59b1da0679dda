import { expect, test } from '@playwright/test';

test('ten logos in each section, named, drawn, in the colour of the text', async ({ page }) => {
  await page.goto('/clint-logo');
  for (const name of ['At work with', 'What they do all day']) {
    const logos = page.getByRole('region', { name }).locator('svg[role=img]');
    await expect(logos).toHaveCount(10);
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAttribute('aria-label', /\S/);
      // A drawing that does not arrive has no size.
      const width = () => logo.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
      await expect.poll(width).toBeGreaterThan(100);
    }
  }
});

test('the other spelling leads here', async ({ page }) => {
  await page.goto('/client-logo');
  await expect(page).toHaveURL(/\/clint-logo$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Logo');
});
