import type { Page } from '@playwright/test';

/**
 * The ratio of the page title's size to the largest heading below it. If the page starts with
 * slides, their titles count as its title, because the h1 is for screen readers.
 */
export const titleToHeading = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const SLIDE = '[aria-roledescription=slide] *';
    const largest = (elements: Element[]) =>
      Math.max(
        0,
        ...elements
          .filter((one) => one.closest('.visually-hidden') === null)
          .map((one) => parseFloat(getComputedStyle(one).fontSize)),
      );
    const headings = [...document.querySelectorAll('main h2')];
    const slides = headings.filter((one) => one.matches(SLIDE));
    const title = largest([...document.querySelectorAll('h1'), ...slides]);
    return title / largest(headings.filter((one) => !slides.includes(one)));
  });
