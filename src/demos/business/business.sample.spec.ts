import { expect, test, type Page } from '@playwright/test';
import { visitOnce } from '../../../e2e/support/visit.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The numbers in a text, with their thousands. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

const sum = (numbers: number[]) => numbers.reduce((before, one) => before + one, 0);

test.describe('in the words that it came with', () => {
  const visit = visitOnce('/business');

  test('three doors, six services and four people are shown', async () => {
    const page = visit();
    await expect(region(page, 'Three practices under one roof').getByRole('img')).toHaveCount(3);
    const services = region(page, 'Our work and what it costs');
    await expect(services.getByRole('link', { name: /^Read More\s*: / })).toHaveCount(6);
    await expect(
      region(page, 'The partners who sign').getByRole('heading', { level: 3 }),
    ).toHaveCount(4);
  });

  test('what is counted and what is charged adds up', async () => {
    const page = visit();
    const sides = region(page, 'Our clients at the fifth of April').getByRole('list');
    await expect(sides).toHaveCount(2);
    const totals: number[] = [];
    for (const side of await sides.all()) {
      // The number after each label, which may name years.
      const lines = await side.getByRole('listitem').allInnerTexts();
      const figures = lines.map((line) => numbersIn(line).at(-1) ?? NaN);
      const total = figures.pop() ?? 0;
      expect(figures).toHaveLength(3);
      expect(sum(figures)).toBe(total);
      totals.push(total);
    }
    expect(totals[0]).toBe(totals[1]);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      new RegExp(`\\b${String(totals[0])} families`),
    );

    const services = region(page, 'Our work and what it costs');
    const times = await services.getByText(/^[\d,]+ ×$/).allInnerTexts();
    expect(times).toHaveLength(6);
    const [total] = numbersIn(await services.getByText('instructions were received').innerText());
    expect(sum(times.flatMap(numbersIn))).toBe(total);

    const process = region(page, 'Your first year with us');
    const prices = numbersIn(
      (await process.locator('summary').getByText(/^£/).allInnerTexts()).join(' '),
    );
    const year = process.locator('p', { hasText: 'Fees for the first year' }).getByText(/^£/);
    expect(numbersIn(await year.innerText())).toEqual([sum(prices)]);
  });
});
