import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP, WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  brand,
  copyrightOf,
  expectWay,
  firmOf,
  headed,
  link,
  readHome,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { workList } from '../../../e2e/support/works.ts';

const content = readHome('personal-portfolio', {
  title: text,
  brand,
  titleCard: z.object({ tagline: text, button: link }),
  about: headed.extend({
    claims: z.array(z.object({ value: text, label: text })),
    tabs: z.array(z.object({ id: z.string(), label: text, entries: z.array(titled) })),
  }),
  projection: headed.extend({
    shown: z.int(),
    unfold: text,
    projects: workList,
  }),
  footer: z.object({ credits: z.array(z.object({ role: text })) }),
});
const firm = firmOf(content.brand);
const projects = content.projection.projects.slice(0, content.projection.shown);
const SHOWN = projects.length;

const storyboard = (page: Page) => page.getByRole('region', { name: content.projection.heading });
const about = (page: Page) => page.getByRole('region', { name: content.about.heading });

test('both of its addresses show it, with one canonical address', async ({ page }) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(content.title);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await openPage(page, '/personal-portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.titleCard.tagline);
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

  test('each frame is larger than the last', async () => {
    const page = visit();
    for (const width of [390, 1440] as const) {
      await page.setViewportSize(WIDTHS[width]);
      const widths = await storyboard(page)
        .getByRole('listitem')
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths).toHaveLength(SHOWN);
      expect(widths).toEqual([...widths].sort((one, other) => one - other));
      expect(widths.at(-1)).toBe(width);
    }
    await page.setViewportSize(LAPTOP);
  });

  test('it ends on its own credits', async () => {
    const page = visit();
    const card = page.getByRole('contentinfo');
    await expectWay(card.getByRole('link', { name: 'Contact Us' }), '/contact');
    await expect(card).toContainText(content.footer.credits[0]?.role ?? '');
    await expect(card.getByRole('link', { name: firm.emails[0] ?? '' })).toBeVisible();
    await expect(card).toContainText(copyrightOf(firm.name));
  });

  test('the hero’s button scrolls smoothly to the portfolio', async () => {
    const page = visit();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('smooth');
    await page.getByRole('link', { name: content.titleCard.button.label }).click();
    await expect(page).toHaveURL(/#portfolio$/);
    await expect(storyboard(page).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test.describe('projects', () => {
    test('each says of what kind it is', async () => {
      const page = visit();
      const items = storyboard(page).getByRole('listitem');
      await expect(items).toHaveCount(SHOWN);
      for (const [index, { title, category, path }] of projects.entries()) {
        await expectWay(items.nth(index).getByRole('link', { name: title, exact: true }), path);
        await expect(items.nth(index)).toContainText(category);
      }
    });

    test('on a desktop, descriptions and links stand open', async () => {
      const page = visit();
      for (const [index, { link: way }] of projects.entries()) {
        const project = storyboard(page).getByRole('listitem').nth(index);
        if (way) await expectWay(project.locator('a[href^="http"]'), way.href);
      }
      const details = storyboard(page).getByText(content.projection.unfold, { exact: true });
      await expect(details).toHaveCount(SHOWN);
      await expect(details.first()).toBeHidden();
    });
  });

  test.describe('about', () => {
    test('makes its claims', async () => {
      const page = visit();
      for (const { value, label } of content.about.claims)
        await expect(about(page)).toContainText(
          new RegExp(`${RegExp.escape(value)}\\s*${RegExp.escape(label)}`),
        );
    });

    // Last of all: it leaves the focus to the keyboard, and then no link glides.
    test('tabs, by mouse and by arrow keys', async () => {
      const page = visit();
      const { tabs: parts } = content.about;
      const panel = (at: number) =>
        page.getByRole('tabpanel', { name: parts.at(at)?.label ?? '', exact: true });
      const said = (at: number) => parts.at(at)?.entries[0]?.title ?? '';
      await page.locator(`#${parts[1]?.id}`).evaluate((one) => one.scrollIntoView());
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveText(parts.map(({ label }) => label));
      await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
      await tabs.nth(1).click();
      await expect(panel(1)).toContainText(said(1));
      await expect(page.getByText(said(0), { exact: true })).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(2)).toContainText(said(2));
      await page.keyboard.press('End');
      await expect(panel(-1)).toContainText(said(-1));
    });
  });
});

test.describe('about', () => {
  test('an address opens its tab', async ({ page }) => {
    const { id, label } = content.about.tabs[2] ?? { id: '', label: '' };
    await openPage(page, `/#${id}`);
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
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
    await page.locator(`#${content.about.tabs[1]?.id}`).evaluate((panel) => panel.scrollIntoView());
    await expect(page.getByRole('tab')).toHaveCount(content.about.tabs.length);
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
      const out = (item: typeof first) => item.locator('details a');
      await expect(out(first)).toBeHidden();
      expect(await sign(first)).toBe('"+"');
      await first.locator('summary').tap();
      await expect(out(first)).toBeVisible();
      expect(await sign(first)).toBe('"−"');
      await second.locator('summary').tap();
      await expect(out(first)).toBeVisible();
      await first.locator('summary').tap();
      await expect(out(first)).toBeHidden();
    });
  });
});
