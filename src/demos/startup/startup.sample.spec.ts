import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/startup');

  test('eight sections, three slides, three posts among six weeks, and thirty companies', async () => {
    const page = visit();
    await expect(page.locator('main > section')).toHaveCount(8);
    await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(3);
    await expect(page.locator('main article time')).toHaveCount(3);
    await expect(page.locator('main time')).toHaveCount(6);
    await expect(page.locator('[data-count-up]')).toHaveText(['30', '19', '11']);
  });
});
