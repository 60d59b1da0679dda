import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

const PAGE = '/creative-agency';

const service = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Packets' }) });

/** Where the lower of a host's two sheets lies against it, once it has come to rest. */
const lowerSheet = (host: Locator) =>
  host.evaluate(async (element) => {
    const [lower] = element.querySelectorAll('[data-cut] > *');
    if (!lower) throw new Error('There is no paper');
    await Promise.all(lower.getAnimations().map((each) => each.finished));
    const { rotate, translate } = getComputedStyle(lower);
    return `${rotate} ${translate}`;
  });

test('holds its blocks, and the ways on from them', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cut it out.');
  await expect(page.locator('main > section, main > astro-island > section')).toHaveCount(9);
  await expect(page.getByRole('link', { name: /^See how it was cut/ })).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('link', { name: 'Come to the table' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('its sheets slide apart under the pointer, and where the focus is', async ({ page }) => {
  await openPage(page, PAGE);
  const host = service(page);
  const closed = await lowerSheet(host);
  await host.hover();
  await expect.poll(() => lowerSheet(host)).not.toBe(closed);
  const open = await lowerSheet(host);
  await page.mouse.move(0, 0);
  await expect.poll(() => lowerSheet(host)).toBe(closed);
  await page.getByRole('link', { name: 'Packets' }).focus();
  await expect.poll(() => lowerSheet(host)).toBe(open);
});

test('its sheets lie still where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PAGE);
  const host = service(page);
  const closed = await lowerSheet(host);
  await host.hover();
  expect(await lowerSheet(host)).toBe(closed);
  await page.getByRole('link', { name: 'Packets' }).focus();
  expect(await lowerSheet(host)).toBe(closed);
});
