import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ORIGIN, WIDTHS } from './browser.ts';
import { openPage } from './open.ts';

/** How the browser is set for a window that several tests look into. */
interface WindowOptions extends BrowserContextOptions {
  /** Done to the page before anything is opened in it: routes, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/**
 * One window for all tests of a group, each of which opens a page of its own in it: they run in one process, one
 * after the other. After one that fails, the next has a new window. Call it in their `test.describe`.
 *
 * @param options a desktop's window where none is given
 * @returns the page, to be asked for in each test
 */
export function keepWindow({ prepare, ...options }: WindowOptions = {}): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: ORIGIN, viewport: WIDTHS[1440], ...options });
    await prepare?.(page);
  });
  test.afterAll(() => page?.close());
  return () => {
    if (!page) throw new Error('Ask for the page in a test.');
    return page;
  };
}

/**
 * One visit for all tests of a group, in such a window: each leaves the page as it found it.
 *
 * @param path of the page
 */
export const visitOnce = (
  path: string,
  { prepare, ...options }: WindowOptions = {},
): (() => Page) =>
  keepWindow({
    ...options,
    prepare: async (page) => {
      await prepare?.(page);
      await (options.javaScriptEnabled === false ? page.goto(path) : openPage(page, path));
    },
  });
