import { launch, type Browser, type Page } from 'puppeteer-core';
import { FIREFOX, findProgram } from '../../tools/lib/programs.ts';
import { ORIGIN } from '../../tools/site/launch-options.ts';

/** The Firefox that `npm test` found or installed; run by hand, the tests look for themselves. */
const PATH = findProgram(FIREFOX);

/** Whether there is a Firefox: Playwright cannot drive a stock one, so its tests are apart. */
export const HAS_FIREFOX = Boolean(PATH);

/**
 * Starts Firefox without a window, over WebDriver BiDi.
 *
 * @param isStill whether nothing moves: most tests ask what a page does, not how long it takes
 */
export function startFirefox({ isStill = true } = {}): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: PATH ?? '',
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': Number(isStill),
    },
  });
}

/** A page of the site, and the errors of its scripts. */
export interface FirefoxPage {
  page: Page;
  errors: string[];
}

/**
 * Opens a page of the site in a window of its own size.
 *
 * @param path for example `/gallery`
 */
export async function openInFirefox(
  browser: Browser,
  path: string,
  { width = 1280, height = 800 } = {},
): Promise<FirefoxPage> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.setDefaultTimeout(10_000);
  await page.setViewport({ width, height });
  await page.goto(ORIGIN + path);
  await page.waitForSelector('html[data-effects]');
  // What is not seen yet waits for a visitor's first move.
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-effects=started]');
  return { page, errors };
}

/** Waits until an element has these words. */
export async function waitForText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent.includes(what) ?? false,
    {},
    selector,
    text,
  );
}
