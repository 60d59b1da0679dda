import { expect, test, type Locator, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { illegibleWords } from '../../../e2e/support/legible.ts';
import { scrollByWheel } from '../../../e2e/support/viewport.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  brand,
  copyrightOf,
  expectWay,
  firmOf,
  headed,
  link,
  named,
  readHome,
  text,
  ways,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workListWith } from '../../../e2e/support/works.ts';

const content = readHome('interior-landing', {
  brand,
  hero: z.object({ buttons: z.array(link) }),
  beams: z.record(z.string(), z.object({ hour: text })),
  services: headed.extend({ href: z.string(), services: z.array(z.unknown()) }),
  call: headed.extend({
    button: link,
    sides: z.array(named.extend({ side: z.string(), answer: text })),
  }),
  counters: headed.extend({ counters: z.array(z.object({ value: z.int() })) }),
  team: headed.extend({ members: z.array(z.object({ portrait: z.object({ alt: text }) })) }),
  works: headed.extend({ works: workListWith({ place: text }) }),
});
const firm = firmOf(content.brand);

/** One of its rooms, counted from the end where the number is negative. */
function room(at: number) {
  const found = content.works.works.at(at);
  if (!found) throw new Error('there are too few rooms to walk through');
  return found;
}
const [first, middle, last] = [room(0), room(2), room(-1)];

/** What is said to those whose kitchen faces a side. */
function side(towards: string) {
  const found = content.call.sides.find((one) => one.side === towards);
  if (!found) throw new Error(`no kitchen faces ${towards}`);
  return found;
}

const PAGE = '/interior-landing';

const kitchen = (page: Page) => page.getByRole('region', { name: content.call.heading });
const walk = (page: Page) => page.getByRole('region', { name: content.works.heading });

/** Where the light stands on the kitchen's wall. */
const lightOf = (page: Page) =>
  kitchen(page)
    .locator('[aria-hidden=true] > span')
    .first()
    .evaluate((wall) => {
      const { transform, translate } = getComputedStyle(wall, '::before');
      return `${transform} ${translate}`;
    });

async function lightAfterScroll(page: Page) {
  await kitchen(page).scrollIntoViewIfNeeded();
  const before = await lightOf(page);
  await scrollByWheel(page, 300);
  return { before, after: () => lightOf(page) };
}

/** Up to the top of the page, and back to the first room. */
const backToStart = (page: Page) =>
  walk(page)
    .getByRole('group')
    .evaluate((rooms) => {
      for (const one of [rooms, window]) one.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    });

test.describe('in a desktop’s window', () => {
  const visit = visitOnce(PAGE);

  test.afterEach(() => backToStart(visit()));

  test('every way that the interior studio offers leads somewhere', async () => {
    const page = visit();
    const main = page.getByRole('main');
    const { hero, call, services, team, works } = content;
    for (const { label, href } of [...hero.buttons, call.button])
      await expectWay(main.getByRole('link', { name: label }), href);
    await expect(
      page.getByRole('region', { name: services.heading }).locator(`a[href="${services.href}"]`),
    ).toHaveCount(ways(services.href, services.services.length));
    await expect(main.getByRole('heading', { name: team.heading })).toBeVisible();
    for (const { portrait } of team.members)
      await expect(main.getByRole('img', { name: portrait.alt })).toHaveCount(1);
    await expectWorkWays(walk(page), works.works);
  });

  test('the firm’s name is in the middle of the header, and on the chart at the end', async () => {
    const page = visit();
    const name = page.getByRole('banner').getByRole('link', { name: firm.name }).first();
    const middle = await name.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return (left + right) / 2 / document.documentElement.clientWidth;
    });
    expect(middle).toBeCloseTo(0.5, 1);
    const footer = page.getByRole('contentinfo');
    for (const [label, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ...firm.emails.map((email) => [email, `mailto:${email}`] as const),
    ] as const)
      await expectWay(footer.getByRole('link', { name: label, exact: true }), href);
    await expect(footer).toContainText(copyrightOf(firm.name));
  });

  test('counts its visits', async () => {
    const page = visit();
    const { heading, counters } = content.counters;
    const values = await page
      .getByRole('region', { name: heading })
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-count-up'))));
    expect(values).toEqual(counters.map(({ value }) => value));
  });

  test('from beam to beam it gets later, and the sun comes further', async () => {
    const page = visit();
    const beams = page.locator('p:has(> span > time)');
    await expect(beams).toHaveCount(Object.keys(content.beams).length);
    const places = await beams.evaluateAll((all) =>
      all.map((beam) => ({
        hour: beam.querySelector('time')?.dateTime ?? '',
        sun: beam.firstElementChild?.getBoundingClientRect().left ?? 0,
      })),
    );
    expect(places.map(({ hour }) => hour)).toEqual(
      Object.values(content.beams).map(({ hour }) => hour),
    );
    for (const [index, { sun }] of places.entries())
      if (index > 0) expect(sun).toBeGreaterThan(places[index - 1]?.sun ?? 0);
  });

  test('the morning light wanders as one scrolls', async () => {
    const { before, after } = await lightAfterScroll(visit());
    await expect.poll(after).not.toBe(before);
  });

  test('the sample of the room that one stands in is marked', async () => {
    const page = visit();
    const marked = walk(page).locator('[aria-current]');
    await expect(marked).toHaveText([first.place]);
    await walk(page).getByRole('link', { name: middle.place }).click();
    await expect(marked).toHaveText([middle.place]);
  });

  test('the page stays where it is while the room’s title is seen, and leads to it where it is not', async () => {
    const page = visit();
    const title = (name: string) => walk(page).getByRole('heading', { name });
    const link = (name: string) => walk(page).getByRole('link', { name });
    const scrollTo = (target: Locator, top: number) =>
      target.evaluate(
        (element, y) =>
          scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
        top,
      );
    await scrollTo(title(first.title), 200);
    const before = await page.evaluate(() => scrollY);
    await link(last.place).click();
    await expect(title(last.title)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await scrollTo(link(middle.place), 150);
    await expect(title(middle.title)).not.toBeInViewport();
    await link(middle.place).click();
    await expect(title(middle.title)).toBeInViewport();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    const visit = visitOnce(PAGE, { viewport: LAPTOP, javaScriptEnabled });

    test.afterEach(() => backToStart(visit()));

    test('the kitchen has the light of the side that it faces', async () => {
      const page = visit();
      await expect(kitchen(page).getByText(side('east').answer)).toBeVisible();
      const west = kitchen(page).getByRole('radio', { name: side('west').name });
      // The light moves as one scrolls, too: what is pressed stands in the window before.
      await west.scrollIntoViewIfNeeded();
      const east = javaScriptEnabled ? await lightOf(page) : '';
      const place = await page.evaluate(() => scrollY);
      await west.check();
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await expect(kitchen(page).getByText(side('west').answer)).toBeVisible();
      await expect(kitchen(page).getByText(side('east').answer)).toBeHidden();
      if (javaScriptEnabled) await expect.poll(() => lightOf(page)).not.toBe(east);
    });

    test('a sample leads to its room', async () => {
      const page = visit();
      const stairs = walk(page).getByRole('heading', { name: last.title });
      await expect(stairs).not.toBeInViewport();
      await walk(page).getByRole('link', { name: last.place }).click();
      await expect(stairs).toBeInViewport();
    });
  });

test.describe('where motion is unwelcome', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP, reducedMotion: 'reduce' });

  test('what stands on the wall of the first screen is read, wherever its shadows fall', async () => {
    const page = visit();
    for (const width of [1920, 1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => illegibleWords(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
  });

  test('the light stands still', async () => {
    const page = visit();
    const { before, after } = await lightAfterScroll(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await after()).toBe(before);
  });
});
