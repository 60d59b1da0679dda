import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { headed, readHome, text } from '../../../e2e/support/content.ts';

const chapters = headed.extend({ label: text });
const weekly = z.object({
  weeks: z.string().transform((all) =>
    all
      .trim()
      .split(/\s+/)
      .map((amount) => Math.round(Number(amount) * 10)),
  ),
});
const content = readHome('corporate-business', {
  cover: z.object({ move: text }),
  bars: chapters,
  companies: chapters,
  places: chapters,
  board: chapters,
  orders: z.object({ orders: z.array(z.unknown()) }),
  year: z.object({
    year: z.int(),
    report: text,
    amount: text,
    week: text,
    quarters: z.array(text),
    companies: z.array(weekly),
    places: z.array(weekly),
  }),
});
/** An amount as the report writes it. */
const AMOUNT = new RegExp(
  content.year.amount
    .split('{amount}')
    .map((part) => RegExp.escape(part))
    .join('([\\d,]+\\.\\d)'),
  'g',
);

const PAGE = '/corporate-business';

const chapter = (page: Page, label: string) =>
  page.locator('main > section').filter({ has: page.getByText(label, { exact: true }) });
const slider = (page: Page) => page.getByRole('slider', { name: content.cover.move });
const reading = (page: Page) => page.locator('main output');
const cursors = (page: Page) => page.locator('main [data-effect~=week] > span');

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What all companies together were asked for in a week, in tenths of a million. */
const ordersOf = (week: number) =>
  sumOf(content.year.companies.map(({ weeks }) => weeks[week - 1] ?? 0));

/** A week as the report reads it out, from one on. */
function readOut(week: number): string {
  const amount = content.year.amount.replace('{amount}', (ordersOf(week) / 10).toFixed(1));
  return `${content.year.week.replace('{week}', String(week))}: ${amount}`;
}

const WEEKS = content.year.companies[0]?.weeks.length ?? 0;

/** The week that stands there before anybody moves along the year: the one with the most orders. */
const BEST = Array.from({ length: WEEKS }, (_, index) => index + 1).reduce((best, week) =>
  ordersOf(week) > ordersOf(best) ? week : best,
);

/** The amounts in millions that a text names, in tenths. */
const tenths = (words: string) =>
  [...words.matchAll(AMOUNT)].map(([, amount = '']) => Number(amount.replace(/[,.]/g, '')));

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test('quarters, companies and countries come to what the heading says', async () => {
    const page = visit();
    const { bars, companies, places, year } = content;
    const heading = await chapter(page, bars.label).getByRole('heading', { level: 2 }).innerText();
    const [total] = tenths(heading);
    for (const [label, parts] of [
      [bars.label, year.quarters.length],
      [companies.label, year.companies.length],
      [places.label, year.places.length],
    ] as const) {
      const lines = await chapter(page, label).getByRole('listitem').allInnerTexts();
      const amounts = lines.flatMap(tenths);
      expect(amounts).toHaveLength(parts);
      expect(sumOf(amounts), label).toBe(total);
    }
  });

  test('the table’s orders come to its last row', async () => {
    const page = visit();
    const rows = page.getByRole('row');
    const amounts = (await rows.allInnerTexts()).map((row) => tenths(row)).flat();
    const together = amounts.pop();
    expect(amounts).toHaveLength(content.orders.orders.length);
    expect(sumOf(amounts)).toBe(together);
  });

  test('the running head names the chapter that is read', async () => {
    const page = visit();
    const head = page.getByRole('banner');
    await expect(head).toContainText(
      content.year.report.replace('{year}', String(content.year.year)),
    );
    for (const [number, label] of [
      ['03', content.places.label],
      ['06', content.board.label],
    ] as const) {
      await chapter(page, label).evaluate((section) => {
        section.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect(head).toContainText(`${number} ${label}`);
    }
  });

  test('pointing at a week in one drawing marks it in all, until one leaves', async () => {
    const page = visit();
    const plot = chapter(page, content.places.label).locator('[data-effect~=week]').first();
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('there is no drawing');
    const week = 6;
    await page.mouse.move(box.x + ((week - 0.5) / WEEKS) * box.width, box.y + box.height / 2);
    await expect(reading(page)).toHaveText(readOut(week));
    await expect(page.getByRole('banner')).toContainText(readOut(week));
    const places = await cursors(page).evaluateAll((all) =>
      all.slice(0, 3).map((one) => {
        const own = one.getBoundingClientRect();
        const { left = 0, width = 1 } = one.parentElement?.getBoundingClientRect() ?? {};
        return Math.round(((own.left - left) / width) * 52 * 2) / 2;
      }),
    );
    expect(places).toEqual([week - 0.5, week - 0.5, week - 0.5]);
    await page.mouse.move(2, box.y + box.height * 3);
    await expect(reading(page)).toHaveText(readOut(BEST));
    await expect(cursors(page).filter({ visible: true })).toHaveCount(0);
  });

  // Last: the week that it chooses stays marked.
  test('the slider reads a week out, and marks it in every drawing', async () => {
    const page = visit();
    await expect(reading(page)).toHaveText(readOut(BEST));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', readOut(BEST));
    await expect(cursors(page).filter({ visible: true })).toHaveCount(0);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(reading(page)).toHaveText(readOut(BEST + 1));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', readOut(BEST + 1));
    const drawings = await cursors(page).count();
    expect(drawings).toBeGreaterThan(20);
    await expect(cursors(page).filter({ visible: true })).toHaveCount(drawings);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the best week stands in words, and nothing asks to be moved', async ({ page }) => {
    await page.goto(PAGE);
    await expect(reading(page)).toHaveText(readOut(BEST));
    await expect(slider(page)).toBeHidden();
  });
});
