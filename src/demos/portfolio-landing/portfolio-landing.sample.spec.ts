import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/portfolio-landing');

  test('six jobs, six prints and three leaves; the sum is two a month, and none in August', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, I’m Arjan.');
    await expect(page.locator('#service li')).toHaveCount(6);
    await expect(page.locator('#portfolio li')).toHaveCount(6);
    await expect(page.locator('#blog article')).toHaveCount(3);
    const figures = await page.locator('#about li > b').allTextContents();
    // From 2013 to 2025.
    expect(Number(figures.at(-1))).toBe(2 * 11 * 13);
  });
});
