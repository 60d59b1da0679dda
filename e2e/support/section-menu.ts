import type { Page } from '@playwright/test';

/** The targets of the entries of a page's own menu, in order: `#about`. */
export const menuTargets = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The ids of a page's sections, in order. */
export const sectionIds = (page: Page, selector = 'main section[id]'): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));

/**
 * Marks every entry of the header's menus as current, normally only one page or section, so that
 * all of them can be checked at once.
 */
export const markAllEntries = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('[data-header] nav a')) {
      const isSection = link.closest('[data-effect~=one-page-nav]') !== null;
      link.setAttribute('aria-current', isSection ? 'location' : 'page');
    }
  });
