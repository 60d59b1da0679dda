import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ORIGIN, WIDTHS } from './browser.ts';
import { openPage } from './open.ts';

/**
 * One visit for all tests of a group that only read a page, or look at it in another window: they run
 * in one process, one after the other. Call it in their `test.describe`.
 *
 * @param path of the page
 * @param options how the browser is set for the visit: a desktop's window where none is given
 * @returns the page, to be asked for in each test
 */
export function visitOnce(path: string, options: BrowserContextOptions = {}): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: ORIGIN, viewport: WIDTHS[1440], ...options });
    await openPage(page, path);
  });
  test.afterAll(() => page?.close());
  return () => {
    if (!page) throw new Error('Ask for the page in a test.');
    return page;
  };
}
