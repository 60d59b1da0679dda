import type { Page } from '@playwright/test';

/** Where the entries of a page's own menu lead, in their order: `#about`. */
export const menuTargets = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The names of a page's sections, in their order. */
export const sectionIds = (page: Page, selector = 'main section[id]'): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
