import { expect, test } from '@playwright/test';
import {
  carouselPresetNames,
  carouselPresets,
  slidesShown,
  type CarouselPreset,
} from '../src/widgets/carousel/presets.ts';
import { carousel, expectSeen, openCarousel, seen, swipeLeft } from './support/carousel.ts';

const QUOTES = ['/testimonial', 'In their words'] as const;
const BRANDS = ['/clint-logo', 'At work with'] as const;
const WORKS = ['/portfolio', 'Fresh from the studio'] as const;
const STAGE = ['/portfolio', 'One at a time'] as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Both sides of each breakpoint, and a phone and a desktop. */
const edges = ({ responsive }: CarouselPreset) =>
  [320, 1440, ...responsive.flatMap(({ breakpoint }) => [breakpoint, breakpoint + 1])].sort(
    (a, b) => a - b,
  );

test.describe('how many are shown', () => {
  for (const [[path, label], name] of [
    [BRANDS, 'five'],
    [WORKS, 'three'],
    [QUOTES, 'one'],
  ] as const) {
    test(`${name}, alive, at every breakpoint`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found = await openCarousel(page, path, label);
      for (const width of edges(carouselPresets[name])) {
        await page.setViewportSize({ width, height: 900 });
        await expectSeen(found, range(slidesShown(carouselPresets[name], width)));
      }
    });
  }

  test.describe('before script', () => {
    test.use({ javaScriptEnabled: false });

    test('each preset, at every breakpoint', async ({ page }) => {
      await page.goto(BRANDS[0]);
      const found = carousel(page, BRANDS[1]);
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

  for (const [path, label] of [QUOTES, BRANDS, STAGE]) {
    for (const width of [1440, 390]) {
      test(`${label} stands where it stood before script at ${width} px`, async ({
        page,
        browser,
        baseURL,
      }) => {
        const viewport = { width, height: 900 };
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport });
        const waiting = await context.newPage();
        await waiting.route('**/*.js', (route) => route.abort());
        await waiting.goto(path);
        const boxes = (in_: typeof page) =>
          carousel(in_, label).evaluate((root) =>
            [root, ...root.querySelectorAll('[aria-roledescription=slide]:not([inert])')]
              .slice(0, 2)
              .map((element) => {
                const { left, width: across, height } = element.getBoundingClientRect();
                return [left, across, height].map(Math.round);
              }),
          );
        await page.setViewportSize(viewport);
        await openCarousel(page, path, label);
        await expect.poll(() => boxes(page)).toEqual(await boxes(waiting));
        await context.close();
      });
    }
  }
});

test.describe('moving', () => {
  test('arrows step and wrap both ways', async ({ page }) => {
    const found = await openCarousel(page, ...BRANDS);
    await found.getByRole('button', { name: 'Previous slide' }).click();
    await expectSeen(found, [10, 1, 2, 3, 4]);
    await found.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(found, [1, 2, 3, 4, 5]);
    for (let step = 0; step < 8; step += 1)
      await found.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(found, [9, 10, 1, 2, 3]);
  });

  test('a dot leads to its slide and says so', async ({ page }) => {
    const found = await openCarousel(page, ...WORKS);
    await expect(found.getByRole('button', { name: /^Slide/ })).toHaveCount(6);
    await expect(found.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
    await found.getByRole('button', { name: 'Slide 5' }).click();
    await expectSeen(found, [5, 6, 1]);
    await expect(found.locator('button[aria-current=true]')).toHaveAccessibleName('Slide 5');
  });

  test('arrow keys step, and keep the focus in the carousel', async ({ page }) => {
    const found = await openCarousel(page, ...WORKS);
    const link = found.getByRole('link', { name: 'Lowfire' });
    await link.focus();
    await page.keyboard.press('ArrowRight');
    await expectSeen(found, [2, 3, 4]);
    await expect(found.getByRole('group', { name: 'Slides' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectSeen(found, [6, 1, 2]);
  });

  test('Tab reaches what is shown and leads out again', async ({ page }) => {
    const found = await openCarousel(page, ...WORKS);
    await found.getByRole('group', { name: 'Slides' }).focus();
    for (const title of ['Lowfire', 'Tessel', 'Next Stop']) {
      await page.keyboard.press('Tab');
      await expect(found.getByRole('link', { name: title })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(found.getByRole('button', { name: 'Slide 1' })).toBeFocused();
    await expectSeen(found, [1, 2, 3]);
  });

  test('the visitor’s moves are spoken, slides out of sight are not', async ({ page }) => {
    const found = await openCarousel(page, ...QUOTES);
    await expect(found.getByRole('status')).toBeEmpty();
    await found.getByRole('button', { name: 'Next slide' }).click();
    await expect(found.getByRole('status')).toHaveText('2 of 8: Kofi Mensah');
    await expect(found.getByRole('group', { name: '2 of 8' })).toBeVisible();
    await expect(found.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(1);
  });

  test('slides dissolve, and the carousel grows and shrinks with them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await openCarousel(page, ...QUOTES);
    const track = found.locator('> * > *').first();
    const slide = (number: number) => track.locator('> *').nth(number - 1);
    const height = async (of: typeof track) => Math.round((await of.boundingBox())?.height ?? 0);
    const heights = await Promise.all(range(8).map((number) => height(slide(number))));
    expect(await height(track)).toBe(Math.max(...heights));
    expect(new Set(heights).size).toBeGreaterThan(1);
    for (const number of [2, 3]) {
      await found.getByRole('button', { name: 'Next slide' }).click();
      await expectSeen(found, [number]);
      await expect.poll(() => height(track)).toBe(heights[number - 1]);
    }
  });

  test('two on a page do not follow each other', async ({ page }) => {
    const first = await openCarousel(page, ...WORKS);
    const second = await openCarousel(page, ...STAGE);
    await second.getByRole('button', { name: 'Next slide' }).click();
    await second.getByRole('button', { name: 'Next slide' }).click();
    await expectSeen(second, [3]);
    expect(await seen(first)).toEqual([1, 2, 3]);
    await expect(first.getByRole('status')).toBeEmpty();
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('what the visitor scrolled to before script is where it starts', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(QUOTES[0], { waitUntil: 'commit' });
    const found = carousel(page, QUOTES[1]);
    await found.getByRole('group', { name: '3 of 8' }).scrollIntoViewIfNeeded();
    await expectSeen(found, [3]);
    release(undefined);
    await expect(found).toHaveAttribute('data-live');
    await expectSeen(found, [3]);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const [path, label] of [BRANDS, QUOTES]) {
      test(`a swipe moves on: ${label}`, async ({ page }) => {
        const found = await openCarousel(page, path, label);
        await swipeLeft(page, found);
        await expectSeen(found, [2]);
        await expect(found.getByRole('status')).toContainText(/^2 of/);
      });
    }
  });
});

test.describe('playing by itself', () => {
  const STAY_MS = 4000;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('steps, waits for pointer and focus, and stops for good when told', async ({ page }) => {
    const found = await openCarousel(page, ...BRANDS);
    await page.clock.pauseAt(Date.now() + 60_000);
    const current = found.locator('button[aria-current=true]');
    const expectCurrent = (number: number) =>
      expect(current).toHaveAccessibleName(`Slide ${number}`);
    const start = Number.parseInt((await current.getAttribute('aria-label'))?.slice(6) ?? '');
    await page.clock.runFor(STAY_MS);
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

  test('a move of the visitor’s ends it', async ({ page }) => {
    const found = await openCarousel(page, ...BRANDS);
    await found.getByRole('button', { name: 'Slide 7' }).click();
    await expect(found.getByRole('button', { name: 'Play' })).toBeVisible();
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
  test.use({ javaScriptEnabled: false });

  for (const [path, label] of [QUOTES, BRANDS, WORKS, STAGE]) {
    test(`the strip of ${label} scrolls to every slide`, async ({ page }) => {
      await page.goto(path);
      const found = carousel(page, label);
      const slides = found.locator('[aria-roledescription=slide]');
      const count = await slides.count();
      expect(count).toBeGreaterThan(5);
      for (const number of range(count)) {
        await slides.nth(number - 1).scrollIntoViewIfNeeded();
        await expect.poll(() => seen(found)).toContain(number);
      }
      await expect(found.locator('[data-needs-script]')).toBeHidden();
      await found.getByRole('group', { name: 'Slides' }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => seen(found)).not.toContain(count);
    });
  }
});
