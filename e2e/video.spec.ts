import { expect, test, type Page } from '@playwright/test';
import {
  VIDEO_ANIMATION,
  VIDEO_PATIENCE,
  VIDEO_RATIO,
} from '../src/widgets/video-dialog/constants.ts';
import site from '../site.config.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { LAPTOP, NARROWEST } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { openPage } from '../tools/site/open.ts';
import { replacePlayer } from './support/player.ts';
import { visitOnce } from './support/visit.ts';

const WATCH = `https://www.youtube.com/watch?v=${site.video?.id ?? ''}`;

const { feature, stills } = readContent('video-popup') as {
  feature: { title: string };
  stills: { stills: unknown[] };
};
/** The film above the stills, each still, and the reel below. */
const FILMS = stills.stills.length + 2;

const links = (page: Page) => page.getByRole('link', { name: /^Play the film/ });
const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => page.locator('dialog iframe');
const close = (page: Page) => page.getByRole('button', { name: 'Close the film' });

async function openFirst(page: Page) {
  await links(page).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function leave(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('the host is asked after the click, and the film plays in a frame of 16 to 9', async ({
  page,
}) => {
  const asked = await replacePlayer(page, 'plays');
  await openPage(page, '/video-popup');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await links(page).first().click();
  await expect(dialog(page)).toHaveAttribute('data-state', 'playing');
  await expect(dialog(page)).toHaveAccessibleName(feature.title);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`/embed/${site.video?.id ?? ''}?autoplay=1`);
  const box = await frame(page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(VIDEO_RATIO, 1);
  await expect(dialog(page)).toHaveCSS(
    'transition-duration',
    new RegExp(`^${VIDEO_ANIMATION / 1000}s`),
  );
});

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => close(page).click(),
  'a click on the backdrop': (page) => page.mouse.click(20, 450),
};

test.describe('the host answers', () => {
  const visit = visitOnce('/video-popup', {
    viewport: LAPTOP,
    prepare: (page) => replacePlayer(page, 'plays'),
  });

  test('a play button is large, and pulses only under the pointer', async () => {
    const page = visit();
    const button = page.locator('[data-play-button]').nth(1);
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(64);
    const pulse = () =>
      button.evaluate((circle) => getComputedStyle(circle, '::after').animationName);
    expect(await pulse()).toBe('none');
    await links(page).nth(1).hover();
    expect(await pulse()).not.toBe('none');
  });

  for (const [name, goOut] of Object.entries(waysOut)) {
    test(`${name} closes it, empties the frame and gives the focus back`, async () => {
      const page = visit();
      await openFirst(page);
      await goOut(page);
      await expect(dialog(page)).toBeHidden();
      await expect(frame(page)).toHaveCount(0);
      await expect(links(page).first()).toBeFocused();
    });
  }

  test('by keyboard: Enter opens, the focus goes in, Escape leads back', async () => {
    const page = visit();
    await links(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(2)).toBeFocused();
  });

  test('every play button opens the same dialog, and it never stacks', async () => {
    const page = visit();
    await openFirst(page);
    await links(page).evaluateAll((all: HTMLAnchorElement[]) => {
      for (const link of all) link.click();
    });
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(frame(page)).toHaveCount(1);
    await close(page).click();
    await expect(links(page)).toHaveCount(FILMS);
    for (const link of await links(page).all()) {
      await link.click();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(frame(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(frame(page)).toHaveCount(0);
    }
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(dialog(page)).toBeHidden();
  });

  test('open, it breaks no accessibility rule and fits the narrowest window', async () => {
    const page = visit();
    await page.setViewportSize(NARROWEST);
    await openFirst(page);
    await expect(dialog(page)).toHaveAttribute('data-state', 'playing');
    expect(await axeViolations(page)).toEqual([]);
    const box = await frame(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    await leave(page);
    await page.setViewportSize(LAPTOP);
  });
});

test.describe('the host fails', () => {
  const visit = visitOnce('/video-popup', {
    viewport: LAPTOP,
    prepare: (page) => page.clock.install(),
  });
  test.afterEach(async () => {
    await leave(visit());
    await visit().unrouteAll();
  });

  const failed = (page: Page) => page.getByRole('status').filter({ hasText: 'can’t be loaded' });
  const outward = (page: Page) => dialog(page).getByRole('link', { name: 'Watch it on YouTube' });

  for (const kind of ['absent', 'unreachable'] as const) {
    test(`it is ${kind}: told, with the way to the film`, async () => {
      const page = visit();
      await replacePlayer(page, kind);
      await openFirst(page);
      await page.clock.fastForward(VIDEO_PATIENCE.afterLoad);
      await expect(failed(page)).toBeVisible();
      await expect(outward(page)).toHaveAttribute('href', WATCH);
      await expect(frame(page)).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('it will not play this film here: told at once', async () => {
    const page = visit();
    await replacePlayer(page, 'refuses');
    await openFirst(page);
    await expect(failed(page)).toBeVisible();
    await expect(outward(page)).toBeVisible();
  });

  test('the next try starts anew', async () => {
    const page = visit();
    await replacePlayer(page, 'refuses');
    await openFirst(page);
    await expect(failed(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await replacePlayer(page, 'plays');
    await links(page).nth(1).click();
    await expect(dialog(page)).toHaveAttribute('data-state', 'playing');
    await expect(failed(page)).toBeHidden();
  });

  test('it never answers: told after twelve seconds', async () => {
    const page = visit();
    await replacePlayer(page, 'silent');
    await page.clock.pauseAt(Date.now() + 60_000);
    await openFirst(page);
    await page.clock.runFor(VIDEO_PATIENCE.inAll - 1);
    await expect(failed(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(failed(page)).toBeVisible();
    await page.clock.resume();
  });
});

test('the dialog’s own script fails: the link is a link', async ({ page }) => {
  await page.route('**/video-dialog*.js', (route) => route.abort());
  await page.route(`${WATCH}**`, (route) => route.fulfill({ body: 'The film’s page' }));
  await openPage(page, '/video-popup');
  await links(page).first().click();
  await expect(page).toHaveURL(WATCH);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens it, a tap beside it closes it', async ({ page }) => {
    await replacePlayer(page, 'plays');
    await openPage(page, '/video-popup');
    await links(page).nth(1).tap();
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap(195, 800);
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it comes and goes at once, and no button pulses', async ({ page }) => {
    await replacePlayer(page, 'plays');
    await openPage(page, '/video-popup');
    await openFirst(page);
    const animations = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    expect(await animations()).toBe(0);
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
    await links(page).first().hover();
    expect(await animations()).toBe(0);
  });
});

test('only pages that show a film may frame its host', async ({ request }) => {
  const policy = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policy('/video-popup')).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(await policy('/gallery')).not.toContain('frame-src');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture is a link to the film', async ({ page }) => {
    await page.goto('/video-popup');
    await expect(links(page)).toHaveCount(FILMS);
    for (const link of await links(page).all()) await expect(link).toHaveAttribute('href', WATCH);
  });
});
