import { expect, test, type Page } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { expectStill, recordLayoutShifts } from '../../../e2e/support/layout-shift.ts';
import { expectDistinctPictures } from '../../../e2e/support/pictures.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/creative-portfolio';
/** The words for the other choices stand there too, but are not shown. */
const SEEN = { useInnerText: true } as const;
const KINDS = { Paper: 4, Cloth: 3, Things: 3, Letters: 2 } as const;

const works = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'on the wall' });

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

  test.afterEach(() => choice(visit(), 'Everything').check());

  test('shows twelve works, each with its kind and the way to more', async () => {
    const page = visit();
    await expect(works(page)).toHaveCount(12);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We make things in six colours.',
    );
    const kinds = new RegExp(`^(${Object.keys(KINDS).join('|')})`);
    for (const work of await works(page).all()) {
      await expect(work).toContainText(kinds);
      const title = (await work.getByRole('heading', { level: 2 }).innerText()).replace(/\.$/, '');
      const more = work.getByRole('link', { name: `Read More : ${title}` });
      await expect(more).toHaveAttribute('href', '/portfolio-details');
      await expect(work.getByRole('img')).toHaveAttribute('alt', /\w/);
    }
  });

  test('every drawing is another one, and has arrived', async () => {
    await expectDistinctPictures(visit().getByRole('main').getByRole('img'), 12);
  });

  test('the filter is one stop of the keyboard, and its arrows choose', async () => {
    const page = visit();
    await choice(page, 'Everything').focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Paper')).toBeFocused();
    await expect(works(page)).toHaveCount(KINDS.Paper);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, 'Letters')).toBeFocused();
    await expect(works(page)).toHaveCount(KINDS.Letters);
    // What is folded is no stop.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Read More ?: Bread/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Read More ?: An alphabet/ })).toBeFocused();
  });

  test('with motion the blocks move, and stand where they would without', async () => {
    const page = visit();
    await choice(page, 'Things').check();
    await expect(works(page)).toHaveCount(KINDS.Things);
    await choice(page, 'Everything').check();
    await expect(works(page)).toHaveCount(12);
    expect(await uncovered(page)).toEqual([]);
    // Each choice cuts the last one's movement short.
    for (const kind of ['Paper', 'Cloth', 'Things', 'Letters']) {
      await page.keyboard.press('ArrowDown');
      await expect(choice(page, kind)).toBeChecked();
    }
    await expect(works(page)).toHaveCount(KINDS.Letters);
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
    await choice(page, 'Everything').scrollIntoViewIfNeeded();
    // Sorting moves the works on purpose; on a slow machine that counts as a shift.
    await expectStill(page, 'before the works are sorted');
    const before = await places(page);
    for (const [kind, left] of Object.entries(KINDS)) {
      await choice(page, kind).check();
      await expect(works(page)).toHaveCount(left);
      for (const work of await works(page).all()) await expect(work).toContainText(kind);
      await expect(count(page)).toHaveText(`${left} works on the wall`, SEEN);
      expect(await places(page)).toEqual(before);
      expect(await uncovered(page)).toEqual([]);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter works, and says how many works are left', async ({ page }) => {
    await page.goto(PAGE);
    await expect(works(page)).toHaveCount(12);
    for (const [kind, left] of Object.entries(KINDS)) {
      await choice(page, kind).check();
      await expect(works(page)).toHaveCount(left);
      await expect(count(page)).toHaveText(`${left} works on the wall`, SEEN);
    }
  });
});
