import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/dark-main-demo');

  test('eight sections, and 212 launches, fourteen of them turned back', async () => {
    const page = visit();
    await expect(page.locator('main > section')).toHaveCount(8);
    await expect(page.locator('main > [data-way]')).toHaveCount(7);
    await expect(page.locator('main [data-count-up]')).toHaveText(['198', '14', '212']);
    await expect(page.locator('main article time')).toHaveCount(3);
  });
});
