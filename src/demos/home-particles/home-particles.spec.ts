import { expect, test } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import { expectStillOnRequest } from '../../../e2e/support/particles.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

/** The anchors of the specification; counters and brands stand between them without one. */
const SECTIONS = [
  'home',
  'service',
  'about',
  'portfolio',
  'team',
  'testimonial',
  'blog',
  'contact',
];

test.describe('as it stands', () => {
  const visit = visitOnce('/home-particles', { viewport: LAPTOP });

  // First, while the first of its slides is seen.
  test('particles live behind the slides, and stand still on request', async () => {
    const page = visit();
    const hero = page.locator('#home');
    await hero.hover();
    await expectStillOnRequest(hero);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(hero.getByRole('heading', { name: 'A line breaks. Life goes on.' })).toBeVisible();
  });

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(SECTIONS.map((id) => `#${id}`));
    expect(await sectionIds(page)).toEqual(SECTIONS);
  });

  test('the stations add up', async () => {
    const page = visit();
    const counts = page.locator('[data-count-up]');
    const values = await counts.evaluateAll((all) =>
      all.map((count) => Number(count.dataset['countUp'])),
    );
    const total = values.pop();
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(total);
  });

  test('places pass by along their route, and each leads to the case study', async () => {
    const page = visit();
    await expect(page.locator('#service li')).toHaveCount(6);
    const places = page.locator('#portfolio article');
    await expect(places).toHaveCount(6);
    await expect(page.locator('#portfolio article a[href="/portfolio-details"]')).toHaveCount(6);
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
  await expect(posts).toHaveCount(6);
  const addresses = await posts.evaluateAll((all) => all.map((post) => post.getAttribute('href')));
  expect(new Set(addresses).size).toBe(6);
  expect(addresses).toContain('/blog-details');
  await log.getByRole('button', { name: 'Next slide' }).click();
  await expect(posts.nth(3)).toBeVisible();
  const title = await posts.nth(3).innerText();
  await posts.nth(3).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
