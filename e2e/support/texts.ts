import type { Page } from '@playwright/test';

/**
 * Not part of what must be readable without script: outcomes that only script announces, and
 * controls marked `data-needs-script` (a carousel's pause button), which would do nothing.
 */
const LEFT_OUT = 'script, style, template, [role=status], [role=alert], [data-needs-script]';

/** The words of `main` that can be seen now or by scrolling: nothing hidden or fully transparent. */
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
 * Which texts are not found among others. Blanks do not count: a server and a browser cut the same
 * sentence into different pieces.
 */
export function missingTexts(wanted: readonly string[], present: readonly string[]): string[] {
  const all = squeeze(present.join(''));
  return [...new Set(wanted)].filter((text) => !all.includes(squeeze(text)));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
