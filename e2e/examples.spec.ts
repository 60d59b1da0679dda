import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { COPIED_LIFE_MS } from '../src/widgets/code-sample/constants.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

/** The lines below an example; `lines.test.ts` checks that they are in the page's files. */

const CONTENT = 'src/content/pages/team.yaml';

const copy = (page: Page) => page.getByRole('button', { name: `Copy the lines of ${CONTENT}` });
const sample = (page: Page) => page.getByRole('group', { name: CONTENT });
const status = (page: Page) =>
  page.locator('main [role=status]').filter({ hasText: /Copied|didn’t allow/ });

/** Opens the lines below the example of this number, from 1. */
const show = (page: Page, number: number) =>
  page
    .locator('main summary', { hasText: 'Show the code' })
    .nth(number - 1)
    .click();

/** The text in the clipboard. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('as they stand', () => {
  const visit = visitOnce('/team', { viewport: LAPTOP });

  test('each manner is named, counted and followed by the lines that make it', async () => {
    const page = visit();
    for (const [index, name] of ['Portraits', 'Captions', 'Rows'].entries()) {
      const example = page.locator('main section', {
        has: page.getByRole('heading', { name, exact: true }),
      });
      await expect(example).toContainText(`Layout ${index + 1} of 3`);
      const lines = example.locator('pre');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toBeHidden();
      await show(page, index + 1);
      await expect(lines.first()).toBeVisible();
      await show(page, index + 1);
      await expect(lines.first()).toBeHidden();
    }
  });

  test('lines that are wider than their box scroll in it, by keyboard too', async () => {
    const page = visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, 1);
    const box = sample(page).first();
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize(LAPTOP);
  });
});

test('lines are copied by keyboard as they stand in the file, and said to be', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openPage(page, '/team');
  await show(page, 2);
  await copy(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Copied to the clipboard.');
  await expect(copy(page).first()).toHaveAttribute('data-copied');
  const lines = await clipboard(page);
  expect(lines).toMatch(/^leads:\n {2}heading: Four leads, four disciplines\n/);
  expect(readFileSync(join(ROOT, CONTENT), 'utf8')).toContain(lines);
  await page.clock.fastForward(COPIED_LIFE_MS);
  await expect(status(page)).toHaveCount(0);
  await expect(copy(page).first()).not.toHaveAttribute('data-copied');
});

test('where the browser refuses, the lines are selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page, '/team');
  await show(page, 1);
  await copy(page).first().click();
  await expect(status(page)).toContainText('The browser didn’t allow it');
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toContain('heading: Three directors to start with');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lines can be read, and no button stands there that does nothing', async ({ page }) => {
    await page.goto('/team');
    await show(page, 1);
    await expect(sample(page).first()).toContainText('directors:');
    await expect(copy(page).first()).toBeHidden();
  });
});
