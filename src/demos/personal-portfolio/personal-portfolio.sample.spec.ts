import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/personal-portfolio');

  test('seven projects, of the kinds that the specification names', async () => {
    const items = visit().getByRole('region', { name: 'My Latest Projects' }).getByRole('listitem');
    await expect(items).toHaveCount(7);
    const kinds = await items.locator('p').filter({ hasText: /^\d\d/ }).allTextContents();
    expect(kinds.map((kind) => kind.slice(2)).sort()).toEqual(
      ['Film', 'Graphic Novel', 'Music', 'Web App', 'Web App', 'Web App', 'Web App'].sort(),
    );
  });

  test('makes its claims', async () => {
    const about = visit().getByRole('region', { name: 'About Me' });
    await expect(about).toContainText(/4\s*live apps/);
    await expect(about).toContainText(/10\s*episodes of one graphic novel/);
    await expect(about).toContainText('Best Short Documentary');
  });
});
