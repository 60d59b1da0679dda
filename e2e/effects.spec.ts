import { expect, test, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { STICKY_AFTER } from '../src/sections/site-header/constants.ts';
import { REVEAL_DURATION, REVEAL_OFFSET } from '../src/ui/reveal/constants.ts';
import { ROTATION_DELAY, ROTATION_INTERVAL } from '../src/widgets/rotating-words/constants.ts';
import { TYPE_STEP, TYPING_LIMIT } from '../src/widgets/typing/constants.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { expectStill, recordLayoutShifts } from './support/layout-shift.ts';
import { effectsStarted, openPage, openUntouched } from '../tools/site/open.ts';
import { bringIntoView, observersTold, scrollByWheel, scrollPageTo } from './support/viewport.ts';
import { visitOnce } from './support/visit.ts';
import { walkDown } from './support/walk.ts';

/**
 * Effects that no page of the site shows yet: `fixtures/effects.astro`, only in the tests' build.
 */
const FIXTURE = '/fixtures/effects';

const openStill = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(FIXTURE);
  // The page's script loads at a visitor's first interaction.
  await page.keyboard.press('Shift');
  await effectsStarted(page);
};

test('the fixture is sound: nothing shifts, nothing is inaccessible', async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, FIXTURE);
  expect(await axeViolations(page)).toEqual([]);
  await walkDown(page);
  expect(await axeViolations(page)).toEqual([]);
  await expectStill(page, 'on the walk');
});

test.describe('an effect', () => {
  /** The names of the effects that a page has requested. */
  const watchEffects = (page: Page) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const name = /([\w-]+)(\.later)?\.effect\.[^/]+\.js$/.exec(request.url())?.[1];
      if (name) asked.add(name);
    });
    return () => [...asked].sort();
  };

  const all = ['count-up', 'one-page-nav', 'reveal', 'rotating-words', 'typed-text'];

  test('of the first view starts by itself, at the first move one further down or called later', async ({
    page,
  }) => {
    const asked = watchEffects(page);
    await openUntouched(page, FIXTURE);
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
    expect(asked()).toEqual(['rotating-words']);
    await scrollByWheel(page, 1);
    await expect.poll(asked).toEqual(all);
    await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  });

  for (const address of ['#reveals', '?q=words'])
    test(`starts by itself wherever it stands, where the address asks: ${address}`, async ({
      page,
    }) => {
      const asked = watchEffects(page);
      await openUntouched(page, FIXTURE + address);
      expect(asked()).toEqual(all);
    });
});

test('an effect that does not load is logged, and stops no other', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/_astro/rotating-words*.js', (route) => route.abort());
  await openPage(page, FIXTURE);
  await bringIntoView(page.locator('#typing'), 0.8);
  await expect(page.locator('[data-effect~=typed-text] [data-current]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeHidden();
  expect(errors).toContainEqual(expect.stringContaining('The effect rotating-words did not start'));
});

test.describe('rotating words', () => {
  const shown = (page: Page) => page.locator('[data-word][data-shown]');
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause the changing words' });

  test('switch every 2.2 s after 0.6 s, go round in the same room, and are one quiet list to those who listen', async ({
    page,
  }) => {
    await openStill(page);
    const heading = page.getByRole('heading', {
      level: 1,
      name: /^I am a UX Designer ?, UI Designer ?, and Content Writer$/,
    });
    await expect(pause(page)).toBeVisible();
    await expect(heading).toBeVisible();
    const box = await page.locator('[data-effect~=rotating-words]').boundingBox();
    await page.clock.runFor(ROTATION_DELAY + ROTATION_INTERVAL - 1);
    await expect(shown(page)).toHaveText('UX Designer');
    await page.clock.runFor(1);
    await expect(shown(page)).toHaveText('UI Designer');
    await expect(heading).toBeVisible();
    await expect(page.locator('main [aria-live], main [role=status]')).toHaveCount(0);
    await page.clock.runFor(ROTATION_INTERVAL);
    await expect(shown(page)).toHaveText('Content Writer');
    expect(await page.locator('[data-effect~=rotating-words]').boundingBox()).toEqual(box);
    await page.clock.runFor(ROTATION_INTERVAL);
    await expect(shown(page)).toHaveText('UX Designer');
  });

  test('stand still while they are paused, and out of sight', async ({ page }) => {
    await openStill(page);
    await pause(page).click();
    await page.clock.runFor(10 * ROTATION_INTERVAL);
    await expect(shown(page)).toHaveText('UX Designer');
    await pause(page).click();
    await scrollPageTo(page, 1500);
    await page.clock.runFor(10 * ROTATION_INTERVAL);
    await expect(shown(page)).toHaveText('UX Designer');
    await scrollPageTo(page, 0);
    await page.clock.runFor(ROTATION_DELAY + ROTATION_INTERVAL);
    await expect(shown(page)).toHaveText('UI Designer');
  });
});

test.describe('typed text', () => {
  const text = (page: Page) => page.locator('[data-effect~=typed-text]');
  const typed = (page: Page) => text(page).locator('[data-typed]');

  test('is typed when it is seen, each phrase once, in five seconds, and moves nothing', async ({
    page,
  }) => {
    await openStill(page);
    await bringIntoView(text(page), 0.3);
    await page.clock.runFor(TYPING_LIMIT);
    await expect(typed(page)).toHaveCount(0);

    await bringIntoView(text(page), 0.8);
    const box = await text(page).boundingBox();
    const below = page.getByText('What follows the typed text');
    const place = await below.boundingBox();
    await page.clock.runFor(5 * TYPE_STEP);
    await expect(typed(page)).toHaveText(/^I de/);
    // Screen readers get the whole text.
    await expect(page.locator('#typing').getByRole('heading')).toHaveText(
      /I design interfaces\.\s*I build them\.\s*I film the launch\./,
    );
    expect((await text(page).boundingBox())?.height).toBe(box?.height);
    await page.clock.runFor(TYPING_LIMIT - 5 * TYPE_STEP);
    await expect(typed(page)).toHaveCount(0);
    await expect(text(page).locator('[data-current]')).toHaveText('I film the launch.');
    await expect(text(page).locator('[data-current]')).toHaveCSS('opacity', '1');
    expect(await below.boundingBox()).toEqual(place);
  });

  test('does not wait for a script that never comes', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(FIXTURE);
    await expect(page.getByText('I film the launch.')).toHaveCSS('opacity', '1');
  });
});

test.describe('a reveal', () => {
  const opacity = (page: Page, id: string) =>
    page.locator(id).evaluate((element) => Number(getComputedStyle(element).opacity));

  // One after another, each with a reveal that the previous ones have not triggered.
  test.describe('on the way down the page', () => {
    const visit = visitOnce(FIXTURE, { viewport: LAPTOP });

    test('one element may have several effects', async () => {
      const page = visit();
      const number = page.locator('#reveal-last');
      await expect(number).toHaveAttribute('data-shown', '0');
      await expect(number).toHaveCSS('opacity', '0');
    });

    test('begins when an element has come 150 px into the window, and takes a second', async () => {
      const page = visit();
      const first = page.locator('#reveal-first');
      expect(await opacity(page, '#reveal-first')).toBe(0);
      const scrollUntil = async (depth: number) => {
        await first.evaluate((element, pixels) => {
          const { top } = element.getBoundingClientRect();
          // Its final position: while it waits it is drawn a little lower.
          const drawn = Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0');
          scrollBy({ top: top - drawn - innerHeight + pixels, behavior: 'instant' });
        }, depth);
        await observersTold(page);
      };
      await scrollUntil(REVEAL_OFFSET - 5);
      expect(await opacity(page, '#reveal-first')).toBe(0);
      await scrollUntil(REVEAL_OFFSET + 50);
      const [duration] = await first.evaluate((element) =>
        element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
      expect(duration).toBe(REVEAL_DURATION);
      await expect.poll(() => opacity(page, '#reveal-first')).toBe(1);
    });

    test('comes with the keyboard', async () => {
      const page = visit();
      const paragraph = page.locator('p').filter({ has: page.locator('#reveal-link') });
      await expect(paragraph).toHaveCSS('opacity', '0');
      await page.locator('#reveal-link').focus();
      await expect(paragraph).toHaveCSS('opacity', '1');
    });

    test('is over at once on paper', async () => {
      const page = visit();
      expect(await opacity(page, '#reveal-last')).toBe(0);
      await page.pdf();
      expect(await opacity(page, '#reveal-last')).toBe(1);
    });
  });

  test('reaches what stands at the very end of the page', async ({ page }) => {
    await openPage(page, FIXTURE);
    expect(await opacity(page, '#reveal-last')).toBe(0);
    await page.locator('body > footer').evaluate((footer) => {
      footer.style.display = 'none';
    });
    await scrollPageTo(page, 100_000);
    await expect.poll(() => opacity(page, '#reveal-last')).toBe(1);
  });
});

test.describe('the one-page header', () => {
  const menu = (page: Page, name = 'Main') => page.getByRole('navigation', { name });
  const visit = visitOnce(FIXTURE, { viewport: LAPTOP });

  test.afterEach(() => scrollPageTo(visit(), 0));

  test('shows the page’s anchors, the way home and Buy Now', async () => {
    const page = visit();
    await expect(menu(page).getByRole('link')).toHaveText(['Words', 'Typing', 'Reveals']);
    await expect(page.getByRole('link', { name: `${site.name}, home` }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy Now' })).toBeVisible();
  });

  test('turns sticky after more than 50 px', async () => {
    const page = visit();
    const header = page.locator('[data-header]');
    await scrollPageTo(page, STICKY_AFTER['one-page']);
    await expect(header).not.toHaveAttribute('data-sticky');
    await scrollPageTo(page, STICKY_AFTER['one-page'] + 1);
    await expect(header).toHaveAttribute('data-sticky');
  });

  test('marks the section that crosses the middle of the window', async () => {
    const page = visit();
    const current = menu(page).locator('[aria-current=location]');
    for (const [id, label] of [
      ['typing', 'Typing'],
      ['reveals', 'Reveals'],
    ]) {
      const middle = await page
        .locator(`#${id ?? ''}`)
        .evaluate((section) => section.getBoundingClientRect().top + scrollY - innerHeight / 2);
      await scrollPageTo(page, middle - 2);
      await expect(menu(page).getByRole('link', { name: label ?? '' })).not.toHaveAttribute(
        'aria-current',
      );
      await scrollPageTo(page, middle + 2);
      await expect(current).toHaveText(label ?? '');
    }
  });

  test('leads to a section, smoothly where motion is welcome', async () => {
    const page = visit();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await menu(page).getByRole('link', { name: 'Reveals' }).click();
    await expect(menu(page).locator('[aria-current=location]')).toHaveText('Reveals');
    await expect(page.locator('#reveals')).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.emulateMedia({ reducedMotion: null });
  });

  test('has its anchors in the mobile menu, which gives way to them', async () => {
    const page = visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page, 'Mobile').getByRole('link', { name: 'Reveals' }).click();
    await expect(menu(page, 'Mobile')).toBeHidden();
    await expect(page.locator('#reveals')).toBeInViewport();
    await page.setViewportSize(LAPTOP);
  });
});

const SETTINGS = {
  'without script': { javaScriptEnabled: false },
  'under reduced motion': { contextOptions: { reducedMotion: 'reduce' } },
} as const;

for (const [setting, options] of Object.entries(SETTINGS)) {
  test.describe(setting, () => {
    test.use(options);

    test('every word stands there, in sentences', async ({ page }) => {
      await page.goto(FIXTURE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'I am a UX Designer, UI Designer, and Content Writer',
      );
      for (const selector of ['[data-word]', '[data-phrase]', '[data-effect~=reveal]']) {
        await expect(page.locator(selector)).toHaveCount(3);
        for (const one of await page.locator(selector).all()) {
          await expect(one).toHaveCSS('opacity', '1');
        }
      }
      const places = await page
        .locator('[data-word], [data-phrase]')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      expect(new Set(places).size).toBe(places.length);
      await expect(page.getByRole('button', { name: /^Pause/ })).toBeHidden();
    });
  });
}
