import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import * as numbers from '../src/widgets/lightbox/constants.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { LAPTOP, WIDTHS } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { expectWorkWays, workListWith } from './support/works.ts';
import { openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

interface Print {
  id: string;
  title: string;
  medium: string;
  picture: { file: string; alt: string };
}

const { gallery, works } = readContent('gallery') as {
  gallery: { name: string; heading: string; pictures: Print[] };
  works: { heading: string; category: string; works: unknown };
};
const COUNT = gallery.pictures.length;

/** A picture by its number, from 1. */
function print(number: number): Print {
  const found = gallery.pictures[number - 1];
  if (!found) throw new Error(`There is no picture ${number}.`);
  return found;
}

const hashOf = (number: number) => `#&gid=${gallery.name}&pid=${print(number).id}`;
/** The file name of its large picture, without the extension. */
const fileOf = (number: number) => basename(print(number).picture.file, '.webp');
const largeFile = (number: number) => new RegExp(`/${fileOf(number)}\\.[^/]+\\.webp$`);
/** The counter: this picture's number, and how many there are. */
const place = (number: number) => `${number} / ${COUNT}`;

const thumbnail = (page: Page, number: number) => page.locator('[data-lightbox] a').nth(number - 1);
const lightbox = (page: Page) => page.getByRole('dialog', { name: gallery.heading });
const counter = (page: Page) => page.locator('.pswp__counter');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });
const hash = (page: Page) => page.evaluate(() => location.hash);

/** Waits until a picture is at rest in the middle: PhotoSwipe ignores most keys before that. */
async function expectOpen(page: Page, index: string): Promise<void> {
  await expect(counter(page)).toHaveText(index);
  await expect(page.locator('.pswp__item[style*="display: none"]')).toHaveCount(0);
}

async function openPicture(page: Page, number = 1): Promise<void> {
  await thumbnail(page, number).click();
  await expectOpen(page, place(number));
}

async function open(page: Page, number = 1): Promise<void> {
  await openPage(page, '/gallery');
  await openPicture(page, number);
}

/** The position and the scale of the picture in the middle. */
const zoomWrap = (page: Page) =>
  page.locator('.pswp__item[aria-hidden=false] .pswp__zoom-wrap').evaluate((wrap) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(wrap).transform);
    return { scale: a, x: e, y: f, width: wrap.querySelector('img')?.clientWidth ?? 0 };
  });

/** The displayed width of the picture in the middle. */
const seenWidth = (page: Page) =>
  page
    .locator('.pswp__item[aria-hidden=false] img')
    .last()
    .evaluate((img) => Math.round(img.getBoundingClientRect().width));

test.describe('by mouse and keyboard', () => {
  const visit = visitOnce('/gallery', { viewport: LAPTOP });

  test.afterEach(async () => {
    const page = visit();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await page.setViewportSize(LAPTOP);
  });

  test('thumbnails in two columns are links to pictures of 1024 by 768', async () => {
    const page = visit();
    const links = page.locator('[data-lightbox] a');
    await expect(links).toHaveCount(COUNT);
    const lefts = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
    const sizes = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      Promise.all(
        all.map(async ({ href }) => {
          const image = Object.assign(new Image(), { src: href });
          await image.decode();
          return { width: image.naturalWidth, height: image.naturalHeight };
        }),
      ),
    );
    expect(sizes).toEqual(gallery.pictures.map(() => numbers.LARGE_PICTURE));
  });

  test('Enter opens, arrows lead on and round, Escape closes and gives the focus back', async () => {
    const page = visit();
    await thumbnail(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, place(2));
    await expect(lightbox(page)).toBeFocused();
    await expect(lightbox(page)).toHaveAttribute('aria-modal', 'true');
    expect(await hash(page)).toBe(hashOf(2));
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(place(1));
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(place(COUNT));
    expect(await hash(page)).toBe(hashOf(COUNT));
    const { title, medium, picture } = print(COUNT);
    await expect(lightbox(page).getByRole('status')).toContainText(
      `${place(COUNT)}: ${picture.alt}`,
    );
    await expect(lightbox(page)).toContainText(`${title}. ${medium}`);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(place(1));
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(thumbnail(page, 2)).toBeFocused();
    expect(await hash(page)).toBe('');
  });

  test('Tab goes round inside, and nothing behind can be scrolled or reached', async () => {
    const page = visit();
    await openPicture(page);
    for (const name of ['Zoom', 'Close', 'Previous', 'Next', 'Zoom']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Next')).toBeFocused();
    await expect(page.locator('main')).toHaveAttribute('inert');
    const before = await page.evaluate(() => scrollY);
    await lightbox(page).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('z zooms in and out; arrows then pan by 80 px', async () => {
    const page = visit();
    await page.setViewportSize(WIDTHS[1440]);
    await openPicture(page);
    expect(await seenWidth(page)).toBe(numbers.LARGE_PICTURE.width);
    await page.keyboard.press('z');
    await expect.poll(() => seenWidth(page)).toBe(2 * numbers.LARGE_PICTURE.width);
    const { y } = await zoomWrap(page);
    await page.keyboard.press('ArrowDown');
    const height = async () => (await zoomWrap(page)).y;
    await expect.poll(height).toBeCloseTo(y - numbers.PAN_STEP, 0);
    await page.keyboard.press('ArrowUp');
    await expect.poll(height).toBeCloseTo(y, 0);
    await page.keyboard.press('z');
    await expect.poll(() => seenWidth(page)).toBe(numbers.LARGE_PICTURE.width);
  });

  test('its bounds: background, spacing, time', async () => {
    const page = visit();
    await page.setViewportSize(WIDTHS[1440]);
    await openPicture(page);
    const background = lightbox(page).locator('.pswp__bg');
    await expect(background).toHaveCSS('opacity', String(numbers.BACKGROUND_OPACITY));
    const lefts = await lightbox(page)
      .locator('.pswp__item')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const step = Math.round(WIDTHS[1440].width * (1 + numbers.SPACING));
    expect(lefts.sort((a, b) => a - b)).toEqual([-step, 0, step]);
    const duration = await lightbox(page).evaluate((root) =>
      root.style.getPropertyValue('--pswp-transition-duration'),
    );
    expect(duration).toBe(`${numbers.ANIMATION}ms`);
  });

  test('a click beside the picture closes; one with Ctrl is the browser’s own', async () => {
    const page = visit();
    await openPicture(page);
    await page.mouse.click(140, 450);
    await expect(lightbox(page)).toHaveCount(0);
    const tab = page.context().waitForEvent('page');
    await thumbnail(page, COUNT - 1).click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(lightbox(page)).toHaveCount(0);
  });

  test('open, it breaks no accessibility rule', async () => {
    const page = visit();
    await openPicture(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('cards below: category, title, and the way on', async () => {
    const page = visit();
    const cards = page.getByRole('region', { name: works.heading }).getByRole('listitem');
    const listed = workListWith({}).parse(works.works);
    const count = listed.length;
    await expect(cards).toHaveCount(count);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(count);
    await expect(cards.filter({ hasText: works.category })).toHaveCount(count);
    await expectWorkWays(cards, listed);
  });

  test('a gallery that a widget drew anew still opens and takes the focus back', async () => {
    const page = visit();
    await openPicture(page);
    await page.evaluate(() => {
      const gallery = document.querySelector('[data-lightbox]');
      gallery?.replaceWith(gallery.cloneNode(true));
    });
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(thumbnail(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page, place(1));
  });
});

test('nothing of the lightbox is asked for before it is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, '/gallery');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('viewer'))).toEqual([]);
  await thumbnail(page, COUNT - 1).click();
  await expectOpen(page, place(COUNT - 1));
  expect(scripts.filter((url) => url.includes('viewer'))).toHaveLength(1);
});

test.describe('the address', () => {
  test('Back closes, Forward opens again, and closing leaves no entry behind', async ({ page }) => {
    await page.goto('/404');
    await open(page);
    expect(await hash(page)).toBe(hashOf(1));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hash(page)).toBe(hashOf(2));
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goForward();
    await expectOpen(page, place(2));
    await button(page, 'Close').click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/404$/);
  });

  test('a shared link opens its picture on a cold load, and Back stays on the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await openPage(page, `/gallery${hashOf(COUNT)}`);
    await expectOpen(page, place(COUNT));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(thumbnail(page, COUNT)).toBeFocused();
  });

  test('Back or Escape during the opening closes as well', async ({ page }) => {
    await openPage(page, '/gallery');
    await thumbnail(page, 1).click();
    await expect(lightbox(page)).toHaveCount(1);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await page.evaluate(() => {
      addEventListener('focusin', () => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      });
    });
    await thumbnail(page, COUNT - 1).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(lightbox(page)).toHaveCount(0);
  });

  test('a reload keeps the picture, and an unknown one harms nothing', async ({ page }) => {
    await open(page);
    await page.reload();
    await expectOpen(page, place(1));
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goto('/404');
    await openPage(page, `/gallery#&gid=${gallery.name}&pid=nothing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test('with two pictures it ends at each end', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.locator('[data-lightbox] li:nth-child(n + 3)').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  await thumbnail(page, 1).click();
  await expectOpen(page, '1 / 2');
  await expect(button(page, 'Previous')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('1 / 2');
  await button(page, 'Next').click();
  await expect(counter(page)).toHaveText('2 / 2');
  await expect(button(page, 'Next')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Zoom')).toBeFocused();
});

test('one picture before and two after are fetched ahead, no more', async ({ page }) => {
  const large = gallery.pictures.map((_, index) => fileOf(index + 1));
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/_astro\/([\w-]+)\.[^/]+\.webp$/.exec(request.url())?.[1];
    // Its thumbnails are AVIF; a home's textures do not count.
    if (name !== undefined && large.includes(name)) asked.add(name);
  });
  await open(page, 3);
  const [before, after] = numbers.PRELOAD;
  await expect.poll(() => asked.size).toBe(before + 1 + after);
  expect([...asked].sort()).toEqual([2, 3, 4, 5].map(fileOf).sort());
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Moves two fingers apart around the window's middle. */
  async function spread(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const fingers = (gap: number) => [
      { x: 195 - gap, y: 422, id: 0 },
      { x: 195 + gap, y: 422, id: 1 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: gap === undefined ? [] : fingers(gap),
      });
    await send('touchStart', 30);
    for (const gap of [40, 50, 60, 70, 80]) await send('touchMove', gap);
    await send('touchEnd');
  }

  /** Moves one finger sideways by some pixels, and keeps it there. */
  async function drag(page: Page, by: number): Promise<() => Promise<void>> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 422, id: 0 }],
      });
    await send('touchStart', 300);
    // PhotoSwipe uses the first move only to determine the direction, not the distance: it is a
    // small one.
    for (const part of [0.05, 0.4, 0.7, 1]) {
      await send('touchMove', 300 - by * part);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    return async () => {
      await send('touchEnd');
    };
  }

  const shift = (page: Page) =>
    page
      .locator('.pswp__container')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);

  test('a pinch enlarges', async ({ page }) => {
    await open(page);
    expect(await seenWidth(page)).toBe(390);
    await spread(page);
    await expect.poll(() => seenWidth(page)).toBeGreaterThan(600);
  });

  test('two taps within 300 ms zoom, slower ones do not', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.touchscreen.tap(195, 422);
    await page.clock.runFor(numbers.DOUBLE_TAP_WINDOW + 1);
    await page.touchscreen.tap(195, 422);
    await page.clock.runFor(numbers.DOUBLE_TAP_WINDOW + 1);
    expect(await seenWidth(page)).toBe(390);
    await page.touchscreen.tap(195, 422);
    await page.clock.runFor(numbers.DOUBLE_TAP_WINDOW - 1);
    await page.touchscreen.tap(195, 422);
    await page.clock.runFor(1000);
    await expect.poll(() => seenWidth(page)).toBe(numbers.LARGE_PICTURE.width);
  });

  test('a finger drags from 10 px on; a swipe leads to the next picture', async ({ page }) => {
    await open(page);
    await (
      await drag(page, numbers.DRAG_THRESHOLD - 1)
    )();
    expect(await shift(page)).toBe(0);
    // More than half of the window: the next picture comes however slow the finger is.
    const lift = await drag(page, 260);
    expect(await shift(page)).toBeLessThan(0);
    await lift();
    await expect(counter(page)).toHaveText(place(2));
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it stands at once, zooms at once, and is gone at once', async ({ page }) => {
    await page.setViewportSize(WIDTHS[1440]);
    await open(page);
    const duration = await lightbox(page).evaluate((root) =>
      root.style.getPropertyValue('--pswp-transition-duration'),
    );
    expect(duration).toBe('0ms');
    await page.keyboard.press('z');
    await expect.poll(() => seenWidth(page)).toBe(2 * numbers.LARGE_PICTURE.width);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe('the network fails', () => {
  test('a picture that is not there is told, to eyes and ears', async ({ page }) => {
    await page.route(largeFile(1), (route) => route.fulfill({ status: 404 }));
    await openPage(page, '/gallery');
    await thumbnail(page, 1).click();
    await expect(lightbox(page).locator('.pswp__error-msg').first()).toHaveText(
      'The image cannot be loaded',
    );
    await expect(lightbox(page).getByRole('status')).toHaveText('The image cannot be loaded');
    await expectOpen(page, place(1));
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(place(2));
  });

  test('a picture that keeps one waiting shows that after 2 s', async ({ page }) => {
    await page.route(largeFile(1), () => undefined);
    await page.clock.install();
    await openPage(page, '/gallery');
    await page.clock.pauseAt(Date.now() + 60_000);
    await thumbnail(page, 1).click();
    const waiting = page.locator('.pswp__preloader--active');
    await expect(lightbox(page)).toHaveCount(1);
    await page.clock.runFor(numbers.PRELOADER_DELAY - 1);
    await expect(waiting).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(waiting).toHaveCount(1);
  });

  test('without the lightbox’s own script a click opens the picture', async ({ page }) => {
    await page.route('**/viewer*.js', (route) => route.abort());
    await openPage(page, '/gallery');
    await thumbnail(page, 1).click();
    await expect(page).toHaveURL(largeFile(1));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail leads to the large picture', async ({ page }) => {
    await page.goto('/gallery');
    await thumbnail(page, COUNT).click();
    await expect(page).toHaveURL(largeFile(COUNT));
  });
});
