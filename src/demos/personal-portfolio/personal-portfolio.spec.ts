import { expect, test, type Page } from '@playwright/test';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const storyboard = (page: Page) => page.getByRole('region', { name: 'My Latest Projects' });
const about = (page: Page) => page.getByRole('region', { name: 'About Me' });

test('both of its addresses show it, with one canonical address', async ({ page }) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle('Creative Portfolio');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await openPage(page, '/personal-portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Code by day, cinema by night, heart in both',
  );
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
});

for (const width of [390, 1440] as const)
  test(`at ${width} px, what is painted of the title stays where it is while the rest still arrives`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDTHS[width]);
    await openPage(page, '/');
    // A browser that has read so far only shows the page without what follows.
    const moved = await page.locator('h1').evaluate((title) => {
      const greeting = title.previousElementSibling;
      const tops = () => [greeting, title].map((one) => one?.getBoundingClientRect().top);
      const whole = tops();
      title.nextElementSibling?.remove();
      const withoutButton = tops();
      title.remove();
      return { whole, withoutButton, alone: greeting?.getBoundingClientRect().top };
    });
    expect(moved.withoutButton).toEqual(moved.whole);
    expect(moved.alone).toBe(moved.whole[0]);
  });

test.describe('as it stands', () => {
  const visit = visitOnce('/', { viewport: LAPTOP });

  test('each frame stands further from the lens than the last, and is larger', async () => {
    const page = visit();
    for (const width of [390, 1440] as const) {
      await page.setViewportSize(WIDTHS[width]);
      const widths = await storyboard(page)
        .getByRole('listitem')
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths).toHaveLength(7);
      expect(widths).toEqual([...widths].sort((one, other) => one - other));
      expect(widths.at(-1)).toBe(width);
    }
    await page.setViewportSize(LAPTOP);
  });

  test('it ends on its own credits', async () => {
    const page = visit();
    const card = page.getByRole('contentinfo');
    await expect(card.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(card).toContainText('Written, shot and deployed by');
    await expect(card.getByRole('link', { name: 'juno@albrecht.example' })).toBeVisible();
    await expect(card).toContainText(/© 2024(–\d{4})? Juno Albrecht/);
  });

  test('the hero’s button scrolls smoothly to the portfolio', async () => {
    const page = visit();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('smooth');
    await page.getByRole('link', { name: 'See the work' }).click();
    await expect(page).toHaveURL(/#portfolio$/);
    await expect(storyboard(page).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test.describe('projects', () => {
    test('seven, of the kinds that the specification names', async () => {
      const page = visit();
      const items = storyboard(page).getByRole('listitem');
      await expect(items).toHaveCount(7);
      const kinds = await items.locator('p').filter({ hasText: /^\d\d/ }).allTextContents();
      expect(kinds.map((kind) => kind.slice(2)).sort()).toEqual(
        ['Film', 'Graphic Novel', 'Music', 'Web App', 'Web App', 'Web App', 'Web App'].sort(),
      );
    });

    test('on a desktop, descriptions and links stand open', async () => {
      const page = visit();
      const link = page.getByRole('link', { name: /Watch the trailer/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^https:/);
      await expect(storyboard(page).getByText('Details')).toHaveCount(7);
      await expect(storyboard(page).getByText('Details').first()).toBeHidden();
    });
  });

  test.describe('about', () => {
    test('makes its claims', async () => {
      const page = visit();
      await expect(about(page)).toContainText(/4\s*live apps/);
      await expect(about(page)).toContainText(/10\s*episodes of one graphic novel/);
    });

    // Last of all: it leaves the focus to the keyboard, and then no link glides.
    test('four tabs, by mouse and by arrow keys', async () => {
      const page = visit();
      await page.locator('#about-awards').evaluate((panel) => panel.scrollIntoView());
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
  });
});

test.describe('about', () => {
  test('an address opens its tab', async ({ page }) => {
    await openPage(page, '/#about-experience');
    await expect(page.getByRole('tab', { name: 'Experience' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the tabs come to life without moving the page', async ({ page, browser }) => {
    await openPage(page, '/');
    const height = async (one: Page) => (await about(one).boundingBox())?.height;
    const viewport = WIDTHS[1440];
    const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport });
    await scriptless.goto(page.url());
    const before = await height(scriptless);
    expect(before).toBeGreaterThan(0);
    await scriptless.close();
    await page.setViewportSize(viewport);
    await page.locator('#about-awards').evaluate((panel) => panel.scrollIntoView());
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect.poll(() => height(page)).toBe(before);
  });
});

test.describe('projects', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('details fold out and in, each by itself', async ({ page }) => {
      await openPage(page, '/');
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
