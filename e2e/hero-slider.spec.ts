import { expect, test, type Page } from '@playwright/test';
import { carousel, expectSeen, openCarousel, seen } from './support/carousel.ts';
import { openPage } from './support/open.ts';

const DARK = ['/dark-main-demo', 'What Nightjar does'] as const;
const STARTUP = ['/startup', 'What Oriel does'] as const;

/** How long each of the dark demo's slides stays, as its content says, in milliseconds. */
const STAY = 9000;

/** Whether the first slide's picture drifts; undefined where it has no animation at all. */
const drift = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((picture) => picture.getAnimations()[0]?.playState);

test('the startup’s three slides each lead to the contact page', async ({ page }) => {
  const found = await openCarousel(page, ...STARTUP);
  for (const [index, title] of ['Marketing', 'Development.', 'UX Research.'].entries()) {
    const slide = found.locator('[aria-roledescription=slide]').nth(index);
    await expectSeen(found, [index + 1]);
    await expect(slide.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(slide.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await found.getByRole('button', { name: 'Next slide' }).click();
  }
  await expectSeen(found, [1]);
});

for (const path of [DARK[0], STARTUP[0]]) {
  test(`${path} ends with three posts, the way to all of them, and the brands`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expect(page.locator('main article time')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'View All News' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(page.locator('main > section, main > astro-island > section')).toHaveCount(8);
  });
}

test('slides play until the pause button stops them, and their drift', async ({ page }) => {
  await page.clock.install();
  const found = await openCarousel(page, ...DARK);
  await expect.poll(() => drift(page)).toBe('running');
  // In steps: the first counts from when the browser has told that the slides are in the window.
  await expect(async () => {
    await page.clock.runFor(STAY / 4);
    expect(await seen(found)).toEqual([2]);
  }).toPass();
  await found.getByRole('button', { name: 'Pause' }).click();
  expect(await drift(page)).toBe('paused');
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.body.focus());
  await page.clock.runFor(2 * STAY);
  await expectSeen(found, [2]);
});

test('slides wait while they are out of the window', async ({ page }) => {
  await page.clock.install();
  const found = await openCarousel(page, ...DARK);
  await expect.poll(() => drift(page)).toBe('running');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(found).not.toBeInViewport();
  await page.clock.runFor(2 * STAY);
  await expectSeen(found, [1]);
});

test('nothing plays or drifts where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const found = await openCarousel(page, ...DARK);
  await page.clock.runFor(2 * STAY);
  await expectSeen(found, [1]);
  expect(await drift(page)).toBeUndefined();
  await expect(found.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide is seen, and the strip holds them all', async ({ page }) => {
    await page.goto(DARK[0]);
    const found = carousel(page, DARK[1]);
    await expectSeen(found, [1]);
    await expect(found.getByRole('heading')).toHaveCount(3);
    await expect(found.getByRole('button')).toHaveCount(0);
  });
});
