import { expect, test } from '@playwright/test';
import { openPage } from './support/open.ts';

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

test('its menu names the sections in their order', async ({ page }) => {
  await openPage(page, '/home-particles');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SECTIONS.map((id) => `#${id}`),
  );
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
});

test('particles live behind the slides, and stand still on request', async ({ page }) => {
  await openPage(page, '/home-particles');
  const hero = page.locator('#home');
  const pause = hero.getByRole('button', { name: 'Pause the moving background' });
  await expect(pause).toBeVisible();
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  const canvas = hero.locator('canvas');
  const drawn = () => canvas.screenshot();
  const still = await drawn();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect((await drawn()).equals(still)).toBe(true);
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(hero.getByRole('heading', { name: 'A line breaks. Life goes on.' })).toBeVisible();
});

test('works lead to the case study, news to the post', async ({ page }) => {
  await openPage(page, '/home-particles');
  await expect(page.locator('#service li')).toHaveCount(6);
  const studies = page.locator('#portfolio').getByRole('link', { name: /^Case Study/ });
  for (const study of await page.locator('#portfolio article a').all()) {
    await expect(study).toHaveAttribute('href', '/portfolio-details');
  }
  await expect(studies.first()).toBeVisible();
  const posts = page.locator('#blog article a');
  await expect(posts).toHaveCount(6);
  for (const post of await posts.all()) await expect(post).toHaveAttribute('href', '/blog-details');
});
