import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/dark-portfolio-landing');

  test('six lamps, six places, and a night from dusk to sunrise; the lamps add up', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('I design light');
    await expect(page.locator('#service li')).toHaveCount(6);
    await expect(page.locator('#portfolio li')).toHaveCount(6);
    await expect(page.locator('#blog article')).toHaveCount(3);
    const minutes = await page.locator('[data-time]').evaluateAll((all) =>
      all.map((one) => {
        const time = getComputedStyle(one, '::before').content.replaceAll('"', '');
        const [hour = 0, minute = 0] = time.split(':').map(Number);
        return ((hour + 12) % 24) * 60 + minute;
      }),
    );
    expect(minutes).toHaveLength(9);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const [taken, hooded, all] = await page
      .locator('[data-watch=reckoning] [data-count-up]')
      .evaluateAll((counts) => counts.map((count) => Number(count.getAttribute('data-count-up'))));
    expect((taken ?? 0) + (hooded ?? 0)).toBe(all);
  });
});
