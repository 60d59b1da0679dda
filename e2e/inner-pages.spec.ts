import { expect, test, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { openPlaceholders } from '../tools/astro/content/placeholders.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/lib/paths.ts';
import { LAPTOP, WIDTHS } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { effectsStarted, openPage } from '../tools/site/open.ts';
import { visitOnce } from './support/visit.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: WIDTHS[390].width, height: 844 };

test.describe('services', () => {
  const { strategy, design, engineering } = readContent('service') as Record<
    'strategy' | 'design' | 'engineering',
    { heading: string; services: string[] }
  >;
  const boxes = (page: Page, heading: string) =>
    page.getByRole('region', { name: heading, exact: true }).getByRole('heading', { level: 3 });

  test('on a phone a group unfolds at its heading, and the first is open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/service');
    await expect(boxes(page, strategy.heading)).toHaveCount(strategy.services.length);
    await expect(boxes(page, design.heading)).toHaveCount(0);
    await page.getByRole('heading', { name: design.heading, exact: true }).click();
    await expect(boxes(page, design.heading)).toHaveCount(design.services.length);
    await expect(boxes(page, strategy.heading)).toHaveCount(strategy.services.length);
  });

  test('in a wide window every group is shown, and its heading is no stop for the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openPage(page, '/service');
    await effectsStarted(page);
    for (const { heading, services } of [strategy, design, engineering])
      await expect(boxes(page, heading)).toHaveCount(services.length);
    await expect(page.locator('main summary[tabindex="-1"]')).toHaveCount(4);
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
  });

  test('all groups are shown without script too', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: DESKTOP });
    await page.goto('/service');
    await expect(page.getByText('Editorial Desk')).toBeVisible();
    await page.close();
  });

  test('the next service leads to its group, and opens it on a phone', async ({ page }) => {
    const { next } = readContent('service-details') as { next: { title: string; href: string } };
    await page.setViewportSize(PHONE);
    await openPage(page, '/service-details');
    await page.getByRole('link', { name: next.title, exact: true }).click();
    await expect(page).toHaveURL(next.href);
    await expect(boxes(page, engineering.heading)).toHaveCount(engineering.services.length);
  });
});

test('the eight weeks have a day each, in their order', async ({ page }) => {
  const { weeks } = readContent('service-details') as { weeks: { steps: { date: string }[] } };
  await openPage(page, '/service-details');
  const days = await page
    .locator('main ol time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(weeks.steps.map(({ date }) => date));
  expect(days).toEqual([...days].sort());
});

test('the next project leads to its work', async ({ page }) => {
  const { next } = readContent('portfolio-details') as { next: { title: string; href: string } };
  await openPage(page, '/portfolio-details');
  await page.getByRole('link', { name: next.title, exact: true }).click();
  await expect(page).toHaveURL(next.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title);
});

test.describe('the contact page', () => {
  const visit = visitOnce('/contact', { viewport: LAPTOP });

  test('the map names the place, and one button loads the live one', async () => {
    const page = visit();
    const map = page.locator('[data-map]');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-map-offered');
    await expect(map.getByText(site.contact.location)).toBeVisible();
    await expect(map.locator('[data-map-marker]')).toContainText(site.name);
    await expect(map.getByRole('button')).toHaveCount(1);
    await expect(map.getByRole('link')).toHaveCount(0);
  });

  test('the map’s names are not cut, whatever its frame', async () => {
    const page = visit();
    for (const viewport of [DESKTOP, { width: 900, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      const cut = await page.locator('[data-map]').evaluate((map) => {
        const frame = map.querySelector('svg')?.getBoundingClientRect();
        return [...map.querySelectorAll('svg text')]
          .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .filter(
            ({ box }) =>
              !frame ||
              box.left < frame.left ||
              box.right > frame.right ||
              box.top < frame.top ||
              box.bottom > frame.bottom,
          )
          .map(({ name }) => name);
      });
      expect(cut, `${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
  });
});

test('whoever is lost has three ways on besides the way home', async ({ page }) => {
  const { notFound } = readContent('404') as {
    notFound: { ways: { label: string; href: string }[] };
  };
  for (const { label, href } of notFound.ways) {
    await openPage(page, '/404');
    await page.locator('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
});

for (const name of ['imprint', 'privacy']) {
  test(`the footer leads to /${name}, which marks what is still to be filled in`, async ({
    page,
  }) => {
    await openPage(page, '/about');
    await page.locator(`footer a[href="/${name}"]`).click();
    await expect(page).toHaveURL(`/${name}`);
    const file = join(ROOT, 'src', 'content', 'pages', `${name}.yaml`);
    const open = openPlaceholders({ [file]: readFileSync(file, 'utf8') }).get(file) ?? [];
    await expect(page.locator('main mark')).toHaveText(open);
    await expect(page.locator('main')).toContainText(site.contact.location);
  });
}
