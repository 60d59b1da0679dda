import { expect, test, type Page } from '@playwright/test';
import { EFFECTS_AFTER_LOAD } from '../src/shell/effects-after-load.ts';
import {
  ROTATION_DELAY,
  ROTATION_INTERVAL,
} from '../src/widgets/rotating-words/rotation-numbers.ts';
import { effectsStarted, openPage } from './support/open.ts';

const PAGE = '/designer-portfolio';
const KINDS = ['Web Design', 'Logo Design', 'Mobile App'];

const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const works = (page: Page) => page.locator('#work').getByRole('listitem').filter({ visible: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Work' });

test('greets, and with each word the portrait makes room', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PAGE);
  await page.clock.runFor(EFFECTS_AFTER_LOAD);
  await effectsStarted(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Grüezi. UX Designer, UI Designer, and Content Writer');
  const portrait = page.locator('picture', { has: page.getByRole('img', { name: /^Urs Amrein/ }) });
  const places = new Set<string>();
  await page.clock.runFor(ROTATION_DELAY);
  for (const word of ['UX Designer', 'UI Designer', 'Content Writer']) {
    await expect(page.locator('[data-word][data-shown]')).toHaveText(word);
    await portrait.evaluate((one) => one.getAnimations().forEach((each) => each.finish()));
    places.add(JSON.stringify(await portrait.boundingBox()));
    await page.clock.runFor(ROTATION_INTERVAL);
  }
  expect(places.size).toBe(3);
});

test('its tabs show the projects of a kind', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.locator('#work').getByRole('radio')).toHaveCount(1 + KINDS.length);
  await expect(tab(page, 'All Project')).toBeChecked();
  await expect(works(page)).toHaveCount(9);
  for (const kind of KINDS) {
    await tab(page, kind).check();
    await expect(works(page)).toHaveCount(3);
    for (const work of await works(page).all()) await expect(work).toContainText(kind);
  }
  await tab(page, 'Mobile App').press('ArrowRight');
  await expect(tab(page, 'All Project')).toBeChecked();
  await expect(works(page)).toHaveCount(9);
});

test('a thumbnail opens the lightbox, which stays in its tab', async ({ page }) => {
  await openPage(page, PAGE);
  await tab(page, 'Logo Design').check();
  await page.getByRole('link', { name: /Halyard/ }).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.locator('.pswp__counter')).toHaveText('1 / 3');
  await expect(lightbox(page).locator('.pswp__caption')).toContainText('Halyard. A mark,');
  await expect(page).toHaveURL(/#&gid=work&pid=halyard-logo$/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Halyard/ })).toBeFocused();
});

test('a shared link opens its picture, and beside it all others', async ({ page }) => {
  await page.goto(`${PAGE}#&gid=work&pid=simmer-app`);
  await expect(page.locator('.pswp__counter')).toHaveText('7 / 9');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs work, and a thumbnail leads to the large picture', async ({ page }) => {
    await page.goto(PAGE);
    await tab(page, 'Mobile App').check();
    await expect(works(page)).toHaveCount(3);
    await page.getByRole('link', { name: /Simmer/ }).click();
    await expect(page).toHaveURL(/simmer-app\.[^/]+\.webp$/);
  });
});
