import type { CDPSession, Page } from '@playwright/test';

/** All font files: stylesheets with embedded letters, and fonts. */
const FONTS = ['*/_astro/fonts/*'];

/** Every picture of the site. */
const PICTURES = ['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif'].map((ending) => `*.${ending}`);

/** Files that can be blocked, as addresses with `*` for any characters. */
const FILES = { fonts: FONTS, pictures: PICTURES } as const;

/**
 * Blocks files until the page is closed. The browser itself blocks them: a Playwright route would
 * receive every request, and disable the cache. Call it once, before opening the page.
 *
 * @returns the session that blocks them; detached, it lets them load again
 */
export async function refuseFiles(
  page: Page,
  ...kinds: (keyof typeof FILES)[]
): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setBlockedURLs', { urls: kinds.flatMap((kind) => FILES[kind]) });
  return line;
}

/**
 * Makes the browser store nothing for the site, as when a visitor blocks cookies. Call it before
 * opening the page.
 */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
