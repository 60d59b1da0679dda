import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readDemos } from '../../../tools/site/demos.ts';
import site from '../../../site.config.ts';
import { fillFacts } from '../../lib/content/facts.ts';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage, openUntouched } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import film from './studio/film.json' with { type: 'json' };
import measurements from './measurements.json' with { type: 'json' };

const demos = readDemos();

const words = readFileSync(join(import.meta.dirname, 'content.yaml'), 'utf8');

const { catalogue, faq, header, hero, innerPages, offer, studio } = parse(
  fillFacts(words, { homes: demos.length, shown: '' }, site.languages[0]),
) as {
  catalogue: { heading: string; comingSoon: unknown[] };
  faq: { items: unknown[] };
  header: { anchors: { label: string; href: string }[] };
  hero: { kind: string; heading: string; text: string };
  innerPages: { pages: unknown[] };
  offer?: Partial<Record<'price' | 'licence' | 'refund', string>> & {
    pack?: { items: string[] };
  };
  studio: { parts: { scene: number; text: string }[] };
};

/** Windows that are being dressed belong to all. */
const ALL = demos.length + catalogue.comingSoon.length;

const inGroup = (group: string) => demos.filter(({ groups }) => groups.includes(group)).length;

/** How many windows each tab leaves; New lists the highlights, New and Hot. */
const TABS = {
  Agency: inGroup('agency'),
  Corporate: inGroup('corporate'),
  Portfolio: inGroup('portfolio'),
  Landing: inGroup('landing'),
  New: demos.filter(({ label }) => label !== undefined).length,
};

/** The windows of the first screen. */
const panes = (page: Page) => page.locator('[data-effect=shop-fronts] [data-home]');

const windows = (page: Page) => page.locator('#demos li:visible');
const tab = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Opens the first home: it comes in a tab of its own, and leaves nothing behind here. */
async function expectTabOfItsOwn(page: Page) {
  const link = page.locator('#demos li a[target="_blank"]').first();
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect(await opened).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
  await (await opened).close();
  await expect(page.locator('[data-grown]')).toHaveCount(0);
}

for (const viewport of [WIDTHS[390], WIDTHS[1440]])
  test(`says what it is, what it costs and how to get it on the first screen, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/demo');
    const main = page.locator('main');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(hero.heading);
    await expect(title).toBeInViewport({ ratio: 1 });
    for (const words of [hero.kind, hero.text, offer?.price, offer?.licence])
      if (words) await expect(main.getByText(words).first()).toBeInViewport({ ratio: 1 });
    const buy = main.getByRole('link', { name: 'Buy Now' }).first();
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect(buy).toHaveAttribute('href', /^https:\/\/market\.example/);
    // Roofs, and below them the windows of real homes.
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(panes(page).first()).toBeInViewport({ ratio: 0.3 });
    await page.getByRole('link', { name: 'View Demos' }).click();
    await expect(page.getByRole('heading', { name: catalogue.heading })).toBeInViewport();
  });

/** How long the page may be: as many screens as one scrolls through before one decides. */
const LONGEST = { 390: 12_000, 1440: 10_300 } as const;

for (const width of [390, 1440] as const)
  test(`is no longer than ${LONGEST[width]} px, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize(WIDTHS[width]);
    await openPage(page, '/demo');
    // What lies below the first screen is laid out at last.
    await page.keyboard.press('End');
    await expect(page.locator('footer').last()).toBeInViewport();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(LONGEST[width]);
  });

test.describe('the windows of the first screen', () => {
  test('are photographs until a visitor moves, then the homes themselves', async ({ page }) => {
    await page.setViewportSize(WIDTHS[1440]);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await openUntouched(page, '/demo');
    await expect(panes(page)).toHaveCount(Math.min(3, demos.length));
    await expect(panes(page).locator('iframe')).toHaveCount(0);
    await page.mouse.move(700, 300);
    await page.mouse.move(720, 310);
    await expect(panes(page).locator('iframe[data-loaded]')).toHaveCount(await panes(page).count());
    for (const frame of await panes(page).locator('iframe').all())
      await expect(frame).toHaveJSProperty('inert', true);
    // Looked into, a page passes by; the visit remembers none of the homes behind glass.
    await panes(page).first().hover();
    const home = panes(page).first().locator('iframe').contentFrame();
    await expect
      .poll(() => home.locator(':root').evaluate((root) => root.scrollTop))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => sessionStorage.getItem('theme'))).toBe('house');
    expect(problems).toEqual([]);
  });

  test('rest while they are out of sight', async ({ page }) => {
    await page.setViewportSize(WIDTHS[1440]);
    await openPage(page, '/demo');
    await page.keyboard.press('Tab');
    await expect(panes(page).locator('iframe[data-loaded]')).toHaveCount(await panes(page).count());
    await page.locator('#questions').scrollIntoViewIfNeeded();
    await expect(panes(page).locator('iframe:visible')).toHaveCount(0);
  });

  test('stay photographs on a phone, and lead to the homes', async ({ page }) => {
    await page.setViewportSize(WIDTHS[390]);
    await openPage(page, '/demo');
    await page.mouse.wheel(0, 200);
    await expect(page.locator('html[data-effects=started]')).toBeAttached();
    await expect(panes(page).locator('iframe')).toHaveCount(0);
    const first = page.locator('[data-effect=shop-fronts] a').first();
    await expect(first).toHaveAttribute('href', /^\/[\w-]+$/);
    await expect(first).toHaveAttribute('target', '_blank');
  });
});

test.describe('in one visit', () => {
  const visit = visitOnce('/demo', { viewport: LAPTOP });

  test.describe('the header', () => {
    test('sells: anchors of this page, the price, the checkout; and it stays in reach', async () => {
      const page = visit();
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const { label, href } of header.anchors) {
        await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', href);
        await expect(page.locator(href)).toBeAttached();
      }
      await page.locator('#questions').scrollIntoViewIfNeeded();
      const bar = page.locator('header').first();
      await expect(bar.getByRole('link', { name: `${site.name}, home` }).first()).toBeInViewport();
      if (offer?.price) await expect(bar.getByText(offer.price)).toBeInViewport();
      await expect(bar.getByRole('link', { name: 'Buy Now' })).toBeInViewport();
    });

    test('never lies over what has the focus', async () => {
      const page = visit();
      const foot = (await page.locator('header').first().boundingBox())?.height ?? 0;
      const focused = page.locator(':focus');
      await page.locator('#feedback').getByRole('link').focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        // Neither under the header nor above the window; nobody waits for a page to glide there.
        expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(foot);
        await expect(focused).toBeInViewport();
      }
    });

    test('leads to the template’s whole menu too', async () => {
      const page = visit();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Mobile' });
      await expect(menu.getByRole('link', { name: 'Features' })).toBeVisible();
      await menu.getByText('Blocks', { exact: true }).click();
      await expect(menu.getByRole('link', { name: 'Counters' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });

  test.describe('the catalogue', () => {
    test('shows every demo, and the windows being dressed', async () => {
      const page = visit();
      await expect(windows(page)).toHaveCount(ALL);
      const soon = page
        .locator('#demos li')
        .filter({ has: page.locator('a[href="#coming-soon"]') });
      expect(await soon.count()).toBeGreaterThanOrEqual(catalogue.comingSoon.length);
      const opened = page.locator('#demos li a[target="_blank"]');
      expect((await opened.count()) + (await soon.count())).toBe(ALL);
    });

    test('the tabs and what is said aloud count alike', async () => {
      const page = visit();
      const status = page.locator('#demos').getByRole('status');
      for (const name of ['Agency', 'All Demo']) {
        await tab(page, name).check();
        const label = page.locator('#demos label').filter({ hasText: name });
        const count = await label.locator('[aria-hidden]').innerText();
        await expect(status).toHaveText(`${count} demos shown`);
      }
      await expect(status).toHaveText(`${demos.length} demos shown`);
    });

    test('works by keyboard', async () => {
      const page = visit();
      await tab(page, 'All Demo').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Agency')).toBeChecked();
      await expect(windows(page)).toHaveCount(TABS.Agency);
      await tab(page, 'All Demo').check();
    });

    test('a home opens in a tab of its own, with the zoom', async () => {
      await expectTabOfItsOwn(visit());
    });
  });

  test('its sections carry the names that buyers look for', async () => {
    const page = visit();
    for (const name of ['Home Demo', 'Inner Pages', 'FAQ'])
      await expect(page.locator('main hgroup').getByText(name, { exact: true })).toBeVisible();
    for (const name of ['Awesome Feature', 'Performance', 'Gallery'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  });

  test('the bars show what was measured, and each says of what', async () => {
    const page = visit();
    const measured = Object.values(measurements.pages);
    const bars = page.locator('#performance').getByRole('meter');
    await expect(bars).toHaveCount(3);
    await expect(bars.first()).toHaveAttribute(
      'value',
      String(Math.min(...measured.map(({ performance }) => performance))),
    );
    for (const name of ['Lighthouse', 'PageSpeed Insights', 'Fully Loaded']) {
      const bar = page.locator('#performance').getByRole('meter', { name });
      await expect(bar).toHaveAccessibleDescription(/measured pages/);
    }
  });

  test('one table says how fast, beside other templates without their names', async () => {
    const page = visit();
    const table = page.locator('#performance table');
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await expect(table.getByRole('rowheader', { name: /^Vitrine/ })).not.toHaveCount(0);
    await expect(table.getByRole('rowheader', { name: /template \d$/ })).not.toHaveCount(0);
  });

  test('one button says how to measure it', async () => {
    const page = visit();
    const button = page.locator('#performance summary');
    await expect(button).toHaveText('How to measure it');
    await button.click();
    await expect(
      page
        .locator('#performance')
        .getByText(/npm run bench/)
        .first(),
    ).toBeVisible();
  });

  test('the inner pages turn by arrows', async () => {
    const page = visit();
    const inner = page.locator('#inner-pages');
    await inner.scrollIntoViewIfNeeded();
    await expect(inner.locator('[data-live]')).toBeAttached();
    const slides = inner.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(innerPages.pages.length);
    await expect(slides.first()).toHaveJSProperty('inert', false);
    await inner.getByRole('button', { name: /next/i }).click();
    await expect(slides.first()).toHaveJSProperty('inert', true);
  });

  test('what the price buys is listed once', async () => {
    const page = visit();
    for (const item of offer?.pack?.items ?? [])
      await expect(page.locator('main').getByText(item, { exact: true })).toHaveCount(1);
  });

  test('the first of the questions is answered at once', async () => {
    const page = visit();
    const questions = page.locator('details:has(summary)').filter({ hasText: '?' });
    await expect(questions).toHaveCount(faq.items.length);
    await expect(questions.first()).toHaveAttribute('open');
  });

  test('help is at the help desk, for documentation and for people', async () => {
    const page = visit();
    for (const title of ['Online Documentation', 'Dedicated Support']) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', /^https:\/\/support\.example/);
    }
  });
});

test.describe('the catalogue', () => {
  test('its tabs leave the demos of a kind, keep the choice in the address, and say the count', async ({
    page,
  }) => {
    await openPage(page, '/demo');
    for (const [name, count] of Object.entries(TABS)) {
      await tab(page, name).check();
      await expect(windows(page)).toHaveCount(count);
      await expect(page).toHaveURL(`/demo?demos=${name.toLowerCase()}`);
      await expect(page.locator('#demos').getByRole('status')).toHaveText(
        new RegExp(`^${count} demos? shown$`),
      );
    }
    await page.reload();
    await expect(tab(page, 'New')).toBeChecked();
    await expect(windows(page)).toHaveCount(TABS.New);
    for (const demo of await windows(page).all())
      await expect(demo).toHaveAttribute('data-label', /^(New|Hot)$/);
  });

  test('a window shows its page’s first screen, and fetches the whole when somebody looks in', async ({
    page,
  }) => {
    await openPage(page, '/demo');
    const pane = page.locator('#demos [data-whole]').first();
    const address = (await pane.getAttribute('data-whole')) ?? '';
    const asked = page.waitForRequest((request) => request.url().endsWith(address));
    const window = page.locator('#demos li').first();
    await expect(window.locator('[data-pane] > img')).toHaveCount(0);
    await window.getByRole('link').focus();
    await asked;
    const whole = window.locator('[data-pane] > img');
    await expect(whole).toHaveCount(1);
    await expect(whole).not.toHaveCSS('translate', 'none');
  });

  test('works without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/demo');
    await tab(page, 'Portfolio').check();
    await expect(windows(page)).toHaveCount(TABS.Portfolio);
    await context.close();
  });

  test.describe('where motion is unwelcome', () => {
    const visit = visitOnce('/demo', { viewport: LAPTOP, reducedMotion: 'reduce' });

    test('asks for no whole page', async () => {
      const page = visit();
      const window = page.locator('#demos li').first();
      await window.hover();
      await window.getByRole('link').focus();
      await expect(window.locator('[data-whole]')).toHaveCount(1);
    });

    test('a home opens in a tab of its own, without the zoom', async () => {
      await expectTabOfItsOwn(visit());
    });
  });
});

test.describe('the film of the studio', () => {
  const lines = (page: Page) => page.locator('#studio').getByRole('listitem').getByRole('link');
  const time = (scene: number) => `#t=${film.scenes[scene - 1]}`;
  const { scene = 0, text = '' } = studio.parts.at(2) ?? {};

  test('comes when a line of its programme is pressed, and begins there', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.url().includes('.mp4') && films.push(request.url()));
    await openPage(page, '/demo');
    await lines(page).first().scrollIntoViewIfNeeded();
    await expect(lines(page)).toHaveCount(studio.parts.length);
    expect(films).toEqual([]);
    await lines(page).filter({ hasText: text }).click();
    const source = page.getByRole('dialog', { name: text }).locator('video source');
    await expect(source).toHaveAttribute('src', new RegExp(`\\.mp4${time(scene)}$`));
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });

  test('opens by itself without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/demo');
    const line = lines(page).filter({ hasText: text });
    await expect(line).toHaveAttribute('href', new RegExp(`^/.*\\.mp4${time(scene)}$`));
    const address = (await line.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('video/mp4');
    await context.close();
  });
});

test('the testimonial page is reached from here', async ({ page }) => {
  await openPage(page, '/demo');
  await page.locator('#feedback').getByRole('link').click();
  await expect(page).toHaveURL(/\/testimonial$/);
});
