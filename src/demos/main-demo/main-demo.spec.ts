import { expect, test, type Locator } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const topsOf = (found: Locator) =>
  found.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));

/** That each begins lower than the one before. */
function expectToFall(tops: number[]) {
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops.map(Math.round)).size).toBe(tops.length);
}

test.describe('as it stands', () => {
  const visit = visitOnce('/main-demo');

  test('the agency’s home says what it is, and leads where it says', async () => {
    const page = visit();
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
    await expect(news.getByRole('link', { name: 'View All News' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  test('the tiles are steps that go down, cut into the ground of the picture', async () => {
    const page = visit();
    const hero = page.getByRole('region', { name: 'A digital agency.' });
    const tops = await topsOf(hero.getByRole('listitem'));
    expect(tops).toHaveLength(3);
    expectToFall(tops);
    const picture = await hero.getByRole('img').boundingBox();
    expect(picture && picture.y + picture.height).toBeGreaterThan(tops[1] ?? Infinity);
  });

  test('the header and the ending are the firm’s own shelf', async () => {
    const page = visit();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Sayso/ })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: '+1 902 555 0114' })).toHaveAttribute(
      'href',
      'tel:+19025550114',
    );
    const ending = page.getByRole('contentinfo');
    await expect(ending.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(ending.getByRole('img')).toHaveCount(3);
    expectToFall(await topsOf(ending.getByRole('img')));
  });

  test('every one of the fourteen has a mug with a name', async () => {
    const page = visit();
    const people = page.getByRole('region', { name: /^Fourteen people/ });
    const shelf = (does: string) => people.getByRole('listitem').filter({ hasText: does });
    await expect(shelf('make websites').getByRole('listitem')).toHaveCount(5);
    await expect(shelf('make apps').getByRole('listitem')).toHaveCount(5);
    await expect(shelf('make brands').getByRole('listitem')).toHaveCount(4);
  });

  test('the six services go down like a flight of stairs', async () => {
    const page = visit();
    const services = page.getByRole('region', { name: 'What we do.' });
    const tops = await topsOf(services.getByRole('listitem'));
    expect(tops).toHaveLength(6);
    expectToFall(tops);
  });

  test('the trays hold what the sum says', async () => {
    const page = visit();
    const facts = page.getByRole('region', { name: 'Fun facts.' });
    const counts = await facts
      .locator('[data-count-up]')
      .evaluateAll((found) => found.map((count) => Number(count.getAttribute('data-count-up'))));
    const [sum, ...parts] = counts;
    expect(parts).toHaveLength(3);
    expect(parts.reduce((a, b) => a + b)).toBe(sum);
  });

  test('a small hand brings up what its client says', async () => {
    const page = visit();
    await page.setViewportSize(LAPTOP);
    const quotes = page.getByRole('region', { name: 'What they say.' });
    await quotes.scrollIntoViewIfNeeded();
    const small = quotes.getByRole('button', { name: 'Abena Clarke' });
    await small.click();
    await expect(small).toHaveAttribute('aria-current', 'true');
    await expect(quotes.getByRole('figure').filter({ hasText: 'half a potato' })).toBeInViewport();
  });
});
