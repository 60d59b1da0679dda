import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What the landing page of one person holds (specification): six services, six works, three posts, and a form to hire
 * them by.
 *
 * @param arrival what one sees where the button of the first screen leads
 */
export async function expectPersonLanding(page: Page, arrival: Locator): Promise<void> {
  await expect(page.locator('#service li')).toHaveCount(6);
  await expect(page.locator('#portfolio li')).toHaveCount(6);
  await expect(page.locator('#blog article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/blog');
  await page.locator('#home').getByRole('link', { name: 'Hire Me' }).click();
  await expect(arrival).toBeInViewport();
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { name: 'Hire Me' })).toBeVisible();
  for (const name of ['Full name', 'Email', 'Phone', 'Subject', 'Message'])
    await expect(contact.getByLabel(name, { exact: true })).toHaveAttribute('required');
}

/**
 * Chooses a tab about them, and sees what it shows.
 *
 * @param panel its words, by a selector that holds before the tabs come to life, which they do where they are seen,
 *   and after: then only the first panel is shown
 * @param heading one of its words
 */
export async function expectTab(
  page: Page,
  { panel, name, heading }: Readonly<Record<'panel' | 'name' | 'heading', string>>,
): Promise<void> {
  await page.locator(panel).evaluate((words) => words.scrollIntoView());
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}
