import type { Page } from '@playwright/test';

/** Opens a page and waits until its effects listen: until then a link is but a link. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await effectsStarted(page);
}

/** A visitor's first move, at which a page wakes its widgets. */
export const firstMove = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Waits until a page's effects listen and all of it is laid out: a moment after it has loaded. */
export function effectsStarted(page: Page): Promise<void> {
  return page.locator('html[data-effects=started]:not([data-held])').waitFor();
}
