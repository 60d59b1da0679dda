import { expect, test } from '@playwright/test';
import { openPage } from './support/open.ts';

test('the agency’s home says what it is, and leads where it says', async ({ page }) => {
  await openPage(page, '/main-demo');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A digital agency.');
  const hero = page.getByRole('region', { name: 'A digital agency.' });
  await expect(hero.getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Request Custom Service' })).toHaveAttribute(
    'href',
    '/service',
  );
  await expect(main.locator('a', { hasText: /^Case Study: / })).toHaveCount(9);
  const news = page.getByRole('region', { name: 'Latest News' });
  await expect(news.getByRole('article')).toHaveCount(3);
  await expect(news.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/blog');
});

test('the tiles are steps that go down, cut into the ground of the picture', async ({ page }) => {
  await openPage(page, '/main-demo');
  const hero = page.getByRole('region', { name: 'A digital agency.' });
  const tops = await hero
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(3);
  const picture = await hero.getByRole('img').boundingBox();
  expect(picture && picture.y + picture.height).toBeGreaterThan(tops[1] ?? Infinity);
});
