import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openCarousel, carousel } from '../../../e2e/support/carousel.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  expectWay,
  link,
  named,
  postList,
  postsShown,
  readHome,
} from '../../../e2e/support/content.ts';

const content = readHome('dark-main-demo', {
  counters: z.object({ parts: z.array(z.object({ value: z.int() })) }),
  news: z.object({ posts: postList, button: link }),
  brands: z.object({ places: z.array(named) }),
});

const PAGE = '/dark-main-demo';
const SLIDES = '[data-effect=slideshow]';

/** The satin's share of the ribbon: words stand on it, and threads take the rest. */
const SATIN = 0.7;

/** Whether the first slide's picture drifts; undefined where it has no animation at all. */
const drift = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((picture) => picture.getAnimations()[0]?.playState);

test('nothing drifts where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, PAGE, SLIDES);
  expect(await drift(page)).toBeUndefined();
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  // First, while the first of the slides is seen.
  test('the picture of a slide drifts, and the pause button holds it', async () => {
    const page = visit();
    await expect.poll(() => drift(page)).toBe('running');
    await carousel(page, SLIDES).getByRole('button', { name: 'Pause' }).click();
    expect(await drift(page)).toBe('paused');
  });

  test('each stretch of the ribbon begins at the edge where the one before it ends', async () => {
    const page = visit();
    const ways = await page
      .locator('main > [data-way]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-way')));
    expect(ways.length).toBeGreaterThan(1);
    expect(ways).toEqual(ways.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
    const gaps = await page.locator('main > section').evaluateAll((all) =>
      all.slice(0, -1).map((section, index) => {
        const rail = section.querySelector('[data-side]')?.getBoundingClientRect();
        const next = all[index + 1]?.getBoundingClientRect();
        return Math.round((next?.top ?? NaN) - (rail?.bottom ?? NaN));
      }),
    );
    expect(gaps).toEqual(gaps.map(() => 0));
  });

  test('its last number is the sum of the others', async () => {
    const page = visit();
    const numbers = await page
      .locator('main [data-count-up]')
      .evaluateAll((all) => all.map(({ dataset }) => Number(dataset['countUp'])));
    const parts = content.counters.parts.map(({ value }) => value);
    expect(numbers).toEqual([...parts, parts.reduce((before, value) => before + value, 0)]);
  });

  test('ends with its posts, the way to all of them, and the clients', async () => {
    const page = visit();
    const { posts, button } = content.news;
    await expect(page.locator('main article time')).toHaveCount(postsShown(posts));
    await expectWay(page.locator('main').getByRole('link', { name: button.label }), button.href);
    for (const { name } of content.brands.places)
      await expect(page.locator('main > section').last()).toContainText(name);
  });

  test.describe('in every window', () => {
    for (const width of [320, 390, 768, 1440]) {
      test(`at ${width} px every heading stands on the satin`, async () => {
        const page = visit();
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main [data-way] > header h2')).not.toHaveCount(0);
        const off = await page.locator('main [data-way] > header').evaluateAll((bands, share) => {
          return bands.flatMap((band) => {
            const box = band.getBoundingClientRect();
            const words = band.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
            const isTurned = band.parentElement?.dataset['way'] === 'left';
            const top = isTurned ? box.bottom - box.height * share : box.top;
            const bottom = isTurned ? box.bottom : box.top + box.height * share;
            return words.top < top || words.bottom > bottom ? [band.textContent] : [];
          });
        }, SATIN);
        expect(off).toEqual([]);
      });
    }
  });
});
