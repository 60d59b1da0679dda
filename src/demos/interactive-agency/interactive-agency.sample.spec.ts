import { expect, test } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/interactive-agency');

  test('four meters, and a box of six toys', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Please do touch.');
    await expect(page.locator('#process [data-slot=value]')).toHaveText([
      '81%',
      '72%',
      '89%',
      '57%',
    ]);
    await expect(page.getByRole('meter', { name: 'Management' })).toHaveJSProperty('value', 72);
    await expect(page.locator('#service [data-slot=item]')).toHaveCount(6);
  });
});
