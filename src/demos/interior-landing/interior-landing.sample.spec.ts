import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/interior-landing');

  test('three ways to begin, four hands and six rooms; it gets later, and the visits add up', async () => {
    const page = visit();
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/contact"]')).toHaveText([
      'Contact Us',
      'Send a photograph',
    ]);
    await expect(main.getByRole('img', { name: /’s hand, scraped into/ })).toHaveCount(4);
    const rooms = page.getByRole('region', { name: 'Rooms and the light they hold' });
    await expect(rooms.locator('a[href^="/portfolio/"]')).toHaveCount(6);
    const hours = await page
      .locator('p:has(> span > time) time')
      .evaluateAll((all: HTMLTimeElement[]) => all.map(({ dateTime }) => dateTime));
    expect(hours).toHaveLength(9);
    expect(hours).toEqual(hours.toSorted());
    const region = page.getByRole('region', { name: 'Nineteen years of mornings' });
    const [total] = /\d+/.exec(await region.getByText(/Each of the/).innerText()) ?? [];
    const values = await region
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-count-up'))));
    expect(values).toHaveLength(3);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(Number(total));
  });
});
