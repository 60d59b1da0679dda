import type { Page } from '@playwright/test';

/**
 * Makes every page that is opened from now on one that is read from right to left: its direction is
 * changed before the browser gets it, as a site in such a language prints it.
 */
export async function readFromRightToLeft(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<html[^>]*\sdir=)"?ltr"?/, '$1"rtl"');
      await route.fulfill({ response, body });
    },
  );
}
