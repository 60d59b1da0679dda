import type { Page } from '@playwright/test';

/**
 * Need not be readable without script: results that only script announces, and controls marked
 * `data-needs-script` (a carousel's pause button), which would do nothing.
 */
const LEFT_OUT = 'script, style, template, [role=status], [role=alert], [data-needs-script]';

/**
 * The words of `main` that are visible now or after scrolling: nothing hidden or fully transparent.
 */
export async function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part');
    const texts: string[] = [];
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode;
      const text = (nodeValue ?? '').trim();
      if (text === '' || !parentElement || parentElement.closest(leftOut)) continue;
      if (parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        texts.push(text);
    }
    return texts;
  }, LEFT_OUT);
}

/**
 * The texts that are missing from others. White space does not count: a server and a browser split
 * the same sentence differently.
 */
export function missingTexts(wanted: readonly string[], present: readonly string[]): string[] {
  const all = squeeze(present.join(''));
  return [...new Set(wanted)].filter((text) => !all.includes(squeeze(text)));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
