import type { Page } from '@playwright/test';

/**
 * Letters that the window or a box cuts off. Leaves out what a visitor can scroll to, carousel
 * slides that are not shown, and text for screen readers only.
 *
 * @returns a line for each text
 */
export async function cutLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A letter's side bearing, plus rounding. */
    const SLACK = 1.5;
    /** As a share of the line's height: there is room above and below the letters' ink. */
    const ROOM = 0.3;
    const LEFT_OUT = '.visually-hidden, [inert], [hidden], [aria-hidden=true], script, style, svg';

    const cuts = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    const scrolls = (style: CSSStyleDeclaration) =>
      style.overflowX === 'auto' || style.overflowX === 'scroll';

    interface Bounds {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }

    /** Cached by element: a page of code has thousands of texts in a few boxes. */
    const known = new Map<Element, Bounds | null>();

    /** The bounds that clip a text: null if it is in a strip that scrolls, or invisible. */
    const boundsOf = (element: Element | null): Bounds | null => {
      if (!element || element === document.body)
        return { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      const bounds = known.has(element) ? (known.get(element) ?? null) : boundsBy(element);
      known.set(element, bounds);
      return bounds;
    };

    const boundsBy = (element: Element): Bounds | null => {
      const around = boundsOf(element.parentElement);
      const style = getComputedStyle(element);
      if (!around || scrolls(style)) return null;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // A box of one pixel is for screen readers only.
      if (width <= 1) return null;
      const isCutAcross = cuts(style, 'overflowX');
      const isCutDown = cuts(style, 'overflowY');
      return {
        left: isCutAcross ? Math.max(around.left, left) : around.left,
        right: isCutAcross ? Math.min(around.right, right) : around.right,
        top: isCutDown ? Math.max(around.top, top) : around.top,
        bottom: isCutDown ? Math.min(around.bottom, bottom) : around.bottom,
      };
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || text.data.trim() === '' || element.closest(LEFT_OUT))
        continue;
      const bounds = boundsOf(element);
      if (!bounds) continue;
      range.selectNodeContents(text);
      const cut = [...range.getClientRects()].find(
        ({ left, right, top, bottom, width, height }) => {
          if (width < 1) return false;
          const room = height * ROOM;
          return (
            right > bounds.right + SLACK ||
            left < bounds.left - SLACK ||
            top < bounds.top - room ||
            bottom > bounds.bottom + room
          );
        },
      );
      if (!cut) continue;
      const box = [cut.left, cut.right, cut.top, cut.bottom].map(Math.round).join(' ');
      const limits = [bounds.left, bounds.right, bounds.top, bounds.bottom]
        .map(Math.round)
        .join(' ');
      found.push(
        `“${text.data.trim().slice(0, 40)}” in ${element.localName}.${element.className} at ${box}, cut at ${limits}`,
      );
    }
    return found;
  });
}
