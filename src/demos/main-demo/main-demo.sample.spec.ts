import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/main-demo');

  test('fourteen people, six services and nine works are shown, and the trays hold the sum', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A digital agency.');
    const people = page.getByRole('region', { name: /^The kettle’s on/ });
    await expect(people.getByRole('listitem').getByRole('listitem')).toHaveCount(14);
    const services = page.getByRole('region', { name: 'What do you need?' });
    await expect(services.getByRole('listitem')).toHaveCount(6);
    await expect(page.locator('main a', { hasText: /^Case Study: / })).toHaveCount(9);
    const counts = await page
      .getByRole('region', { name: 'Fun facts.' })
      .locator('[data-count-up]')
      .evaluateAll((found) => found.map((count) => Number(count.getAttribute('data-count-up'))));
    const [sum, ...parts] = counts;
    expect(parts).toHaveLength(3);
    expect(parts.reduce((a, b) => a + b)).toBe(sum);
  });
});
