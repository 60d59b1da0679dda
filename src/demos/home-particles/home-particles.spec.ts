import { expect, test } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import { expectStillOnRequest } from '../../../e2e/support/particles.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  link,
  postList,
  postsShown,
  readHome,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workListWith } from '../../../e2e/support/works.ts';

const content = readHome('home-particles', {
  menu: z.array(link),
  home: z.object({ slides: z.array(titled) }),
  service: z.object({ services: z.array(titled) }),
  portfolio: z.object({ works: workListWith({ figure: text, unit: text }) }),
  facts: z.object({ counters: z.array(z.object({ value: z.int() })) }),
  blog: z.object({ posts: postList }),
});

/** Where its menu leads, in its order; counters and brands stand between without an anchor. */
const ANCHORS = content.menu.map(({ href }) => href);

test.describe('as it stands', () => {
  const visit = visitOnce('/home-particles', { viewport: LAPTOP });

  // First, while the first of its slides is seen.
  test('particles live behind the slides, and stand still on request', async () => {
    const page = visit();
    const hero = page.locator('#home');
    await hero.hover();
    await expectStillOnRequest(hero);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(
      hero.getByRole('heading', { name: content.home.slides[1]?.title ?? '' }),
    ).toBeVisible();
  });

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(ANCHORS);
    expect((await sectionIds(page)).map((id) => `#${id}`)).toEqual(ANCHORS);
  });

  test('counts its stations', async () => {
    const page = visit();
    const values = await page
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((count) => Number(count.dataset['countUp'])));
    expect(values).toEqual(content.facts.counters.map(({ value }) => value));
  });

  test('places pass by along their route, and each leads to its page', async () => {
    const page = visit();
    await expect(page.locator('#service li')).toHaveCount(content.service.services.length);
    const places = page.locator('#portfolio article');
    const { works } = content.portfolio;
    await expect(places).toHaveCount(works.length);
    await expectWorkWays(places, works);
    const route = page.locator('#portfolio ol');
    const passed = () => route.evaluate(({ scrollLeft }) => scrollLeft);
    const next = page.locator('#portfolio').getByRole('button', { name: 'Next slide' });
    await next.click();
    await expect.poll(passed).toBeGreaterThan(200);
    await page.locator('#portfolio').getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(passed).toBe(0);
  });
});

test('the log’s pages turn, and each of the news leads to its own post', async ({ page }) => {
  await openPage(page, '/home-particles');
  const log = page.locator('#blog');
  const posts = log.locator('article a');
  const count = postsShown(content.blog.posts);
  await expect(posts).toHaveCount(count);
  const addresses = await posts.evaluateAll((all) => all.map((post) => post.getAttribute('href')));
  expect(new Set(addresses).size).toBe(count);
  await log.getByRole('button', { name: 'Next slide' }).click();
  await expect(posts.nth(1)).toBeVisible();
  const title = await posts.nth(1).innerText();
  await posts.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
