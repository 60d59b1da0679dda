import { expect, type Page } from '@playwright/test';

/** Each step shows the last quarter of the one before: nothing is skipped. */
const STEP = 0.75;

/** More than any page needs; one that grows as one walks would never end. */
const MOST_STEPS = 200;

/** Long enough for a frame on all but the busiest machines, in milliseconds. */
const UNCOUNTED_FRAME_MS = 50;

/** How long a widget may take to come to life once it has been seen, in milliseconds. */
const HYDRATION_LIMIT_MS = 15_000;

/** What fails here is told beside whatever else is wrong with the page. */
const gently = expect.configure({ soft: true });

/** Widgets that wait for a touch are not counted: nobody touches. */
const WAITING = 'astro-island[ssr]:is([client=load],[client=idle],[client=visible],[client=only])';

/**
 * Walks down a page in steps, as a reader does, and waits at its end until every widget that was
 * passed has come to life and every picture has arrived.
 *
 * @param page loaded, with script
 */
export async function walkDown(page: Page): Promise<void> {
  await step(page, () => page.evaluate(twoFrames));
  const late = page.locator(WAITING);
  const names = () =>
    late.evaluateAll((all) =>
      all.filter((one) => one.children.length > 0).map((one) => one.getAttribute('component-url')),
    );
  await gently
    .poll(names, { message: 'widgets that stay lifeless', timeout: HYDRATION_LIMIT_MS })
    .toEqual([]);
  await gently
    .poll(() => page.evaluate(stillRising), { message: 'what was passed and has not risen' })
    .toEqual([]);
  await expectPictures(page);
}

/**
 * Walks down a page in steps and waits for nothing; works without script.
 *
 * @param atStop runs at each stop, the first and the last included
 */
export async function stepDown(page: Page, atStop: () => Promise<void>): Promise<void> {
  await step(page, async () => {
    // Frames cannot be counted without script.
    await page.waitForTimeout(UNCOUNTED_FRAME_MS);
    await atStop();
  });
}

async function step(page: Page, atStop: () => Promise<void>): Promise<void> {
  await atStop();
  for (let steps = 0, isEnd = false; steps < MOST_STEPS && !isEnd; steps += 1) {
    isEnd = await page.evaluate(advance, STEP);
    await atStop();
  }
}

/**
 * Every picture that is shown has arrived and can be drawn. One that lies beside the window of its
 * strip, as a carousel's later slides do, may wait until it is scrolled to.
 */
export async function expectPictures(page: Page): Promise<void> {
  const broken = () =>
    page.locator('img').evaluateAll((all: HTMLImageElement[]) => {
      const isBeside = (img: HTMLImageElement) => {
        const { left, right } = img.getBoundingClientRect();
        for (let box = img.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const window = box.getBoundingClientRect();
          if (right <= window.left || left >= window.right) return true;
        }
        return false;
      };
      return all
        .filter((img) => img.checkVisibility() && !(img.complete && img.naturalWidth > 0))
        .filter((img) => img.loading === 'eager' || !isBeside(img))
        .map((img) => img.currentSrc || img.src);
    });
  await gently.poll(broken, { message: 'pictures that do not load' }).toEqual([]);
}

/** Runs in the page: scrolls on, and tells whether the page's end is reached. */
function advance(part: number): boolean {
  scrollBy({ top: innerHeight * part, behavior: 'instant' });
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Runs in the page: what is revealed, and has not come to rest. */
function stillRising(): string[] {
  return document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((element) => element !== null)
    .filter((element) => element.matches('[data-reveal]') && element.checkVisibility())
    .map((element) => element.textContent.trim().slice(0, 60));
}

/** Runs in the page: after two frames, however slow, whatever watches for being seen has been told. */
function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
