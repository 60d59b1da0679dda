import type { Page } from '@playwright/test';

/** The smallest font size that a page may use, in pixels. */
const SMALLEST = 12;

/**
 * Words in too small a size; for those in a drawing, the displayed size counts.
 *
 * @returns a line for each
 */
export const smallWords = (page: Page): Promise<string[]> => page.evaluate(findSmall, SMALLEST);

/** Runs in the page. */
function findSmall(smallest: number): string[] {
  const sizeOf = (element: Element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };
  const isSeen = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    // Text for screen readers only is clipped to a pixel.
    return width > 1 && height > 1 && text.parentElement?.closest('.visually-hidden') === null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent?.trim();
    const element = text.parentElement;
    if (!words || !element?.checkVisibility() || !isSeen(text)) continue;
    // Tolerates the browser's rounding.
    const size = sizeOf(element) + 0.01;
    if (size < smallest) found.add(`${size.toFixed(1)} px: ${words.slice(0, 40)}`);
  }
  return [...found];
}
