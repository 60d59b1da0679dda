import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

const storyboard = (page: Page) => page.getByRole('region', { name: 'My Latest Projects' });
const about = (page: Page) => page.getByRole('region', { name: 'About Me' });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
});

test('both of its addresses show it, with one canonical address', async ({ page }) => {
  await expect(page).toHaveTitle('Creative Portfolio');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await openPage(page, '/personal-portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Code by day, cinema by night, heart in both',
  );
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
});

test('the hero’s button scrolls smoothly to the portfolio', async ({ page }) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  );
  await page.getByRole('link', { name: 'See the work' }).click();
  await expect(page).toHaveURL(/#portfolio$/);
  await expect(storyboard(page).getByRole('heading', { level: 2 })).toBeInViewport();
});

test.describe('about', () => {
  test('four tabs, by mouse and by arrow keys', async ({ page }) => {
    await about(page).scrollIntoViewIfNeeded();
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([
      'Main skills',
      'Awards',
      'Experience',
      'Education & Certification',
    ]);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(1).click();
    await expect(page.getByRole('tabpanel', { name: 'Awards' })).toContainText(
      'Best Short Documentary',
    );
    await expect(page.getByText('Interfaces that hold')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Experience' })).toContainText(
      'Halyard Charts',
    );
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Education & Certification' })).toContainText(
      'Escola do Rio',
    );
  });

  test('an address opens its tab', async ({ page }) => {
    await page.goto('/404');
    await openPage(page, '/#about-experience');
    await expect(page.getByRole('tab', { name: 'Experience' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the tabs come to life without moving the page', async ({ page, browser }) => {
    const scriptless = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await scriptless.setViewportSize({ width: 1440, height: 900 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await scriptless.goto(page.url());
    await about(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab')).toHaveCount(4);
    const height = async (one: Page) => (await about(one).boundingBox())?.height;
    expect(await height(page)).toBe(await height(scriptless));
    await scriptless.context().close();
  });

  test('makes its claims', async ({ page }) => {
    await expect(about(page)).toContainText(/4\s*live apps/);
    await expect(about(page)).toContainText(/10\s*episodes of one graphic novel/);
  });
});

test.describe('projects', () => {
  test('seven, of the kinds that the specification names', async ({ page }) => {
    const items = storyboard(page).getByRole('listitem');
    await expect(items).toHaveCount(7);
    const kinds = await items.locator('p').filter({ hasText: /^\d\d/ }).allTextContents();
    expect(kinds.map((kind) => kind.slice(2)).sort()).toEqual(
      ['Film', 'Graphic Novel', 'Music', 'Web App', 'Web App', 'Web App', 'Web App'].sort(),
    );
  });

  test('on a desktop, descriptions and links stand open', async ({ page }) => {
    const link = page.getByRole('link', { name: /Watch the trailer/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(storyboard(page).getByText('Details')).toHaveCount(7);
    await expect(storyboard(page).getByText('Details').first()).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('details fold out and in, each by itself', async ({ page }) => {
      const first = storyboard(page).getByRole('listitem').nth(0);
      const second = storyboard(page).getByRole('listitem').nth(1);
      const sign = (item: typeof first) =>
        item.locator('summary').evaluate((summary) => getComputedStyle(summary, '::after').content);
      await expect(first.getByRole('link')).toBeHidden();
      expect(await sign(first)).toBe('"+"');
      await first.locator('summary').tap();
      await expect(first.getByRole('link')).toBeVisible();
      expect(await sign(first)).toBe('"−"');
      await second.locator('summary').tap();
      await expect(first.getByRole('link')).toBeVisible();
      await first.locator('summary').tap();
      await expect(first.getByRole('link')).toBeHidden();
    });
  });
});
