import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import {
  FIRST_RETRY_AFTER_MS,
  HOVER_DISTANCE,
  MAP_HEIGHTS,
  SCRIPT_RETRIES,
} from '../src/widgets/map/constants.ts';
import { mapLooks } from '../src/widgets/map/map-styles.ts';
import site from '../site.config.ts';
import { mapAllowance } from '../tools/astro/hosts/policy.ts';
import { openPolicy } from '../tools/astro/finish/page-policy.ts';
import { parsePage, readElements } from '../tools/lib/html.ts';
import { LAPTOP, ORIGIN, WIDTHS } from '../tools/site/launch-options.ts';
import { expectStill, recordLayoutShifts } from './support/layout-shift.ts';
import { holdScripts } from './support/line.ts';
import { effectsStarted, openPage } from '../tools/site/open.ts';
import { routeWith } from './support/subject.ts';
import { visitOnce } from './support/visit.ts';

const { latitude, longitude, zoom, label } = site.map ?? {
  latitude: 0,
  longitude: 0,
  zoom: 1,
  label: '',
};

const maps = (page: Page) => page.locator('[data-map]');
const first = (page: Page) => maps(page).first();
const load = (map: Locator) =>
  map.getByRole('button', { name: /Load the interactive map.*openstreetmap\.org/s });

test('six drawn maps of one place, each in a look of its own, ask no other host', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ORIGIN)) elsewhere.push(request.url());
  });
  await openPage(page, '/google-map');
  await expect(maps(page)).toHaveCount(mapLooks.length);
  const looks: (string | null)[] = [];
  for (const map of await maps(page).all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-map-state', 'initialised');
    await expect(map.getByText(label)).toBeVisible();
    await expect(map.getByRole('img', { name: /illustration/ })).toBeVisible();
    await expect(map.getByText('An illustration, not to scale.')).toBeVisible();
    await expect(map.locator('a')).toHaveAttribute(
      'href',
      new RegExp(`mlat=${latitude}&mlon=${longitude}#map=${zoom}`),
    );
    expect((await map.boundingBox())?.height).toBe(MAP_HEIGHTS.standard);
    looks.push(await map.getAttribute('data-look'));
  }
  expect(looks.sort()).toEqual([...mapLooks].sort());
  expect(elsewhere).toEqual([]);
});

test('a map that is in view when its script comes stays where it is', async ({ page }) => {
  const { path } = routeWith(/ data-one-button/, / data-map-load/);
  await page.setViewportSize(WIDTHS[390]);
  await recordLayoutShifts(page);
  const release = await holdScripts(page);
  await page.goto(path);
  await first(page).getByRole('link').scrollIntoViewIfNeeded();
  await expect(first(page).getByRole('link')).toBeVisible();
  await release();
  await effectsStarted(page);
  await expect(load(first(page))).toBeVisible();
  await expect(first(page).getByRole('link')).toBeHidden();
  await expectStill(page, 'as the button comes');
});

test.describe('a drawn map', () => {
  const visit = visitOnce('/google-map', { viewport: LAPTOP });

  test('the pointer is on the marker as far as 30 px from the place', async () => {
    const page = visit();
    await first(page).locator('[data-map-marker]').scrollIntoViewIfNeeded();
    const box = await first(page).boundingBox();
    const place = {
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    };
    const isOn = async (distance: number) => {
      await page.mouse.move(place.x + distance, place.y);
      return first(page)
        .locator('[data-map-marker]')
        .evaluate((marker) => marker.matches(':hover'));
    };
    expect(await isOn(HOVER_DISTANCE - 1)).toBe(true);
    expect(await isOn(HOVER_DISTANCE + 1)).toBe(false);
  });

  test.describe('OpenStreetMap', () => {
    const EMBED = 'https://www.openstreetmap.org/**';
    test.afterEach(() => visit().unrouteAll());

    test('comes where and when it is asked for, by keyboard too', async () => {
      const page = visit();
      await page.route(EMBED, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<button>Zoom in</button>' }),
      );
      await load(first(page)).press('Enter');
      await expect(first(page)).toHaveAttribute('data-map-state', 'success');
      const frame = page.getByTitle(`${label}, OpenStreetMap`);
      await expect(frame).toHaveCount(1);
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute(
        'src',
        new RegExp(
          `bbox=(-?[\\d.]+%2C){3}-?[\\d.]+&layer=mapnik&marker=${latitude}%2C${longitude}`,
        ),
      );
      await expect(frame.contentFrame().getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await expect(first(page).getByRole('img')).toBeHidden();
      await expect(page.locator('[data-map-state=initialised]')).toHaveCount(5);
    });

    test('out of reach: told, the drawing stays, and it can be asked again', async () => {
      const page = visit();
      // The first one may have been replaced by OpenStreetMap already.
      const map = maps(page).nth(1);
      await page.route(EMBED, (route) => route.abort(), { times: 1 });
      await load(map).click();
      await expect(map).toHaveAttribute('data-map-state', 'failure');
      await expect(map.getByRole('status')).toContainText('The map did not load.');
      await expect(map.getByRole('img')).toBeVisible();
      await expect(map.getByRole('link')).toBeVisible();
      await page.route(EMBED, (route) => route.fulfill({ contentType: 'text/html', body: 'Map' }));
      await load(map).click();
      await expect(map).toHaveAttribute('data-map-state', 'success');
    });
  });
});

/** The page as a build with a key creates it, with that build's policy. */
test.describe('Google', () => {
  const SCRIPT = 'https://maps.googleapis.com/maps/api/js?**';
  const env = { PUBLIC_GOOGLE_MAPS_KEY: 'a-key-that-could-be-one-1234' };

  /** Replaces Google's script: maps that report their options. */
  const script = `
    google.maps.importLibrary = async () => ({
      Map: class { constructor(box, options) { box.textContent = JSON.stringify(options); } },
      OverlayView: class { setMap() {} },
    });
    google.maps.__ib__();`;

  async function openWithKey(page: Page, answer: (route: Route, count: number) => Promise<void>) {
    const asked: string[] = [];
    await page.route('**/google-map', async (route) => {
      const response = await route.fetch();
      const printed = await response.text();
      const key = `&quot;google&quot;:{&quot;key&quot;:&quot;${env.PUBLIC_GOOGLE_MAPS_KEY}&quot;},`;
      const body = printed.replaceAll('&quot;title&quot;', `${key}&quot;title&quot;`);
      const headers = response.headers();
      const policy = openPolicy(
        headers['content-security-policy'] ?? '',
        readElements(parsePage(body)),
        [mapAllowance(env)],
      );
      await route.fulfill({
        response,
        body,
        headers: { ...headers, 'content-security-policy': policy },
      });
    });
    await page.route(SCRIPT, async (route) => {
      asked.push(route.request().url());
      await answer(route, asked.length);
    });
    await openPage(page, '/google-map');
    await first(page).scrollIntoViewIfNeeded();
    return asked;
  }

  const comes = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: script });

  test('one script serves six maps, each loaded as one approaches it', async ({ page }) => {
    const asked = await openWithKey(page, comes);
    await expect(first(page)).toHaveAttribute('data-map-state', 'success');
    await expect(maps(page).last()).toHaveAttribute('data-map-state', 'initialised');
    await expect(maps(page)).toHaveCount(mapLooks.length);
    for (const map of await maps(page).all()) {
      await map.scrollIntoViewIfNeeded();
      await expect(map).toHaveAttribute('data-map-state', 'success');
      await expect(map).toContainText(
        `"center":{"lat":${latitude},"lng":${longitude}},"zoom":${zoom},"minZoom":3`,
      );
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(`key=${env.PUBLIC_GOOGLE_MAPS_KEY}`);
    // A rejected key is reported to all of them, long after they have loaded.
    await page.evaluate(() => window.gm_authFailure?.());
    await expect(page.locator('[data-map-state=failure]')).toHaveCount(6);
    await expect(first(page).getByRole('img')).toBeVisible();
  });

  for (const failures of [1, 2, SCRIPT_RETRIES + 1]) {
    const gone = failures > SCRIPT_RETRIES;
    test(`the script fails ${failures}×: ${gone ? 'given up' : 'retried until it comes'}`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.clock.install();
      // The clock also runs on its own, so each response waits until the previous state has been
      // checked.
      const looked = Array.from({ length: SCRIPT_RETRIES }, () =>
        Promise.withResolvers<undefined>(),
      );
      const asked = await openWithKey(page, async (route, count) => {
        await looked[count - 2]?.promise;
        await (count <= failures ? route.abort() : comes(route));
      });
      for (let retry = 1; retry < Math.min(failures, SCRIPT_RETRIES) + 1; retry += 1) {
        await expect(first(page)).toHaveAttribute('data-map-state', 'loading');
        await expect.poll(() => logged.filter(isRetry)).toHaveLength(retry);
        looked[retry - 1]?.resolve(undefined);
        await page.clock.fastForward(FIRST_RETRY_AFTER_MS * 2 ** (retry - 1));
        await expect.poll(() => asked).toHaveLength(retry + 1);
      }
      await expect(first(page)).toHaveAttribute('data-map-state', gone ? 'failure' : 'success');
      expect(asked).toHaveLength(Math.min(failures, SCRIPT_RETRIES) + 1);
      expect(logged.filter(isRetry)).toHaveLength(Math.min(failures, SCRIPT_RETRIES));
      if (gone) await expect(first(page).getByRole('status')).toContainText('did not load');
    });
  }

  const isRetry = (text: string) => text === 'Failed to load Google Maps script, retrying';
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing and a plain link stand, and no button that does nothing', async ({ page }) => {
    await page.goto('/google-map');
    await expect(first(page).getByRole('img')).toBeVisible();
    await expect(first(page).getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
    await expect(first(page).getByRole('button')).toHaveCount(0);
  });
});
