import type { Page } from '@playwright/test';

/**
 * Elements that overflow the window's right edge and cannot be reached there. Leaves out what its
 * own box scrolls or clips on purpose, unless that box is the page's body: that would only hide the
 * overflow.
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
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !holdsPieces(element) &&
      element.checkVisibility() &&
      element.getBoundingClientRect().right > innerWidth + 1 &&
      !isCut(element),
  );
  const lines = wide.map((element) => {
    const { right } = element.getBoundingClientRect();
    return `${element.localName}.${element.getAttribute('class') ?? ''} reaches ${Math.round(right)} px`;
  });
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...lines] : lines;
}
