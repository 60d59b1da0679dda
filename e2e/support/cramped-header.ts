import type { Page } from '@playwright/test';

/**
 * What a header has no room for: menu entries that reach over its firm's name or out of the window.
 *
 * @returns a line for each
 */
export const crampedHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    /** Rounding, and strokes that may touch, in pixels. */
    const SLACK = 2;
    const name = header.querySelector('[data-slot=name]')?.getBoundingClientRect();
    const covers = (entry: DOMRect) =>
      name &&
      Math.min(entry.right, name.right) - Math.max(entry.left, name.left) > SLACK &&
      Math.min(entry.bottom, name.bottom) - Math.max(entry.top, name.top) > SLACK;
    const found: string[] = [];
    for (const entry of header.querySelectorAll('nav > ul > li > :is(a, button)')) {
      if (!entry.checkVisibility({ visibilityProperty: true })) continue;
      const bounds = entry.getBoundingClientRect();
      const text = entry.textContent.trim();
      if (covers(bounds)) found.push(`${text}: over the name`);
      if (bounds.left < -SLACK || bounds.right > innerWidth + SLACK)
        found.push(`${text}: out of the window`);
    }
    return found;
  });
