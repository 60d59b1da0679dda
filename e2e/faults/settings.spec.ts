import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LAPTOP, NARROWEST } from '../../tools/site/launch-options.ts';
import { openPage } from '../../tools/site/open.ts';
import { horizontalOverflow } from '../../tools/site/overflow.ts';
import { allScripts, effect, island, pagesWith, routesWith } from '../support/subject.ts';
import { missingTexts, visibleTexts } from '../../tools/site/texts.ts';
import { scrollPageTo } from '../support/viewport.ts';
import { inWindows } from '../support/visit.ts';
import { stepDown, walkDown } from '../support/walk.ts';
import { watch } from '../support/watch.ts';

/**
 * Readers with other browser settings: larger text, their own colours, paper. `routes.spec.ts`
 * tests wider spacing on every page.
 */

for (const { path } of pagesWith(
  effect('reveal'),
  effect('typed-text'),
  effect('count-up'),
  /data-header="over"/,
))
  test(`${path} is printed whole, from wherever one is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    const wanted = missingTexts(await visibleTexts(page), await sideTexts(page));
    expect(wanted.length).toBeGreaterThan(10);
    await page.emulateMedia({ reducedMotion: null });
    await openPage(page, path);
    await scrollPageTo(page, 1000);
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    expect.soft(missingTexts(wanted, await visibleTexts(page)), 'words not printed').toEqual([]);
    const fixed = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // An element under a fixed one, such as a header, is visible at another step.
        .filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        })
        .filter((one) => getComputedStyle(one).position === 'fixed')
        .map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}`),
    );
    expect.soft(fixed, 'what stands on every sheet, over the words').toEqual([]);
  });

/** Slides that are not current are not printed: the paper shows what the window shows. */
const sideTexts = (page: Page) =>
  page.locator('[aria-roledescription=slide]').locator('*').allTextContents();

/** Controls that a browser draws in its own way when the reader has chosen the colours. */
const CONTROLS = [
  effect('slideshow'),
  effect('lightbox'),
  effect('map'),
  island('Carousel|LogoCarousel'),
  island('FullContactForm'),
  island('AboutTabs'),
  /<meter/,
];

const living = pagesWith(...allScripts(), ...CONTROLS);

/** The smallest of these pages with each. */
const controlled = CONTROLS.map((mark) => routesWith(mark).find((route) => living.includes(route)));

test.describe('under reduced motion and forced colours', () => {
  const set = { viewport: LAPTOP, reducedMotion: 'reduce', forcedColors: 'active' } as const;

  inWindows(living, set, (route, shown) => {
    const hasControls = controlled.includes(route);
    const seen = hasControls ? ', and each of its controls is seen' : '';
    test(`no script of ${route.path} fails${seen}`, async () => {
      const page = shown();
      using watched = watch(page, route);
      await openPage(page, route.path);
      await walkDown(page);
      await watched.settle();
      expect(watched.problems).toEqual([]);
      if (hasControls) await expectSeenControls(page);
    });
  });
});

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly channels: number };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Expects every control to be visible while scrolling down. */
async function expectSeenControls(page: Page): Promise<void> {
  let looked = 0;
  await scrollPageTo(page, 0);
  await stepDown(page, async () => {
    // Content that arrives with a widget may move between the measurement and the screenshot, so
    // the check is repeated.
    const unseen = async () => {
      const controls = await controlsInView(page);
      looked += controls.length;
      const picture = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
      const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
      return controls.filter(({ box }) => isOneColour(pixels, box)).map(({ words }) => words);
    };
    await expect.poll(unseen, 'controls of which nothing is drawn').toEqual([]);
  });
  expect(looked).toBeGreaterThan(0);
}

/** The largest deviation of a channel from its mean that still counts as one colour, of 255. */
const SAME_COLOUR = 1;

/**
 * Whether a part of a picture is blank: the standard deviation of each channel is close to zero.
 */
function isOneColour({ data, info }: Pixels, { left, top, width, height }: Box): boolean {
  const count = width * height;
  for (let channel = 0; channel < info.channels; channel += 1) {
    let sum = 0;
    let squares = 0;
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) {
        const value = data[(y * info.width + x) * info.channels + channel] ?? 0;
        sum += value;
        squares += value * value;
      }
    if (squares / count - (sum / count) ** 2 >= SAME_COLOUR ** 2) return false;
  }
  return true;
}

/** The controls that are completely in the window. */
const controlsInView = (page: Page) =>
  page
    .locator('main :is(a, button, input, textarea, summary, [role=tab]):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // An element under a fixed one, such as a header, is visible at another step.
        .filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        })
        .map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const box = {
            left: Math.floor(left),
            top: Math.floor(top),
            width: Math.ceil(right) - Math.floor(left),
            height: Math.ceil(bottom) - Math.floor(top),
          };
          const words = `${one.localName}.${one.getAttribute('class') ?? ''} ${one.getAttribute('aria-label') ?? one.textContent}`;
          return { words: words.slice(0, 100), box };
        })
        .filter(({ box: { left, top, width, height } }) => {
          const isBox = width > 1 && height > 1 && left >= 0 && top >= 0;
          return isBox && left + width <= innerWidth && top + height <= innerHeight;
        }),
    );

test.describe('enlarged to 400 %', () => {
  /** A window of 1280 by 1024 CSS pixels, zoomed in (WCAG 2.2, 1.4.10 Reflow). */
  const ENLARGED = { width: NARROWEST.width, height: 256 };
  test.use({ viewport: ENLARGED });

  for (const { path } of pagesWith(/data-header="over"/, effect('one-page-nav'), /breadcrumb_/))
    test(`${path} leaves room to read, and its menu is reached to its end`, async ({ page }) => {
      await openPage(page, path);
      await scrollPageTo(page, 1000);
      // It shrinks on scrolling, with a transition.
      const covered = () =>
        page.locator('[data-header]').evaluate((header) => header.getBoundingClientRect().bottom);
      await expect.soft
        .poll(covered, { message: 'what the header covers' })
        .toBeLessThan(ENLARGED.height / 3);
      expect.soft(await horizontalOverflow(page), 'what sticks out').toEqual([]);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const links = page.getByRole('navigation', { name: 'Mobile' }).locator('a, summary');
      const last = links.filter({ visible: true }).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.click({ trial: true });
    });
});
