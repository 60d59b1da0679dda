import { expect, test, type Page } from '@playwright/test';
import { ZONE_COLUMNS, ZONE_ROWS } from '../src/widgets/crosshair/zones.ts';
import { effectsStarted, openPage } from './support/open.ts';

const PAGE = '/digital-agency';

const crosshair = (page: Page) => page.locator('[data-crosshair]');

/** Points at a share of the first sheet's width and height. */
async function pointAt(page: Page, x: number, y: number) {
  const box = await crosshair(page).boundingBox();
  if (!box) throw new Error('there is no crosshair');
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a crosshair follows the pointer and reads out its zone', async ({ page }) => {
    await openPage(page, PAGE);
    await effectsStarted(page);
    await expect(crosshair(page)).toBeHidden();
    await pointAt(page, 0.01, 0.01);
    await expect(crosshair(page)).toHaveText(/^X 00\d\d\.\d +Y 00\d\d\.\d mm +A1$/);
    await expect(crosshair(page)).toBeVisible();
    await pointAt(page, 0.6, 0.4);
    await expect(crosshair(page)).toContainText(`mm  ${ZONE_ROWS[2]}${ZONE_COLUMNS[4]}`);
    await page.mouse.move(2, 2);
    await expect(crosshair(page)).toBeHidden();
  });
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no crosshair moves', async ({ page }) => {
    await openPage(page, PAGE);
    await effectsStarted(page);
    await pointAt(page, 0.5, 0.5);
    await pointAt(page, 0.6, 0.4);
    await expect(crosshair(page)).toBeHidden();
    await expect(crosshair(page)).toHaveText('');
  });
});

test('nobody hears the crosshair, and its lines let every click through', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(crosshair(page)).toHaveAttribute('aria-hidden', 'true');
  await page.getByRole('link', { name: 'See four' }).click();
  await expect(page).toHaveURL(/#work$/);
  await expect(page.locator('#work').getByRole('link', { name: /^Case study/ })).toHaveCount(4);
});

test('its sheets are numbered without a gap', async ({ page }) => {
  await page.goto(PAGE);
  const edges = page.locator('main > p', { hasText: /^Sheet \d/ });
  const sheets = (await edges.count()) + 1;
  for (const [index, edge] of (await edges.all()).entries())
    await expect(edge).toContainText(
      `${String(index + 2).padStart(2, '0')}/${String(sheets).padStart(2, '0')}`,
    );
  await expect(page.locator('dl')).toContainText([`01 of ${sheets}`]);
});
