import { expect, test, type Page } from '@playwright/test';
import { TYPING_LIMIT } from '../../widgets/typing/constants.ts';
import { holdAnimations } from '../../../e2e/support/animations.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import { expectPersonLanding, expectTab } from '../../../e2e/support/person-landing.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';

const PAGE = '/dark-portfolio-landing';
const SECTIONS = ['home', 'about', 'service', 'portfolio', 'blog', 'contact'];

/** How far a line may end from its star, in pixels. */
const NEAR = 2;

/** The hours that the margin tells, from the first section to the ending. */
const hours = (page: Page) =>
  page
    .locator('[data-time]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));

/** Where hours and their names come to rest while one scrolls through their sections: pixels from the window's top. */
const stickyHours = (page: Page) =>
  page.locator('[data-time]').evaluateAll((all) =>
    all.flatMap((one) => {
      const hour = getComputedStyle(one, '::before');
      const name = getComputedStyle(one, '::after');
      return hour.position === 'sticky' && name.position === 'sticky'
        ? [
            {
              hourEnds: parseFloat(hour.top) + parseFloat(hour.lineHeight),
              name: parseFloat(name.top),
            },
          ]
        : [];
    }),
  );

/** Of a section's lines, those that do not end at another star of it. */
const looseEnds = (page: Page, section: string) =>
  page.locator(section).evaluate((element, near) => {
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const marks = [...element.querySelectorAll('li > span[aria-hidden]')];
    const stars = marks
      .filter((_, index) => index % 2 === 1)
      .map((star) => middle(star.getBoundingClientRect()));
    return marks
      .filter((_, index) => index % 2 === 0)
      .map((line, index) => ({ line: line.getBoundingClientRect(), index }))
      .filter(({ line }) => line.height > 0)
      .filter(({ line, index }) => {
        const corners = [line.left, line.right].flatMap((x) =>
          [line.top, line.bottom].map((y) => [x, y] as const),
        );
        const met = stars.map(([x, y]) =>
          corners.some(([a, b]) => Math.hypot(a - x, b - y) <= near),
        );
        return !met[index] || met.filter(Boolean).length < 2;
      })
      .map(({ index }) => index + 1);
  }, NEAR);

test('introduces the designer by typing, and leaves the stars on', async ({ page }) => {
  await holdAnimations(page);
  await page.clock.install();
  await openPage(page, PAGE);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('I design light');
  await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  // In rounds: the typing begins when the browser has told that the line is in the window.
  await expect(async () => {
    await page.clock.runFor(TYPING_LIMIT);
    expect(await heading.locator('[data-typed]').count()).toBe(0);
    expect(await heading.locator('[data-current]').allInnerTexts()).toEqual([
      'and leave the stars on.',
    ]);
  }).toPass();
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE);

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(SECTIONS.map((id) => `#${id}`));
    expect(await sectionIds(page, 'main > section[id]')).toEqual(SECTIONS);
  });

  test('the night goes on from section to section, and ends with the sunrise', async () => {
    const page = visit();
    const minutes = (await hours(page)).map((time) => {
      const [hour = 0, minute = 0] = time.replaceAll('"', '').split(':').map(Number);
      return ((hour + 12) % 24) * 60 + minute;
    });
    expect(minutes).toHaveLength(9);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    await expect(page.locator('footer [data-watch=ending]')).toHaveAttribute(
      'data-hour',
      'Sunrise',
    );
  });

  test('an hour and its name stay in view, one below the other', async () => {
    const page = visit();
    const sticky = await stickyHours(page);
    expect(sticky).toHaveLength(7);
    expect(sticky.filter(({ hourEnds, name }) => name < hourEnds)).toEqual([]);
  });

  test('the numbers add up', async () => {
    const page = visit();
    const [taken, hooded, all] = await page
      .locator('[data-watch=reckoning] [data-count-up]')
      .evaluateAll((counts) => counts.map((count) => Number(count.getAttribute('data-count-up'))));
    expect((taken ?? 0) + (hooded ?? 0)).toBe(all);
  });

  test.describe('on a laptop', () => {
    test.beforeEach(() => visit().setViewportSize(LAPTOP));

    test('has six services, six works, three posts, and a form to hire by', async () => {
      const page = visit();
      await expectPersonLanding(page, page.locator('#contact').getByText('The morning star'));
    });

    test('tells about her in tabs', async () => {
      const page = visit();
      await expectTab(page, {
        panel: '#about-prizes',
        name: 'Awards',
        heading: 'Dark Parish of the Year',
      });
    });
  });
});

test.describe('at rest', () => {
  const visit = visitOnce(PAGE, { reducedMotion: 'reduce' });

  for (const width of [390, 768, 1440]) {
    test(`at ${width} px each line joins two stars`, async () => {
      const page = visit();
      await page.setViewportSize({ width, height: 900 });
      for (const section of ['#service', '[data-watch=reckoning]', '[data-watch=neighbours]']) {
        await expect(page.locator(section).locator('li > span[aria-hidden]')).not.toHaveCount(0);
        expect.soft(await looseEnds(page, section), section).toEqual([]);
      }
    });
  }
});
