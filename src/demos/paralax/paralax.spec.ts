import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { scrollPageTo } from '../../../e2e/support/viewport.ts';
import { stepDown } from '../../../e2e/support/walk.ts';
import {
  expectWay,
  headed,
  link,
  postList,
  postsShown,
  readHome,
  text,
  ways,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workListWith } from '../../../e2e/support/works.ts';

const signed = headed.extend({ label: text, mile: text });
const content = readHome('paralax', {
  hero: headed.extend({ button: link, planes: z.array(z.unknown()) }),
  services: signed.extend({ href: z.string(), services: z.array(z.unknown()) }),
  works: signed.extend({ works: workListWith({ far: z.unknown() }) }),
  facts: signed.extend({ counters: z.array(z.unknown()) }),
  testimonials: signed.extend({ cards: z.array(z.unknown()) }),
  news: signed.extend({ posts: postList, button: link }),
  brands: signed.extend({ places: z.array(z.unknown()) }),
});

/** The layers of the landscape: its words, and its planes. */
const LAYERS = 1 + content.hero.planes.length;

/** The landscape's planes, from the farthest to the nearest. */
const planes = (page: Page) => page.locator('main > section:has(h1) picture');

/** How far down the window each layer stands: the words, then the planes from far to near. */
async function layers(page: Page): Promise<number[]> {
  const words = page.getByRole('heading', { level: 1 });
  const all = [words, ...(await planes(page).all())];
  return Promise.all(
    all.map((layer) => layer.evaluate((element) => element.getBoundingClientRect().top)),
  );
}

/** By how many pixels each layer has stayed behind the page after it was scrolled by this many. */
async function staysBehind(page: Page, scrolled: number): Promise<number[]> {
  const before = await layers(page);
  await scrollPageTo(page, scrolled);
  const after = await layers(page);
  return after.map((top, index) => Math.round(top - (before[index] ?? 0) + scrolled));
}

/** The words farthest, then plane before plane, and the ground at one's feet with the page. */
function expectParted(shifts: number[]) {
  expect(shifts).toHaveLength(LAYERS);
  expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
  expect(new Set(shifts).size, 'no two layers move alike').toBe(LAYERS);
  expect(shifts.at(-1)).toBe(0);
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Runs in the page: words that stand between a ridge's upper and lower edge. */
function wordsBelowRidges(): string[] {
  const ridges = [...document.querySelectorAll('section > span:has(> svg), li > span:has(> svg)')];
  const words = [
    ...document.querySelectorAll(
      'main section:not(:has(h1)) :is(h3, dd, dt, blockquote, figcaption, p)',
    ),
  ];
  return ridges.flatMap((ridge) => {
    const edge = ridge.getBoundingClientRect();
    if (edge.bottom < 0 || edge.top > innerHeight) return [];
    return words
      .filter((word) => !word.closest('hgroup') && word.checkVisibility())
      .filter((word) => {
        const { top, bottom } = word.getBoundingClientRect();
        // The next layer's own words are before its ridge, not behind it.
        return bottom > edge.top + 1 && top < edge.top;
      })
      .map((word) => word.textContent.slice(0, 40));
  });
}

/** All the way down, in a phone's window and in a desktop's. */
function testRidges(visit: () => Page) {
  for (const width of [390, 1440] as const)
    test(`at ${width} px no ridge lies over what is to be read, wherever one stops`, async () => {
      const page = visit();
      await page.setViewportSize(WIDTHS[width]);
      await scrollPageTo(page, 0);
      const buried: string[] = [];
      await stepDown(page, async () => {
        buried.push(...(await page.evaluate(wordsBelowRidges)));
      });
      expect([...new Set(buried)]).toEqual([]);
    });
}

test.describe('where motion is welcome', () => {
  const visit = visitOnce('/paralax', { viewport: LAPTOP });

  test.afterEach(() => scrollPageTo(visit(), 0));

  test('the page holds its sections, and every way on leads somewhere', async () => {
    const page = visit();
    const main = page.getByRole('main');
    const { hero, services, works, facts, testimonials, news: latest, brands } = content;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    const signs = [services, works, facts, testimonials, latest, brands];
    for (const { label, heading } of signs) {
      await expect(main.locator('hgroup').getByText(label, { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    for (const { label, href } of [hero.button, latest.button])
      await expectWay(main.getByRole('link', { name: label }), href);
    await expect(main.locator(`h3 > a[href="${services.href}"]`)).toHaveCount(
      ways(services.href, services.services.length),
    );
    await expectWorkWays(main, works.works);
    await expect(main.locator('[data-count-up]')).toHaveCount(facts.counters.length);
    await expect(region(page, testimonials.heading).locator('figure')).toHaveCount(
      testimonials.cards.length,
    );
    await expect(main.locator('article time')).toHaveCount(postsShown(latest.posts));
    await expect(region(page, brands.heading).getByRole('listitem')).toHaveCount(
      brands.places.length,
    );
  });

  test('no picture stands on the page twice', async () => {
    const page = visit();
    const files = await page
      .locator('main img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(files.length).toBeGreaterThan(content.hero.planes.length);
    expect(new Set(files).size).toBe(files.length);
  });

  test('each sign says how far one has walked', async () => {
    const page = visit();
    const { services, works, facts, testimonials, news: latest, brands } = content;
    for (const { label, mile } of [services, works, facts, testimonials, latest, brands]) {
      const sign = page.locator('main section').filter({
        has: page.locator('hgroup').getByText(label, { exact: true }),
      });
      await expect(sign.getByText(mile, { exact: true })).toBeVisible();
    }
  });

  test('the layers part as one scrolls', async () => {
    const page = visit();
    expectParted(await staysBehind(page, 300));
  });

  test('a button that the land has risen over shows itself to the keyboard', async () => {
    const page = visit();
    const button = page.getByRole('main').getByRole('link', { name: content.hero.button.label });
    await scrollPageTo(page, 450);
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const front = () =>
      button.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
      });
    await expect.poll(front).toBe(content.hero.button.label);
  });

  testRidges(visit);
});

test.describe('where motion is unwelcome', () => {
  const visit = visitOnce('/paralax', { viewport: LAPTOP, reducedMotion: 'reduce' });

  test('the layers stand still', async () => {
    expect(await staysBehind(visit(), 300)).toEqual(Array.from({ length: LAYERS }, () => 0));
  });

  testRidges(visit);
});

test('the header stays, and the usual spelling leads here', async ({ page }) => {
  await page.goto('/parallax');
  await expect(page).toHaveURL(/\/paralax$/);
  await scrollPageTo(page, 2000);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the layers part by script where CSS cannot', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/paralax');
  await page.locator('main > section:has(h1)').evaluate((landscape) => {
    for (const layer of landscape.querySelectorAll<HTMLElement>('[data-strength]'))
      layer.style.animation = 'none';
  });
  const landscape = page.locator('main > section:has(h1)');
  await expect(landscape).toHaveAttribute('data-moving');
  const resting = await landscape.evaluate((one) => one.style.getPropertyValue('--passage'));
  const before = await layers(page);
  await scrollPageTo(page, 300);
  await expect
    .poll(() => landscape.evaluate((one) => one.style.getPropertyValue('--passage')))
    .not.toBe(resting);
  const after = await layers(page);
  expectParted(after.map((top, index) => Math.round(top - (before[index] ?? 0) + 300)));
});
