import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { largestPaint } from '../../../e2e/support/first-paint.ts';
import { expectStill, recordLayoutShifts } from '../../../e2e/support/layout-shift.ts';
import { openPage, openUntouched } from '../../../tools/site/open.ts';
import { scrollByKey, scrollPageTo } from '../../../e2e/support/viewport.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { replacePlayer } from '../../../e2e/support/player.ts';
import {
  brand,
  copyrightOf,
  expectWay,
  firmOf,
  headed,
  readHome,
  text,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workListWith } from '../../../e2e/support/works.ts';

const slated = z.object({ slate: z.object({ feet: text }) });
const content = readHome('studio-agency', {
  brand,
  form: z.object({ length: text, left: text }),
  hero: slated.extend({ lines: z.array(text) }),
  about: slated,
  rushes: slated.extend({ hint: text, films: workListWith({ text }) }),
  services: slated,
  reel: slated.extend(headed.shape),
  counters: slated,
  credits: slated,
  quotes: slated,
  brands: slated,
  call: slated,
});
const firm = firmOf(content.brand);

const film = (page: Page) => page.locator('video');
const poster = (page: Page) => page.locator('picture:has(+ video) img');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the background film' });
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Every request for the film from now on, by its path. */
function watchFilm(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The page stands, and would have begun with its film by now. */
async function openStill(page: Page): Promise<string[]> {
  const asked = watchFilm(page);
  await openPage(page, '/studio-agency');
  await page.waitForLoadState('networkidle');
  return asked;
}

test('the film runs behind the words, silent and round, and nobody is told of it', async ({
  page,
}) => {
  const asked = watchFilm(page);
  await openPage(page, '/studio-agency');
  await expect(film(page)).toHaveAttribute('data-running');
  expect(new Set(asked).size, 'one of the two formats').toBe(1);
  expect(
    await film(page).evaluate(({ muted, loop, playsInline, controls }: HTMLVideoElement) => ({
      muted,
      loop,
      playsInline,
      controls,
    })),
  ).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
  await expect(film(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(film(page)).toHaveJSProperty('tabIndex', -1);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px the film comes after the first paint, and is not what that is measured by`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    // From a visitor's first move on a browser measures no paint any more.
    await openUntouched(page, '/studio-agency');
    await expect(film(page)).toHaveAttribute('data-shown');
    await expect.poll(() => largestPaint(page)).toMatchObject({ tagName: 'IMG' });
    const { painted } = await largestPaint(page);
    const { loaded, fetched } = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const file = performance
        .getEntriesByType('resource')
        .find(({ name }) => /webm|mp4/.test(name));
      return { loaded: page?.loadEventEnd ?? NaN, fetched: file?.startTime ?? NaN };
    });
    expect(fetched).toBeGreaterThan(painted);
    expect(fetched).toBeGreaterThan(loaded);
    await expectStill(page, 'as the film came');
  });

test('where motion is unwelcome nothing of it is fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await openStill(page)).toEqual([]);
  await expect(pause(page)).toBeHidden();
});

test('where data is to be saved nothing of it is fetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  expect(await openStill(page)).toEqual([]);
  await expect(pause(page)).toBeHidden();
});

test('where it does not come the poster stays', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await openPage(page, '/studio-agency');
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(poster(page)).toBeVisible();
  await expect(pause(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is whole with the poster', async ({ page }) => {
    const asked = watchFilm(page);
    await page.goto('/studio-agency', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.lines.join(' '));
    const frame = await page.locator('section:has(h1)').boundingBox();
    expect((await poster(page).boundingBox())?.width).toBe(frame?.width);
    await expect(pause(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test.describe('as it stands', () => {
  const visit = visitOnce('/studio-agency', { reducedMotion: 'reduce' });

  test('each slate says through which feet of the roll it runs', async () => {
    const page = visit();
    const feet = page
      .locator('main dl > div', { has: page.getByText(content.form.length, { exact: true }) })
      .filter({ hasText: '–' })
      .locator('dd');
    const { hero, about, rushes, services, reel, counters, credits, quotes, brands, call } =
      content;
    const all = [hero, about, rushes, services, reel, counters, credits, quotes, brands, call];
    await expect(feet).toHaveText(all.map(({ slate }) => new RegExp(RegExp.escape(slate.feet))));
  });

  test('the call sheet names the firm, and leads on', async () => {
    const page = visit();
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ...firm.emails.map((email) => [email, `mailto:${email}`] as const),
    ] as const)
      await expectWay(footer.getByRole('link', { name, exact: true }), href);
    await expect(footer).toContainText(copyrightOf(firm.name));
  });
});

test.describe('as it runs', () => {
  const visit = visitOnce('/studio-agency', {
    viewport: LAPTOP,
    prepare: (page) => replacePlayer(page, 'plays'),
  });

  test.afterEach(() => scrollPageTo(visit(), 0));

  // First: once the film has begun anew it is before that moment.
  test('it goes on from the poster’s moment', async () => {
    const page = visit();
    await expect(film(page)).toHaveAttribute('data-shown');
    const { from, now } = await film(page).evaluate((video: HTMLVideoElement) => ({
      from: Number(video.dataset['from']),
      now: video.currentTime,
    }));
    expect(now).toBeGreaterThanOrEqual(from);
  });

  test('it stands still on request, and goes on', async () => {
    const page = visit();
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('h1').scrollIntoViewIfNeeded();
    expect(await isPaused(page)).toBe(true);
    await pause(page).click();
    await expect(film(page)).toHaveAttribute('data-running');
  });

  test('it rests while it is out of sight', async () => {
    const page = visit();
    await expect(film(page)).toHaveAttribute('data-running');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('the reel opens in the page’s video dialog', async () => {
    const page = visit();
    await page.getByRole('link', { name: content.reel.heading }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(content.reel.heading);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the rushes run sideways, and the keyboard moves them', async () => {
    const page = visit();
    const { films } = content.rushes;
    const last = films.at(-1)?.title ?? '';
    const strip = page.getByRole('group', { name: content.rushes.hint });
    await expectWorkWays(strip, films);
    await strip.focus();
    await scrollByKey(page, 'ArrowRight', () => strip.evaluate(({ scrollLeft }) => scrollLeft > 0));
    await strip.getByRole('link', { name: last }).focus();
    await expect(strip.getByRole('heading', { name: last })).toBeInViewport();
  });

  test('the slate in the header says how much of the roll is left', async () => {
    const page = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    const left = page.getByRole('banner').getByText(content.form.left).locator('+ span');
    const feet = () =>
      left.evaluate((span) => Number(getComputedStyle(span).getPropertyValue('--feet')));
    await expect(left).toBeVisible();
    expect(await feet()).toBe(400);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(feet).toBe(0);
  });
});
