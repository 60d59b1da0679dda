import type { Page } from '@playwright/test';

/** Opens a page and waits until all its effects listen: until then, a link is just a link. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await effectsStarted(page);
}

/**
 * Opens a page in its state before a visitor's first interaction: its first view's effects listen,
 * and layout is complete.
 */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstViewReady(page);
}

/**
 * A visitor's first interaction, which starts a page's widgets and the effects outside the view.
 */
export const firstMove = (page: Page): Promise<void> => page.keyboard.press('Shift');

/**
 * Waits until the effects of the first view listen and layout is complete: a moment after the page
 * has loaded.
 */
export const firstViewReady = (page: Page): Promise<void> =>
  rootMatches(page, '[data-effects]:not([data-held])');

/** Interacts with a loaded page, and waits until all its effects listen. */
export async function effectsStarted(page: Page): Promise<void> {
  await firstViewReady(page);
  await firstMove(page);
  await rootMatches(page, '[data-effects=started]');
}

/**
 * Waits until the page's root element matches a selector. Not with a locator: for the first one on
 * a page, Playwright injects a third of a megabyte of script, and every page of every test waits
 * for this.
 */
const rootMatches = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const root = document.documentElement;
    if (root.matches(wanted)) return;
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!root.matches(wanted)) return;
        observer.disconnect();
        resolve();
      }).observe(root, { attributes: true });
    });
  }, selector);
