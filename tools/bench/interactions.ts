import { chromium, devices, type Browser, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../site/launch-options.ts';
import { readDemos } from '../site/demos.ts';
import { twoFrames } from '../../e2e/support/walk.ts';
import { middle } from './median.ts';

/** How many times slower the processor is made: a phone of the lower half, beside a desktop. */
const SLOWDOWN = 4;

/** A task that is longer than this (milliseconds) drops frames; browsers tell of no shorter ones. */
const LONG_TASK_MS = 50;

/** How long a button of a mouse stays down, and a key: what people need, in milliseconds. */
const PRESS_MS = 80;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Where the window is not a phone's, and a mouse presses in place of a finger. */
  readonly desktop?: boolean;
  /** Brings what is used into view and to life; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is pressed. */
  readonly press: (page: Page) => Locator;
  /** What is typed then. */
  readonly type?: string;
}

/** What moves comes to life when a visitor is at work. */
const comeToLife = (page: Page) => page.mouse.wheel(0, 1);

const alive = async (page: Page) => {
  await page.locator('[aria-roledescription=carousel]').first().scrollIntoViewIfNeeded();
  await comeToLife(page);
  await page.locator('[aria-roledescription=carousel][data-live]').first().waitFor();
};

const nextSlide = (page: Page) => page.getByRole('button', { name: 'Next slide' }).first();

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });

const liveForm = async (page: Page) => {
  await page.locator('main form [type=submit]').first().scrollIntoViewIfNeeded();
  await comeToLife(page);
  await page.waitForFunction(
    () => !document.querySelector('main form')?.closest('astro-island[ssr]'),
  );
};

/** What a visitor does on these pages, once each. */
const INTERACTIONS: readonly Interaction[] = [
  { name: 'the mobile menu opens', path: '/about', press: openMenu },
  {
    name: 'a submenu unfolds',
    path: '/about',
    prepare: (page) => openMenu(page).click(),
    press: (page) => page.locator('[data-mobile-menu] summary').first(),
  },
  { name: 'a hero slider leads on', path: '/startup', prepare: alive, press: nextSlide },
  { name: 'a carousel leads on', path: '/testimonial', prepare: alive, press: nextSlide },
  {
    name: 'the lightbox opens',
    path: '/gallery',
    press: (page) => page.locator('[data-lightbox-item]').first(),
  },
  {
    name: 'a tab is chosen',
    path: '/personal-portfolio',
    prepare: async (page) => {
      await page.locator('#about-awards').evaluate((panel) => panel.scrollIntoView());
      await page.locator('[role=tab]').first().waitFor();
    },
    press: (page) => page.locator('[role=tab]').nth(1),
  },
  {
    name: 'the catalogue is filtered',
    path: '/demo',
    desktop: true,
    press: (page) => page.locator('main label').nth(2),
  },
  {
    name: 'a form is typed in',
    path: '/contact-form',
    prepare: liveForm,
    press: (page) => page.locator('form input:visible').first(),
    type: 'Ida Lund',
  },
  {
    name: 'an empty form is sent',
    path: '/contact-form',
    prepare: liveForm,
    press: (page) => page.locator('main form [type=submit]').first(),
  },
];

/** One line of the report: the middle run, in milliseconds. */
export interface Timed {
  readonly what: string;
  readonly path: string;
  readonly ms: number;
}

/**
 * How long pages take to answer (interaction to next paint) on a processor that is made slower, and
 * the longest task of each home while it is scrolled, at the processor's own speed.
 *
 * @param origin where the built site is served
 * @param runs how many of which the middle one counts
 */
export async function timeUse(
  origin: string,
  executablePath: string,
  runs: number,
): Promise<{ answers: Timed[]; scrolling: Timed[] }> {
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  const middleOf = async (time: () => Promise<number>) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await time());
    return middle(times);
  };
  const answers: Timed[] = [];
  const scrolling: Timed[] = [];
  try {
    for (const interaction of INTERACTIONS) {
      const ms = await middleOf(() => answerTime(browser, origin, interaction));
      answers.push({ what: interaction.name, path: interaction.path, ms });
    }
    for (const { slug } of readDemos().filter(({ built }) => built)) {
      const ms = await middleOf(() => longestTask(browser, `${origin}/${slug}`));
      scrolling.push({ what: 'scrolled', path: `/${slug}`, ms });
    }
  } finally {
    await browser.close();
  }
  return { answers, scrolling };
}

/**
 * How long the slowest answer to a press or a key takes. A pointer stands where it will press, as a visitor's
 * does, and what drives the browser is done with looking before the processor is made slower.
 */
async function answerTime(
  browser: Browser,
  origin: string,
  { path, desktop, prepare, press, type = '' }: Interaction,
): Promise<number> {
  const page = await open(browser, origin + path, desktop === true);
  await prepare?.(page);
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${path} shows nothing to press`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (desktop) await page.mouse.move(x, y);
  await settled(page);
  await observe(page, 'event', 16);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await (desktop ? page.mouse.click(x, y, { delay: PRESS_MS }) : page.touchscreen.tap(x, y));
  await page.keyboard.type(type, { delay: PRESS_MS });
  const longest = await longestOf(page);
  await page.context().close();
  return longest;
}

/** What a scroll has brought into view has come, and rests. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(twoFrames);
}

/** The longest task while a page is scrolled from top to end. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url, true);
  await observe(page, 'longtask', LONG_TASK_MS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(700, 450);
  for (let y = 0; y < height; y += 120) {
    await page.mouse.wheel(0, 120);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const longest = await longestOf(page);
  await page.context().close();
  return longest;
}

async function open(browser: Browser, url: string, isDesktop: boolean): Promise<Page> {
  const settings = isDesktop ? { viewport: { width: 1440, height: 900 } } : devices['Pixel 7'];
  const page = await (await browser.newContext(settings)).newPage();
  await page.goto(url);
  await page.locator('html[data-effects]').waitFor();
  // What is not seen yet comes with a visitor's first move.
  await page.keyboard.press('Shift');
  await page.locator('html[data-effects=started]').waitFor();
  return page;
}

declare global {
  interface Window {
    /** Filled by the benchmark: what took how long, in milliseconds. */
    durations?: number[];
  }
}

function observe(page: Page, type: 'event' | 'longtask', durationThreshold: number): Promise<void> {
  return page.evaluate(
    (options) => {
      const durations: number[] = [];
      window.durations = durations;
      new PerformanceObserver((list) => {
        const entries = list.getEntries();
        // Of events, those that a press or a key sets off: interaction to next paint knows no others.
        const counted = entries.filter(
          (entry) => !(entry instanceof PerformanceEventTiming) || entry.interactionId > 0,
        );
        durations.push(...counted.map(({ duration }) => duration));
      }).observe(options);
    },
    { type, durationThreshold },
  );
}

/** After two frames the observer has been told of what came before. */
function longestOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
    return Math.max(0, ...(window.durations ?? []));
  });
}
