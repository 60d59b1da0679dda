import type { Page } from '@playwright/test';

/**
 * Elements that overflow the window's left or right edge: one of them scrolls the page, depending on
 * its direction, and behind the other nothing can be reached. Leaves out what its own box scrolls or
 * clips on purpose, unless that box is the page's body: that would only hide the overflow. Leaves
 * out what lies wholly behind the edge where lines start, too: it is hidden there.
 *
 * @returns a line for each element, outermost first
 */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(overflowingBoxes);

/** Runs in the page. */
export function overflowingBoxes(): string[] {
  const isCut = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (box === document.body) return false;
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  // Groups in a drawing draw nothing themselves, and browsers do not agree on their boxes.
  const holdsPieces = (element: Element) => element.matches('svg svg, svg g');
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const isHidden = ({ left, right }: DOMRect) => (isRightToLeft ? left >= innerWidth : right <= 0);
  const isOutside = (box: DOMRect) =>
    (box.left < -1 || box.right > innerWidth + 1) && !isHidden(box);
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !holdsPieces(element) &&
      element.checkVisibility() &&
      isOutside(element.getBoundingClientRect()) &&
      !isCut(element),
  );
  const lines = wide.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const reach = Math.round(left < -1 ? left : right);
    return `${element.localName}.${element.getAttribute('class') ?? ''} reaches ${reach} px`;
  });
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...lines] : lines;
}
