import { expect, test, type Locator } from '@playwright/test';
import house from '../src/styles/house.ts';
import { FIXTURES_PATH } from '../tools/astro/pages/test-fixtures.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('Bootstrap’s grid and buttons work on a page that asks for them, below our own rules', async ({
  page,
}) => {
  await page.goto('/404');
  const background = await styleOf(page.locator('html'), 'background-color');
  const weight = await styleOf(page.locator('h1'), 'font-weight');

  await page.goto(`${FIXTURES_PATH}/bootstrap`);
  const columns = page.locator('.col-6');
  const [left, right] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.width).toBeCloseTo(right?.width ?? 0, 0);
  const theirs = page.getByRole('button', { name: 'Theirs' });
  expect(await styleOf(theirs, 'background-color')).toBe('rgb(25, 135, 84)');

  expect(await styleOf(page.locator('html'), 'background-color')).toBe(background);
  expect(await styleOf(page.locator('h1'), 'font-weight')).toBe(weight);
  const button = page.getByRole('link', { name: 'Ours' });
  const accent = house.tokens['color-accent'].slice(1).match(/../g) ?? [];
  const rgb = accent.map((part) => Number.parseInt(part, 16)).join(', ');
  expect(await styleOf(button, 'background-color')).toBe(`rgb(${rgb})`);
});
