import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';
import { replacePlayer } from './support/player.ts';

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

test('it goes on from the poster’s moment', async ({ page }) => {
  await openPage(page, '/studio-agency');
  await expect(film(page)).toHaveAttribute('data-shown');
  const { from, now } = await film(page).evaluate((video: HTMLVideoElement) => ({
    from: Number(video.dataset['from']),
    now: video.currentTime,
  }));
  expect(now).toBeGreaterThanOrEqual(from);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px the film comes after the first paint, and is not what that is measured by`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/studio-agency');
    await expect(film(page)).toHaveAttribute('data-running');
    const { largest, painted, loaded, fetched, moved } = await page.evaluate(async () => {
      const buffered = (type: string) =>
        new Promise<PerformanceEntry[]>((done) => {
          new PerformanceObserver((list) => done(list.getEntries())).observe({
            type,
            buffered: true,
          });
          setTimeout(done, 500, []);
        });
      const paint = (await buffered('largest-contentful-paint')).at(-1);
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const file = performance
        .getEntriesByType('resource')
        .find(({ name }) => /webm|mp4/.test(name));
      return {
        largest: paint && 'element' in paint ? (paint.element as Element).tagName : undefined,
        painted: paint?.startTime ?? NaN,
        loaded: page?.loadEventEnd ?? NaN,
        fetched: file?.startTime ?? NaN,
        moved: (await buffered('layout-shift')).length,
      };
    });
    expect(largest).not.toBe('VIDEO');
    expect(fetched).toBeGreaterThan(painted);
    expect(fetched).toBeGreaterThan(loaded);
    expect(moved).toBe(0);
  });

test('it stands still on request, and goes on', async ({ page }) => {
  await openPage(page, '/studio-agency');
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('h1').scrollIntoViewIfNeeded();
  expect(await isPaused(page)).toBe(true);
  await pause(page).click();
  await expect(film(page)).toHaveAttribute('data-running');
});

test('it rests while it is out of sight', async ({ page }) => {
  await openPage(page, '/studio-agency');
  await expect(film(page)).toHaveAttribute('data-running');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One roll a day');
    expect((await poster(page).boundingBox())?.width).toBe(page.viewportSize()?.width);
    await expect(pause(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test('the reel opens in the page’s video dialog', async ({ page }) => {
  await replacePlayer(page, 'plays');
  await openPage(page, '/studio-agency');
  await page.getByRole('link', { name: 'Play the film: The reel' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('The reel');
});
