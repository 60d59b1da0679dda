import { expect, test } from '@playwright/test';
import { ways } from '../../../e2e/support/content.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/creative-agency');

  test('holds nine blocks: six jobs, six services, and what was swept up', async () => {
    const page = visit();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cut it out.');
    await expect(page.locator('main > section')).toHaveCount(9);
    await expect(page.locator('pattern[id^="_cut-"] > path')).toHaveCount(9);
    await expect(main.getByRole('link', { name: /^See how it was cut/ })).toHaveCount(6);
    await expect(main.locator('a[href="/service-details"]')).toHaveCount(
      ways('/service-details', 6),
    );
    await expect(main.locator('[data-count-up]')).toHaveText(['199', '575', '69']);
  });
});
