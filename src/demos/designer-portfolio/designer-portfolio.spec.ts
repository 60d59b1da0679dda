import { expect, test, type Page } from '@playwright/test';
import { ROTATION_DELAY, ROTATION_INTERVAL } from '../../widgets/rotating-words/constants.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { effectsStarted, openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/designer-portfolio';
const KINDS = ['Web Design', 'Logo Design', 'Mobile App'];

const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const works = (page: Page) => page.locator('#work').getByRole('listitem').filter({ visible: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Work' });

test('greets, and with each word the portrait makes room', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PAGE);
  // The page's script comes with a visitor's first move.
  await page.keyboard.press('Shift');
  await effectsStarted(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Grüezi. UX Designer, UI Designer, and Content Writer');
  const portrait = page.locator('picture', { has: page.getByRole('img', { name: /^Urs Amrein/ }) });
  const places = new Set<string>();
  await page.clock.runFor(ROTATION_DELAY);
  const shown = page.locator('[data-word][data-shown]');
  for (const word of ['UX Designer', 'UI Designer', 'Content Writer']) {
    // Words turn while they are seen, and a busy browser tells late that they are.
    const passTime = async () => {
      const text = await shown.innerText();
      if (text !== word) await page.clock.runFor(ROTATION_INTERVAL / 8);
      return text;
    };
    await expect.poll(passTime, { intervals: [50] }).toBe(word);
    await portrait.evaluate((one) => one.getAnimations().forEach((each) => each.finish()));
    places.add(JSON.stringify(await portrait.boundingBox()));
  }
  expect(places.size).toBe(3);
});

test('a thumbnail opens the lightbox, which stays in its tab', async ({ page }) => {
  await openPage(page, PAGE);
  await tab(page, 'Logo Design').check();
  await page.getByRole('link', { name: /Rund/ }).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 3');
  await expect(lightbox(page).locator('.pswp__caption')).toContainText(
    'Rund. A mark for a record label',
  );
  await expect(page).toHaveURL(/#&gid=work&pid=own-4$/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Rund/ })).toBeFocused();
});

test('a shared link opens its picture, and beside it all others', async ({ page }) => {
  await page.goto(`${PAGE}#&gid=work&pid=own-6`);
  await expect(page.locator('.pswp__counter')).toHaveText('7 / 9');
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
      page.getByRole('banner').getByRole('link', { name: /^Urs Amrein/ }),
    ).toHaveAttribute('href', '/');
    const ending = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ['urs@amrein.example', 'mailto:urs@amrein.example'],
    ] as const)
      await expect(ending.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(ending).toContainText(/© 2024(–\d{4})? Urs Amrein/);
  });

  test('the words in the margin stand on the first column’s line, and go along', async () => {
    const page = visit();
    const sheet = await page.locator('#prices [data-slot=inner]').boundingBox();
    const line = (sheet?.x ?? 0) + (sheet?.width ?? 0) / 6;
    const word = page.getByRole('heading', { level: 2, name: 'Prices' });
    const { x = 0, width = 0 } = (await word.boundingBox()) ?? {};
    // The box of a line is a little larger than its letters.
    expect(x).toBeLessThan(line);
    expect(Math.abs(x + width - line)).toBeLessThan(0.15 * width);
    await page.getByText('6,400').scrollIntoViewIfNeeded();
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
      await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
        'href',
        '/contact',
      );
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveText(['Work', 'Method', 'Prices', 'Clients', 'Index', 'Write']);
      await contents.filter({ hasText: 'Prices' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Prices' })).toBeInViewport();
    });

    test('its tabs show the projects of a kind', async () => {
      const page = visit();
      await expect(page.locator('#work').getByRole('radio')).toHaveCount(1 + KINDS.length);
      await expect(tab(page, 'All Project')).toBeChecked();
      await expect(works(page)).toHaveCount(9);
      for (const kind of KINDS) {
        await tab(page, kind).check();
        await expect(works(page)).toHaveCount(3);
        for (const work of await works(page).all()) await expect(work).toContainText(kind);
      }
      await tab(page, 'Mobile App').press('ArrowRight');
      await expect(tab(page, 'All Project')).toBeChecked();
      await expect(works(page)).toHaveCount(9);
    });

    test('the index leads to the page’s sections and to the journal', async () => {
      const page = visit();
      const index = page.getByRole('region', { name: 'Index' });
      const terms = await index.getByRole('listitem').getByRole('link').allInnerTexts();
      expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
      await expect(index.getByRole('link', { name: 'Grids that bend' })).toHaveAttribute(
        'href',
        /^\/blog/,
      );
      await expect(index.getByRole('link', { name: 'View All News' })).toHaveAttribute(
        'href',
        '/blog',
      );
      await index.getByRole('link', { name: 'Eggs, soft' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Work' })).toBeInViewport();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs work, and a thumbnail leads to the large picture', async ({ page }) => {
    await page.goto(PAGE);
    await tab(page, 'Mobile App').check();
    await expect(works(page)).toHaveCount(3);
    await page.getByRole('link', { name: /Line 11/ }).click();
    await expect(page).toHaveURL(/tram\.[^/]+\.webp$/);
  });
});
