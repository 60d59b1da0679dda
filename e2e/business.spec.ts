import { expect, test, type Page } from '@playwright/test';
import { expectSeen, openCarousel } from './support/carousel.ts';
import { messages } from './support/mail.ts';
import { openPage } from './support/open.ts';
import { replacePlayer } from './support/player.ts';

const SLIDES = 'Threlkeld & Vane at two hours of the day';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('two slides lead to the contact page, and the building stays where it is', async ({
  page,
}) => {
  const found = await openCarousel(page, '/business', SLIDES);
  const slides = found.locator('[aria-roledescription=slide]');
  await expect(slides.getByRole('heading', { includeHidden: true })).toHaveText([
    'Somebody keeps count',
    'Nobody raises a voice',
  ]);
  await expect(slides.locator('a[href="/contact"]')).toHaveText(['Contact Us', 'Contact Us']);
  // Whatever a slide has to say.
  await slides
    .nth(1)
    .getByText('Half past five')
    .evaluate((words) => {
      words.append(' and not a minute later'.repeat(9));
    });
  const front = async (index: number) => {
    const { y, height } = (await slides.nth(index).locator('img').boundingBox()) ?? {};
    return { y, height };
  };
  await found.getByRole('button', { name: 'Next slide' }).click();
  await expectSeen(found, [2]);
  expect(await front(0)).toEqual(await front(1));
});

test('boxes, services, people and news are as many as promised, and lead where they say', async ({
  page,
}) => {
  await openPage(page, '/business');
  const boxes = region(page, 'Three doors on the ground floor');
  await expect(boxes.locator('a[href="/service-details"]')).toHaveCount(3);
  const services = region(page, 'What we are asked for');
  await expect(services.getByRole('link', { name: /^Read More\s*: / })).toHaveCount(6);
  await expect(page.getByRole('img', { name: /in profile/ })).toHaveCount(4);
  const news = region(page, 'In the waiting room');
  await expect(news.getByRole('article')).toHaveCount(3);
  await expect(news.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/blog');
});

test('the balance sheet adds up', async ({ page }) => {
  await openPage(page, '/business');
  const lines = region(page, 'As at the fifth of April').getByRole('listitem');
  const figures = (await lines.allTextContents()).map((line) => Number.parseInt(line));
  const total = figures.pop();
  expect(figures).toHaveLength(3);
  expect(figures.reduce((sum, figure) => sum + figure)).toBe(total);
});

test('the five steps of the process unfold one at a time', async ({ page }) => {
  await openPage(page, '/business');
  const steps = region(page, 'How the first year goes').getByRole('group');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toHaveAttribute('open');
  await steps.nth(3).getByText('Four quarters').click();
  await expect(steps.nth(3).getByText('We have rung eleven times')).toBeVisible();
  await expect(steps.first()).not.toHaveAttribute('open');
});

test('two lists stand beside a picture that plays the film', async ({ page }) => {
  await replacePlayer(page, 'plays');
  await openPage(page, '/business');
  const about = region(page, 'Threlkeld counted');
  await expect(about.getByRole('list')).toHaveCount(2);
  await about.getByRole('link', { name: 'Play the film: A day behind the columns' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a plan leads to the form, which needs a name and an address and then delivers', async ({
  page,
}) => {
  await openPage(page, '/business');
  const pricing = region(page, 'The advertising desk');
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText([
    'Free',
    'Business',
    'Advanced',
  ]);
  await pricing.getByRole('link', { name: /: Business$/ }).click();
  await expect(page.getByRole('heading', { name: 'Write to the partners' })).toBeInViewport();
  await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Write to Vitrine' });
  await expect(form.locator('p:not([aria-hidden]) > label')).toHaveText([
    'Your Name*',
    'Your email*',
    'Subject',
    'Message',
  ]);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields.');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);

  const name = `Ada ${String(Math.random()).slice(2)}`;
  await form.getByLabel('Your Name').fill(name);
  await form.getByLabel('Your email').fill('ada@studio.example');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toContainText('Message sent successfully!');
  expect(await messages(name)).toEqual([
    expect.objectContaining({ from_email: 'ada@studio.example', message: '' }),
  ]);
});
