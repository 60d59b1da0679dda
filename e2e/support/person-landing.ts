import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { expectWay, headed, link, postList, postsShown, text, titled } from './content.ts';

/** Parts of the content of one person's landing page. */
export const personLanding = {
  menu: z.array(link),
  home: z.object({ buttons: z.array(link) }),
  about: z.object({
    tabs: z.array(z.object({ id: text, label: text, entries: z.array(titled) })),
  }),
  blog: z.object({ posts: postList, button: link }),
  contact: headed,
};

type PersonLanding = z.infer<z.ZodObject<typeof personLanding>>;

/**
 * Checks the landing page of one person (specification): services, works, posts, and a form to hire
 * them.
 *
 * @param content of its content file
 * @param counts of the services and works that it lists
 * @param arrival the target of the first screen's first button
 */
export async function expectPersonLanding(
  page: Page,
  { home, blog, contact: { heading } }: PersonLanding,
  counts: Readonly<Record<'services' | 'works', number>>,
  arrival: Locator,
): Promise<void> {
  await expect(page.locator('#service li')).toHaveCount(counts.services);
  await expect(page.locator('#portfolio li')).toHaveCount(counts.works);
  await expect(page.locator('#blog article')).toHaveCount(postsShown(blog.posts));
  await expectWay(
    page.locator('#blog').getByRole('link', { name: blog.button.label }),
    blog.button.href,
  );
  const [hire] = home.buttons;
  await page
    .locator('#home')
    .getByRole('link', { name: hire?.label ?? '' })
    .click();
  await expect(arrival).toBeInViewport();
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { name: heading })).toBeVisible();
  for (const name of ['Full name', 'Email', 'Phone', 'Subject', 'Message'])
    await expect(contact.getByLabel(name, { exact: true })).toHaveAttribute('required');
}

/**
 * Chooses the last tab about the person, and checks its panel. Tabs are activated in view; after
 * that only one panel is shown.
 */
export async function expectTab(page: Page, { about: { tabs } }: PersonLanding): Promise<void> {
  const last = tabs.at(-1);
  if (!last) throw new Error('there are no tabs');
  await page.locator(`#${last.id}`).evaluate((words) => words.scrollIntoView());
  const tab = page.getByRole('tab', { name: last.label });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: last.entries[0]?.title ?? '' })).toBeVisible();
}
