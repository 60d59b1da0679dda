import { expect, test, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { TYPING_LIMIT } from '../../widgets/typing/constants.ts';
import { holdAnimations } from '../../../e2e/support/animations.ts';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage } from '../../../tools/site/open.ts';
import { menuTargets, sectionIds } from '../../../e2e/support/section-menu.ts';
import {
  expectPersonLanding,
  expectTab,
  personLanding,
} from '../../../e2e/support/person-landing.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { readHome, text, titled } from '../../../e2e/support/content.ts';
import { workList } from '../../../e2e/support/works.ts';

const hour = z.object({ time: text, name: text });
const content = readHome('dark-portfolio-landing', {
  ...personLanding,
  night: z.object({ ending: hour }).catchall(hour),
  home: personLanding.home.extend({ greeting: text, phrases: z.array(text) }),
  service: z.object({ services: z.array(titled) }),
  portfolio: z.object({ works: workList }),
  contact: personLanding.contact.extend({ star: text }),
});

const PAGE = '/dark-portfolio-landing';

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
  await expect(heading).toContainText(content.home.greeting);
  await expect(page.locator('html')).toHaveAttribute('data-effects', 'started');
  // In rounds: the typing begins when the browser has told that the line is in the window.
  await expect(async () => {
    await page.clock.runFor(TYPING_LIMIT);
    expect(await heading.locator('[data-typed]').count()).toBe(0);
    expect(await heading.locator('[data-current]').allInnerTexts()).toEqual([
      content.home.phrases.at(-1),
    ]);
  }).toPass();
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE);

  test('its menu names the sections in their order', async () => {
    const page = visit();
    expect(await menuTargets(page)).toEqual(content.menu.map(({ href }) => href));
    expect((await sectionIds(page, 'main > section[id]')).map((id) => `#${id}`)).toEqual(
      content.menu.map(({ href }) => href),
    );
  });

  test('every section has its hour in the margin, and the ending has the last', async () => {
    const page = visit();
    const { ending, ...before } = content.night;
    const told = (await hours(page)).map((time) => time.replaceAll('"', ''));
    expect(told).toEqual([...Object.values(before), ending].map(({ time }) => time));
    await expect(page.locator('footer [data-watch=ending]')).toHaveAttribute(
      'data-hour',
      ending.name,
    );
  });

  test('an hour and its name stay in view, one below the other', async () => {
    const page = visit();
    const sticky = await stickyHours(page);
    expect(sticky.length).toBeGreaterThan(1);
    expect(sticky.filter(({ hourEnds, name }) => name < hourEnds)).toEqual([]);
  });

  test.describe('on a laptop', () => {
    test.beforeEach(() => visit().setViewportSize(LAPTOP));

    test('has its services, works and posts, and a form to hire by', async () => {
      const page = visit();
      const { service, portfolio, contact } = content;
      await expectPersonLanding(
        page,
        content,
        { services: service.services.length, works: portfolio.works.length },
        page.locator('#contact').getByText(contact.star),
      );
    });

    test('tells about her in tabs', async () => {
      await expectTab(visit(), content);
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
