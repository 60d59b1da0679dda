import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/open.ts';

const plans = (page: Page) =>
  page.getByRole('region', { name: 'One price, three ways to work' }).locator('ul > li:has(h3)');

test.beforeEach(({ page }) => openPage(page, '/pricing-table').then(() => undefined));

test('three plans of one price and the same features, the middle one put forward', async ({
  page,
}) => {
  await expect(plans(page).getByRole('heading')).toHaveText(['Free', 'Business', 'Advanced']);
  for (const plan of await plans(page).all()) {
    await expect(plan).toContainText(/29\s*USD per month/);
    await expect(plan.getByRole('listitem')).toHaveText([
      '5 PPC Campaigns',
      'Digital Marketing',
      'Marketing Agency',
      'SEO Friendly',
      'UI/UX designs',
    ]);
  }
  const grounds = await plans(page).evaluateAll((all) =>
    all.map((plan) => getComputedStyle(plan).backgroundColor),
  );
  expect(grounds[1]).not.toBe(grounds[0]);
  expect(grounds[2]).toBe(grounds[0]);
});

test('each button leads down to the form', async ({ page }) => {
  for (const title of ['Free', 'Business', 'Advanced']) {
    await expect(
      page.getByRole('link', { name: new RegExp(`^Purchase Now\\s*: ${title}$`) }),
    ).toHaveAttribute('href', '#purchase');
  }
  await page.getByRole('link', { name: /: Business$/ }).click();
  await expect(page.getByRole('heading', { name: 'Tell us which one' })).toBeInViewport();
});

test('the first answer stands open, and another takes its place', async ({ page }) => {
  const [one, two] = [
    page.getByText('Yes, at the end of any month.'),
    page.getByText('You keep everything'),
  ];
  await expect(one).toBeVisible();
  await expect(two).toBeHidden();
  await page.getByText('What happens when we stop?').click();
  await expect(two).toBeVisible();
  await expect(one).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(two).toBeHidden();
});
