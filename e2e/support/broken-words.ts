import type { Page } from '@playwright/test';

/**
 * Words that are broken across lines without a hyphen. Leaves out those that a browser hyphenates if
 * it has a dictionary: not every one has. Addresses in running text may be: they have
 * no break opportunity. A link to an e-mail address or telephone number has its own, and may not.
 *
 * @returns a line for each
 */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBroken);

/** Runs in the page. */
function findBroken(): string[] {
  const LEFT_OUT = '.visually-hidden, [aria-hidden=true], script, style, svg, pre, code';
  const ADDRESS = 'a[href^="mailto:"], a[href^="tel:"]';
  /** Only letters, and the punctuation that may surround them. */
  const WORD = /(?<![\p{L}\p{N}@./_-])\p{L}+[.,;:!?…”’)]*(?![\p{L}\p{N}@/_-])/gu;

  const range = document.createRange();
  const linesOf = (text: Text, start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!first) return 0;
    // Lines of display type may overlap; their middles do not.
    const begins = ({ left, top, width, height }: DOMRect) =>
      Math.abs(top + height / 2 - first.top - first.height / 2) > height / 2 ||
      left + width / 2 < first.left;
    return 1 + others.filter(begins).length;
  };

  const isForScreenReaders = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (box.clientWidth <= 1 && getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  /** The letters of the shortest word that the browser hyphenates if it knows the language. */
  const hyphenatedFrom = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.hyphens !== 'auto') return Infinity;
    const limit = parseInt(style.getPropertyValue('hyphenate-limit-chars'), 10);
    return Number.isNaN(limit) ? 5 : limit;
  };
  /** Whether its first letter is a drop cap. */
  const hasInitial = (element: Element) =>
    getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter') !== 'normal';

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest(LEFT_OUT)) continue;
    if (linesOf(text, 0, text.length) < 2) continue;
    if (isForScreenReaders(element)) continue;
    if (element.closest(ADDRESS) && !/\s/.test(text.data.replaceAll('\u00a0', '')))
      found.add(`“${text.data}” in ${element.localName}.${element.className}`);
    const words = [...text.data.matchAll(WORD)].slice(hasInitial(element) ? 1 : 0);
    const long = hyphenatedFrom(element);
    for (const { 0: word, index } of words)
      if (word.length < long && linesOf(text, index, index + word.length) > 1)
        found.add(`“${word}” in ${element.localName}.${element.className}`);
  }
  return [...found];
}
