import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/home-particles');

  test('six services, six places and three posts; the stations add up', async () => {
    const page = visit();
    await expect(page.locator('#service li')).toHaveCount(6);
    await expect(page.locator('#portfolio article')).toHaveCount(6);
    await expect(page.locator('#blog article a')).toHaveCount(3);
    const values = await page
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((count) => Number(count.dataset['countUp'])));
    const total = values.pop();
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(total);
  });
});
