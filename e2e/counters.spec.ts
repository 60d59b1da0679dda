import { expect, test, type Page } from '@playwright/test';
import { countAt } from '../src/widgets/count-up/count-at.ts';
import { COUNT_STEP, COUNT_THRESHOLD } from '../src/widgets/count-up/constants.ts';
import { PARTICLES } from '../src/widgets/particles/constants.ts';
import { LAPTOP } from '../tools/site/launch-options.ts';
import { readContent } from './support/content.ts';
import { openPage } from '../tools/site/open.ts';
import { bringIntoView, observersTold, scrollPageTo } from './support/viewport.ts';
import { visitOnce } from './support/visit.ts';

interface Block {
  counters: { value: number; title: string }[];
}

const { year, facts, network } = readContent('counters') as Record<
  'year' | 'facts' | 'network',
  Block
>;

/** The blocks in page order: over a picture, on their own, over particles. */
const block = (page: Page, index: number) =>
  page.locator('main section:has([data-count-up])').nth(index);

/**
 * The second number of the second block, which is below the first screen under any banner, and its
 * final value.
 */
const MAXIMUM = facts.counters[1]?.value ?? 0;
const number = (page: Page) => block(page, 1).locator('[data-count-up]').nth(1);

const boxes = (page: Page) =>
  page.locator('[data-effect~=parallax]').evaluate((frame) => {
    const picture = frame.querySelector('picture') ?? frame;
    const [outer, inner] = [frame, picture].map((one) => one.getBoundingClientRect());
    return {
      height: outer?.height ?? 0,
      taller: (inner?.height ?? 0) - (outer?.height ?? 0),
      above: (outer?.top ?? 0) - (inner?.top ?? 0),
      below: (inner?.bottom ?? 0) - (outer?.bottom ?? 0),
    };
  });

async function expectDrift(page: Page) {
  const places: number[] = [];
  for (const part of [1, 1.3, 1.6, 1.9]) {
    await bringIntoView(page.locator('[data-effect~=parallax]'), part);
    await expect.poll(async () => (await boxes(page)).taller).toBeCloseTo(500);
    await expect.poll(async () => (await boxes(page)).above).not.toBe(places.at(-1));
    const { above, below } = await boxes(page);
    expect(above, 'no gap above').toBeGreaterThanOrEqual(0);
    expect(below, 'no gap below').toBeGreaterThanOrEqual(0);
    places.push(above);
  }
  expect(places).toEqual([...places].sort((a, b) => b - a));
}

test.describe('as it stands', () => {
  const visit = visitOnce('/counters', { viewport: LAPTOP });

  test('the three blocks show their numbers, each with its title', async () => {
    const page = visit();
    for (const [index, { counters }] of [year, facts, network].entries()) {
      const shown = block(page, index).locator('[data-count-up]');
      await expect(shown).toHaveText(counters.map(({ value }) => String(value)));
      for (const { title } of counters)
        await expect(block(page, index).getByText(title, { exact: true })).toBeAttached();
    }
  });

  test('a number is printed as it ends', async () => {
    const page = visit();
    await expect(number(page)).toHaveAttribute('data-shown', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(number(page).locator('span')).toHaveCSS('opacity', '1');
    expect(await number(page).evaluate((one) => getComputedStyle(one, '::after').content)).toBe(
      'none',
    );
    await page.emulateMedia({ media: null });
  });

  test('the picture behind the numbers drifts by its strength as one scrolls, and shows no edge', async () => {
    await expectDrift(visit());
  });
});

test.describe('where motion is unwelcome', () => {
  const visit = visitOnce('/counters', { viewport: LAPTOP, reducedMotion: 'reduce' });

  test('a number does not count', async () => {
    const page = visit();
    await expect(page.locator('[data-count-up][data-shown]')).toHaveCount(0);
    await bringIntoView(number(page));
    await expect(page.locator('[data-count-up][data-shown]')).toHaveCount(0);
  });

  test('the picture behind the numbers stands still', async () => {
    const page = visit();
    for (const part of [0.2, 1]) {
      await bringIntoView(page.locator('[data-effect~=parallax]'), part);
      expect(await boxes(page)).toMatchObject({ taller: 0, above: 0, below: 0 });
    }
  });
});

test.describe('a number', () => {
  test('counts once, by a twentieth every 50 ms, when half of it is seen', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/counters');
    await expect(number(page)).toHaveAttribute('data-shown', '0');
    const before = await number(page).boundingBox();
    await page.clock.pauseAt(Date.now() + 60_000);

    await bringIntoView(number(page), COUNT_THRESHOLD - 0.1);
    await page.clock.runFor(10 * COUNT_STEP);
    await expect(number(page)).toHaveAttribute('data-shown', '0');

    await bringIntoView(number(page), COUNT_THRESHOLD + 0.1);
    await page.clock.runFor(COUNT_STEP - 1);
    await expect(number(page)).toHaveAttribute('data-shown', '0');
    await page.clock.runFor(1);
    await expect(number(page)).toHaveAttribute('data-shown', String(countAt(1, MAXIMUM)));
    await page.clock.runFor(COUNT_STEP);
    await expect(number(page)).toHaveAttribute('data-shown', String(countAt(2, MAXIMUM)));
    const during = await number(page).boundingBox();
    expect(during?.width).toBe(before?.width);
    // Screen readers, search and copying get the number itself.
    expect(await number(page).ariaSnapshot()).toBe(`- text: "${MAXIMUM}"`);

    await page.clock.runFor(18 * COUNT_STEP);
    await expect(number(page)).not.toHaveAttribute('data-shown');
    expect((await number(page).boundingBox())?.width).toBe(before?.width);

    await scrollPageTo(page, 0);
    await bringIntoView(number(page));
    await page.clock.runFor(COUNT_STEP);
    await expect(number(page)).not.toHaveAttribute('data-shown');
  });

  test('that is seen at load stays as it is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1300 });
    await openPage(page, '/counters');
    const below = block(page, 2).locator('[data-count-up]');
    await expect(below.first()).toHaveAttribute('data-shown', '0');
    const seen = block(page, 0).locator('[data-count-up]');
    await expect(seen.first()).toBeInViewport();
    await expect(block(page, 0).locator('[data-shown]')).toHaveCount(0);
  });
});

test('the picture behind the numbers drifts by script where CSS cannot', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/counters');
  await page.locator('[data-effect~=parallax] picture').evaluate((picture) => {
    picture.style.animation = 'none';
  });
  await expect(page.locator('[data-effect~=parallax]')).toHaveAttribute('data-moving');
  await expectDrift(page);
});

declare global {
  interface Window {
    /** Filled by the test: frames drawn by the particles, and dots in the last complete one. */
    drawn?: { frames: number; dots: number };
  }
}

test.describe('the particles', () => {
  /** Counts what the page draws; call it before opening the page. */
  const countDrawing = (page: Page) =>
    page.addInitScript(() => {
      const drawn = { frames: 0, dots: 0 };
      window.drawn = drawn;
      let dots = 0;
      const context = OffscreenCanvasRenderingContext2D.prototype;
      const own = (name: 'arc' | 'clearRect') =>
        Object.getOwnPropertyDescriptor(context, name)?.value as () => void;
      context.clearRect = new Proxy(own('clearRect'), {
        apply(clear, self, box) {
          drawn.frames += 1;
          drawn.dots = dots;
          dots = 0;
          Reflect.apply(clear, self, box);
        },
      });
      context.arc = new Proxy(own('arc'), {
        apply(arc, self, circle) {
          dots += 1;
          Reflect.apply(arc, self, circle);
        },
      });
    });

  const host = (page: Page) => block(page, 2);
  const pause = (page: Page) =>
    host(page).getByRole('button', { name: 'Pause the moving background' });
  const drawn = (page: Page) => page.evaluate(() => window.drawn ?? { frames: 0, dots: 0 });
  const dots = async (page: Page) => (await drawn(page)).dots;

  /** The frames drawn during ten animation frames of the page. */
  const framesDrawn = (page: Page) =>
    page.evaluate(async () => {
      const before = window.drawn?.frames ?? 0;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return (window.drawn?.frames ?? 0) - before;
    });

  test('come when they are seen, as many as the area asks for, and four more a click', async ({
    page,
  }) => {
    const engine: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('particle-field')) engine.push(request.url());
    });
    await countDrawing(page);
    await openPage(page, '/counters');
    expect(engine).toEqual([]);
    await expect(pause(page)).toBeHidden();

    await bringIntoView(host(page));
    await expect(pause(page)).toBeVisible();
    expect(engine).toHaveLength(1);
    const { width = 0, height = 0 } = (await host(page).boundingBox()) ?? {};
    const area = PARTICLES.densityArea * 1000;
    const wanted = Math.floor((PARTICLES.number * width * height) / area);
    await expect.poll(() => dots(page)).toBeGreaterThanOrEqual(wanted);
    expect(await dots(page)).toBeLessThanOrEqual(wanted + 1);

    const before = await dots(page);
    await host(page).click({ position: { x: 60, y: height - 60 } });
    await expect.poll(() => dots(page)).toBe(before + PARTICLES.pushed);
  });

  test('stay away where motion is unwelcome', async ({ page }) => {
    const engine: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('particle-field')) engine.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/counters');
    await bringIntoView(host(page));
    await page.waitForLoadState('networkidle');
    expect(engine).toEqual([]);
    await expect(pause(page)).toBeHidden();
  });

  test.describe('once seen', () => {
    const visit = visitOnce('/counters', { viewport: LAPTOP, prepare: countDrawing });

    test('take no pointer from what stands before them', async () => {
      const page = visit();
      await bringIntoView(host(page));
      await expect(pause(page)).toBeVisible();
      await expect(host(page).locator('canvas')).toHaveCSS('pointer-events', 'none');
    });

    test('rest out of sight, and when they are paused', async () => {
      const page = visit();
      await bringIntoView(host(page));
      await expect(pause(page)).toBeVisible();
      await expect.poll(() => framesDrawn(page)).toBeGreaterThan(0);

      await scrollPageTo(page, 0);
      await expect.poll(() => framesDrawn(page)).toBe(0);
      await bringIntoView(host(page));
      await expect.poll(() => framesDrawn(page)).toBeGreaterThan(0);

      await pause(page).click();
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => framesDrawn(page)).toBe(0);
      await scrollPageTo(page, 0);
      await bringIntoView(host(page));
      await observersTold(page);
      expect(await framesDrawn(page)).toBe(0);
      await pause(page).click();
      await expect.poll(() => framesDrawn(page)).toBeGreaterThan(0);
    });
  });
});
