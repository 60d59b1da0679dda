import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/designer-portfolio');

  test('nine works of three kinds, and an index from A to Z', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Grüezi. UX Designer, UI Designer, and Content Writer',
    );
    await expect(page.locator('#work').getByRole('radio')).toHaveCount(4);
    const works = page.locator('#work').getByRole('listitem').filter({ visible: true });
    await expect(works).toHaveCount(9);
    const ways = works.locator('a[href^="/portfolio/"]');
    await expect(ways).toHaveCount(9);
    await expect(ways.first()).toHaveAttribute('href', '/portfolio/studer-soehne');
    const index = page.getByRole('region', { name: 'Index' });
    await expect(index.getByRole('link', { name: 'Figures in columns' })).toHaveAttribute(
      'href',
      /^\/blog/,
    );
    const terms = await index.getByRole('listitem').getByRole('link').allInnerTexts();
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
