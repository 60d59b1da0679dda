import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  carouselPresetNames,
  carouselPresets,
  slidesShown,
  type CarouselPreset,
  type CarouselPresetName,
} from '../src/widgets/carousel/presets.ts';
import { isTemplate } from '../src/lib/is-template.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import {
  carousel,
  comeAlive,
  expectSeen,
  openCarousel,
  seen,
  slidesOf,
  swipeLeft,
} from './support/carousel.ts';
import { readContent } from './support/content.ts';
import { holdScripts } from './support/line.ts';
import { firstMove, openUntouched } from '../tools/site/open.ts';
import { scrollByKey } from './support/viewport.ts';
import { visitOnce } from './support/visit.ts';

const QUOTES = ['/testimonial', '[data-preset=one]'] as const;
const BRANDS = ['/clint-logo', '[data-preset=five]'] as const;
const PAGES = ['/demo', '[data-preset=three]'] as const;
const WORKS = ['/portfolio', '[data-preset=three-adaptive]'] as const;
const STAGE = ['/portfolio', '[data-preset=one]'] as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The numbers of this many slides from one on, wrapping around. */
const from = (start: number, shown: number, count: number) =>
  range(shown).map((_, index) => ((start - 1 + index + count) % count) + 1);

/** Both sides of each breakpoint, and a phone and a desktop. */
const edges = ({ responsive }: CarouselPreset) =>
  [320, 1440, ...responsive.flatMap(({ breakpoint }) => [breakpoint, breakpoint + 1])].sort(
    (a, b) => a - b,
  );

/** Checks a carousel at its first slide, at every breakpoint. */
async function expectAsManyAs(name: CarouselPresetName, page: Page, found: Locator) {
  for (const width of edges(carouselPresets[name])) {
    await page.setViewportSize({ width, height: 900 });
    await expectSeen(found, range(slidesShown(carouselPresets[name], width)));
  }
}

test('a carousel of the first screen brings no script until a visitor moves', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openUntouched(page, STAGE[0]);
  await expect(carousel(page, STAGE[1])).toBeInViewport();
  await page.waitForLoadState('networkidle');
  // React, which every island needs to hydrate.
  expect(scripts.filter((url) => url.includes('/client.'))).toEqual([]);
  await firstMove(page);
  await expect(carousel(page, STAGE[1])).toHaveAttribute('data-live');
});

test.describe('how many are shown', () => {
  test('five, alive, at every breakpoint', async ({ page }) => {
    // It plays automatically unless motion is reduced.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAsManyAs('five', page, await openCarousel(page, ...BRANDS));
  });

  test.describe('before script', () => {
    test.use({ javaScriptEnabled: false });

    test('each preset, at every breakpoint', async ({ page }) => {
      await page.goto(BRANDS[0]);
      const found = page.locator('[data-slot=carousel]').first();
      for (const name of carouselPresetNames) {
        await found.evaluate((root, preset) => (root.dataset['preset'] = preset), name);
        for (const width of edges(carouselPresets[name])) {
          await page.setViewportSize({ width, height: 900 });
          const shown = range(slidesShown(carouselPresets[name], width));
          expect([name, width, await seen(found)]).toEqual([name, width, shown]);
        }
      }
    });
  });

  for (const [path, selector] of [QUOTES, BRANDS, STAGE]) {
    test(`${selector} of ${path} stands where it stood before script`, async ({ page }) => {
      const boxes = () =>
        carousel(page, selector).evaluate((root) =>
          [root, ...root.querySelectorAll('[aria-roledescription=slide]:not([inert])')]
            .slice(0, 2)
            .map((element) => {
              const { left, width: across, height } = element.getBoundingClientRect();
              return [left, across, height].map(Math.round);
            }),
        );
      const windows = [1440, 390].map((width) => ({ width, height: 900 }));
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      const before: number[][][] = [];
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await expect(carousel(page, selector)).not.toHaveAttribute('data-live');
        before.push(await boxes());
      }
      expect(before.flat()).toHaveLength(2 * windows.length);
      await page.unrouteAll();
      await openCarousel(page, path, selector);
      for (const [index, viewport] of windows.entries()) {
        await page.setViewportSize(viewport);
        await expect.poll(boxes, `${viewport.width} px`).toEqual(before[index]);
      }
    });
  }
});

test.describe('one at a time', () => {
  const visit = visitOnce(QUOTES[0], { viewport: LAPTOP });

  test('as many are shown, alive, at every breakpoint', async () => {
    const page = visit();
    await expectAsManyAs('one', page, await comeAlive(page, QUOTES[1]));
    await page.setViewportSize(LAPTOP);
  });

  test('the visitor’s moves are spoken, slides out of sight are not', async () => {
    const found = await comeAlive(visit(), QUOTES[1]);
    await expect(found.getByRole('status')).toBeEmpty();
    await found.getByRole('button', { name: 'Next slide' }).click();
    const count = await slidesOf(found).count();
    const name = (await slidesOf(found).nth(1).locator('[data-slot=name]').textContent()) ?? '';
    await expect(found.getByRole('status')).toHaveText(`2 of ${count}: ${name}`);
    await expect(slidesOf(found).nth(1)).toBeVisible();
    await expect(found.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(1);
  });
});

test.describe('three at a time', () => {
  const visit = visitOnce(WORKS[0], { viewport: LAPTOP });

  test('as many are shown, alive, at every breakpoint', async () => {
    const page = visit();
    await expectAsManyAs('three-adaptive', page, await comeAlive(page, WORKS[1]));
    await page.setViewportSize(LAPTOP);
  });

  test('two on a page do not follow each other', async () => {
    const page = visit();
    const first = await comeAlive(page, WORKS[1]);
    const second = await comeAlive(page, STAGE[1]);
    await second.getByRole('button', { name: 'Next slide' }).click();
    await second.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(second, [3]);
    expect(await seen(first)).toEqual([1, 2, 3]);
    await expect(first.getByRole('status')).toBeEmpty();
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('Tab reaches what is shown and leads out again', async () => {
    const page = visit();
    const found = await comeAlive(page, WORKS[1]);
    await found.getByRole('group', { name: 'Slides' }).focus();
    for (const number of range(3)) {
      await page.keyboard.press('Tab');
      await expect(
        slidesOf(found)
          .nth(number - 1)
          .getByRole('link'),
      ).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(found.getByRole('button', { name: 'Slide 1' })).toBeFocused();
    await expectSeen(found, [1, 2, 3]);
  });

  test('arrow keys step, and keep the focus in the carousel', async () => {
    const page = visit();
    const found = await comeAlive(page, WORKS[1]);
    const count = await slidesOf(found).count();
    await slidesOf(found).first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(found, [2, 3, 4]);
    await expect(found.getByRole('group', { name: 'Slides' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectSeen(found, from(count, 3, count));
    await page.keyboard.press('ArrowRight');
    await expectSeen(found, [1, 2, 3]);
  });

  test('a dot leads to its slide and says so', async () => {
    const found = await comeAlive(visit(), WORKS[1]);
    const count = await slidesOf(found).count();
    await expect(found.getByRole('button', { name: /^Slide/ })).toHaveCount(count);
    await expect(found.getByRole('button', { name: 'Next slide' })).toHaveCount(1);
    await found.getByRole('button', { name: `Slide ${count - 1}` }).click();
    await expectSeen(found, from(count - 1, 3, count));
    await expect(found.locator('button[aria-current=true]')).toHaveAccessibleName(
      `Slide ${count - 1}`,
    );
  });
});

test.describe('three at a time, of one height', () => {
  test.skip(!isTemplate, 'only the splash page has one');
  const visit = visitOnce(PAGES[0], { viewport: LAPTOP });

  test('as many are shown, alive, at every breakpoint', async () => {
    const page = visit();
    await expectAsManyAs('three', page, await comeAlive(page, PAGES[1]));
    await page.setViewportSize(LAPTOP);
  });
});

test.describe('five at a time, playing by themselves', () => {
  const visit = visitOnce(BRANDS[0], { viewport: LAPTOP });

  test('a move of the visitor’s ends it', async () => {
    const found = await comeAlive(visit(), BRANDS[1]);
    await found.getByRole('button', { name: 'Slide 7' }).click();
    await expect(found.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('arrows step and wrap both ways', async () => {
    const found = await comeAlive(visit(), BRANDS[1]);
    const count = await slidesOf(found).count();
    await found.getByRole('button', { name: 'Slide 1', exact: true }).click();
    await expectSeen(found, range(5));
    await found.getByRole('button', { name: 'Previous slide' }).click();
    await expectSeen(found, from(count, 5, count));
    await found.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(found, range(5));
    for (let step = 0; step < count - 2; step += 1)
      await found.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(found, from(count - 1, 5, count));
  });
});

test.describe('moving', () => {
  test('slides dissolve, and the carousel grows and shrinks with them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await openCarousel(page, ...QUOTES);
    const track = found.locator('> * > *').first();
    const slide = (number: number) => track.locator('> *').nth(number - 1);
    const height = async (of: typeof track) => Math.round((await of.boundingBox())?.height ?? 0);
    const count = await slidesOf(found).count();
    const heights = await Promise.all(range(count).map((number) => height(slide(number))));
    expect(await height(track)).toBe(Math.max(...heights));
    expect(new Set(heights).size).toBeGreaterThan(1);
    for (const number of [2, 3]) {
      await found.getByRole('button', { name: 'Next slide' }).click();
      await expectSeen(found, [number]);
      await expect.poll(() => height(track)).toBe(heights[number - 1]);
    }
  });

  test('what the visitor scrolled to before script is where it starts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(QUOTES[0], { waitUntil: 'commit' });
    const found = carousel(page, QUOTES[1]);
    await slidesOf(found).nth(2).scrollIntoViewIfNeeded();
    await expectSeen(found, [3]);
    await release();
    await expect(found).toHaveAttribute('data-live');
    await expectSeen(found, [3]);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const [path, selector] of [BRANDS, QUOTES]) {
      test(`a swipe moves on: ${path}`, async ({ page }) => {
        const found = await openCarousel(page, path, selector);
        await swipeLeft(page, found);
        await expectSeen(found, [2]);
        await expect(found.getByRole('status')).toContainText(/^2 of/);
      });
    }
  });
});

test.describe('playing by itself', () => {
  const { autoplay } = (readContent('clint-logo') as { strip: { autoplay: number } }).strip;
  const STAY_MS = autoplay * 1000;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('steps, waits for pointer and focus, and stops for good when told', async ({ page }) => {
    const found = await openCarousel(page, ...BRANDS);
    await page.clock.pauseAt(Date.now() + 60_000);
    const current = found.locator('button[aria-current=true]');
    const expectCurrent = (number: number) =>
      expect(current).toHaveAccessibleName(`Slide ${number}`);
    const label = () => current.getAttribute('aria-label');
    const first = await label();
    // Its timer starts when it has hydrated, which on a busy machine may be after the first
    // interval.
    const afterStay = async () => {
      await page.clock.runFor(STAY_MS);
      return label();
    };
    await expect.poll(afterStay).not.toBe(first);
    const start = Number.parseInt((await label())?.slice(6) ?? '') - 1;
    await expectCurrent(start + 1);
    await expect(found.getByRole('status')).toBeEmpty();

    await found.hover();
    await page.clock.runFor(STAY_MS * 3);
    await expectCurrent(start + 1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(STAY_MS);
    await expectCurrent(start + 2);

    await found.getByRole('button', { name: 'Next slide' }).focus();
    await page.clock.runFor(STAY_MS * 3);
    await expectCurrent(start + 2);

    await found.getByRole('button', { name: 'Pause' }).press('Enter');
    await found.getByRole('button', { name: 'Play' }).blur();
    await page.clock.runFor(STAY_MS * 3);
    await expectCurrent(start + 2);
    await found.getByRole('button', { name: 'Play' }).press('Enter');
    await found.getByRole('button', { name: 'Pause' }).blur();
    await page.clock.runFor(STAY_MS);
    await expectCurrent(start + 3);
  });

  test('never where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = await openCarousel(page, ...BRANDS);
    await page.clock.runFor(STAY_MS * 3);
    await expectSeen(found, [1, 2, 3, 4, 5]);
    await expect(found.getByRole('button', { name: 'Pause' })).toBeHidden();
    await found.getByRole('button', { name: 'Next slide' }).click();
    await page.clock.runFor(50);
    expect(await seen(found)).toEqual([2, 3, 4, 5, 6]);
  });
});

test.describe('without script', () => {
  for (const [path, ...selectors] of [QUOTES, BRANDS, [...WORKS, STAGE[1]]] as const)
    test.describe(path, () => {
      const visit = visitOnce(path, { viewport: LAPTOP, javaScriptEnabled: false });

      for (const selector of selectors)
        test(`the strip ${selector} of ${path} scrolls to every slide`, async () => {
          const page = visit();
          const found = carousel(page, selector);
          const slides = slidesOf(found);
          const count = await slides.count();
          expect(count).toBeGreaterThan(5);
          for (const number of range(count)) {
            await slides.nth(number - 1).scrollIntoViewIfNeeded();
            await expect.poll(() => seen(found)).toContain(number);
          }
          await expect(found.locator('[data-needs-script]')).toBeHidden();
          await found.getByRole('group', { name: 'Slides' }).focus();
          await scrollByKey(page, 'ArrowLeft', async () => !(await seen(found)).includes(count));
        });
    });
});
