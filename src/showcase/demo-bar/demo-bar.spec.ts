import { expect, test, type Page } from '@playwright/test';
import site from '../../../site.config.ts';
import { WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { expectStill, recordLayoutShifts } from '../../../e2e/support/layout-shift.ts';
import { refuseStorage } from '../../../e2e/support/refuse.ts';
import { scrollByWheel } from '../../../e2e/support/viewport.ts';

/** The template's bar above every header; a site that does not show the template has none. */
test.use({ viewport: WIDTHS[390] });

const bar = (page: Page) => page.locator('header [data-demo-bar]');
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close this bar' });

test('it leads to the other homes and to the checkout', async ({ page }) => {
  await openPage(page, '/404');
  await expect(bar(page).getByRole('link', { name: site.name })).toHaveAttribute('href', '/demo');
  await expect(bar(page).getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
    'href',
    site.buyUrl ?? '',
  );
});

test('closed, it stays away for the visit, and nothing jumps', async ({ page }) => {
  await openPage(page, '/404');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('header a:focus')).toHaveCount(1);
  await recordLayoutShifts(page);
  await openPage(page, '/about');
  await expect(bar(page)).toBeHidden();
  await expectStill(page, 'on the next page');
});

test('without storage it is closed on this page, and no error is told', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await refuseStorage(page);
  await openPage(page, '/404');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('when the header is sticky it has slid out of the window', async ({ page }) => {
  await openPage(page, '/about');
  await scrollByWheel(page, 400);
  await expect(page.locator('header[data-sticky]')).toBeVisible();
  await expect(bar(page)).not.toBeInViewport();
});
