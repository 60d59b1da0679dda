import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { expectSeen, openCarousel } from '../../../e2e/support/carousel.ts';
import { messages } from '../../../e2e/support/mail.ts';
import { openPage } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { replacePlayer } from '../../../e2e/support/player.ts';
import { scrollByWheel } from '../../../e2e/support/viewport.ts';
import {
  brand,
  expectWay,
  firmOf,
  headed,
  link,
  news,
  postsShown,
  readHome,
  startingWith,
  text,
  titled,
  ways,
} from '../../../e2e/support/content.ts';

const content = readHome('business', {
  brand,
  hero: z.object({ slides: z.array(titled.extend({ category: text, button: link })) }),
  account: z.object({ bill: z.object({ reading: text, nothing: text }) }),
  boxes: headed.extend({ href: z.string(), services: z.array(titled) }),
  doors: z.array(z.unknown()),
  services: headed.extend({ href: z.string(), more: text, entries: z.array(titled) }),
  team: headed.extend({ members: z.array(z.object({ social: z.array(z.unknown()) })) }),
  process: headed.extend({
    items: z.array(z.object({ question: text, answer: z.array(text) })),
  }),
  about: headed.extend({ lists: z.array(z.unknown()), film: titled }),
  pricing: headed.extend({ plans: z.array(titled) }),
  message: headed,
  news,
});
const firm = firmOf(content.brand);

const SLIDES = '[data-effect=slideshow]';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The numbers in a text, with their thousands. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

/** The words of a text that stand before a place that the page fills. */
const before = (words: string, place: string) => words.split(place)[0] ?? '';

test('every slide leads on, and the building stays where it is', async ({ page }) => {
  const found = await openCarousel(page, '/business', SLIDES);
  const slides = found.locator('[aria-roledescription=slide]');
  await expect(slides.getByRole('heading', { includeHidden: true })).toHaveText(
    content.hero.slides.map(({ title }) => title),
  );
  for (const [index, { button }] of content.hero.slides.entries()) {
    const way = slides.nth(index).locator('a', { hasText: button.label });
    await expectWay(way, button.href);
  }
  // Whatever a slide has to say.
  await slides
    .nth(1)
    .getByText(content.hero.slides[1]?.category ?? '', { exact: true })
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
    const boxes = region(page, content.boxes.heading);
    const doors = content.boxes.services.length;
    await expect(boxes.locator(`a[href="${content.boxes.href}"]`)).toHaveCount(
      ways(content.boxes.href, doors),
    );
    await expect(boxes.getByRole('img')).toHaveCount(content.doors.length);
    const { services } = content;
    await expect(
      region(page, services.heading).getByRole('link', { name: startingWith(services.more) }),
    ).toHaveCount(ways(content.services.href, services.entries.length));
    const people = region(page, content.team.heading)
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    await expect(people).toHaveCount(content.team.members.length);
    for (const [index, { social }] of content.team.members.entries())
      await expect(people.nth(index).getByRole('link')).toHaveCount(social.length);
    const posts = region(page, content.news.heading);
    await expect(posts.getByRole('article')).toHaveCount(postsShown(content.news.posts));
    await expectWay(
      posts.getByRole('link', { name: content.news.button.label }),
      content.news.button.href,
    );
  });

  test('the account is carried from leaf to leaf, and nothing is due in the end', async () => {
    const page = visit();
    const carried = await page.locator('[data-carried]').allInnerTexts();
    const minutes = carried.map((line) => numbersIn(line).at(-1) ?? 0);
    expect(minutes.length).toBeGreaterThan(2);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const { bill } = content.account;
    const footer = page.getByRole('contentinfo');
    const [first, less, last] = await footer.getByRole('definition').allInnerTexts();
    const [read = 0, rate = 0] = numbersIn(
      await footer.getByText(before(bill.reading, '{minutes}')).innerText(),
    );
    expect(read).toBeGreaterThanOrEqual(minutes.at(-1) ?? 0);
    expect(first).toBe(`£${String(read * rate)}`);
    expect(less).toBe(`−${String(first)}`);
    expect(last).toBe(bill.nothing);
  });

  test('the letterhead leaves as one scrolls, the menu stays', async () => {
    const page = visit();
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollByWheel(page, 1600);
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('link', { name: startingWith(firm.name) }).first(),
    ).not.toBeInViewport();
    await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeInViewport();
  });

  test.describe('on a laptop', () => {
    test.beforeEach(() => visit().setViewportSize(LAPTOP));

    test('the entries of the process unfold one at a time', async () => {
      const page = visit();
      const { heading, items } = content.process;
      const steps = region(page, heading).getByRole('group');
      await expect(steps).toHaveCount(items.length);
      await expect(steps.first()).toHaveAttribute('open');
      const last = items.at(-1);
      await steps
        .last()
        .getByText(last?.question ?? '', { exact: true })
        .click();
      await expect(steps.last().getByText(last?.answer[0] ?? '')).toBeVisible();
      await expect(steps.first()).not.toHaveAttribute('open');
    });

    test('its lists stand beside a picture that plays the film', async () => {
      const page = visit();
      await replacePlayer(page, 'plays');
      const about = region(page, content.about.heading);
      await expect(about.getByRole('list')).toHaveCount(content.about.lists.length);
      await about.getByRole('link', { name: content.about.film.title }).click();
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
  const { heading, plans } = content.pricing;
  const pricing = region(page, heading);
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText(
    plans.map(({ title }) => title),
  );
  await pricing.getByRole('link', { name: `: ${plans.at(-1)?.title ?? ''}` }).click();
  await expect(page.getByRole('heading', { name: content.message.heading })).toBeInViewport();
  await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);

  const form = region(page, content.message.heading).getByRole('form');
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
