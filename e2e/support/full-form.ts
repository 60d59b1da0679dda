import { expect, type Locator, type Page } from '@playwright/test';
import { firstMove, openPage } from '../../tools/site/open.ts';
import { island, routeWith } from './subject.ts';

const NAME = 'FullContactForm';

const widget = (page: Page) => page.locator(`main astro-island[component-url*="/${NAME}."]`);

/** The contact form with all fields. Its page may have other forms. */
export const fullForm = (page: Page): Locator => widget(page).locator('form');

/** Opens the smallest page with that form, scrolls to it, and waits until it is hydrated. */
export async function openFullForm(page: Page): Promise<Locator> {
  await openPage(page, routeWith(island(NAME)).path);
  await fullForm(page).scrollIntoViewIfNeeded();
  await firstMove(page);
  await expect(widget(page)).not.toHaveAttribute('ssr');
  return fullForm(page);
}
