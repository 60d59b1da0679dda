import type { CDPSession, Page } from '@playwright/test';

/** Every file that brings a face: stylesheets that hold letters, and fonts. */
const FONTS = ['*/_astro/fonts/*'];

/** Every picture of the site. */
const PICTURES = ['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif'].map((ending) => `*.${ending}`);

/** What a line may leave out, as addresses with `*` for any letters. */
const FILES = { fonts: FONTS, pictures: PICTURES } as const;

/**
 * Files do not come, until the page is closed. The browser itself refuses them: a route of the test's
 * would hand it every request, and take its cache away. Call it before the page is opened, once.
 *
 * @returns the session that refuses them; detached, it lets them come again
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

/** The browser keeps nothing for the site, as where a visitor blocks cookies. Call it likewise. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
