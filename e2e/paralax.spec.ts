import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';
import { scrollPageTo } from './support/sight.ts';

/** The landscape's planes, from the farthest to the nearest. */
const planes = (page: Page) => page.locator('main > section picture');

/** How far down the window each layer stands: the words, then the planes from far to near. */
async function layers(page: Page): Promise<number[]> {
  const words = page.getByRole('heading', { level: 1 });
  const all = [words, ...(await planes(page).all())];
  return Promise.all(
    all.map((layer) => layer.evaluate((element) => element.getBoundingClientRect().top)),
  );
}

/** By how many pixels each layer has stayed behind the page after it was scrolled by this many. */
async function staysBehind(page: Page, scrolled: number): Promise<number[]> {
  const before = await layers(page);
  await scrollPageTo(page, scrolled);
  const after = await layers(page);
  return after.map((top, index) => Math.round(top - (before[index] ?? 0) + scrolled));
}

/** The words farthest, then plane before plane, and the ground at one's feet with the page. */
function expectParted(shifts: number[]) {
  expect(shifts).toHaveLength(5);
  expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
  expect(new Set(shifts).size, 'no two layers move alike').toBe(5);
  expect(shifts.at(-1)).toBe(0);
}

test('the page holds its sections, and every way on leads somewhere', async ({ page }) => {
  await openPage(page, '/paralax');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketing');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.locator('h3 > a[href="/service-details"]')).toHaveCount(6);
  await expect(main.getByRole('link', { name: /^Read the log/ })).toHaveCount(3);
  await expect(main.locator('[data-count-up]')).toHaveCount(3);
  await expect(main.locator('article time')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('the header stays, and the usual spelling leads here', async ({ page }) => {
  await page.goto('/parallax');
  await expect(page).toHaveURL(/\/paralax$/);
  await scrollPageTo(page, 2000);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the layers part as one scrolls', async ({ page }) => {
  await openPage(page, '/paralax');
  expectParted(await staysBehind(page, 300));
});

test('the layers part by script where CSS cannot', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/paralax');
  await page.locator('main > section').evaluate((landscape) => {
    for (const layer of landscape.querySelectorAll<HTMLElement>('[data-strength]'))
      layer.style.animation = 'none';
  });
  const landscape = page.locator('main > section');
  await expect(landscape).toHaveAttribute('data-moving');
  const resting = await landscape.evaluate((one) => one.style.getPropertyValue('--passage'));
  const before = await layers(page);
  await scrollPageTo(page, 300);
  await expect
    .poll(() => landscape.evaluate((one) => one.style.getPropertyValue('--passage')))
    .not.toBe(resting);
  const after = await layers(page);
  expectParted(after.map((top, index) => Math.round(top - (before[index] ?? 0) + 300)));
});

test('a button that the land has risen over shows itself to the keyboard', async ({ page }) => {
  await openPage(page, '/paralax');
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await scrollPageTo(page, 450);
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const front = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.textContent,
    [x + width / 2, y + height / 2] as const,
  );
  expect(front).toBe('Contact Us');
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the layers stand still', async ({ page }) => {
    await openPage(page, '/paralax');
    expect(await staysBehind(page, 300)).toEqual([0, 0, 0, 0, 0]);
  });
});
