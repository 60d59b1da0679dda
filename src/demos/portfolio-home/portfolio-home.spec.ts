import { expect, test, type Locator, type Page } from '@playwright/test';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { scrollPageTo } from '../../../e2e/support/viewport.ts';
import { expectDistinctPictures } from '../../../e2e/support/pictures.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/portfolio-home';

/** Width and height in centimetres, as the labels say them. */
const HANG = [
  ['Left Oar', 17, 274],
  ['Supper', 46, 17],
  ['12 Mary Street, Back', 82, 204],
  ['Shed Key', 3.6, 9],
  ['Gum Leaf, Tuesday', 6.8, 17],
  ['Yellow-tail', 7.6, 31],
  ['Man Fern', 72, 168],
  ['Two-Man Saw', 183, 26],
  ['Perpetua, Starboard', 366, 112],
  ['Macquarie Street', 62, 62],
] as const;

const strip = (page: Page) => page.locator('[data-slot=strip]');
const works = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('img') });
const titled = (page: Page, title: string) => works(page).filter({ hasText: title });
const scrolled = (page: Page) => strip(page).evaluate((element) => element.scrollLeft);

/** Pixels of the window for each centimetre that a label says, across and down. */
async function scaleOf(work: Locator) {
  const [width = 0, height = 0] =
    /([\d.]+) × ([\d.]+)/
      .exec(await work.innerText())
      ?.slice(1)
      .map(Number) ?? [];
  const box = await work.getByRole('img').boundingBox();
  return [(box?.width ?? 0) / width, (box?.height ?? 0) / height];
}

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE);

  test('the printer is as tall as she says, by the same scale', async () => {
    const page = visit();
    const tree = titled(page, 'Swamp Gum');
    const [scale = 0] = await scaleOf(tree);
    const printer = page.locator('main > section').first().locator('svg[viewBox$=" 168"]');
    const box = await printer.boundingBox();
    expect((box?.height ?? 0) / scale).toBeCloseTo(168, 0);
  });

  test('works hang at one eye line, and each label says what the thing is', async () => {
    const page = visit();
    const middles = new Set<number>();
    for (const [title, width, height] of HANG) {
      const work = titled(page, title);
      await expect(work).toContainText(`${width} × ${height} cm`);
      await expect(work.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        '/portfolio-details',
      );
      const box = await work.getByRole('img').boundingBox();
      middles.add(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  });

  test('leads on where the specification says', async () => {
    const page = visit();
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Walk along the wall', '#portfolio'],
      ['View all 212 prints', '/portfolio'],
      ['Request Custom Service', '/service'],
      ['View All News', '/blog'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(page.locator('#service').getByRole('link')).toHaveCount(7);
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`at ${width} px every work is drawn at one scale, that of its label`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 900 });
      await expect(works(page)).toHaveCount(HANG.length + 2);
      const scales: number[] = [];
      for (const work of await works(page).all()) scales.push(...(await scaleOf(work)));
      const [first = 0] = scales;
      expect(first).toBeGreaterThan(1);
      for (const scale of scales) expect(scale / first).toBeCloseTo(1, 1);
    });
  }
});

test.describe('along the wall', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test.afterEach(async () => {
    const page = visit();
    await strip(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await scrollPageTo(page, 0);
  });

  test('the plan walks the strip to a work, and the keyboard does too', async () => {
    const page = visit();
    const plan = page.getByRole('navigation', { name: 'Hanging plan' });
    await expect(plan.getByRole('link')).toHaveText(HANG.map(([title]) => title));
    expect(await scrolled(page)).toBe(0);
    await plan.getByRole('link', { name: 'Macquarie Street' }).click();
    await expect(titled(page, 'Macquarie Street').getByRole('img')).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await titled(page, 'Left Oar').getByRole('link').focus();
    await expect(titled(page, 'Left Oar').getByRole('img')).toBeInViewport();
  });

  test('the dog keeps up with whoever walks along the wall', async () => {
    const page = visit();
    const dog = strip(page).locator('svg').first();
    await dog.scrollIntoViewIfNeeded();
    const before = await dog.boundingBox();
    await strip(page).evaluate((element) => {
      element.scrollTo({ left: 1500, behavior: 'instant' });
    });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await expect.poll(async () => (await dog.boundingBox())?.x).toBeCloseTo(before?.x ?? NaN, 0);
  });

  test('every print is another one, and arrives', async () => {
    await expectDistinctPictures(visit().getByRole('main').getByRole('img'), HANG.length + 2);
  });
});

test('each tape is as long as it says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PAGE);
  const [scale = 0] = await scaleOf(titled(page, 'Perpetua'));
  const counters = page.locator('#counters').getByRole('listitem');
  for (const [index, cm] of [9, 81, 196, 366].entries()) {
    const counter = counters.nth(index);
    await expect(counter.locator('[data-slot=value]')).toHaveText(String(cm));
    const box = await counter.locator('svg').boundingBox();
    expect((box?.width ?? 0) / scale).toBeCloseTo(cm, 0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan walks the strip too', async ({ page }) => {
    await page.goto(PAGE);
    const plan = page.getByRole('navigation', { name: 'Hanging plan' });
    await plan.getByRole('link', { name: 'Perpetua, Starboard' }).click();
    await expect(titled(page, 'Perpetua').getByRole('img')).toBeInViewport();
  });
});
