import { twoFrames } from '../site/two-frames.ts';
import { statSync } from 'node:fs';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../site/launch-options.ts';
import { readDemos } from '../site/demos.ts';
import { readElements } from '../site/document.ts';
import { discoverRoutes, type Route } from '../site/routes.ts';
import { middle } from './median.ts';

/** The slowdown factor of the processor: from a desktop to a phone of the lower half. */
const SLOWDOWN = 4;

/** A task longer than this (milliseconds) drops frames; browsers report no shorter ones. */
const LONG_TASK_MS = 50;

/** How long a key stays down, in milliseconds, as when people type. */
const PRESS_MS = 80;

interface Interaction {
  readonly name: string;
  /** The attribute of pages with this interaction, and its value if that matters. */
  readonly has: readonly [attribute: string, value?: string];
  /** Brings the element into view and activates it; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The element to press, as a CSS selector. */
  readonly press: string;
  /** The text to type afterwards. */
  readonly type?: string;
}

const CAROUSEL = '[aria-roledescription=carousel]';
const MENU_BUTTON = '[popovertarget]:visible';
const SUBMIT = 'main form [type=submit]';

/** Scrolls to an element and activates widgets, which start when a visitor interacts. */
async function wake(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(
    (what) => !document.querySelector(what)?.closest('astro-island[ssr]'),
    selector,
  );
}

const liveForm = (page: Page) => wake(page, SUBMIT);

/** The interactions of visitors, each measured once. */
const INTERACTIONS: readonly Interaction[] = [
  { name: 'the mobile menu opens', has: ['data-mobile-menu'], press: MENU_BUTTON },
  {
    name: 'a submenu unfolds',
    has: ['data-mobile-menu'],
    prepare: (page) => page.locator(MENU_BUTTON).first().click(),
    press: '[data-mobile-menu] summary',
  },
  {
    name: 'a carousel leads on',
    has: ['aria-roledescription', 'carousel'],
    prepare: (page) => wake(page, CAROUSEL),
    press: `${CAROUSEL} [data-step="1"]:visible`,
  },
  { name: 'the lightbox opens', has: ['data-lightbox-item'], press: '[data-lightbox-item]' },
  {
    name: 'a tab is chosen',
    has: ['role', 'tablist'],
    prepare: (page) => wake(page, '[role=tablist]'),
    press: '[role=tab][aria-selected=false]:visible',
  },
  {
    name: 'a form is typed in',
    has: ['type', 'email'],
    prepare: liveForm,
    press: 'main form input:visible',
    type: 'Ida Lund',
  },
  { name: 'an empty form is sent', has: ['type', 'email'], prepare: liveForm, press: SUBMIT },
];

/** The smallest page with this interaction: its other content disturbs the least. */
function pageWith(routes: readonly Route[], [attribute, value]: Interaction['has']) {
  return routes.find(({ file }) =>
    readElements(file).some(({ attributes }) =>
      value === undefined ? attribute in attributes : attributes[attribute] === value,
    ),
  );
}

/** One line of the report: the median run, in milliseconds. */
export interface Timed {
  readonly what: string;
  readonly path: string;
  readonly ms: number;
}

/**
 * Measures how long pages take to respond (interaction to next paint) on a slowed-down processor,
 * and the longest task of each home while it is scrolled, at full speed.
 *
 * @param root the built site's folder
 * @param origin where it is served
 * @param runs how many runs to take the median of
 */
export async function timeUse(
  root: string,
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
  const sizeOf = ({ file }: Route) => statSync(file).size;
  const routes = discoverRoutes(root).sort((a, b) => sizeOf(a) - sizeOf(b));
  const answers: Timed[] = [];
  const scrolling: Timed[] = [];
  try {
    for (const interaction of INTERACTIONS) {
      const path = pageWith(routes, interaction.has)?.path;
      if (path === undefined) continue;
      const ms = await middleOf(() => answerTime(browser, origin + path, interaction));
      answers.push({ what: interaction.name, path, ms });
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
 * The time of the slowest response to a press or a key. The browser's driver finishes its own work
 * before the processor is slowed down.
 */
async function answerTime(
  browser: Browser,
  url: string,
  { prepare, press, type = '' }: Interaction,
): Promise<number> {
  const page = await open(browser, url, false);
  await prepare?.(page);
  const target = page.locator(press).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${url} shows nothing to press: ${press}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await settled(page);
  await observe(page, 'event', 16);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.touchscreen.tap(x, y);
  await page.keyboard.type(type, { delay: PRESS_MS });
  const longest = await longestOf(page);
  await page.context().close();
  return longest;
}

/** Waits until everything that scrolling brought into view has loaded and is at rest. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(twoFrames);
}

/** The longest task while a page is scrolled from top to bottom. */
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
  // Content outside the view only loads after a visitor's first interaction.
  await page.keyboard.press('Shift');
  await page.locator('html[data-effects=started]').waitFor();
  return page;
}

declare global {
  interface Window {
    /** Filled by the benchmark: durations in milliseconds. */
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
        // Only events from a press or a key: interaction to next paint counts no others.
        const counted = entries.filter(
          (entry) => !(entry instanceof PerformanceEventTiming) || entry.interactionId > 0,
        );
        durations.push(...counted.map(({ duration }) => duration));
      }).observe(options);
    },
    { type, durationThreshold },
  );
}

/** After two frames the observer has received all earlier entries. */
function longestOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
    return Math.max(0, ...(window.durations ?? []));
  });
}
