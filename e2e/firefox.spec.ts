import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { HAS_FIREFOX, openInFirefox, startFirefox, waitForText } from './support/firefox.ts';
import { PLAYER } from './support/player.ts';

/**
 * What a visitor relies on, once more in Firefox: each widget opens, answers and closes. To add
 * one, add an entry: where it stands, and what is done with it.
 */
interface Smoke {
  path: string;
  window?: { width: number; height: number };
  act: (page: Page) => Promise<void>;
}

const hidden = { hidden: true } as const;
const visible = { visible: true } as const;

const widgets: Record<string, Smoke> = {
  'the menu bar opens on a click and closes on Escape': {
    path: '/404',
    async act(page) {
      await page.locator('[data-submenu] > button').click();
      await page.waitForSelector('[data-submenu] > button[aria-expanded=true]');
      await page.waitForSelector('[data-submenu] ul a', visible);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-submenu] > button[aria-expanded=true]', hidden);
    },
  },

  'the mobile menu opens, unfolds and closes': {
    path: '/404',
    window: { width: 390, height: 844 },
    async act(page) {
      await page.locator('[aria-label="Open menu"]').click();
      await page.locator('[data-mobile-menu] summary').click();
      await page.waitForSelector('[data-mobile-menu] details a', visible);
      await page.locator('[aria-label="Close menu"]').click();
      await page.waitForSelector('[data-mobile-menu]', hidden);
    },
  },

  'tabs come to life and follow the arrow keys': {
    path: '/',
    async act(page) {
      await page.locator('#about-awards').scroll();
      await page.locator('[role=tab]').click();
      await page.keyboard.press('ArrowRight');
      await waitForText(page, '[role=tab][aria-selected=true]', 'Awards');
      await page.waitForSelector('#about-awards', visible);
    },
  },

  'the carousel comes to life, leads on, and wraps': {
    path: '/testimonial',
    async act(page) {
      await page.locator('[aria-roledescription=carousel]').scroll();
      await page.waitForSelector('[aria-roledescription=carousel][data-live]');
      await page.locator('[aria-label="Next slide"]').click();
      await waitForText(page, '[aria-roledescription=carousel] [role=status]', '2 of 8');
      await page.locator('[aria-label="Previous slide"]').click();
      await page.locator('[aria-label="Previous slide"]').click();
      await waitForText(page, '[aria-roledescription=carousel] [role=status]', '8 of 8');
    },
  },

  'the lightbox opens from a shared link, leads on, and Back closes it': {
    path: '/gallery#&gid=prints&pid=cobalt-swimmers',
    async act(page) {
      await waitForText(page, '.pswp__counter', '1 / 6');
      await page.waitForSelector('.pswp__item img[src*=desert-arches]');
      await page.keyboard.press('ArrowRight');
      await waitForText(page, '.pswp__counter', '2 / 6');
      await page.evaluate(() => history.back());
      await page.waitForSelector('.pswp', hidden);
      await page.locator('[data-lightbox-item=desert-arches]').click();
      await waitForText(page, '.pswp__counter', '2 / 6');
      await page.locator('.pswp__button--close').click();
      await page.waitForSelector('.pswp', hidden);
      await page.waitForFunction(
        () =>
          location.hash === '' &&
          document.activeElement?.matches('[data-lightbox-item=desert-arches]'),
      );
    },
  },

  'the film opens in a dialog, plays, and is gone on Escape': {
    path: '/video-popup',
    async act(page) {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isOurs = request.url().startsWith(new URL(page.url()).origin);
        void (isOurs ? request.continue() : request.respond(PLAYER));
      });
      await page.locator('a[data-video]').click();
      await page.waitForSelector('dialog[open][data-state=playing]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog iframe', hidden);
      await page.waitForFunction(() => document.activeElement?.matches('a[data-video]'));
    },
  },
};

test.describe('in Firefox', () => {
  // One Firefox for all of them, one after the other.
  test.describe.configure({ mode: 'default' });
  test.skip(!HAS_FIREFOX, 'there is no Firefox here, and none could be installed');

  let browser: Browser;
  test.beforeAll(async () => {
    browser = await startFirefox();
  });
  test.afterAll(() => browser.close());

  for (const [name, { path, window, act }] of Object.entries(widgets)) {
    test(name, async () => {
      const { page, errors } = await openInFirefox(browser, path, window);
      await act(page);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});
