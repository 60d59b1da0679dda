import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ORIGIN, WIDTHS } from './browser.ts';
import { openPage } from './open.ts';

/** Where and how a visit goes. */
interface Visit extends BrowserContextOptions {
  /** Done to the page before it is opened: routes, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/**
 * One visit for all tests of a group: they run in one process, one after the other, and each leaves the page as
 * it found it. After one that fails, the next has a new visit. Call it in their `test.describe`.
 *
 * @param path of the page
 * @param options how the browser is set for the visit: a desktop's window where none is given
 * @returns the page, to be asked for in each test
 */
export function visitOnce(path: string, { prepare, ...options }: Visit = {}): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: ORIGIN, viewport: WIDTHS[1440], ...options });
    await prepare?.(page);
    await (options.javaScriptEnabled === false ? page.goto(path) : openPage(page, path));
  });
  test.afterAll(() => page?.close());
  return () => {
    if (!page) throw new Error('Ask for the page in a test.');
    return page;
  };
}
