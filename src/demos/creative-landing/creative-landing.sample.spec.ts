import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/creative-landing');

  test('six services, six works and three pieces of news', async () => {
    const page = visit();
    await expect(page.locator('#service li')).toHaveCount(6);
    await expect(page.locator('#portfolio').getByRole('link', { name: /^Case Study/ })).toHaveCount(
      6,
    );
    await expect(page.locator('#blog article a')).toHaveCount(3);
    await expect(page.getByRole('img', { name: /^A bride in rubber boots/ })).toBeVisible();
  });
});
