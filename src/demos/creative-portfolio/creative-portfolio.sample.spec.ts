import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/creative-portfolio');

  test('twelve works of four kinds hang on the wall', async () => {
    const page = visit();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'I draw it in six colours, and I make it stand up.',
    );
    const works = main.getByRole('listitem').filter({ visible: true });
    for (const [kind, left] of Object.entries({ Paper: 4, Cloth: 3, Things: 3, Letters: 2 })) {
      await page.getByRole('radio', { name: kind }).check();
      await expect(works).toHaveCount(left);
      await expect(main.getByRole('status')).toHaveText(`${left} works on the wall`, {
        useInnerText: true,
      });
    }
    await page.getByRole('radio', { name: 'Everything' }).check();
    await expect(works).toHaveCount(12);
  });
});
