import type { Page } from '@playwright/test';

/**
 * Sentences in Latin letters that run from right to left: their full stops stand before them. They are
 * not marked with their language.
 *
 * @returns a line for each, with the part of the page that it is in
 */
export const mirroredSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEFT_OUT = 'script, style, template, svg';
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      // Two words at least: names end with a full stop as well.
      const isSentence = /^\p{Script=Latin}.*\p{Script=Latin} .*[.!?:…]$/su.test(text);
      if (!parent || parent.closest(LEFT_OUT) || !isSentence) continue;
      if (getComputedStyle(parent).direction === 'rtl')
        found.push(`${parent.closest('header, main, footer')?.localName ?? 'body'}: ${text}`);
    }
    return found;
  });
