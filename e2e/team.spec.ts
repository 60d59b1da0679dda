import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

/** The three sections, each by the number of its members. */
const MEMBERS = [3, 4, 8];

const sections = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Our Skilled Team' }) });
const people = (section: Locator) =>
  section.getByRole('listitem').filter({ has: section.page().getByRole('heading', { level: 3 }) });

/** How many people stand side by side: how many different left edges there are. */
const columnsOf = (section: Locator) =>
  people(section).evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  );

test('three sections show 3, 4 and 8 members, each in columns of its own', async ({ page }) => {
  await openPage(page, '/team');
  await expect(sections(page)).toHaveCount(3);
  for (const [index, members] of MEMBERS.entries()) {
    await expect(people(sections(page).nth(index))).toHaveCount(members);
  }
  expect(await columnsOf(sections(page).nth(0))).toBe(3);
  expect(await columnsOf(sections(page).nth(1))).toBe(4);
  expect(await columnsOf(sections(page).nth(2))).toBe(2);
});

test('a member has a portrait, a name, what they do, and links that say whose they are', async ({
  page,
}) => {
  await openPage(page, '/team');
  const first = people(sections(page).first()).first();
  await expect(first.getByRole('heading')).toHaveText('Amara Okafor');
  await expect(first.getByText('Founder and creative director')).toBeVisible();
  await expect(first.getByRole('img', { name: /^Amara Okafor/ })).toHaveCSS(
    'object-position',
    '50% 12%',
  );
  await expect(first.getByRole('link', { name: 'LinkedIn: Amara Okafor' })).toHaveAttribute(
    'href',
    /linkedin/,
  );
  await expect(first.getByRole('link')).toHaveCount(3);
});
