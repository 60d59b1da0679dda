import type { Page } from '@playwright/test';

/** A sheet of A4, in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/** What is no part of the text: names for those who listen, decoration, and what only script serves. */
const NOT_TEXT =
  'script, style, noscript, template, svg, summary, button, .visually-hidden, [aria-hidden=true], [data-needs-script], [data-slot=button], [role=status]';

/**
 * Words of a page's main part that its print does not show: invisible, cut off by a box, or beside the sheet.
 * What a narrow window hides on purpose hides its sheet too: a page names that.
 *
 * @param hidden what the page hides on purpose, as a selector
 */
export async function wordsNotPrinted(page: Page, hidden = ':not(*)'): Promise<string[]> {
  // A browser that prints says so, and runs no transitions from the screen's styles to the paper's.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  return page.evaluate((left) => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const isCut = (box: DOMRect, element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const { left: start, right, top, bottom } = one.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.left > right - 2 || box.right < start + 2)) return true;
        if (overflowY !== 'visible' && (box.top > bottom - 2 || box.bottom < top + 2)) return true;
        if (position === 'fixed') return false;
      }
      return box.left > innerWidth - 2 || box.right < 2;
    };
    const isShown = { opacityProperty: true, visibilityProperty: true };
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lost: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const element = text.parentElement;
      if (words === '' || !element || element.closest(left)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (!element.checkVisibility(isShown) || box.width === 0 || isCut(box, element))
        lost.push(words);
    }
    return lost;
  }, `${NOT_TEXT}, ${hidden}`);
}
