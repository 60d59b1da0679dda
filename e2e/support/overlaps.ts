import type { Page } from '@playwright/test';

/** Two texts that lie over each other. */
export interface Overlap {
  /** The kinds of both elements, the same in every language. */
  readonly kind: string;
  /** A line that says what lies over what. */
  readonly line: string;
}

/**
 * Visible texts of two elements that lie over each other. Leaves out what one scrolls past: a header
 * that stays in the window, for one.
 */
export const overlappingTexts = (page: Page): Promise<Overlap[]> => page.evaluate(findOverlaps);

/** Runs in the page. */
function findOverlaps(): Overlap[] {
  const LEFT_OUT = '.visually-hidden, [inert], [aria-hidden=true], script, style, template, pre';
  /** As a share of a line's height: there is room above and below the letters' ink. */
  const ROOM = 0.25;
  /** The least overlap that one sees, in pixels. */
  const SEEN = { across: 4, down: 2 };

  interface Bounds {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const EVERYWHERE: Bounds = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
  const meet = (one: Bounds, other: Bounds): Bounds => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });

  interface Place {
    /** What its ancestors leave to be seen. */
    readonly bounds: Bounds;
    /** The ancestor that stays in the window. */
    readonly stuck: Element | undefined;
  }
  const known = new Map<Element, Place>();
  const placeOf = (element: Element | null): Place => {
    if (!element || element === document.body) return { bounds: EVERYWHERE, stuck: undefined };
    const before = known.get(element);
    if (before) return before;
    const around = placeOf(element.parentElement);
    const style = getComputedStyle(element);
    const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const place: Place = {
      bounds: isCut ? meet(around.bounds, element.getBoundingClientRect()) : around.bounds,
      stuck: /fixed|sticky/.test(style.position) ? element : around.stuck,
    };
    known.set(element, place);
    return place;
  };

  interface Line extends Bounds {
    readonly element: Element;
    readonly words: string;
    readonly stuck: Element | undefined;
  }
  const lines: Line[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || element.closest(LEFT_OUT)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { bounds, stuck } = placeOf(element);
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const room = Math.min(height * ROOM, 8);
      const seen = meet(bounds, { left, right, top: top + room, bottom: bottom - room });
      const isSeen = seen.right - seen.left > SEEN.across && seen.bottom - seen.top > SEEN.down;
      if (isSeen) lines.push({ ...seen, element, stuck, words: text.data.trim().slice(0, 40) });
    }
  }

  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''}`;
  const found = new Map<string, Overlap>();
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (one.element === other.element || one.stuck !== other.stuck) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const { left, right, top, bottom } = meet(one, other);
      if (right - left <= SEEN.across || bottom - top <= SEEN.down) continue;
      const kind = [nameOf(one.element), nameOf(other.element)].sort().join(' and ');
      const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
      found.set(`${kind} ${one.words} ${other.words}`, {
        kind,
        line: `“${one.words}” over “${other.words}”, ${size}: ${kind}`,
      });
    }
  });
  return [...found.values()];
}
