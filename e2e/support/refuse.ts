import type { Page } from '@playwright/test';

/** Every picture of the site. */
const PICTURES = /\.(avif|webp|png|jpe?g|gif)$/;

/** No picture comes. Call it before the page is opened. */
export const refusePictures = (page: Page) => page.route(PICTURES, (route) => route.abort());

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
