import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ORIGIN, WIDTHS } from '../../tools/site/launch-options.ts';
import { openPage } from '../../tools/site/open.ts';

/** How the browser is set for a window that several tests look into. */
interface WindowOptions extends BrowserContextOptions {
  /** Done to the page before anything is opened in it: routes, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A window that tests of a group look into, one after the other, in one process. */
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

/** Tests that share a window run one after the other: with more of them, one window would be at work alone at the end. */
const TESTS_PER_WINDOW = 12;

/**
 * Shown between two tests, so that nothing of the page before goes on: a file of the site that is no page. After a
 * blank page, which is of no site, the browser would start the next in another process, a tenth of a second each.
 */
const PLAIN_FILE = '/robots.txt';

/**
 * A test for each of many pages, some of them in one window: nothing of the page before is left there, neither what
 * it has kept nor its files. After a test that fails, the next has a new window.
 *
 * @param all what there is a test for
 * @param options a desktop's window where none is given
 * @param addTest adds the test for one of them; `shown` is the page, to be asked for in the test
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
 * One visit for all tests of a group: each leaves the page as it found it. After one that fails, the next has a new
 * visit. Call it in their `test.describe`.
 *
 * @param path of the page
 * @param options how the browser is set for the visit: a desktop's window where none is given
 * @returns the page, to be asked for in each test
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
