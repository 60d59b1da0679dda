import type { Page } from '@playwright/test';

/** Opens a page and waits until all its effects listen: until then a link is but a link. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await effectsStarted(page);
}

/** Opens a page as it is before a visitor's first move: its first view's effects listen, all is laid out. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstViewReady(page);
}

/** A visitor's first move, at which a page wakes its widgets, and the effects that are not seen yet. */
export const firstMove = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Waits until the effects of the first view listen and all is laid out: a moment after a page has loaded. */
export const firstViewReady = (page: Page): Promise<void> =>
  rootMatches(page, '[data-effects]:not([data-held])');

/** Makes a first move on a page that has loaded, and waits until all its effects listen. */
export async function effectsStarted(page: Page): Promise<void> {
  await firstViewReady(page);
  await firstMove(page);
  await rootMatches(page, '[data-effects=started]');
}

/**
 * Waits until the page's root element matches a selector. Not by a locator: for the first one on a page,
 * Playwright brings a third of a megabyte of script into it, and every page of every test waits for this.
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
