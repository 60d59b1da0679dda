import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { comeAlive, expectSeen, slidesOf } from '../../../e2e/support/carousel.ts';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { scrollByWheel, scrollPageTo } from '../../../e2e/support/viewport.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  expectWay,
  link,
  postList,
  postsShown,
  readHome,
  titled,
} from '../../../e2e/support/content.ts';

const content = readHome('startup', {
  hero: z.object({ slides: z.array(titled.extend({ button: link })) }),
  weeks: z.object({ posts: postList, notes: z.array(z.unknown()), button: link }),
});

/** Opens the second founder's flute, and sees who speaks. */
async function expectToSpeak(page: Page) {
  const founders = page.locator('main details');
  const [first, second] = [founders.nth(0), founders.nth(1)];
  await expect(first.locator('blockquote')).toBeVisible();
  const closed = (await second.boundingBox())?.width ?? 0;
  await second.locator('summary').click();
  await expect(second.locator('blockquote')).toBeVisible();
  await expect(first.locator('blockquote')).toBeHidden();
  // It grows in its own time.
  const width = async () => (await second.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(3 * closed);
}

test.describe('as it stands', () => {
  const visit = visitOnce('/startup', { viewport: LAPTOP });

  // First, while the first of the slides is seen.
  test('every slide leads on; posts are among the weeks', async () => {
    const page = visit();
    const found = await comeAlive(page, '[data-effect=slideshow]');
    const { slides } = content.hero;
    await expect(slidesOf(found)).toHaveCount(slides.length);
    for (const [index, { title, button }] of slides.entries()) {
      const slide = slidesOf(found).nth(index);
      await expectSeen(found, [index + 1]);
      await expect(slide.getByRole('heading', { level: 2 })).toHaveText(title);
      await expectWay(slide.getByRole('link', { name: button.label }), button.href);
      await found.getByRole('button', { name: 'Next slide' }).click();
    }
    await expectSeen(found, [1]);

    const { posts, button } = content.weeks;
    await expect(page.locator('main article time')).toHaveCount(postsShown(posts));
    await expectWay(page.locator('main').getByRole('link', { name: button.label }), button.href);
  });

  test('the weeks stand in their order, posts and notes alike', async () => {
    const page = visit();
    const days = await page
      .locator('main time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    expect(days).toHaveLength(postsShown(content.weeks.posts) + content.weeks.notes.length);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('the numbers add up, and a flute stands for each that is counted', async () => {
    const page = visit();
    const [all = 0, lit = 0, unlit = 0] = await page
      .locator('[data-count-up]')
      .evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-count-up'))));
    expect(all).toBe(lit + unlit);
    const flutes = page.locator('li:has([data-count-up]) [aria-hidden] > span');
    await expect(flutes).toHaveCount(all);
    const widths = await flutes.evaluateAll((found) =>
      found.map((one) => one.getBoundingClientRect().width),
    );
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  });

  test('a founder speaks when their flute is opened, the others make room', async () => {
    await expectToSpeak(visit());
  });

  test('the rail stays beside the page as it is read, and its menus open into the window', async () => {
    const page = visit();
    await page.setViewportSize(WIDTHS[1440]);
    await page.mouse.move(0, 0);
    await scrollPageTo(page, 0);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const before = await menu.boundingBox();
    await scrollByWheel(page, 2000);
    await expect(page.locator('header[data-sticky]')).toBeAttached();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(before?.x);
    await expect(menu).toBeInViewport({ ratio: 1 });
    const groups = await menu.locator('[data-submenu]').all();
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) {
      await group.getByRole('button').hover();
      const list = group.locator('ul');
      await expect(list).toBeVisible();
      // Fractions of a pixel: the list's place is a share of the window's height.
      await expect(list).toBeInViewport({ ratio: 0.999 });
      await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 0.999 });
    }
    const main = await page.locator('main').boundingBox();
    expect(main?.x).toBe((before?.x ?? 0) + (before?.width ?? 0));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a founder speaks when their flute is opened, the others make room', async ({ page }) => {
    await page.goto('/startup');
    await expectToSpeak(page);
  });
});
