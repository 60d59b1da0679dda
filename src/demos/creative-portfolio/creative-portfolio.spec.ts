import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { expectStill, recordLayoutShifts } from '../../../e2e/support/layout-shift.ts';
import { expectDistinctPictures } from '../../../e2e/support/pictures.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { expectWay, readHome, startingWith, text } from '../../../e2e/support/content.ts';
import { workListWith } from '../../../e2e/support/works.ts';

const content = readHome('creative-portfolio', {
  bento: z.object({
    title: z.object({ heading: z.array(text) }),
    filter: z.object({
      all: text,
      kinds: z.array(text),
      shown: z.object({ one: text, other: text }),
    }),
    more: text,
    works: workListWith({ ground: text }),
  }),
});
const { filter, more, works: all } = content.bento;
const ofKind = (kind: string) => all.filter(({ category }) => category === kind);

/** What is said of so many works that are left. */
const shownOf = (count: number) =>
  (count === 1 ? filter.shown.one : filter.shown.other).replace('{count}', String(count));

const PAGE = '/creative-portfolio';
/** The words for the other choices stand there too, but are not shown. */
const SEEN = { useInnerText: true } as const;

const works = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Where the title and the filter stand in the page, however far it is scrolled. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main fieldset')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }),
  );

/** The field has no hole: of its cells each is covered by a block, a swatch, the title or the filter. */
const uncovered = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('[data-effect="bento"]');
    if (!field) return ['no field'];
    const box = field.getBoundingClientRect();
    const parts = [...field.querySelectorAll(':scope > div, :scope > ul > li')].map((part) =>
      part.getBoundingClientRect(),
    );
    const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
    return Math.abs(area / (box.width * box.height) - 1) < 0.001 ? [] : [area, box.height];
  });

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test.afterEach(() => choice(visit(), filter.all).check());

  test('shows its works, each with its kind and the way to more', async () => {
    const page = visit();
    await expect(works(page)).toHaveCount(all.length);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.bento.title.heading.join(' '),
    );
    for (const [index, { title, category, path }] of all.entries()) {
      const work = works(page).nth(index);
      await expect(work).toContainText(startingWith(category));
      await expect(work.getByRole('heading', { level: 2 })).toContainText(title);
      const way = work.getByRole('link', { name: `${more} : ${title}` });
      await expectWay(way, path);
      await expect(work.getByRole('img')).toHaveAttribute('alt', /\w/);
    }
  });

  test('every drawing is another one, and has arrived', async () => {
    await expectDistinctPictures(visit().getByRole('main').getByRole('img'), all.length);
  });

  test('the filter is one stop of the keyboard, and its arrows choose', async () => {
    const page = visit();
    await choice(page, filter.all).focus();
    await page.keyboard.press('ArrowDown');
    const [first = '', last = ''] = [filter.kinds[0], filter.kinds.at(-1)];
    await expect(choice(page, first)).toBeFocused();
    await expect(works(page)).toHaveCount(ofKind(first).length);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, last)).toBeFocused();
    await expect(works(page)).toHaveCount(ofKind(last).length);
    // What is folded is no stop.
    for (const { title } of ofKind(last)) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `${more} : ${title}` })).toBeFocused();
    }
  });

  test('with motion the blocks move, and stand where they would without', async () => {
    const page = visit();
    const { kinds } = filter;
    const some = kinds.at(-2) ?? filter.all;
    await choice(page, some).check();
    await expect(works(page)).toHaveCount(ofKind(some).length);
    await choice(page, filter.all).check();
    await expect(works(page)).toHaveCount(all.length);
    expect(await uncovered(page)).toEqual([]);
    // Each choice cuts the last one's movement short.
    for (const kind of kinds) {
      await page.keyboard.press('ArrowDown');
      await expect(choice(page, kind)).toBeChecked();
    }
    await expect(works(page)).toHaveCount(ofKind(kinds.at(-1) ?? '').length);
    await expect(works(page).first()).toHaveCSS('view-transition-name', 'none');
    expect(await uncovered(page)).toEqual([]);
  });
});

for (const width of [390, 768, 1024, 1440]) {
  test(`at ${width} px the filter leaves a full field, and moves neither itself nor the title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordLayoutShifts(page);
    await openPage(page, PAGE);
    expect(await uncovered(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await choice(page, filter.all).scrollIntoViewIfNeeded();
    // Sorting moves the works on purpose; on a slow machine that counts as a shift.
    await expectStill(page, 'before the works are sorted');
    const before = await places(page);
    for (const kind of filter.kinds) {
      const left = ofKind(kind).length;
      await choice(page, kind).check();
      await expect(works(page)).toHaveCount(left);
      for (const work of await works(page).all()) await expect(work).toContainText(kind);
      await expect(count(page)).toHaveText(shownOf(left), SEEN);
      expect(await places(page)).toEqual(before);
      expect(await uncovered(page)).toEqual([]);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works, and says how many works are left', async ({ page }) => {
    await page.goto(PAGE);
    await expect(works(page)).toHaveCount(all.length);
    for (const kind of filter.kinds) {
      const left = ofKind(kind).length;
      await choice(page, kind).check();
      await expect(works(page)).toHaveCount(left);
      await expect(count(page)).toHaveText(shownOf(left), SEEN);
    }
  });
});
