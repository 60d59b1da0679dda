import { expect, test } from '@playwright/test';
import { carousel, expectSeen, openCarousel } from './support/carousel.ts';
import { openPage } from './support/open.ts';

const QUOTES = ['/testimonial', 'In their words'] as const;

test('eight quotes, each with a name and a COO’s company', async ({ page }) => {
  await openPage(page, QUOTES[0]);
  const captions = carousel(page, QUOTES[1]).locator('figcaption');
  await expect(captions).toHaveCount(8);
  for (const caption of await captions.allTextContents())
    expect(caption).toMatch(/^\S+ \S+COO at \S/);
  await expect(page.locator('blockquote')).toHaveCount(8);
});

test('the thumbnails lead to their quotes and keep in step', async ({ page }) => {
  const found = await openCarousel(page, ...QUOTES);
  const current = found.locator('button[aria-current=true]:has(img)');
  await expect(found.getByRole('button').filter({ has: page.locator('img') })).toHaveCount(8);
  await expect(current).toHaveAccessibleName('Margaret Ashworth');
  await found.getByRole('button', { name: 'Henrik Vos' }).click();
  await expectSeen(found, [6]);
  await expect(current).toHaveAccessibleName('Henrik Vos');
  await found.getByRole('button', { name: 'Previous slide' }).click();
  await expect(current).toHaveAccessibleName('Aiyana Brooks');
});

for (const width of [390, 768]) {
  test(`the current thumbnail comes into view in its strip at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const found = await openCarousel(page, ...QUOTES);
    const first = found.getByRole('button', { name: 'Margaret Ashworth' });
    const last = found.getByRole('button', { name: 'Yusuf Demir' });
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await found.getByRole('button', { name: 'Previous slide' }).click();
    await expectSeen(found, [8]);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport({ ratio: 1 });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail is a link to its quote', async ({ page }) => {
    await page.goto(QUOTES[0]);
    const found = carousel(page, QUOTES[1]);
    await found.getByRole('link', { name: 'Priya Nair' }).click();
    await expectSeen(found, [7]);
  });
});
