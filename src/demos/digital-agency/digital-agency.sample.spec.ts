import { expect, test } from '@playwright/test';
import { ways } from '../../../e2e/support/content.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/digital-agency');

  test('eleven sheets, nine drawings, six of nine signatures, and as much delivered as is in use', async () => {
    const page = visit();
    await expect(page.locator('[data-sheet]')).toHaveCount(11);
    await expect(page.locator('div:has(> picture + svg)')).toHaveCount(9);
    await expect(page.locator('main a[href="/service-details"]')).toHaveCount(
      ways('/service-details', 6),
    );
    const people = page.getByRole('region', { name: 'Authorised signatures' });
    await expect(people.getByRole('heading', { level: 3 })).toHaveCount(6);
    const letters = await page.getByRole('contentinfo').locator('tbody th').allInnerTexts();
    await expect(page.getByRole('banner')).toContainText(`Rev.${letters[1]}`);
    const note = page.getByRole('region', { name: 'Delivery note' });
    const quantities = (await note.locator('tbody td:first-child').allInnerTexts()).map(Number);
    const sum = quantities.reduce((all, quantity) => all + quantity, 0);
    await expect(note.locator('tfoot td').first()).toHaveText(String(sum));
    const measures = page.getByRole('region', { name: 'Measured values' });
    await expect(measures.locator('[data-count-up]').first()).toHaveAttribute(
      'data-count-up',
      String(sum),
    );
  });
});
