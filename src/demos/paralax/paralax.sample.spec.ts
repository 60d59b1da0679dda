import { expect, test } from '@playwright/test';
import { ways } from '../../../e2e/support/content.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/paralax');

  test('six layers, three detours, four cards, eight places and eighteen pictures', async () => {
    const page = visit();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketing');
    await expect(main.locator('h3 > a[href="/service-details"]')).toHaveCount(
      ways('/service-details', 6),
    );
    await expect(main.getByRole('link', { name: /^Read the log/ })).toHaveCount(3);
    await expect(main.locator('figure')).toHaveCount(4);
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(main.locator('img')).toHaveCount(18);
    const places = page.getByRole('region', { name: 'Fellow travelers' });
    await expect(places.getByRole('listitem')).toHaveCount(8);
  });

  test('from sign to sign one has walked further', async () => {
    const miles = await visit()
      .getByRole('main')
      .getByText(/^Mile \d+$/)
      .evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent)?.[0])));
    expect(miles).toHaveLength(6);
    expect(miles).toEqual([...new Set(miles)].sort((a, b) => a - b));
  });
});
