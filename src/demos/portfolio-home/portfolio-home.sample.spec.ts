import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/portfolio-home');

  test('ten prints hang there, and two before them; six drawers, three posts, four tapes', async () => {
    const page = visit();
    const main = page.getByRole('main');
    const works = main.getByRole('figure').filter({ has: page.getByRole('img') });
    await expect(works).toHaveCount(12);
    await expect(works.filter({ hasText: 'Perpetua' })).toContainText('366 × 112 cm');
    await expect(main.getByRole('link', { name: 'View all 212 prints' })).toBeVisible();
    await expect(page.locator('#service').getByRole('link')).toHaveCount(7);
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
    await expect(page.locator('#counters [data-slot=value]')).toHaveText(['9', '81', '196', '366']);
  });
});
