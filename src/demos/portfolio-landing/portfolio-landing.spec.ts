import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { TYPING_LIMIT } from '../../widgets/typing/constants.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { holdAnimations } from '../../../e2e/support/animations.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import {
  expectPersonLanding,
  expectTab,
  personLanding,
} from '../../../e2e/support/person-landing.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import {
  brand,
  copyrightOf,
  expectWay,
  firmOf,
  readHome,
  text,
  titled,
} from '../../../e2e/support/content.ts';
import { workListWith } from '../../../e2e/support/works.ts';

const content = readHome('portfolio-landing', {
  ...personLanding,
  brand,
  home: personLanding.home.extend({ lines: z.array(text) }),
  about: personLanding.about.extend({
    sum: z.object({ parts: z.array(z.object({ value: z.int() })) }),
  }),
  service: z.object({ jobs: z.array(titled) }),
  portfolio: z.object({ prints: workListWith({ shape: text }) }),
  back: z.object({ found: text }),
});
const firm = firmOf(content.brand);

/** Where its menu leads, in its order: a page of the sketchbook each. */
const ANCHORS = content.menu.map(({ href }) => href);

const PAGE = '/portfolio-landing';

/** How far one piece of the line may end from where the next begins, in pixels. */
const NEAR = 3;

/**
 * Where the line leaves each page of the sketchbook and where it enters the next: the horizontal
 * distance of both at the edge that they share, and how far each is from that edge.
 */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const pieces = [
      ...document.querySelectorAll('main svg path, footer svg path, [data-enter] > li'),
    ].flatMap((element) => {
      if (element.tagName !== 'LI') return [element.getBoundingClientRect()];
      const box = element.getBoundingClientRect();
      return ['::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (style.content === 'none' || style.display === 'none') return [];
        const [x, y] = [box.left + parseFloat(style.left), box.top + parseFloat(style.top)];
        return [new DOMRect(x, y, parseFloat(style.width), parseFloat(style.height))];
      });
    });
    const sheets = [...document.querySelectorAll('main > section, footer')];
    return sheets.slice(1).map((sheet) => {
      const edge = sheet.getBoundingClientRect().top;
      const above = pieces.filter(
        ({ top, bottom }) => top < edge - 20 && Math.abs(bottom - edge) < 3,
      );
      const below = pieces.filter(
        ({ top, bottom }) => bottom > edge + 20 && Math.abs(top - edge) < 3,
      );
      const sides = (boxes: DOMRect[]) => boxes.flatMap(({ left, right }) => [left, right]);
      return Math.min(
        ...sides(above).flatMap((x) => sides(below).map((other) => Math.abs(x - other))),
      );
    });
  });

test('introduces one person in lines, and types the last', async ({ page }) => {
  await holdAnimations(page);
  await page.clock.install();
  await openPage(page, PAGE);
  const heading = page.getByRole('heading', { level: 1 });
  for (const line of content.home.lines.slice(0, -1))
    await expect(heading.getByText(line)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  // In rounds: the typing begins when the browser has told that the line is in the window.
  await expect(async () => {
    await page.clock.runFor(TYPING_LIMIT);
    expect(await heading.locator('[data-typed]').count()).toBe(0);
    expect(await heading.locator('[data-current]').allInnerTexts()).toEqual([
      content.home.lines.at(-1),
    ]);
  }).toPass();
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(ANCHORS);
    expect((await sectionIds(page, 'main > section[id]')).map((id) => `#${id}`)).toEqual(ANCHORS);
  });

  test('the sum in the margin comes to what stands above it', async () => {
    const page = visit();
    const figures = await page.locator('#about li > b').allTextContents();
    const parts = content.about.sum.parts.map(({ value }) => value);
    const sum = parts.reduce((before, value) => before + value, 0);
    expect(figures.map(Number)).toEqual([...parts, sum]);
  });

  test('the back of the sketchbook says whose it is, and leads on', async () => {
    const page = visit();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(content.back.found);
    for (const [name, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ...firm.emails.map((email) => [email, `mailto:${email}`] as const),
    ] as const)
      await expectWay(footer.getByRole('link', { name, exact: true }), href);
    await expect(footer).toContainText(copyrightOf(firm.name));
  });

  test('tells about itself in tabs', async () => {
    await expectTab(visit(), content);
  });

  test('has its services, works and posts, and a form to hire by', async () => {
    const page = visit();
    const { service, portfolio, contact } = content;
    await expectPersonLanding(
      page,
      content,
      { services: service.jobs.length, works: portfolio.prints.length },
      page.locator('#contact').getByRole('heading', { name: contact.heading }),
    );
  });
});

test.describe('at rest', () => {
  const visit = visitOnce(PAGE, { reducedMotion: 'reduce' });

  for (const width of [320, 390, 768, 1440, 1920]) {
    test(`at ${width} px the line is not lifted from page to page`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 900 });
      const found = await gaps(page);
      expect(found).toHaveLength(ANCHORS.length);
      for (const [index, gap] of found.entries())
        expect.soft(gap, `into ${ANCHORS[index + 1] ?? 'the footer'}`).toBeLessThanOrEqual(NEAR);
    });
  }
});
