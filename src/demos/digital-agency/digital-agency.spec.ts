import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { effectsStarted, openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { ZONE_COLUMNS, ZONE_ROWS } from './constants.ts';
import {
  expectWay,
  headed,
  link,
  news,
  postsShown,
  readHome,
  titled,
  ways,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workListWith } from '../../../e2e/support/works.ts';

const content = readHome('digital-agency', {
  hero: z.object({ buttons: z.array(link) }),
  services: z.object({ href: z.string(), services: z.array(titled) }),
  works: z.object({ works: workListWith({ data: z.unknown().optional(), drawing: z.unknown() }) }),
  team: headed.extend({ members: z.array(z.unknown()) }),
  brands: headed.extend({
    brands: z.array(z.object({ quantity: z.int() })),
    rest: z.object({ quantity: z.int() }),
  }),
  news,
});

const PAGE = '/digital-agency';

const crosshair = (page: Page) => page.locator('[data-effect~=crosshair]');

/** Points at a share of the first sheet's width and height. */
async function pointAt(page: Page, x: number, y: number) {
  const box = await crosshair(page).boundingBox();
  if (!box) throw new Error('there is no crosshair');
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no crosshair moves', async ({ page }) => {
    await openPage(page, PAGE);
    await effectsStarted(page);
    await pointAt(page, 0.5, 0.5);
    await pointAt(page, 0.6, 0.4);
    await expect(crosshair(page)).toBeHidden();
    await expect(crosshair(page)).toHaveText('');
  });
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP, reducedMotion: 'no-preference' });

  test('a crosshair follows the pointer and reads out its zone', async () => {
    const page = visit();
    await expect(crosshair(page)).toBeHidden();
    await pointAt(page, 0.01, 0.01);
    await expect(crosshair(page)).toHaveText(/^X 00\d\d\.\d +Y 00\d\d\.\d mm +A1$/);
    await expect(crosshair(page)).toBeVisible();
    await pointAt(page, 0.6, 0.4);
    await expect(crosshair(page)).toContainText(`mm  ${ZONE_ROWS[2]}${ZONE_COLUMNS[4]}`);
    await page.mouse.move(2, 2);
    await expect(crosshair(page)).toBeHidden();
  });

  test('its sheets are numbered without a gap, each in its title block', async () => {
    const page = visit();
    const sheets = page.locator('[data-sheet]');
    const count = await sheets.count();
    expect(count).toBeGreaterThan(1);
    const all = String(count).padStart(2, '0');
    for (const [index, sheet] of (await sheets.all()).entries()) {
      const number = String(index + 1).padStart(2, '0');
      await expect(sheet).toHaveAttribute('data-sheet', number);
      const block = index === 0 ? page.getByRole('banner') : sheet;
      await expect(block).toContainText(`${number}/${all}`);
    }
  });

  test('every number on a drawing is in the list below it', async () => {
    const page = visit();
    const drawings = await page.locator('div:has(> picture + svg)').evaluateAll((found) =>
      found.map((drawing) => ({
        numbers: Array.from(drawing.querySelectorAll('g > text'), ({ textContent }) => textContent),
        items: drawing.closest('section > div, li, [class*=frame]')?.querySelectorAll('ol > li')
          .length,
      })),
    );
    expect(drawings.length).toBeGreaterThan(content.works.works.length);
    for (const { numbers, items } of drawings) {
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
      expect(items).toBeGreaterThanOrEqual(numbers.length);
    }
  });

  test('what was delivered is added up', async () => {
    const page = visit();
    const { heading, brands, rest } = content.brands;
    const sum = brands.reduce((before, { quantity }) => before + quantity, rest.quantity);
    const note = page.getByRole('region', { name: heading });
    await expect(note.locator('tfoot td').first()).toHaveText(String(sum));
  });

  test('services, news and people are as many as promised, and lead on', async () => {
    const page = visit();
    const { services, team, news: latest } = content;
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${services.href}"]`)).toHaveCount(
      ways(services.href, services.services.length),
    );
    const posts = page.getByRole('region', { name: latest.heading });
    await expect(posts.getByRole('article')).toHaveCount(postsShown(latest.posts));
    await expectWay(posts.getByRole('link', { name: latest.button.label }), latest.button.href);
    await expect(posts.locator('img')).toHaveCount(0);
    const people = page.getByRole('region', { name: team.heading });
    await expect(people.getByRole('heading', { level: 3 })).toHaveCount(team.members.length);
    await expect(people.locator('img')).toHaveCount(0);
  });

  test('the footer is a table whose next revision is the reader’s', async () => {
    const page = visit();
    const footer = page.getByRole('contentinfo');
    const letters = await footer.locator('tbody th').allInnerTexts();
    expect(letters).toEqual(letters.toSorted().toReversed());
    expect(letters.at(-1)).toBe('A');
    const next = footer.locator('tbody tr').first();
    await expectWay(next.getByRole('link', { name: 'Contact Us' }), '/contact');
  });

  test('the header says which sheet is being read', async () => {
    const page = visit();
    const number = page.getByRole('banner').locator('[data-effect=sheet-number]');
    await expect(number).toHaveText('01');
    await page.getByRole('region', { name: content.brands.heading }).evaluate((sheet) => {
      sheet.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expect(number).toHaveText(/^\d\d$/);
    await expect(number).not.toHaveText('01');
    await expect(number).toBeInViewport({ ratio: 1 });
  });

  test('nobody hears the crosshair, and its lines let every click through', async () => {
    const page = visit();
    await expect(crosshair(page)).toHaveAttribute('aria-hidden', 'true');
    const way = content.hero.buttons.find(({ href }) => href === '#work');
    await page.getByRole('link', { name: way?.label ?? '' }).click();
    await expect(page).toHaveURL(/#work$/);
    await expectWorkWays(page.locator('#work'), content.works.works);
  });

  test('on a phone the revisions fill their table', async () => {
    const page = visit();
    await page.setViewportSize(WIDTHS[390]);
    const table = page.getByRole('contentinfo').getByRole('table');
    const columns = table.getByRole('columnheader').filter({ visible: true });
    const widths = await columns.evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
    const whole = await table.evaluate(({ clientWidth }) => clientWidth);
    expect(widths).toHaveLength(3);
    expect(Math.max(...widths)).toBe(widths[1]);
    expect(widths.reduce((sum, width) => sum + width)).toBeGreaterThan(whole - 5);
  });

  test.describe('in every window', () => {
    for (const width of [320, 390, 1440] as const)
      test(`what is written on drawings keeps its size and its sheet at ${width} px`, async () => {
        const page = visit();
        await page.setViewportSize({ ...WIDTHS[390], width });
        await expect(page.locator('picture + svg text')).not.toHaveCount(0);
        const faults = await page.locator('picture + svg text').evaluateAll((texts) =>
          texts.flatMap((text) => {
            const { left, right } = text.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(text).fontSize);
            const isInside = left >= 0 && right <= document.documentElement.clientWidth;
            return size >= 12 && isInside
              ? []
              : [`${text.textContent}: ${size} px, ${left} to ${right}`];
          }),
        );
        expect(faults).toEqual([]);
      });
  });
});
