import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/corporate-business');

  test('six companies, nine countries and eight orders, the largest first, come to one year', async () => {
    const page = visit();
    const amountsIn = (words: string) =>
      [...words.matchAll(/€([\d,]+\.\d) m/g)].map(([, amount = '']) => Number(amount));
    const rows = await page.getByRole('row').allInnerTexts();
    const amounts = rows.flatMap(amountsIn).slice(0, -1);
    expect(amounts).toHaveLength(8);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    for (const [label, parts] of [
      ['Orders by company', 6],
      ['Orders by country', 9],
    ] as const) {
      const chapter = page
        .locator('main > section')
        .filter({ has: page.getByText(label, { exact: true }) });
      const lines = await chapter.getByRole('listitem').allInnerTexts();
      expect(lines.flatMap(amountsIn), label).toHaveLength(parts);
    }
    await expect(page.locator('main output')).toHaveText('Week 19: €56.1 m');
  });
});
