import type { Page } from '@playwright/test';

/** WCAG 2.2, 1.4.12 Text Spacing. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * Applies the widest spacing that a reader may choose to a page's words, until the page is
 * reloaded.
 */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
