import { expect, test, type Locator, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { scrollPageTo } from '../../../e2e/support/viewport.ts';
import { expectDistinctPictures } from '../../../e2e/support/pictures.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  expectWay,
  link,
  postList,
  postsShown,
  readHome,
  text,
  ways,
} from '../../../e2e/support/content.ts';
import { workListWith } from '../../../e2e/support/works.ts';

const prints = workListWith({ cm: z.tuple([z.number(), z.number()]) });
const content = readHome('portfolio-home', {
  hero: z.object({ button: link, works: prints }),
  works: z.object({
    plan: text,
    more: link,
    walls: z.array(z.object({ works: prints })),
  }),
  services: z.object({ href: z.string(), button: link, services: z.array(z.unknown()) }),
  counters: z.object({ counters: z.array(z.object({ value: z.number() })) }),
  lenders: z.object({ people: z.array(z.unknown()) }),
  news: z.object({ posts: postList, button: link }),
});

const PAGE = '/portfolio-home';

/** The works on the walls, in their order. */
const HANG = content.works.walls.flatMap(({ works }) => works);

/** All that hang at the page's one scale. */
const PRINTS = [...content.hero.works, ...HANG];

/** Works at which a visitor looks: the first of the walls, the last, and the widest of these. */
const first = HANG[0]?.title ?? '';
const last = HANG.at(-1)?.title ?? '';
const WIDEST = HANG.reduce((widest, work) => (work.cm[0] > widest.cm[0] ? work : widest));

const strip = (page: Page) => page.locator('[data-slot=strip]');
const works = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('img') });
const workOf = (page: Page, title: string) => works(page).filter({ hasText: title });
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
    const tree = workOf(page, WIDEST.title);
    const [scale = 0] = await scaleOf(tree);
    const printer = page.locator('main > section').first().locator('svg[viewBox$=" 168"]');
    const box = await printer.boundingBox();
    expect((box?.height ?? 0) / scale).toBeCloseTo(168, 0);
  });

  test('works hang at one eye line, and each label says what the thing is', async () => {
    const page = visit();
    const middles = new Set<number>();
    for (const { title, cm, path } of HANG) {
      const work = workOf(page, title);
      await expect(work).toContainText(`${cm[0]} × ${cm[1]} cm`);
      await expectWay(work.getByRole('link', { name: title }), path);
      const box = await work.getByRole('img').boundingBox();
      middles.add(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  });

  test('leads on where the specification says', async () => {
    const page = visit();
    const main = page.getByRole('main');
    const { hero, works: hang, services, news: latest } = content;
    for (const { label, href } of [hero.button, hang.more, services.button, latest.button])
      await expectWay(main.getByRole('link', { name: label }), href);
    await expect(page.locator('#service').locator(`a[href="${services.href}"]`)).toHaveCount(
      ways(services.href, services.services.length),
    );
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(postsShown(latest.posts));
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`at ${width} px every work is drawn at one scale, that of its label`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 900 });
      await expect(works(page)).toHaveCount(PRINTS.length);
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
    const plan = page.getByRole('navigation', { name: content.works.plan });
    await expect(plan.getByRole('link')).toHaveText(HANG.map(({ title }) => title));
    expect(await scrolled(page)).toBe(0);
    await plan.getByRole('link', { name: last }).click();
    await expect(workOf(page, last).getByRole('img')).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await workOf(page, first).getByRole('link').focus();
    await expect(workOf(page, first).getByRole('img')).toBeInViewport();
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

  test('every print, hand and cover is another one, and arrives', async () => {
    const { lenders, news } = content;
    await expectDistinctPictures(
      visit().getByRole('main').getByRole('img'),
      PRINTS.length + lenders.people.length + postsShown(news.posts),
    );
  });
});

test('each tape is as long as it says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PAGE);
  const [scale = 0] = await scaleOf(workOf(page, WIDEST.title));
  const counters = page.locator('#counters').getByRole('listitem');
  for (const [index, { value: cm }] of content.counters.counters.entries()) {
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
    const plan = page.getByRole('navigation', { name: content.works.plan });
    await plan.getByRole('link', { name: WIDEST.title }).click();
    await expect(workOf(page, WIDEST.title).getByRole('img')).toBeInViewport();
  });
});
