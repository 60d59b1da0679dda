import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { ROTATION_DELAY, ROTATION_INTERVAL } from '../../widgets/rotating-words/constants.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { effectsStarted, openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  brand,
  copyrightOf,
  expectWay,
  firmOf,
  headed,
  link,
  postList,
  postsShown,
  readHome,
  startingWith,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { workList } from '../../../e2e/support/works.ts';

const content = readHome('designer-portfolio', {
  brand,
  home: z.object({
    greeting: text,
    words: z.array(text),
    contents: z.object({ label: text, anchors: z.array(link) }),
    portrait: z.object({ alt: text }),
  }),
  work: headed.extend({
    name: z.string(),
    all: text,
    tabs: z.array(text),
    works: workList,
  }),
  prices: headed.extend({ plans: z.array(titled) }),
  index: headed.extend({
    terms: z.array(z.object({ term: text, at: z.string() })),
    posts: postList,
    button: link,
  }),
});
const { name, tabs, works } = content.work;

const firm = firmOf(content.brand);
const ofKind = (kind: string) => works.filter(({ category }) => category === kind);

const PAGE = '/designer-portfolio';

const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const shown = (page: Page) => page.locator('#work').getByRole('listitem').filter({ visible: true });
const thumbnail = (page: Page, { cover }: { cover: { alt: string } }) =>
  page.locator('#work').getByRole('link', { name: cover.alt, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: content.work.heading });

test('greets, and with each word the portrait makes room', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PAGE);
  // The page's script comes with a visitor's first move.
  await page.keyboard.press('Shift');
  await effectsStarted(page);
  const { greeting, words } = content.home;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${greeting} ${new Intl.ListFormat('en').format(words)}`);
  const portrait = page.locator('picture', {
    has: page.getByRole('img', { name: content.home.portrait.alt }),
  });
  const places = new Set<string>();
  await page.clock.runFor(ROTATION_DELAY);
  const current = page.locator('[data-word][data-shown]');
  for (const word of words) {
    // Words turn while they are seen, and a busy browser tells late that they are.
    const passTime = async () => {
      const text = await current.innerText();
      if (text !== word) await page.clock.runFor(ROTATION_INTERVAL / 8);
      return text;
    };
    await expect.poll(passTime, { intervals: [50] }).toBe(word);
    await portrait.evaluate((one) => one.getAnimations().forEach((each) => each.finish()));
    places.add(JSON.stringify(await portrait.boundingBox()));
  }
  expect(places.size).toBe(words.length);
});

test('a thumbnail opens the lightbox, which stays in its tab', async ({ page }) => {
  await openPage(page, PAGE);
  const kind = tabs.at(-2) ?? '';
  const [, second] = ofKind(kind);
  if (!second) throw new Error('one work of a kind has no neighbour');
  const { title } = second;
  await tab(page, kind).check();
  await thumbnail(page, second).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.locator('.pswp__counter')).toHaveText(`2 / ${ofKind(kind).length}`);
  await expect(lightbox(page).locator('.pswp__caption')).toContainText(
    `${title}. ${second.description}`,
  );
  await expect(page).toHaveURL(new RegExp(`#&gid=${name}&pid=${second.name}$`));
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnail(page, second)).toBeFocused();
});

test('a shared link opens its picture, and beside it all others', async ({ page }) => {
  await page.goto(`${PAGE}#&gid=${name}&pid=${works.at(-1)?.name}`);
  await expect(page.locator('.pswp__counter')).toHaveText(`${works.length} / ${works.length}`);
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE);

  test('every text begins at one distance from a column of the sheet', async () => {
    const page = visit();
    const sheet = await page.locator('#work [data-slot=inner]').boundingBox();
    const column = (sheet?.width ?? 0) / 6;
    const starts = await page
      .locator(
        'main :is(p, h3, figcaption, blockquote, label, li > a), footer :is(h2, li > a, dt, dd)',
      )
      .filter({ visible: true })
      .filter({ hasNot: page.locator('svg, picture, a') })
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('[data-slot=button], [data-slot=price]'))
          .flatMap((element) => {
            const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
            if (!words || element.closest('[aria-hidden]')) return [];
            const range = document.createRange();
            range.selectNodeContents(words);
            const [line] = range.getClientRects();
            return line ? [{ text: words.textContent, start: line.left }] : [];
          }),
      );
    expect(starts.length).toBeGreaterThan(60);
    const from = (start: number) => (((start - (sheet?.x ?? 0)) % column) + column) % column;
    const [{ start } = { start: 0 }] = starts;
    const off = starts.filter((one) => Math.abs(from(one.start) - from(start)) > 1);
    expect(off).toEqual([]);
  });

  test('header and colophon bear the designer’s name, and lead on', async () => {
    const page = visit();
    await expect(
      page.getByRole('banner').getByRole('link', { name: startingWith(firm.name) }),
    ).toHaveAttribute('href', '/');
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

  test('the words in the margin stand on the first column’s line, and go along', async () => {
    const page = visit();
    const sheet = await page.locator('#prices [data-slot=inner]').boundingBox();
    const line = (sheet?.x ?? 0) + (sheet?.width ?? 0) / 6;
    const word = page.getByRole('heading', { level: 2, name: content.prices.heading });
    const { x = 0, width = 0 } = (await word.boundingBox()) ?? {};
    // The box of a line is a little larger than its letters.
    expect(x).toBeLessThan(line);
    expect(Math.abs(x + width - line)).toBeLessThan(0.15 * width);
    await page
      .getByText(content.prices.plans.at(-1)?.title ?? '', { exact: true })
      .scrollIntoViewIfNeeded();
    await expect(word).toBeInViewport();
  });

  test.describe('on a laptop', () => {
    test.beforeEach(() => visit().setViewportSize(LAPTOP));

    test('the site’s menu stands in its header, and the page’s sections on the poster', async () => {
      const page = visit();
      const menu = page.getByRole('navigation', { name: 'Main' });
      const groups = await menu.locator('[data-submenu]').all();
      expect(groups.length).toBeGreaterThan(0);
      for (const group of groups) await expect(group.getByRole('button')).toBeVisible();
      await expectWay(menu.getByRole('link', { name: 'Contact', exact: true }), '/contact');
      const { contents } = content.home;
      const anchors = page.getByRole('navigation', { name: contents.label }).getByRole('link');
      await expect(anchors).toHaveText(contents.anchors.map(({ label }) => label));
      await page.locator('main a[href="#prices"]').first().click();
      await expect(
        page.getByRole('heading', { level: 2, name: content.prices.heading }),
      ).toBeInViewport();
    });

    test('its tabs show the projects of a kind', async () => {
      const page = visit();
      await expect(page.locator('#work').getByRole('radio')).toHaveCount(1 + tabs.length);
      await expect(tab(page, content.work.all)).toBeChecked();
      await expect(shown(page)).toHaveCount(works.length);
      for (const kind of tabs) {
        await tab(page, kind).check();
        await expect(shown(page)).toHaveCount(ofKind(kind).length);
        for (const work of await shown(page).all()) await expect(work).toContainText(kind);
      }
      await tab(page, tabs.at(-1) ?? '').press('ArrowRight');
      await expect(tab(page, content.work.all)).toBeChecked();
      await expect(shown(page)).toHaveCount(works.length);
    });

    test('the words below a work lead to its page, by keyboard too', async () => {
      const page = visit();
      for (const work of works) {
        const way = page.locator('#work').locator(`a[href="${work.path}"]`);
        await expect(way).toHaveText(`${work.title}${work.category}`);
        await thumbnail(page, work).focus();
        await page.keyboard.press('Tab');
        await expect(way).toBeFocused();
      }
    });

    test('the index leads to the page’s sections and to the journal', async () => {
      const page = visit();
      const index = page.getByRole('region', { name: content.index.heading });
      const { terms, button } = content.index;
      for (const { term, at } of terms)
        await expect(index.getByRole('link', { name: term, exact: true })).toHaveAttribute(
          'href',
          `#${at}`,
        );
      await expect(index.locator('a[href^="/blog/"], a[href="/blog-details"]')).toHaveCount(
        postsShown(content.index.posts),
      );
      await expectWay(index.getByRole('link', { name: button.label }), button.href);
      await index.locator('a[href="#work"]').first().click();
      await expect(
        page.getByRole('heading', { level: 2, name: content.work.heading }),
      ).toBeInViewport();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs work, and a thumbnail leads to the large picture', async ({ page }) => {
    await page.goto(PAGE);
    const [kind = ''] = tabs;
    const [first] = ofKind(kind);
    await tab(page, kind).check();
    await expect(shown(page)).toHaveCount(ofKind(kind).length);
    if (!first) throw new Error('a tab without works');
    await thumbnail(page, first).click();
    await expect(page).toHaveURL(/[^/]+\.webp$/);
  });
});
