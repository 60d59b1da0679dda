import { expect, test } from '@playwright/test';
import { TYPING_LIMIT } from '../src/widgets/typing/typing-numbers.ts';
import { openPage } from './support/open.ts';

const SECTIONS = ['home', 'about', 'service', 'portfolio', 'blog', 'contact'];

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/portfolio-landing');
});

test('introduces one person by typing, and keeps the last sentence', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Hello, I’m Arjan.');
  await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  await page.clock.runFor(TYPING_LIMIT);
  await expect(heading.locator('[data-current]')).toHaveText('I draw things people keep.');
  await expect(heading.locator('[data-typed]')).toHaveCount(0);
});

test('its menu names the sections in their order', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SECTIONS.map((id) => `#${id}`),
  );
  const ids = await page
    .locator('main > section[id]')
    .evaluateAll((all) => all.map((one) => one.id));
  expect(ids).toEqual(SECTIONS);
});

test('has six services, six works, three posts, and a form to hire by', async ({ page }) => {
  await expect(page.locator('#service li')).toHaveCount(6);
  await expect(page.locator('#portfolio li')).toHaveCount(6);
  await expect(page.locator('#blog article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/blog');
  await page.locator('main').getByRole('link', { name: 'Hire Me' }).click();
  await expect(page.locator('#contact').getByRole('heading', { name: 'Hire Me' })).toBeInViewport();
});

test('tells about itself in tabs', async ({ page }) => {
  await page.locator('#about').scrollIntoViewIfNeeded();
  const awards = page.getByRole('tab', { name: 'Awards' });
  await awards.click();
  await expect(awards).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Cover of the Year' })).toBeVisible();
});
