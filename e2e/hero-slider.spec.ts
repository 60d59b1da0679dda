import { readFileSync } from 'node:fs';
import { expect, test, type Locator } from '@playwright/test';
import { carousel, expectSeen, openCarousel, slidesOf, swipeLeft } from './support/carousel.ts';
import type { Route } from '../tools/site/routes.ts';
import { effect, routesWith, routeWith } from './support/subject.ts';

/** Every page with slides in its first screen. */
const PAGES = routesWith(effect('slideshow'));
const SLIDESHOW = '[data-effect=slideshow]';

const holds =
  (text: string) =>
  ({ file }: Route) =>
    readFileSync(file, 'utf8').includes(text);
/** A slideshow that plays automatically, and how long its slides stay, in milliseconds. */
const PLAYING = PAGES.find(holds('data-autoplay="'));
const stayOf = async (found: Locator) => Number(await found.getAttribute('data-autoplay')) * 1000;

/** The positions of a slider's dots and arrows. */
const controlBoxes = (found: Locator) =>
  found.locator('[data-slide], [data-step]').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round)),
  );

/** Whether nothing covers an element's middle. */
function isInFront(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

for (const { path } of PAGES)
  test(`${path} shows its dots and arrows before any script, where they stay, and they lead on`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    const early = carousel(page, SLIDESHOW);
    const count = await slidesOf(early).count();
    const boxes = await controlBoxes(early);
    expect(boxes).toHaveLength(count + 2);
    // The dots are already links.
    await early.getByRole('link', { name: 'Slide 2' }).click();
    await expectSeen(early, [2]);
    await page.unrouteAll();
    await page.goto('about:blank');

    const found = await openCarousel(page, path, SLIDESHOW);
    await expect.poll(() => controlBoxes(found)).toEqual(boxes);
    await expectSeen(found, [1]);
    const current = found.locator('[aria-current=true]');
    await expect(current).toHaveAccessibleName('Slide 1');

    const slides = slidesOf(found);
    const status = found.getByRole('status');
    await expect(status).toBeEmpty();
    await found.getByRole('button', { name: 'Previous slide' }).click();
    await expectSeen(found, [count]);
    await expect(status).toHaveText(new RegExp(`^${count} of ${count}: `));
    await expect(current).toHaveAccessibleName(`Slide ${count}`);
    await found.getByRole('button', { name: 'Slide 2' }).focus();
    await page.keyboard.press('Space');
    await expectSeen(found, [2]);
    await expect(found.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(1);
    await slides.nth(1).getByRole('link').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expectSeen(found, [1]);
    await expect(found.getByRole('group', { name: 'Slides' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

test('a slide that the address names is the first that is seen', async ({ page }) => {
  const { path } = routeWith(effect('slideshow'));
  await page.goto(path);
  const id = (await slidesOf(carousel(page, SLIDESHOW)).nth(1).getAttribute('id')) ?? '';
  await page.goto('/404');
  const found = await openCarousel(page, `${path}#${id}`, SLIDESHOW);
  await expectSeen(found, [2]);
  await expect(found.locator('[aria-current=true]')).toHaveAccessibleName('Slide 2');
});

test('pictures of later slides wait for the visitor', async ({ page }) => {
  // Without autoplaying slideshows, whose next slides must be loaded already.
  for (const { path } of PAGES.filter((one) => !holds('data-autoplay="')(one))) {
    const found = await openCarousel(page, path, SLIDESHOW);
    const later = slidesOf(found).nth(1).locator('img');
    if ((await later.count()) === 0) continue;
    await expect(later).toHaveAttribute('loading', 'lazy');
    expect(await later.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('');
    await found.hover();
    await expect(later).toHaveAttribute('loading', 'eager');
    return;
  }
  test.skip(true, 'no page has slides with pictures that wait');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Slides that cross-fade, and slides that move sideways.
  for (const { path } of new Set([
    ...PAGES.filter(holds('data-dissolve')).slice(0, 1),
    ...PAGES.filter((route) => !holds('data-dissolve')(route)).slice(0, 1),
  ])) {
    test(`a swipe moves on: ${path}`, async ({ page }) => {
      const found = await openCarousel(page, path, SLIDESHOW);
      await swipeLeft(page, found);
      await expectSeen(found, [2]);
      await expect(found.getByRole('status')).toContainText(/^2 of/);
    });
  }
});

test.describe('playing by itself', () => {
  test.beforeEach(() => test.skip(!PLAYING, 'no page has slides that play'));
  const path = PLAYING?.path ?? '';

  test('slides play until the pause button stops them', async ({ page }) => {
    await page.clock.install();
    const found = await openCarousel(page, path, SLIDESHOW);
    const stay = await stayOf(found);
    await page.mouse.move(0, 0);
    // Time stands still during the next lines, so that slides only move on when requested.
    await page.clock.pauseAt(Date.now() + 60_000);
    // In steps: the timer starts once the browser has reported that the slides are in the window.
    await expect(async () => {
      await page.clock.runFor(stay / 4);
      // Checks the current slide, not its visibility: this clock does not drive the transition.
      expect(
        await slidesOf(found)
          .nth(1)
          .evaluate((slide) => 'inert' in slide && slide.inert),
      ).toBe(false);
    }).toPass();
    await expectSeen(found, [2]);
    await expect(found.getByRole('status')).toBeEmpty();
    await found.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await found.getByRole('button', { name: 'Play' }).blur();
    await page.clock.runFor(2 * stay);
    await expectSeen(found, [2]);
  });

  test('slides wait while they are pointed at, have the focus, or are out of the window', async ({
    page,
  }) => {
    await page.clock.install();
    const found = await openCarousel(page, path, SLIDESHOW);
    const stay = await stayOf(found);
    await found.hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(3 * stay);
    await expectSeen(found, [1]);
    const next = found.getByRole('button', { name: 'Next slide' });
    await next.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * stay);
    await expectSeen(found, [1]);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(found).not.toBeInViewport();
    await next.blur();
    await page.clock.runFor(3 * stay);
    await expectSeen(found, [1]);
  });

  test('nothing plays where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const found = await openCarousel(page, path, SLIDESHOW);
    await page.clock.runFor(2 * (await stayOf(found)));
    await expectSeen(found, [1]);
    await expect(found.getByRole('button', { name: 'Pause' })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of PAGES.slice(0, 2)) {
    test(`dots and arrows of ${path} lead to every slide, and round`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const found = carousel(page, SLIDESHOW);
      await expectSeen(found, [1]);
      const count = await slidesOf(found).count();
      await expect(found.getByRole('button')).toHaveCount(0);
      const slide = (number: number) => slidesOf(found).nth(number - 1);
      const next = slide(1).getByRole('link', { name: 'Next slide' });
      await next.scrollIntoViewIfNeeded();
      expect(await next.evaluate(isInFront), 'nothing stands before the arrow').toBe(true);
      await slide(1)
        .getByRole('link', { name: `Slide ${count}` })
        .click();
      await expectSeen(found, [count]);
      await slide(count).getByRole('link', { name: 'Next slide' }).click();
      await expectSeen(found, [1]);
      await next.click();
      await expectSeen(found, [2]);
      await expect(slide(2).locator('[aria-current=true]')).toHaveAccessibleName('Slide 2');
      await slide(2).getByRole('link', { name: 'Previous slide' }).click();
      await expectSeen(found, [1]);
    });
  }
});
