import { expect, test, type Page } from '@playwright/test';
import { TYPING_LIMIT } from '../../widgets/typing/constants.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { holdAnimations } from '../../../e2e/support/animations.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import { expectPersonLanding, expectTab } from '../../../e2e/support/person-landing.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/portfolio-landing';
const SECTIONS = ['home', 'about', 'service', 'portfolio', 'blog', 'contact'];

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
  await expect(heading).toContainText('Hello, I’m Arjan.');
  await expect(heading.getByText('I letter shops.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  // In rounds: the typing begins when the browser has told that the line is in the window.
  await expect(async () => {
    await page.clock.runFor(TYPING_LIMIT);
    expect(await heading.locator('[data-typed]').count()).toBe(0);
    expect(await heading.locator('[data-current]').allInnerTexts()).toEqual([
      'I draw things people keep.',
    ]);
  }).toPass();
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP });

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(SECTIONS.map((id) => `#${id}`));
    expect(await sectionIds(page, 'main > section[id]')).toEqual(SECTIONS);
  });

  test('the sum in the margin comes to what the years hold', async () => {
    const page = visit();
    const figures = await page.locator('#about li > b').allTextContents();
    const [covers = 0, others = 0, total = 0] = figures.map(Number);
    expect(covers + others).toBe(total);
    // Two a month, none in August, from 2013 to 2025.
    expect(total).toBe(2 * 11 * 13);
  });

  test('the back of the sketchbook says whose it is, and leads on', async () => {
    const page = visit();
    const ending = page.getByRole('contentinfo');
    await expect(ending).toContainText('If found, please return to');
    for (const [name, href] of [
      ['Contact Us', '/contact'],
      ['Work', '/portfolio'],
      ['About', '/about'],
      ['arjan@sidhu.example', 'mailto:arjan@sidhu.example'],
      ['rush@sidhu.example', 'mailto:rush@sidhu.example'],
    ] as const)
      await expect(ending.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(ending).toContainText(/© 2024(–\d{4})? Arjan Sidhu/);
  });

  test('tells about itself in tabs', async () => {
    const page = visit();
    await expectTab(page, { panel: '#about-awards', name: 'Awards', heading: 'Cover of the Year' });
  });

  test('has six services, six works, three posts, and a form to hire by', async () => {
    const page = visit();
    const contact = page.locator('#contact');
    await expectPersonLanding(page, contact.getByRole('heading', { name: 'Hire Me' }));
  });
});

test.describe('at rest', () => {
  const visit = visitOnce(PAGE, { reducedMotion: 'reduce' });

  for (const width of [320, 390, 768, 1440, 1920]) {
    test(`at ${width} px the line is not lifted from page to page`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 900 });
      const found = await gaps(page);
      expect(found).toHaveLength(SECTIONS.length);
      for (const [index, gap] of found.entries())
        expect.soft(gap, `into ${SECTIONS[index + 1] ?? 'the ending'}`).toBeLessThanOrEqual(NEAR);
    });
  }
});
