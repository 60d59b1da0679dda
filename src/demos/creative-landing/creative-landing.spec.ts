import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { WIDTHS } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import { expectStillOnRequest } from '../../../e2e/support/particles.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { GONE_MS } from './constants.ts';
import {
  brand,
  expectWay,
  firmOf,
  link,
  postList,
  postsShown,
  readHome,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { expectWorkWays, workList } from '../../../e2e/support/works.ts';

const content = readHome('creative-landing', {
  brand,
  menu: z.array(link),
  home: z.object({ button: link, burst: text, picture: z.object({ alt: text }) }),
  service: z.object({ jobs: z.array(titled) }),
  portfolio: z.object({ strip: text, works: workList }),
  blog: z.object({ posts: postList, button: link }),
});

const PAGE = '/creative-landing';

/** Where its menu leads, in its order. */
const ANCHORS = content.menu.map(({ href }) => href);

/** How far words may reach beyond the box that their bubble keeps for them, in pixels: its curve has room. */
const CURVE = 26;

/** Bubbles whose words need more room than there is. */
const crowded = (page: Page) =>
  page.locator('main [data-cell]').evaluateAll(
    (cells, room) =>
      cells.flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(cell);
        const used = words.getBoundingClientRect();
        const over = Math.max(box.top - used.top, used.bottom - box.bottom, used.width - box.width);
        return over > room ? [`${cell.textContent.slice(0, 30)}: ${Math.round(over)} px`] : [];
      }),
    CURVE,
  );

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE);

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(ANCHORS);
    const ids = (await sectionIds(page)).map((id) => `#${id}`);
    expect(ids.filter((id) => ANCHORS.includes(id))).toEqual(ANCHORS);
  });

  test('services, works and the news lead where they say', async () => {
    const page = visit();
    const { service, portfolio, blog } = content;
    await expect(page.locator('#service li')).toHaveCount(service.jobs.length);
    await expectWorkWays(page.locator('#portfolio'), portfolio.works);
    await expect(page.locator('#blog article a')).toHaveCount(postsShown(blog.posts));
    await expectWay(
      page.locator('#blog').getByRole('link', { name: blog.button.label }),
      blog.button.href,
    );
  });

  test('the largest of its four volumes is as much larger as its litres are', async () => {
    const page = visit();
    const circles = page.locator('section:has([data-count-up]) [data-wide-from] circle');
    const radii = await circles.evaluateAll((all) =>
      all
        .filter((circle) => circle.checkVisibility())
        .map((circle) => Number(circle.getAttribute('r'))),
    );
    const [largest = 0, standing = 1] = radii;
    expect((largest / standing) ** 3).toBeCloseTo(28_000 / 4200, 0);
  });

  test('the form writes to the firm', async () => {
    const page = visit();
    const form = page.locator('#contact form');
    await expect(form).toHaveAttribute('action', `mailto:${firmOf(content.brand).emails[0] ?? ''}`);
    for (const name of ['Full name', 'Email', 'Phone', 'Subject', 'Message'])
      await expect(form.getByLabel(name)).toHaveAttribute('required');
  });

  test.describe('in every window', () => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      test(`at ${width} px every bubble has room for its words`, async () => {
        const page = visit();
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main [data-cell]')).not.toHaveCount(0);
        expect(await crowded(page)).toEqual([]);
      });
    }
  });

  test('the string of works is pulled with a finger or the keyboard', async () => {
    const page = visit();
    await page.setViewportSize(WIDTHS[390]);
    const string = page.getByRole('group', { name: content.portfolio.strip });
    const last = string.getByRole('heading', { name: content.portfolio.works.at(-1)?.title ?? '' });
    await string.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();
    await string.focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport();
  });
});

test('particles float behind the statement, and stand still on request', async ({ page }) => {
  await openPage(page, PAGE);
  const hero = page.locator('#home');
  await hero.hover({ position: { x: 40, y: 500 } });
  await expectStillOnRequest(hero);
});

test('its first bubble bursts, and another is blown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openPage(page, PAGE);
  // It is away only for a moment: that lasts until the test has seen it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const picture = page.getByRole('img', { name: content.home.picture.alt });
  const opacity = () =>
    picture.evaluate((image) => getComputedStyle(image.parentElement ?? image).opacity);
  await page.getByRole('button', { name: content.home.burst }).click();
  await expect.poll(opacity).toBe('0');
  await expect(page.getByRole('link', { name: content.home.button.label })).toBeVisible();
  await page.clock.runFor(GONE_MS);
  await expect.poll(opacity).toBe('1');
});
