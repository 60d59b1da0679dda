import { expect, test, type Locator } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import {
  brand,
  expectWay,
  firmOf,
  headed,
  link,
  named,
  news,
  postsShown,
  readHome,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workList } from '../../../e2e/support/works.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const content = readHome('main-demo', {
  brand,
  hero: headed,
  tiles: z.object({ services: z.array(titled) }),
  about: headed.extend({ shelves: z.array(z.object({ label: text, names: z.array(text) })) }),
  services: headed.extend({ services: z.array(titled), button: link }),
  portfolio: z.object({ works: workList }),
  testimonials: headed.extend({ quotes: z.array(named.extend({ quote: text })) }),
  news,
  footer: z.object({ things: z.array(z.unknown()) }),
});
const firm = firmOf(content.brand);

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
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
    const hero = page.getByRole('region', { name: content.hero.heading });
    await expect(hero.getByRole('listitem')).toHaveCount(content.tiles.services.length);
    const { button } = content.services;
    await expectWay(main.getByRole('link', { name: button.label }), button.href);
    await expectWorkWays(main, content.portfolio.works);
    const posts = page.getByRole('region', { name: content.news.heading });
    await expect(posts.getByRole('article')).toHaveCount(postsShown(content.news.posts));
    await expectWay(
      posts.getByRole('link', { name: content.news.button.label }),
      content.news.button.href,
    );
  });

  test('the tiles are steps that go down, cut into the ground of the picture', async () => {
    const page = visit();
    const hero = page.getByRole('region', { name: content.hero.heading });
    const tops = await topsOf(hero.getByRole('listitem'));
    expect(tops).toHaveLength(content.tiles.services.length);
    expectToFall(tops);
    const picture = await hero.getByRole('img').boundingBox();
    expect(picture && picture.y + picture.height).toBeGreaterThan(tops[1] ?? Infinity);
  });

  test('the header and the footer are the firm’s own shelf', async () => {
    const page = visit();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: firm.name })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      `tel:${firm.phone.replace(/[^+\d]/g, '')}`,
    );
    const footer = page.getByRole('contentinfo');
    await expectWay(footer.getByRole('link', { name: 'Contact Us' }), '/contact');
    await expect(footer.getByRole('img')).toHaveCount(content.footer.things.length);
    expectToFall(await topsOf(footer.getByRole('img')));
  });

  test('everybody has a mug with a name', async () => {
    const page = visit();
    const people = page.getByRole('region', { name: content.about.heading });
    for (const { label, names } of content.about.shelves) {
      const shelf = people.getByRole('listitem').filter({ hasText: label });
      await expect(shelf.getByRole('listitem')).toHaveText(names);
    }
  });

  test('the services go down like a flight of stairs', async () => {
    const page = visit();
    const services = page.getByRole('region', { name: content.services.heading });
    const tops = await topsOf(services.getByRole('listitem'));
    expect(tops).toHaveLength(content.services.services.length);
    expectToFall(tops);
  });

  test('a small thing brings up what its client says', async () => {
    const page = visit();
    await page.setViewportSize(LAPTOP);
    const { heading, quotes } = content.testimonials;
    const last = quotes.at(-1);
    test.skip(quotes.length < 2, 'one client has nobody to take turns with');
    const spotlight = page.getByRole('region', { name: heading });
    await spotlight.scrollIntoViewIfNeeded();
    const small = spotlight.getByRole('button', { name: last?.name ?? '' });
    await small.click();
    await expect(small).toHaveAttribute('aria-current', 'true');
    await expect(
      spotlight.getByRole('figure').filter({ hasText: last?.quote ?? '' }),
    ).toBeInViewport();
  });
});
