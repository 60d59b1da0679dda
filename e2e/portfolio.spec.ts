import { expect, test, type Page } from '@playwright/test';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { readContent, readEntries } from './support/content.ts';
import { openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

interface Works {
  heading: string;
  works: (string | { title: string })[];
  caseStudy: { href: string };
}

interface Filtered extends Works {
  works: string[];
  all: string;
  first: number;
  more: { label: string };
}

const { latest, all, close } = readContent('portfolio') as {
  latest: Works;
  all: Filtered;
  close: Works;
};
const projects = readEntries('projects') as Record<string, { category: string }>;

const region = (page: Page, { heading }: Works) =>
  page.getByRole('region', { name: heading, exact: true });

/** The visible works of the grid. */
const shown = (page: Page) => region(page, all).locator('li:visible');

const kindOf = (work: string) => projects[work]?.category ?? '';
const kinds = [...new Set(all.works.map(kindOf))];

test.describe('as it stands', () => {
  const visit = visitOnce('/portfolio', { viewport: LAPTOP });

  test('two sliders and a grid, no work twice, each with its picture and its case study', async () => {
    const page = visit();
    for (const part of [latest, all, close]) {
      const { works, caseStudy } = part;
      await expect(region(page, part).locator('picture')).toHaveCount(works.length);
      await expect(region(page, part).locator('h3')).toHaveCount(works.length);
      await expect(
        region(page, part).locator(`:is(article, li, [role=group]) a[href="${caseStudy.href}"]`),
      ).toHaveCount(works.length);
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
      await expect(shown(page)).toHaveCount(
        all.works.filter((work) => kindOf(work) === kind).length,
      );
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
    await expect(shown(page)).toHaveCount(
      all.works.filter((work) => kindOf(work) === kinds[0]).length,
    );
    await page.keyboard.press('ArrowLeft');
  });
});

test.describe('all works', () => {
  test('the button for more leads on at the first work that was not shown', async ({ page }) => {
    await openPage(page, '/portfolio');
    await page.getByRole('link', { name: all.more.label }).click();
    await expect(page).toHaveURL(`/portfolio#${all.works[all.first] ?? ''}`);
    await expect(shown(page)).toHaveCount(all.works.length);
    await expect(shown(page).nth(all.first)).toBeInViewport();
    await expect(page.getByRole('link', { name: all.more.label })).toBeHidden();
  });

  test('an address may lead to a single work, without script too', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const last = all.works.at(-1) ?? '';
    await page.goto(`/portfolio#${last}`);
    await expect(page.locator(`#${last}`)).toBeInViewport();
    await page.close();
  });
});
