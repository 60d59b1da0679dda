import { expect, test, type Page } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { expectSeen, openCarousel } from '../../../e2e/support/carousel.ts';
import { messages } from '../../../e2e/support/mail.ts';
import { openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { replacePlayer } from '../../../e2e/support/player.ts';
import { scrollByWheel } from '../../../e2e/support/viewport.ts';

const SLIDES = '[data-effect=slideshow]';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The numbers in a text, with their thousands. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

const sum = (numbers: number[]) => numbers.reduce((before, one) => before + one, 0);

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

test.describe('as it stands', () => {
  const visit = visitOnce('/business');

  test('boxes, services, people and news are as many as promised, and lead where they say', async () => {
    const page = visit();
    const boxes = region(page, 'Three doors on the ground floor');
    await expect(boxes.locator('a[href="/service-details"]')).toHaveCount(3);
    await expect(boxes.getByRole('img')).toHaveCount(3);
    const services = region(page, 'What we are asked for');
    await expect(services.getByRole('link', { name: /^Read More\s*: / })).toHaveCount(6);
    const people = region(page, 'Who signs')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    await expect(people).toHaveCount(4);
    for (const one of await people.all()) await expect(one.getByRole('link')).toHaveCount(2);
    const news = region(page, 'In the waiting room');
    await expect(news.getByRole('article')).toHaveCount(3);
    await expect(news.getByRole('link', { name: 'View All News' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  test('both sides of the balance add up, and come to the same', async () => {
    const page = visit();
    const sides = region(page, 'As at the fifth of April').getByRole('list');
    await expect(sides).toHaveCount(2);
    const totals: number[] = [];
    for (const side of await sides.all()) {
      const figures = numbersIn((await side.getByRole('listitem').allInnerTexts()).join(' '));
      const total = figures.pop() ?? 0;
      expect(figures).toHaveLength(3);
      expect(sum(figures)).toBe(total);
      totals.push(total);
    }
    expect(totals[0]).toBe(totals[1]);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      new RegExp(`\\b${String(totals[0])} families`),
    );
  });

  test('what was asked for adds up', async () => {
    const page = visit();
    const services = region(page, 'What we are asked for');
    const times = await services.getByText(/^[\d,]+ ×$/).allInnerTexts();
    expect(times).toHaveLength(6);
    const [total] = numbersIn(await services.getByText('times in all').innerText());
    expect(sum(times.flatMap(numbersIn))).toBe(total);
  });

  test('the account is carried from section to section, and nothing is due in the end', async () => {
    const page = visit();
    const carried = await page.locator('[data-carried]').allInnerTexts();
    const minutes = carried.map((line) => numbersIn(line).at(-1) ?? 0);
    expect(minutes.length).toBeGreaterThan(5);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const ending = page.getByRole('contentinfo');
    const [first, less, last] = await ending.getByRole('definition').allInnerTexts();
    const [read = 0, rate = 0] = numbersIn(await ending.getByText('Reading this page').innerText());
    expect(read).toBeGreaterThanOrEqual(minutes.at(-1) ?? 0);
    expect(first).toBe(`£${String(read * rate)}`);
    expect(less).toBe(`−${String(first)}`);
    expect(last).toBe('nil');
  });

  test('the letterhead leaves as one scrolls, the menu stays', async () => {
    const page = visit();
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollByWheel(page, 1600);
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('link', { name: /^Threlkeld & Vane/ }).first(),
    ).not.toBeInViewport();
    await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeInViewport();
  });

  test.describe('on a laptop', () => {
    test.beforeEach(() => visit().setViewportSize(LAPTOP));

    test('the five entries of the process unfold one at a time, and their prices add up', async () => {
      const page = visit();
      const process = region(page, 'How the first year goes');
      const steps = process.getByRole('group');
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toHaveAttribute('open');
      await steps.nth(3).getByText('Four quarters').click();
      await expect(steps.nth(3).getByText('We have rung eleven times')).toBeVisible();
      await expect(steps.first()).not.toHaveAttribute('open');
      const prices = numbersIn(
        (await process.locator('summary').getByText(/^£/).allInnerTexts()).join(' '),
      );
      const total = process.locator('p', { hasText: 'The first year' }).getByText(/^£/);
      expect(numbersIn(await total.innerText())).toEqual([sum(prices)]);
    });

    test('two lists stand beside a picture that plays the film', async () => {
      const page = visit();
      await replacePlayer(page, 'plays');
      const about = region(page, 'Threlkeld counted');
      await expect(about.getByRole('list')).toHaveCount(2);
      await about.getByRole('link', { name: 'Play the film: A day behind the columns' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.unrouteAll();
    });
  });
});

test('a plan leads to the form, which needs a name and an address and then delivers', async ({
  page,
}) => {
  await openPage(page, '/business');
  const pricing = region(page, 'The second card');
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText([
    'Free',
    'Business',
    'Advanced',
  ]);
  await pricing.getByRole('link', { name: /: Business$/ }).click();
  await expect(page.getByRole('heading', { name: 'Write to the partners' })).toBeInViewport();
  await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Send an enquiry to Threlkeld & Vane' });
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
