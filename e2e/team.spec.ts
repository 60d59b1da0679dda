import { expect, test, type Locator, type Page } from '@playwright/test';
import { readContent, readEntries } from './support/content.ts';
import { openPage } from '../tools/site/open.ts';

interface Member {
  name: string;
  role: string;
  social: { network: string; url: string }[];
}

/** The three sections of the specification: 3, 4 and 8 members in as many columns as fit. */
const { directors, leads, everyone } = readContent('team') as Record<
  'directors' | 'leads' | 'everyone',
  { members: string[] }
>;
const SECTIONS = [directors, leads, everyone];
const COLUMNS = [3, 4, 2];

const people = readEntries('team') as Partial<Record<string, Member>>;

const sections = (page: Page) => page.locator('main section:has([data-slot=name])');
const items = (section: Locator) => section.locator('[data-slot=item]');

/** The number of people side by side: of different left edges. */
const columnsOf = (section: Locator) =>
  items(section).evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  );

test('three sections show their members with name, work and links, each in columns of its own', async ({
  page,
}) => {
  await openPage(page, '/team');
  await expect(sections(page)).toHaveCount(SECTIONS.length);
  for (const [index, { members }] of SECTIONS.entries()) {
    const section = sections(page).nth(index);
    const wanted = members.map((key) => people[key]);
    await expect(section.locator('[data-slot=name]')).toHaveText(
      wanted.map((person) => person?.name ?? ''),
    );
    await expect(section.locator('[data-slot=role]')).toHaveText(
      wanted.map((person) => person?.role ?? ''),
    );
    await expect(section.locator('picture img')).toHaveCount(members.length);
    expect(await columnsOf(section)).toBe(COLUMNS[index]);
  }
  const [key = ''] = directors.members;
  const first = items(sections(page).first()).first();
  const hrefs = people[key]?.social.map(({ url }) => url) ?? [];
  const links = first.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(hrefs);
  // Each has its own address, so a screen reader announces whose it is.
  await expect(links.first()).toHaveAccessibleName(new RegExp(people[key]?.name ?? '?'));
});
