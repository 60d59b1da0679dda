import { twoFrames } from '../site/two-frames.ts';
import { statSync } from 'node:fs';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../site/launch-options.ts';
import { readDemos } from '../site/demos.ts';
import { readElements } from '../site/document.ts';
import { discoverRoutes, type Route } from '../site/routes.ts';
import { middle } from './median.ts';

/** How many times slower the processor is made: a phone of the lower half, beside a desktop. */
const SLOWDOWN = 4;

/** A task that is longer than this (milliseconds) drops frames; browsers tell of no shorter ones. */
const LONG_TASK_MS = 50;

/** How long a key stays down: what people need, in milliseconds. */
const PRESS_MS = 80;

interface Interaction {
  readonly name: string;
  /** The attribute that a page has where this can be done, with its value where that counts. */
  readonly has: readonly [attribute: string, value?: string];
  /** Brings what is used into view and to life; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is pressed, as a selector of CSS. */
  readonly press: string;
  /** What is typed then. */
  readonly type?: string;
}

const CAROUSEL = '[aria-roledescription=carousel]';
const MENU_BUTTON = '[popovertarget]:visible';
const SUBMIT = 'main form [type=submit]';

/** What moves comes to life when a visitor is at work. */
async function wake(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(
    (what) => !document.querySelector(what)?.closest('astro-island[ssr]'),
    selector,
  );
}

const liveForm = (page: Page) => wake(page, SUBMIT);

/** What a visitor can do, once each, wherever a page lets them. */
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

/** The lightest page on which something can be done: what else it holds disturbs the least. */
function pageWith(routes: readonly Route[], [attribute, value]: Interaction['has']) {
  return routes.find(({ file }) =>
    readElements(file).some(({ attributes }) =>
      value === undefined ? attribute in attributes : attributes[attribute] === value,
    ),
  );
}

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
 * @param root the built site's folder
 * @param origin where it is served
 * @param runs how many of which the middle one counts
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
 * How long the slowest answer to a press or a key takes. What drives the browser is done with
 * looking before the processor is made slower.
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
