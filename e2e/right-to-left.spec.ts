import { expect, test, type Locator } from '@playwright/test';
import {
  carousel,
  comeAlive,
  expectSeen,
  openCarousel,
  slidesOf,
  swipeRight,
} from './support/carousel.ts';
import { readContent } from './support/content.ts';
import { holdScripts } from './support/line.ts';
import { horizontalOverflow } from '../tools/site/overflow.ts';
import { readFromRightToLeft } from './support/right-to-left.ts';
import { effect, island, routesWith, routeWith } from './support/subject.ts';
import { openPage } from '../tools/site/open.ts';

const WORKS = ['/portfolio', '[data-preset=three-adaptive]'] as const;
const QUOTES = ['/testimonial', '[data-preset=one]'] as const;
const SLIDESHOW = '[data-effect=slideshow]';
const SLIDESHOWS = routesWith(effect('slideshow'));

const { gallery } = readContent('gallery') as { gallery: { pictures: unknown[] } };

const leftOf = async (found: Locator) => (await found.boundingBox())?.x ?? NaN;

/** Checks that an arrow that leads on stands left of the one that leads back, and points left. */
async function expectArrowsTurned(found: Locator) {
  const next = found.getByRole('button', { name: 'Next slide' });
  expect(await leftOf(next)).toBeLessThan(
    await leftOf(found.getByRole('button', { name: 'Previous slide' })),
  );
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1');
}

test.beforeEach(({ page }) => readFromRightToLeft(page));

test('a carousel starts on the right and leads to the left', async ({ page }) => {
  const found = await openCarousel(page, ...WORKS);
  await expectSeen(found, [3, 2, 1]);
  await expectArrowsTurned(found);
  await found.getByRole('button', { name: 'Next slide' }).click();
  await expectSeen(found, [4, 3, 2]);
  await found.getByRole('button', { name: 'Previous slide' }).click();
  await expectSeen(found, [3, 2, 1]);
  await found.getByRole('group', { name: 'Slides' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectSeen(found, [4, 3, 2]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const count = await slidesOf(found).count();
  await expectSeen(found, [2, 1, count]);
  await found.getByRole('button', { name: 'Slide 2' }).click();
  await expectSeen(found, [4, 3, 2]);
});

test('a carousel takes over where the visitor has scrolled before script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(WORKS[0], { waitUntil: 'commit' });
  const found = carousel(page, WORKS[1]);
  await expectSeen(found, [3, 2, 1]);
  await slidesOf(found).nth(3).scrollIntoViewIfNeeded();
  await expectSeen(found, [4, 3, 2]);
  await release();
  await comeAlive(page, WORKS[1]);
  await expectSeen(found, [4, 3, 2]);
});

test('slides that cross-fade follow the arrows', async ({ page }) => {
  const found = await openCarousel(page, ...QUOTES);
  await found.getByRole('button', { name: 'Next slide' }).click();
  await expectSeen(found, [2]);
  await found.getByRole('group', { name: 'Slides' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectSeen(found, [1]);
});

for (const { path } of SLIDESHOWS)
  test(`the first screen of ${path} leads to the left`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = await openCarousel(page, path, SLIDESHOW);
    await expectSeen(found, [1]);
    await expectArrowsTurned(found);
    await found.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(found, [2]);
    await found.getByRole('group', { name: 'Slides' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(found, [1]);
    await page.keyboard.press('ArrowLeft');
    await expectSeen(found, [2]);
    await found.getByRole('button', { name: 'Slide 1' }).click();
    await expectSeen(found, [1]);
  });

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe to the right leads on', async ({ page }) => {
    await openPage(page, QUOTES[0]);
    const found = await comeAlive(page, QUOTES[1]);
    await swipeRight(page, found);
    await expectSeen(found, [2]);
    const { path } = SLIDESHOWS[0] ?? { path: '/' };
    const first = await openCarousel(page, path, SLIDESHOW);
    await swipeRight(page, first);
    await expectSeen(first, [2]);
  });
});

test('a lightbox leads to the left and counts in order', async ({ page }) => {
  const counter = page.locator('.pswp__counter');
  const place = (number: number) => `${number} / ${gallery.pictures.length}`;
  /** PhotoSwipe ignores most keys until a picture is at rest. */
  const atRest = async (number: number) => {
    await expect(counter).toHaveText(place(number));
    await expect(page.locator('.pswp__item[style*="display: none"]')).toHaveCount(0);
  };
  await openPage(page, '/gallery');
  await page.locator('[data-lightbox] a').first().click();
  await atRest(1);
  await expect(counter.locator('bdi')).toHaveAttribute('dir', 'ltr');
  await page.keyboard.press('ArrowLeft');
  await atRest(2);
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' });
  expect(await leftOf(next)).toBeLessThan(100);
  await next.click();
  await atRest(3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await atRest(gallery.pictures.length);
});

test('tabs follow the arrow keys', async ({ page }) => {
  await openPage(page, routeWith(island('AboutTabs')).path);
  const tabs = page.getByRole('tab');
  await page.locator('astro-island[component-url*=AboutTabs]').scrollIntoViewIfNeeded();
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

for (const path of ['/about', '/portfolio', '/contact', '/blog', '/pricing-table'])
  test(`${path} overflows to neither side`, async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await horizontalOverflow(page), `${width} px`).toEqual([]);
    }
  });
