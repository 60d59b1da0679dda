import { launch, type Browser, type Page } from 'puppeteer-core';
import { FIREFOX, findProgram } from '../../tools/lib/programs.ts';
import { ORIGIN } from '../../tools/site/launch-options.ts';

/** As `npm test` found or installed it; a manual run looks for it itself. */
const PATH = findProgram(FIREFOX);

/**
 * Whether Firefox is available. Its tests are separate because Playwright cannot drive a stock
 * Firefox.
 */
export const HAS_FIREFOX = Boolean(PATH);

/**
 * Starts headless Firefox over WebDriver BiDi.
 *
 * @param isStill whether to disable motion: most tests check what a page does, not how long it takes
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

/** A page of the site, and its script errors. */
export interface FirefoxPage {
  page: Page;
  errors: string[];
}

/**
 * Opens a page of the site in a window of a given size.
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
  // Effects outside the view wait for a visitor's first interaction.
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-effects=started]');
  return { page, errors };
}

/** Waits until an element has this text. */
export async function waitForText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent.includes(what) ?? false,
    {},
    selector,
    text,
  );
}
