import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../../tools/site/accessibility.ts';
import { LAPTOP, NARROWEST, WIDTHS } from '../../../tools/site/launch-options.ts';
import { readDemos } from '../../../tools/site/demos.ts';
import { openPage } from '../../../tools/site/open.ts';
import { horizontalOverflow } from '../../../tools/site/overflow.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const panel = (page: Page) => page.locator('#keys');
const sign = (page: Page) => panel(page).locator('[data-slot=sign]');
const home = (page: Page) => panel(page).locator('iframe').first().contentFrame();
const inner = (page: Page) => panel(page).locator('iframe').nth(1).contentFrame();
const nameField = (page: Page) => panel(page).getByRole('textbox', { name: 'your firm’s name' });
const homeField = (page: Page) => panel(page).getByRole('combobox', { name: /your home/ });

/** Comes near the panel, as a reader does. */
async function comeNear(page: Page) {
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toHaveAttribute('data-keys', 'taken');
}

/** Types a name, and waits for the pages that it brings. */
async function takeKeys(page: Page, name: string) {
  await comeNear(page);
  await nameField(page).fill(name);
  await expect(panel(page).locator('iframe[data-loaded]')).toHaveCount(2);
}

const token = (page: Page, name: string) =>
  home(page)
    .locator(':root')
    .evaluate((root, one) => getComputedStyle(root).getPropertyValue(one), name);

test.describe('the keys', () => {
  test('are nowhere until somebody comes near, and no page is asked for until a hand is on them', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, '/demo');
    expect(asked.filter((path) => path.endsWith('keys.json'))).toEqual([]);
    await comeNear(page);
    await expect(panel(page).locator('iframe')).toHaveCount(0);
    await nameField(page).focus();
    await expect(panel(page).locator('iframe')).toHaveCount(2);
  });

  for (const viewport of [WIDTHS[390], WIDTHS[1440]])
    test(`are sound when taken, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      await openPage(page, '/demo');
      await takeKeys(page, 'A name that is as long as names can be, w');
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await horizontalOverflow(page)).toEqual([]);
      const { width = 0 } = (await sign(page).boundingBox()) ?? {};
      const written = await sign(page).evaluate((element) => element.scrollWidth);
      expect.soft(written, 'the sign is wide enough').toBeLessThanOrEqual(Math.ceil(width));
      await page.setViewportSize(NARROWEST);
      expect.soft(await horizontalOverflow(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

  test('are a picture of before and after without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/demo');
    await expect(panel(page).getByRole('img')).toHaveCount(1);
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await expect(panel(page).locator('code').first()).toBeVisible();
    await context.close();
  });

  test.describe('once taken', () => {
    const visit = visitOnce('/demo', { viewport: LAPTOP });

    test('put a name over the door, in the home and in the pages behind it, as words and nothing else', async () => {
      const page = visit();
      const name = '<img src=x onerror=alert(1)> & $& Sons';
      await takeKeys(page, name);
      await expect(sign(page)).toHaveText(name);
      for (const shown of [home(page), inner(page)]) {
        await expect(shown.getByText(name).first()).toBeAttached();
        await expect(shown.locator('img[src=x]')).toHaveCount(0);
      }
      await nameField(page).fill('');
      await expect(sign(page)).not.toHaveText(name);
      await expect(home(page).getByText(name)).toHaveCount(0);
    });

    test('end with the files as they would stand in the project', async () => {
      const page = visit();
      await comeNear(page);
      await nameField(page).fill('Moss: “& Sons”');
      await expect(sign(page)).toHaveText('Moss: “& Sons”');
      const slug = await homeField(page).inputValue();
      const texts: string[] = [];
      for (const file of ['content.yaml', 'theme.ts', 'site.config.ts']) {
        const coming = page.waitForEvent('download');
        await panel(page).getByRole('link', { name: file }).click();
        const download = await coming;
        expect(download.suggestedFilename()).toBe(file);
        texts.push(readFileSync(await download.path(), 'utf8'));
      }
      const [content = '', theme = '', site = ''] = texts;
      expect(content).toContain('  name: "Moss: “& Sons”"\n');
      expect(theme).toContain('satisfies Theme;');
      expect(site).toContain(`home: '${slug}',\ntheme: '${slug}',`);
    });

    test('keep keys and pointers out of the pages behind the windows', async () => {
      const page = visit();
      await takeKeys(page, 'Moss');
      await panel(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('#studio :focus')).toHaveCount(1);
    });

    // Before any other colour is chosen: nothing has been said yet.
    test('take a colour that cannot be read for the nearest that can, and say so', async () => {
      const page = visit();
      await comeNear(page);
      const colour = panel(page).locator('input[type=color]');
      await colour.fill('#ffff00');
      await expect(panel(page).getByRole('status')).toContainText(/^#[\da-f]{6}/);
      await expect(panel(page).locator('[data-key=accent]')).not.toContainText('#ffff00');
    });

    test('turn colour, typeface and home, and the pages follow', async () => {
      const page = visit();
      await takeKeys(page, 'Harbour & Daughters');
      await panel(page).getByRole('button', { name: 'Cobalt' }).click();
      await expect.poll(() => token(page, '--color-accent')).toBe('#1f3bff');
      const before = await token(page, '--font-display');
      await panel(page).getByRole('combobox', { name: 'your typeface' }).selectOption({ index: 5 });
      await expect.poll(() => token(page, '--font-display')).not.toBe(before);
      const { slug = '' } =
        readDemos().find((one) => one.slug === 'startup') ?? readDemos()[0] ?? {};
      await homeField(page).selectOption(slug);
      await expect(panel(page).locator('iframe[data-loaded]')).toHaveCount(2);
      await expect(panel(page).locator('iframe').first()).toHaveAttribute('src', `/${slug}`);
      await expect(home(page).getByText('Harbour & Daughters').first()).toBeAttached();
      await expect.poll(() => token(page, '--color-accent')).toBe('#1f3bff');
    });
  });
});
