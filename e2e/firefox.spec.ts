import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { readContent } from './support/content.ts';
import { HAS_FIREFOX, openInFirefox, startFirefox, waitForText } from './support/firefox.ts';
import { PLAYER } from './support/player.ts';
import { effect, island, routesWith } from './support/subject.ts';

/**
 * Smoke tests in Firefox of what visitors rely on: each widget opens, responds and closes. To add
 * one, add an entry with its page and its interaction.
 */
interface Smoke {
  /** Undefined if the site has no such page. */
  path: string | undefined;
  window?: { width: number; height: number };
  act: (page: Page) => Promise<void>;
}

const hidden = { hidden: true } as const;
const visible = { visible: true } as const;

const { gallery } = readContent('gallery') as {
  gallery: { name: string; pictures: { id: string }[] };
};

/** Moves the first carousel of a page forwards, and back past its first slide. */
async function leadRound(page: Page) {
  const carousel = '[aria-roledescription=carousel]';
  const slides = await page.$eval(
    carousel,
    (root) => root.querySelectorAll('[aria-roledescription=slide]').length,
  );
  await page.waitForSelector(`${carousel}[data-live]`);
  await page.locator('[aria-label="Next slide"]').click();
  await waitForText(page, `${carousel} [role=status]`, `2 of ${slides}`);
  await page.locator('[aria-label="Previous slide"]').click();
  await page.locator('[aria-label="Previous slide"]').click();
  await waitForText(page, `${carousel} [role=status]`, `${slides} of ${slides}`);
}

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
    path: routesWith(island('AboutTabs'))[0]?.path,
    async act(page) {
      // A panel hides once the tabs are active, so it cannot be awaited until it stands still.
      await page.$eval('astro-island[component-url*=Tabs] > *', (tabs) => tabs.scrollIntoView());
      await page.locator('[role=tab]').click();
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[role=tab]:nth-child(2)[aria-selected=true]');
      await page.waitForSelector('[role=tabpanel]:nth-child(2)', visible);
    },
  },

  'the carousel comes to life, leads on, and wraps': {
    path: '/testimonial',
    async act(page) {
      await page.locator('[aria-roledescription=carousel]').scroll();
      // A visitor's first interaction, which activates it.
      await page.keyboard.press('Shift');
      await leadRound(page);
    },
  },

  'the slides of a first screen come to life, lead on, and wrap': {
    path: routesWith(effect('slideshow'))[0]?.path,
    act: leadRound,
  },

  'the lightbox opens from a shared link, leads on, and Back closes it': {
    path: `/gallery#&gid=${gallery.name}&pid=${gallery.pictures[0]?.id ?? ''}`,
    async act(page) {
      const count = gallery.pictures.length;
      await waitForText(page, '.pswp__counter', `1 / ${count}`);
      // The next one is preloaded.
      await page.waitForFunction(
        (least) => document.querySelectorAll('.pswp__item img').length >= least,
        {},
        2,
      );
      await page.keyboard.press('ArrowRight');
      await waitForText(page, '.pswp__counter', `2 / ${count}`);
      await page.evaluate(() => history.back());
      await page.waitForSelector('.pswp', hidden);
      await page.locator('li:nth-child(2) [data-lightbox-item]').click();
      await waitForText(page, '.pswp__counter', `2 / ${count}`);
      await page.locator('.pswp__button--close').click();
      await page.waitForSelector('.pswp', hidden);
      await page.waitForFunction(
        () =>
          location.hash === '' &&
          document.activeElement?.matches('li:nth-child(2) [data-lightbox-item]'),
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
  // One Firefox for all of them, one after another.
  test.describe.configure({ mode: 'default' });
  test.skip(!HAS_FIREFOX, 'there is no Firefox here, and none could be installed');

  let browser: Browser;
  test.beforeAll(async () => {
    browser = await startFirefox();
  });
  test.afterAll(() => browser.close());

  for (const [name, { path, window, act }] of Object.entries(widgets)) {
    test(name, async () => {
      test.skip(path === undefined, 'no page has it');
      const { page, errors } = await openInFirefox(browser, path ?? '', window);
      await act(page);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});
