import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

/** How many windows each tab leaves; the two that are being dressed belong to all. */
const TABS = { Agency: 8, Corporate: 4, Portfolio: 6, Landing: 7, New: 5 };

const windows = (page: Page) => page.locator('#demos li:visible');
const tab = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

test('says what it is and how to get it on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('website template in React and TypeScript')).toBeInViewport();
  const buy = page.locator('main').getByRole('link', { name: 'Buy Now' }).first();
  await expect(buy).toBeInViewport({ ratio: 1 });
  await expect(buy).toHaveAttribute('href', /^https:\/\/market\.example/);
  await page.getByRole('link', { name: 'View Demos' }).click();
  await expect(page.getByRole('heading', { name: 'Walk down the street' })).toBeInViewport();
});

test.describe('the catalogue', () => {
  test('shows nineteen demos and two windows being dressed', async ({ page }) => {
    await openPage(page, '/demo');
    await expect(windows(page)).toHaveCount(21);
    const soon = page.locator('#demos li').filter({ has: page.locator('a[href="#coming-soon"]') });
    expect(await soon.count()).toBeGreaterThanOrEqual(2);
    const opened = page.locator('#demos li a[target="_blank"]');
    expect((await opened.count()) + (await soon.count())).toBe(21);
  });

  test('its tabs leave the demos of a kind, keep the choice in the address, and say the count', async ({
    page,
  }) => {
    await openPage(page, '/demo');
    for (const [name, count] of Object.entries(TABS)) {
      await tab(page, name).check();
      await expect(windows(page)).toHaveCount(count);
      await expect(page).toHaveURL(`/demo?demos=${name.toLowerCase()}`);
      await expect(page.locator('#demos').getByRole('status')).toHaveText(`${count} demos shown`);
    }
    await page.reload();
    await expect(tab(page, 'New')).toBeChecked();
    await expect(windows(page)).toHaveCount(TABS.New);
  });

  test('works by keyboard', async ({ page }) => {
    await openPage(page, '/demo');
    await tab(page, 'All Demo').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Agency')).toBeChecked();
    await expect(windows(page)).toHaveCount(TABS.Agency);
  });

  test('works without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/demo');
    await tab(page, 'Portfolio').check({ force: true });
    await expect(windows(page)).toHaveCount(TABS.Portfolio);
    await context.close();
  });
});

test('the first of seven questions is answered at once', async ({ page }) => {
  await openPage(page, '/demo');
  const questions = page.locator('details:has(summary)').filter({ hasText: '?' });
  await expect(questions).toHaveCount(7);
  await expect(questions.first()).toHaveAttribute('open');
});

test('help is at the help desk, for documentation and for people', async ({ page }) => {
  await openPage(page, '/demo');
  for (const title of ['Online Documentation', 'Dedicated Support']) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', /^https:\/\/support\.example/);
  }
});
