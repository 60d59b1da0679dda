import { expect, test, type Page } from '@playwright/test';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { z } from 'astro/zod';
import { readContent, text } from './support/content.ts';
import { expectWorkWays, workList } from './support/works.ts';
import { openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

const list = z.object({ heading: text, works: workList });

const { latest, all, close } = z
  .object({
    latest: list,
    all: list.extend({ all: text, first: z.number(), more: z.object({ label: text }) }),
    close: list,
  })
  .parse(readContent('portfolio'));

const region = (page: Page, { heading }: z.infer<typeof list>) =>
  page.getByRole('region', { name: heading, exact: true });

/** The visible works of the grid. */
const shown = (page: Page) => region(page, all).locator('li:visible');

const kinds = [...new Set(all.works.map(({ category }) => category))];
const ofKind = (kind: string | undefined) => all.works.filter(({ category }) => category === kind);

test.describe('as it stands', () => {
  const visit = visitOnce('/portfolio', { viewport: LAPTOP });

  test('two sliders and a grid, no work twice, each with its picture and the way to its page', async () => {
    const page = visit();
    for (const part of [latest, all, close]) {
      const { works } = part;
      await expect(region(page, part).locator('picture')).toHaveCount(works.length);
      await expect(region(page, part).locator('h3')).toHaveCount(works.length);
      await expectWorkWays(region(page, part), works);
    }
    const titles = await page.locator('main h3').allTextContents();
    expect(titles).toHaveLength(latest.works.length + all.works.length + close.works.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('a kind shows its works and no others, and all kinds the first of all', async () => {
    const page = visit();
    await expect(shown(page)).toHaveCount(all.first);
    for (const kind of kinds) {
      await region(page, all).locator('label', { hasText: kind }).click();
      await expect(shown(page)).toHaveCount(ofKind(kind).length);
      for (const text of await shown(page).allInnerTexts()) expect(text).toContain(kind);
    }
    await region(page, all).locator('label').first().click();
    await expect(shown(page)).toHaveCount(all.first);
  });

  test('the keyboard moves from kind to kind', async () => {
    const page = visit();
    await region(page, all).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(region(page, all).getByRole('radio').nth(1)).toBeChecked();
    await expect(shown(page)).toHaveCount(ofKind(kinds[0]).length);
    await page.keyboard.press('ArrowLeft');
  });
});

test.describe('all works', () => {
  test('the button for more leads on at the first work that was not shown', async ({ page }) => {
    await openPage(page, '/portfolio');
    await page.getByRole('link', { name: all.more.label }).click();
    await expect(page).toHaveURL(`/portfolio#${all.works[all.first]?.name ?? ''}`);
    await expect(shown(page)).toHaveCount(all.works.length);
    await expect(shown(page).nth(all.first)).toBeInViewport();
    await expect(page.getByRole('link', { name: all.more.label })).toBeHidden();
  });

  test('an address may lead to a single work, without script too', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const last = all.works.at(-1)?.name ?? '';
    await page.goto(`/portfolio#${last}`);
    await expect(page.locator(`#${last}`)).toBeInViewport();
    await page.close();
  });
});
