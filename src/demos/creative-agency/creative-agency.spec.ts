import { expect, test, type Locator, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { scrollByWheel, scrollPageTo } from '../../../e2e/support/viewport.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  brand,
  expectWay,
  firmOf,
  headed,
  link,
  postList,
  postsShown,
  readHome,
  text,
  titled,
  ways,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workList } from '../../../e2e/support/works.ts';

const strips = z.object({ heading: z.array(text) });
const content = readHome('creative-agency', {
  brand,
  hero: headed.extend({ buttons: z.array(link) }),
  works: strips.extend({ works: workList }),
  about: strips,
  services: z.object({ href: z.string(), services: z.array(titled) }),
  counters: z.object({ counters: z.array(z.object({ value: z.int() })) }),
  news: z.object({ posts: postList, button: link }),
  call: z.object({ button: link }),
});
const firm = firmOf(content.brand);

/** The service that is looked at closely. */
const SERVICE = content.services.services.at(-1)?.title ?? '';

const PAGE = '/creative-agency';

const service = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: SERVICE }) });

/** Where the lower of a host's two sheets lies against it, once it has come to rest. */
const lowerSheet = (host: Locator) =>
  host.evaluate(async (element) => {
    const [lower] = element.querySelectorAll('[data-cut] > *');
    if (!lower) throw new Error('There is no paper');
    await Promise.all(lower.getAnimations().map((each) => each.finished));
    const { rotate, translate } = getComputedStyle(lower);
    return `${rotate} ${translate}`;
  });

/** Where the scissors are on the header's edge. */
const scissors = (page: Page) =>
  page
    .getByRole('banner')
    .locator('svg[viewBox="-34 -20 68 40"]')
    .evaluate((drawing) => drawing.getBoundingClientRect().left);

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test('holds its blocks, and the ways on from them', async () => {
    const page = visit();
    const { hero, works, services, news: latest, call } = content;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    const main = page.getByRole('main');
    await expectWorkWays(main, works.works);
    await expect(main.locator(`a[href="${services.href}"]`)).toHaveCount(
      ways(services.href, services.services.length),
    );
    await expect(main.locator('article time')).toHaveCount(postsShown(latest.posts));
    for (const { label, href } of [...hero.buttons, latest.button, call.button])
      await expectWay(main.getByRole('link', { name: label }), href);
  });

  test('counts what was swept up', async () => {
    const page = visit();
    const values = await page
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-count-up'))));
    expect(values).toEqual(content.counters.counters.map(({ value }) => value));
  });

  test('a heading that is pasted up of strips is read in one breath', async () => {
    const page = visit();
    for (const { heading } of [content.works, content.about])
      await expect(page.getByRole('region', { name: heading.join(' ') })).toBeVisible();
  });

  test('every sheet is of another colour than the one above, and cut in another way', async () => {
    const page = visit();
    const grounds = await page
      .locator('main > section, footer')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    // The first one is the page itself.
    for (const [index, ground] of grounds.entries())
      if (index > 1) expect(ground).not.toBe(grounds[index - 1]);
    const cuts = await page
      .locator('pattern[id^="_cut-"] > path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(cuts.length).toBeGreaterThan(1);
    expect(new Set(cuts).size).toBe(cuts.length);
  });

  test('its sheets slide apart under the pointer, and where the focus is', async () => {
    const page = visit();
    const host = service(page);
    const closed = await lowerSheet(host);
    await host.hover();
    await expect.poll(() => lowerSheet(host)).not.toBe(closed);
    const open = await lowerSheet(host);
    await page.mouse.move(0, 0);
    await expect.poll(() => lowerSheet(host)).toBe(closed);
    await page.getByRole('link', { name: SERVICE }).focus();
    await expect.poll(() => lowerSheet(host)).toBe(open);
  });

  test('the scissors cut the header’s edge as far as the page has been read', async () => {
    const page = visit();
    await scrollPageTo(page, 0);
    const start = await scissors(page);
    await scrollByWheel(page, 3000);
    await expect.poll(() => scissors(page)).toBeGreaterThan(start + 100);
    await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const width = page.viewportSize()?.width ?? 0;
    await expect.poll(() => scissors(page)).toBeGreaterThan(width - 100);
    expect(await scissors(page)).toBeLessThan(width);
  });

  test.describe('the box at the end', () => {
    for (const width of [320, 390, 1440] as const)
      test(`is one sheet, and its front says Contact Us on one line, ${width} px wide`, async () => {
        const page = visit();
        await page.setViewportSize({ ...WIDTHS[390], width });
        const footer = page.getByRole('contentinfo');
        const link = footer.getByRole('link', { name: 'Contact Us' });
        expect(await link.evaluate((one) => one.getClientRects().length)).toBe(1);
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThan(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
        const [quick, hello] = [
          footer.getByRole('navigation', { name: 'Quick Link' }),
          footer.getByRole('region', { name: 'Say Hello' }),
        ];
        await expect(quick).toBeVisible();
        await expect(hello.getByRole('link')).toHaveCount(firm.emails.length + 1);
      });
  });
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('its sheets lie still, and so do the scissors', async ({ page }) => {
    await openPage(page, PAGE);
    const host = service(page);
    const closed = await lowerSheet(host);
    const start = await scissors(page);
    await host.hover();
    expect(await lowerSheet(host)).toBe(closed);
    await page.getByRole('link', { name: SERVICE }).focus();
    expect(await lowerSheet(host)).toBe(closed);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await scissors(page)).toBe(start);
  });
});
