import { expect, test, type Locator, type Page } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { illegibleWords } from '../../../e2e/support/legible.ts';
import { scrollByWheel } from '../../../e2e/support/viewport.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/interior-landing';

const kitchen = (page: Page) =>
  page.getByRole('region', { name: 'Which way does your kitchen face?' });
const walk = (page: Page) => page.getByRole('region', { name: 'Rooms we got up for' });

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
    const contact = main.locator('a[href="/contact"]');
    await expect(contact).toHaveText(['Contact Us', 'Send us a morning']);
    const services = page.getByRole('region', { name: 'Three ways to begin' });
    await expect(services.locator('a[href="/service-details"]')).toHaveCount(3);
    await expect(main.getByRole('heading', { name: 'Who opens the shutters' })).toBeVisible();
    await expect(main.getByRole('img', { name: /’s hand, scraped into/ })).toHaveCount(4);
    await expect(walk(page).locator('a[href="/portfolio-details"]')).toHaveCount(6);
  });

  test('the firm’s name is in the middle of the header, and on the label at the end', async () => {
    const page = visit();
    const name = page
      .getByRole('banner')
      .getByRole('link', { name: /Ala Este/ })
      .first();
    const middle = await name.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return (left + right) / 2 / document.documentElement.clientWidth;
    });
    expect(middle).toBeCloseTo(0.5, 1);
    const ending = page.getByRole('contentinfo');
    for (const [label, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ['manha@alaeste.example', 'mailto:manha@alaeste.example'],
    ] as const)
      await expect(ending.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    await expect(ending).toContainText(/© 2024(–\d{4})? Ala Este/);
  });

  test('the visits come to what the line above them says', async () => {
    const page = visit();
    const region = page.getByRole('region', { name: 'Nineteen years of early starts' });
    const [total] = /\d+/.exec(await region.getByText(/Each of the/).innerText()) ?? [];
    const values = await region
      .locator('[data-count-up]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-count-up'))));
    expect(values).toHaveLength(3);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(Number(total));
  });

  test('from beam to beam it gets later, and the sun comes further', async () => {
    const page = visit();
    const beams = page.locator('p:has(> span > time)');
    await expect(beams).toHaveCount(9);
    const places = await beams.evaluateAll((all) =>
      all.map((beam) => ({
        hour: beam.querySelector('time')?.dateTime ?? '',
        sun: beam.firstElementChild?.getBoundingClientRect().left ?? 0,
      })),
    );
    const sorted = [...places].sort((a, b) => a.hour.localeCompare(b.hour));
    expect(places).toEqual(sorted);
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
    await expect(marked).toHaveText(['Dining room, Évora']);
    await walk(page).getByRole('link', { name: 'Kitchen, Lagos' }).click();
    await expect(marked).toHaveText(['Kitchen, Lagos']);
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
    await scrollTo(title('Table for eleven o’clock'), 200);
    const before = await page.evaluate(() => scrollY);
    await link('Hall, Mértola').click();
    await expect(title('Stairs with one handrail')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await scrollTo(link('Kitchen, Lagos'), 150);
    await expect(title('Kitchen with no upper cupboards')).not.toBeInViewport();
    await link('Kitchen, Lagos').click();
    await expect(title('Kitchen with no upper cupboards')).toBeInViewport();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    const visit = visitOnce(PAGE, { viewport: LAPTOP, javaScriptEnabled });

    test.afterEach(() => backToStart(visit()));

    test('the kitchen has the light of the side that it faces', async () => {
      const page = visit();
      await expect(kitchen(page).getByText(/You have the sun with the coffee/)).toBeVisible();
      const west = kitchen(page).getByRole('radio', { name: 'West' });
      // The light moves as one scrolls, too: what is pressed stands in the window before.
      await west.scrollIntoViewIfNeeded();
      const east = javaScriptEnabled ? await lightOf(page) : '';
      const place = await page.evaluate(() => scrollY);
      await west.check();
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await expect(kitchen(page).getByText(/Nothing before five/)).toBeVisible();
      await expect(kitchen(page).getByText(/You have the sun/)).toBeHidden();
      if (javaScriptEnabled) await expect.poll(() => lightOf(page)).not.toBe(east);
    });

    test('a sample leads to its room', async () => {
      const page = visit();
      const stairs = walk(page).getByRole('heading', { name: 'Stairs with one handrail' });
      await expect(stairs).not.toBeInViewport();
      await walk(page).getByRole('link', { name: 'Hall, Mértola' }).click();
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
