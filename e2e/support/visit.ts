import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ORIGIN, WIDTHS } from '../../tools/site/launch-options.ts';
import { openPage } from '../../tools/site/open.ts';

/** Browser options for a window that several tests share. */
interface WindowOptions extends BrowserContextOptions {
  /** Prepares the page before anything is opened in it: routes, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A window that a group's tests share, one after another, in one process. */
function keepPage({ prepare, ...options }: WindowOptions): () => Page {
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
 * Tests that share a window run one after another: with more of them, a single window would still
 * be busy at the end.
 */
const TESTS_PER_WINDOW = 12;

/**
 * Opened between two tests to end everything of the previous page: a file of the site that is not a
 * page. After a blank page, which belongs to no site, the browser would start the next one in
 * another process, which takes a tenth of a second.
 */
const PLAIN_FILE = '/robots.txt';

/**
 * Adds a test for each of many pages, several to a window: each starts without the previous page's
 * stored data and cached files. After a failed test, the next gets a new window.
 *
 * @param all what to add tests for
 * @param options by default a desktop's window
 * @param addTest adds the test for one of them; call `shown` in the test to get the page
 */
export function inWindows<T>(
  all: readonly T[],
  options: WindowOptions,
  addTest: (one: T, shown: () => Page) => void,
): void {
  for (let from = 0; from < all.length; from += TESTS_PER_WINDOW)
    test.describe(() => {
      const shown = keepWindow(options);
      for (const one of all.slice(from, from + TESTS_PER_WINDOW)) addTest(one, shown);
    });
}

function keepWindow({ prepare, ...options }: WindowOptions): () => Page {
  const shown = keepPage({
    ...options,
    prepare: async (page) => {
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.setCacheDisabled', { cacheDisabled: true });
      await prepare?.(page);
    },
  });
  test.afterEach(async () => {
    const page = shown();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.goto(PLAIN_FILE);
  });
  return shown;
}

/**
 * One visit for all tests of a group: each leaves the page as it found it. After a failed test, the
 * next gets a new visit. Call it in their `test.describe`.
 *
 * @param path of the page
 * @param options the browser's options for the visit: by default a desktop's window
 * @returns a function that returns the page, for each test to call
 */
export const visitOnce = (
  path: string,
  { prepare, ...options }: WindowOptions = {},
): (() => Page) =>
  keepPage({
    ...options,
    prepare: async (page) => {
      await prepare?.(page);
      await (options.javaScriptEnabled === false ? page.goto(path) : openPage(page, path));
    },
  });
