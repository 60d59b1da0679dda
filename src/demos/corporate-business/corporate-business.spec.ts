import { expect, test, type Page } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/corporate-business';

const chapter = (page: Page, label: string) =>
  page.locator('main > section').filter({ has: page.getByText(label, { exact: true }) });
const slider = (page: Page) => page.getByRole('slider', { name: 'Move along the year' });
const reading = (page: Page) => page.locator('main output');
const cursors = (page: Page) => page.locator('main [data-effect~=week] > span');

/** The amounts in millions that a text names, in tenths. */
const tenths = (text: string) =>
  [...text.matchAll(/€([\d,]+\.\d) m/g)].map(([, amount = '']) =>
    Number(amount.replace(/[,.]/g, '')),
  );

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test('quarters, companies and countries come to what the heading says', async () => {
    const page = visit();
    const heading = await chapter(page, 'Read as bars')
      .getByRole('heading', { level: 2 })
      .innerText();
    const [total] = tenths(heading);
    for (const [label, parts] of [
      ['Read as bars', 4],
      ['Read as layers', 6],
      ['Read as dots', 9],
    ] as const) {
      const lines = await chapter(page, label).getByRole('listitem').allInnerTexts();
      const amounts = lines.flatMap(tenths);
      expect(amounts).toHaveLength(parts);
      expect(sumOf(amounts), label).toBe(total);
    }
  });

  test('the table’s orders come to its last row, the largest first', async () => {
    const page = visit();
    const rows = page.getByRole('row');
    const amounts = (await rows.allInnerTexts()).map((row) => tenths(row)).flat();
    const together = amounts.pop();
    expect(amounts).toHaveLength(8);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(sumOf(amounts)).toBe(together);
  });

  test('the running head names the chapter that is read', async () => {
    const page = visit();
    const head = page.getByRole('banner');
    await expect(head).toContainText('Annual report 2024');
    for (const [number, label] of [
      ['03', 'Read as dots'],
      ['06', 'Read as faces'],
    ] as const) {
      await chapter(page, label).evaluate((section) => {
        section.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect(head).toContainText(`${number} ${label}`);
    }
  });

  test('pointing at a week in one drawing marks it in all, until one leaves', async () => {
    const page = visit();
    const plot = chapter(page, 'Read as dots').locator('[data-effect~=week]').first();
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (!box) throw new Error('there is no drawing');
    const week = 6;
    await page.mouse.move(box.x + ((week - 0.5) / 52) * box.width, box.y + box.height / 2);
    await expect(reading(page)).toHaveText('Week 6: €41.6 m');
    await expect(page.getByRole('banner')).toContainText('Week 6: €41.6 m');
    const places = await cursors(page).evaluateAll((all) =>
      all.slice(0, 3).map((one) => {
        const own = one.getBoundingClientRect();
        const { left = 0, width = 1 } = one.parentElement?.getBoundingClientRect() ?? {};
        return Math.round(((own.left - left) / width) * 52 * 2) / 2;
      }),
    );
    expect(places).toEqual([week - 0.5, week - 0.5, week - 0.5]);
    await page.mouse.move(2, box.y + box.height * 3);
    await expect(reading(page)).toHaveText('Week 19: €56.1 m');
    await expect(cursors(page).filter({ visible: true })).toHaveCount(0);
  });

  // Last: the week that it chooses stays marked.
  test('the slider reads a week out, and marks it in every drawing', async () => {
    const page = visit();
    await expect(reading(page)).toHaveText('Week 19: €56.1 m');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 19: €56.1 m');
    await expect(cursors(page).filter({ visible: true })).toHaveCount(0);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(reading(page)).toHaveText('Week 20: €38.7 m');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 20: €38.7 m');
    const drawings = await cursors(page).count();
    expect(drawings).toBeGreaterThan(20);
    await expect(cursors(page).filter({ visible: true })).toHaveCount(drawings);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the best week stands in words, and nothing asks to be moved', async ({ page }) => {
    await page.goto(PAGE);
    await expect(reading(page)).toHaveText('Week 19: €56.1 m');
    await expect(slider(page)).toBeHidden();
  });
});
