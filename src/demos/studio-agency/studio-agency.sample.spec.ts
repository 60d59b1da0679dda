import { expect, test, type Page } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

/** All whole numbers of a text. */
const numbers = (text: string) =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number);
const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/studio-agency', { reducedMotion: 'reduce' });

  test('the slates lead through one roll, from its first foot to its four hundredth', async () => {
    const page = visit();
    const feet = await page
      .locator('main dl > div', { has: page.getByText('Feet', { exact: true }) })
      .filter({ hasText: '–' })
      .locator('dd')
      .allInnerTexts();
    expect(feet).toHaveLength(10);
    const ends = feet.map(numbers);
    expect(ends[0]?.[0]).toBe(0);
    for (const [index, [from]] of ends.entries())
      if (index > 0) expect(from).toBe(ends[index - 1]?.[1]);
    expect(ends.at(-1)?.[1]).toBe(400);
  });

  test('what is counted adds up', async () => {
    const page = visit();
    const takes = section(page, '“Happy with that? Print it.”').getByRole('listitem');
    const used = (await takes.allInnerTexts()).map((text) => Number(/(\d+) ft/.exec(text)?.[1]));
    expect(sumOf(used)).toBe(400);

    const counted = await section(page, 'Footage to date').getByRole('listitem').allInnerTexts();
    const [all = 0, ...parts] = counted.map((text) => numbers(text)[0] ?? NaN);
    expect(all).toBe(sumOf(parts));
    expect(all).toBe(400 * (numbers(counted[0] ?? '').at(-1) ?? NaN));

    const clients = section(page, 'Last year’s board').getByRole('listitem');
    const rolls = (await clients.allInnerTexts()).map((text) =>
      Number(/(\d+) rolls/.exec(text)?.[1]),
    );
    expect(sumOf(rolls)).toBe(40);
  });
});
