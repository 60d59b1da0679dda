import { expect, test, type Locator, type Page } from '@playwright/test';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { carousel, comeAlive, expectSeen, slidesOf } from './support/carousel.ts';
import { readContent, readEntries } from './support/content.ts';
import { visitOnce } from './support/visit.ts';

const PATH = '/testimonial';

/** One quote at a time above everyone's faces (specification: eight of them). */
const QUOTES = '[data-slot=carousel]:has(figure > picture)';
const quotesOf = (page: Page) => carousel(page, QUOTES);

const { quotes } = (readContent('testimonial') as { testimonials: { quotes: string[] } })
  .testimonials;
const people = readEntries('testimonials') as Partial<
  Record<string, { name: string; company: string }>
>;
const names = quotes.map((key) => people[key]?.name ?? '');
const [first = '', last = ''] = [names[0], names.at(-1)];

const face = (found: Locator, name: string) => found.getByRole('button', { name, exact: true });

test.describe('come to life', () => {
  const visit = visitOnce(PATH, { viewport: LAPTOP });
  test.afterEach(async () => {
    const found = quotesOf(visit());
    await face(found, first).click();
    await expectSeen(found, [1]);
  });

  test('each quote stands with its writer’s name and firm', async () => {
    const page = visit();
    const found = await comeAlive(page, QUOTES);
    const captions = found.locator('figcaption');
    await expect(captions).toHaveCount(names.length);
    for (const [index, key] of quotes.entries()) {
      await expect(captions.nth(index)).toContainText(people[key]?.name ?? '?');
      await expect(captions.nth(index)).toContainText(people[key]?.company ?? '?');
    }
  });

  test('the thumbnails lead to their quotes and keep in step', async () => {
    const page = visit();
    const found = await comeAlive(page, QUOTES);
    const current = found.locator('button[aria-current=true]:has(img)');
    await expect(found.getByRole('button').filter({ has: page.locator('img') })).toHaveCount(
      names.length,
    );
    await expect(current).toHaveAccessibleName(first);
    const third = names.length - 3;
    await face(found, names[third] ?? '').click();
    await expectSeen(found, [third + 1]);
    await expect(current).toHaveAccessibleName(names[third] ?? '');
    await found.getByRole('button', { name: 'Previous slide' }).click();
    await expect(current).toHaveAccessibleName(names[third - 1] ?? '');
  });

  for (const width of [390, 768]) {
    test(`the current thumbnail comes into view in its strip at ${width} px`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 844 });
      const found = await comeAlive(page, QUOTES);
      await expect(face(found, first)).toBeInViewport({ ratio: 1 });
      await expect(face(found, last)).not.toBeInViewport({ ratio: 1 });
      await found.getByRole('button', { name: 'Previous slide' }).click();
      await expectSeen(found, [names.length]);
      await expect(face(found, last)).toBeInViewport({ ratio: 1 });
      await expect(face(found, first)).not.toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail is a link to its quote', async ({ page }) => {
    await page.goto(PATH);
    const found = quotesOf(page);
    await found.getByRole('link', { name: last, exact: true }).click();
    await expectSeen(found, [await slidesOf(found).count()]);
  });
});
