import type { Page } from '@playwright/test';

/** A sheet of A4, in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/**
 * Excluded from the text: labels for screen readers, decoration, and elements that only work with
 * script.
 */
const NOT_TEXT =
  'script, style, noscript, template, svg, summary, button, .visually-hidden, [aria-hidden=true], [data-needs-script], [data-slot=button], [role=status]';

/**
 * Words of a page's main part that are missing from its print: invisible, clipped, or beside the
 * sheet. Words that a narrow window hides on purpose are missing from the sheet too, so a page
 * lists them.
 *
 * @param hidden what the page hides on purpose, as a selector
 */
export async function wordsNotPrinted(page: Page, hidden = ':not(*)'): Promise<string[]> {
  // A printing browser fires this event, and runs no transitions from screen styles to print
  // styles.
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
