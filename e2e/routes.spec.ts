import { twoFrames } from '../tools/site/two-frames.ts';
import { expect, test, type Page, type ViewportSize } from '@playwright/test';
import { axeViolations } from '../tools/site/accessibility.ts';
import { CONTENT_BEGINS_ABOVE, SHORT_BANNERS } from './support/banners.ts';
import { NARROWEST, WIDTHS } from '../tools/site/launch-options.ts';
import { brokenWords } from './support/broken-words.ts';
import { expectWithinBudgets } from './support/budgets.ts';
import { unpressable } from './support/covered.ts';
import { readDemos } from '../tools/site/demos.ts';
import { scriptsBeforePaint, waitingPicture } from './support/first-paint.ts';
import { delayLaterFonts, systemFonts } from './support/fonts.ts';
import { expectStill, recordLayoutShifts } from './support/layout-shift.ts';
import { cutLetters } from './support/letters.ts';
import { LIKE_4G, slowDown } from './support/line.ts';
import { firstViewReady } from '../tools/site/open.ts';
import { horizontalOverflow } from '../tools/site/overflow.ts';
import { tooLargePictures } from './support/picture-sizes.ts';
import type { Route } from '../tools/site/routes.ts';
import { markAllEntries } from './support/section-menu.ts';
import { smallWords } from './support/small-words.ts';
import { discoverTemplates, type Template } from './support/templates.ts';
import { spaceOut } from '../tools/site/text-spacing.ts';
import { titleToHeading } from './support/type-scale.ts';
import { inWindows } from './support/visit.ts';
import { walkDown } from './support/walk.ts';
import { watch, type Watch } from './support/watch.ts';
import { weighAtLoad, type Weight } from './support/weigh.ts';
import { expectWholeWithoutScript, readTexts } from './support/without-script.ts';

/**
 * Checks every route in a real browser, with script and without; a new page is tested from its
 * first build on. Pages of one template only differ in their words, so one represents them all;
 * `documents.spec.ts` reads every file.
 */

/** Long enough for requests that a page makes when idle, in milliseconds. */
const IDLE_MS = 500;

/** The smallest ratio of a home's title to any heading below it, on a phone. */
const TITLE_TO_HEADING = 1.7;

/** Windows of tablets, upright and lying, in CSS pixels. */
const BETWEEN = [1024, 768] as const;

const homes = new Set(readDemos().map(({ slug }) => `/${slug}`));

const title = ({ route, routes }: Template) => {
  const others = routes.length > 1 ? `, as are ${routes.length - 1} pages like it` : '';
  return `${route.path} is sound, and within its budgets${others}`;
};

/** Two device pixels per CSS pixel, as most phones have, on a connection like 4G. */
test.describe('on a phone', () => {
  const phone = {
    viewport: WIDTHS[390],
    deviceScaleFactor: 2,
    hasTouch: true,
    prepare: async (page: Page) => {
      await recordLayoutShifts(page);
      await delayLaterFonts(page);
    },
  };

  inWindows(discoverTemplates(), phone, (template, shown) => {
    test(title(template), async () => {
      const { route } = template;
      const page = shown();
      using watched = watch(page, route);
      const speedUp = await slowDown(page, LIKE_4G);
      await open(page, route);
      expect.soft(await systemFonts(page), 'the first view, not in its own faces').toEqual([]);
      const weigh = await expectSoundLoad(page, route, watched);
      await speedUp();
      await expectSoundWalk(page, route, watched, weigh);
      expect.soft(await tooLargePictures(page), 'pictures larger than shown').toEqual([]);
      await expectReflow(page, watched);
      expect.soft(await axeViolations(page), 'axe, when all has been seen').toEqual([]);
      if (homes.has(route.path))
        expect.soft(await titleToHeading(page)).toBeGreaterThanOrEqual(TITLE_TO_HEADING);
      await expectRoomForSpacing(page);
      expect.soft(watched.problems, 'problems').toEqual([]);
    });
  });
});

test.describe('on a desktop', () => {
  const desktop = { viewport: WIDTHS[1440], prepare: recordLayoutShifts };

  inWindows(discoverTemplates(), desktop, (template, shown) => {
    test(title(template), async () => {
      const { route } = template;
      const page = shown();
      using watched = watch(page, route);
      await page.setViewportSize(WIDTHS[1440]);
      await open(page, route);
      const weigh = await expectSoundLoad(page, route, watched);
      if (SHORT_BANNERS.has(route.path))
        expect.soft(await contentTop(page)).toBeLessThan(CONTENT_BEGINS_ABOVE);
      await expectSoundWalk(page, route, watched, weigh);
      await expectWholeWords(page, watched);
      await toTheTop(page);
      await markAllEntries(page);
      expect.soft(await axeViolations(page), 'axe, when all has been seen').toEqual([]);
      expect.soft(watched.problems, 'problems').toEqual([]);
      await expectWholeWithoutScript(page, template, await readTexts(page));
    });
  });
});

async function open(page: Page, { path, status }: Route) {
  const response = await page.goto(path);
  expect.soft(response?.status(), 'status').toBe(status);
}

/** Expects a page at rest without layout shifts, and nothing that blocked its first paint. */
async function expectSoundLoad(page: Page, route: Route, watched: Watch) {
  await firstViewReady(page);
  await watched.settle(IDLE_MS);
  await expectStill(page, 'at load');
  expect.soft(await scriptsBeforePaint(page), 'scripts before the first paint').toEqual([]);
  expect.soft(await waitingPicture(page), 'main picture that is asked for late').toBe('');
  return weighAtLoad(page, route, watched);
}

async function expectSoundWalk(page: Page, route: Route, watched: Watch, weigh: () => Weight) {
  await walkDown(page);
  await watched.settle();
  await expectStill(page, 'on the walk');
  expect.soft(await unpressable(page), 'what something lies over that one presses').toEqual([]);
  expectWithinBudgets(route, weigh());
  expect.soft(await page.evaluate(countHeadings), 'headings of the page').toBe(1);
  expect.soft(await smallWords(page), 'words too small to read').toEqual([]);
  expect.soft(await brokenWords(page), 'words that go on in the next line').toEqual([]);
}

/** Expects words and addresses to stay whole in windows between a phone's and a desktop's. */
async function expectWholeWords(page: Page, watched: Watch) {
  for (const width of BETWEEN) {
    await resize(page, watched, { ...WIDTHS[1440], width });
    await page.evaluate(twoFrames);
    expect
      .soft(await brokenWords(page), `words that go on in the next line, ${width} px`)
      .toEqual([]);
    expect
      .soft(await horizontalOverflow(page), `what reaches beyond the window, ${width} px`)
      .toEqual([]);
  }
  await resize(page, watched, WIDTHS[1440]);
}

/** Runs in the page. */
const countHeadings = () => document.querySelectorAll('h1').length;

/** Where the page's content below the banner starts, in CSS pixels from the window's top. */
const contentTop = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('[data-slot=banner]');
    if (!banner) throw new Error('The page has no banner');
    const tops = [...document.querySelectorAll('main :is(h2, p, img, a, li)')]
      .filter((element) => !banner.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top }) => top);
    return Math.min(...tops);
  });

/**
 * Expects wider spacing, as a reader may set it, to clip no letter and to push nothing out of the
 * window.
 */
async function expectRoomForSpacing(page: Page) {
  await spaceOut(page);
  await page.evaluate(twoFrames);
  expect.soft(await cutLetters(page), 'letters cut when spaced out').toEqual([]);
  expect.soft(await horizontalOverflow(page), 'what sticks out when spaced out').toEqual([]);
}

/** Expects nothing to overflow in the narrowest window, at the page's end and at its top. */
async function expectReflow(page: Page, watched: Watch) {
  await resize(page, watched, NARROWEST);
  const where = `at ${NARROWEST.width} px`;
  expect.soft(await horizontalOverflow(page), `${where}, at its end`).toEqual([]);
  expect.soft(await brokenWords(page), `${where}, words that go on in the next line`).toEqual([]);
  await toTheTop(page);
  expect.soft(await horizontalOverflow(page), `${where}, at its top`).toEqual([]);
  await resize(page, watched, WIDTHS[390]);
}

/** Resizes the window once nothing is on its way: pictures that another size replaces are given up. */
async function resize(page: Page, watched: Watch, size: ViewportSize) {
  await watched.settle();
  await page.setViewportSize(size);
}

const toTheTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/404');
  const words = await page.locator('main').innerText();
  expect(response?.status()).toBe(404);
  const unknown = await page.goto('/no/such/page');
  expect(unknown?.status()).toBe(404);
  expect(await page.locator('main').innerText()).toBe(words);
});
