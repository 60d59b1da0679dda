import { expect, test, type Locator, type Page } from '@playwright/test';
import { z } from 'astro/zod';
import { LAPTOP } from '../../../tools/site/launch-options.ts';
import { openPage, openUntouched } from '../../../tools/site/open.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { headed, readHome, titled } from '../../../e2e/support/content.ts';

const content = readHome('interactive-agency', {
  hero: headed,
  process: z.object({ bars: z.array(titled.extend({ percentage: z.int() })) }),
  services: z.object({ services: z.array(titled) }),
});

const PAGE = '/interactive-agency';

const hero = (page: Page) => page.locator('main > section').first();
const services = (page: Page) => page.locator('#service [data-slot=item]');
const toysIn = (stage: Locator) => stage.locator('[data-toy]');

/** What the shapes of a stage have been moved by. */
const answersOf = (stage: Locator) =>
  toysIn(stage).evaluateAll((toys) =>
    toys.map((toy) =>
      toy instanceof HTMLElement || toy instanceof SVGElement ? toy.style.transform : '',
    ),
  );

const moved = async (stage: Locator) => (await answersOf(stage)).filter(Boolean).length;

/** Points at a share of a stage's width and height, by two moves: the first one wakes the page. */
async function pointAt(page: Page, stage: Locator, x: number, y: number) {
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('there is no stage');
  for (const step of [0.02, 0])
    await page.mouse.move(box.x + box.width * (x - step), box.y + box.height * y);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('every shape of a stage answers the pointer', async ({ page }) => {
    // A key would be answered too: nothing is pressed before.
    await openUntouched(page, PAGE);
    expect(await moved(hero(page))).toBe(0);
    await expect(async () => {
      await pointAt(page, hero(page), 0.8, 0.3);
      expect(await moved(hero(page))).toBe(await toysIn(hero(page)).count());
    }).toPass();
  });
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every shape lies still', async ({ page }) => {
    await openPage(page, PAGE);
    await pointAt(page, hero(page), 0.8, 0.3);
    await page.keyboard.press('ArrowRight');
    await pointAt(page, services(page).first(), 0.7, 0.4);
    await expect(toysIn(page.locator('body'))).not.toHaveCount(0);
    expect(await moved(page.locator('body'))).toBe(0);
  });
});

test.describe('as it stands', () => {
  const visit = visitOnce(PAGE, { viewport: LAPTOP, reducedMotion: 'no-preference' });

  test('the working process stands in true meters', async () => {
    const page = visit();
    const { bars } = content.process;
    await expect(page.locator('#process').getByRole('meter')).toHaveCount(bars.length);
    for (const { title, percentage } of bars) {
      const meter = page.locator('#process').getByRole('meter', { name: title });
      await expect(meter).toHaveJSProperty('value', percentage);
      await expect(meter).toHaveJSProperty('max', 100);
    }
    await expect(page.locator('#process [data-slot=value]')).toHaveText(
      bars.map(({ percentage }) => `${percentage}%`),
    );
  });

  test('nobody hears the shapes, nor the word that fell', async () => {
    const page = visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      content.hero.heading,
    );
    const heard = page.locator('svg [data-toy]:not([aria-hidden=true] *)');
    await expect(heard).toHaveCount(0);
  });

  test('shapes answer keys, and only those in view', async () => {
    const page = visit();
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await moved(hero(page))).toBeGreaterThan(0);
    }).toPass();
    expect(await moved(page.locator('footer'))).toBe(0);
  });

  test('a ball that was pushed comes back to its share', async () => {
    const page = visit();
    const lane = page.locator('#process [data-slot=item]').first();
    await expect(async () => {
      await pointAt(page, lane, 0.2, 0.5);
      expect(await moved(lane)).toBeGreaterThan(0);
    }).toPass();
    await page.mouse.move(2, 2);
    await expect
      .poll(async () =>
        Math.abs(parseFloat(/-?[\d.]+/.exec((await answersOf(lane)).join())?.[0] ?? '9')),
      )
      .toBeLessThan(1);
  });

  test('the services hold a toy each, and no two answer alike', async () => {
    const page = visit();
    const count = content.services.services.length;
    await expect(services(page)).toHaveCount(count);
    const answers = new Set<string>();
    for (const box of await services(page).all()) {
      await expect(async () => {
        await pointAt(page, box, 0.75, 0.3);
        expect(await moved(box)).toBeGreaterThan(0);
      }).toPass();
      const toys = await toysIn(box).evaluateAll((found) =>
        found.map((toy) => toy.getAttribute('data-toy')),
      );
      answers.add(toys.join(' '));
    }
    expect(answers.size).toBe(count);
  });
});
