import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser.ts';
import { readDemos } from '../../e2e/support/demos.ts';
import { middle } from './median.ts';

/** How many times slower the processor is made: a phone of the lower half, beside a desktop. */
const SLOWDOWN = 4;

/** A task that is longer than this (milliseconds) drops frames; browsers tell of no shorter ones. */
const LONG_TASK_MS = 50;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Where the window is not a phone's. */
  readonly desktop?: true;
  /** Brings what is used into view and to life; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** What moves comes to life when a visitor is at work. */
const comeToLife = (page: Page) => page.mouse.wheel(0, 1);

const alive = async (page: Page) => {
  await page.locator('[aria-roledescription=carousel]').first().scrollIntoViewIfNeeded();
  await comeToLife(page);
  await page.locator('[aria-roledescription=carousel][data-live]').first().waitFor();
};

const intoView = (selector: string) => (page: Page) =>
  page.locator(selector).first().scrollIntoViewIfNeeded();

/** What a visitor does on these pages, once each. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'the mobile menu opens',
    path: '/about',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'a submenu unfolds',
    path: '/about',
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    act: (page) => page.locator('[data-mobile-menu] summary').first().click(),
  },
  {
    name: 'a hero slider leads on',
    path: '/startup',
    prepare: alive,
    act: (page) => page.getByRole('button', { name: 'Next slide' }).first().click(),
  },
  {
    name: 'a carousel leads on',
    path: '/testimonial',
    prepare: alive,
    act: (page) => page.getByRole('button', { name: 'Next slide' }).first().click(),
  },
  {
    name: 'the lightbox opens',
    path: '/gallery',
    prepare: intoView('[data-lightbox-item]'),
    act: (page) => page.locator('[data-lightbox-item]').first().click(),
  },
  {
    name: 'a tab is chosen',
    path: '/personal-portfolio',
    prepare: async (page) => {
      await page.locator('#about-awards').evaluate((panel) => panel.scrollIntoView());
      await page.locator('[role=tab]').first().waitFor();
    },
    act: (page) => page.locator('[role=tab]').nth(1).click(),
  },
  {
    name: 'the catalogue is filtered',
    path: '/demo',
    desktop: true,
    prepare: intoView('[data-groups]'),
    act: (page) => page.locator('main label').nth(2).click(),
  },
  {
    name: 'a form is typed in',
    path: '/contact-form',
    prepare: intoView('form'),
    act: async (page) => {
      await page.locator('form input:visible').first().click();
      await page.keyboard.type('Ida Lund');
    },
  },
  {
    name: 'an empty form is sent',
    path: '/contact-form',
    prepare: async (page) => {
      await intoView('main form [type=submit]')(page);
      await comeToLife(page);
      await page.waitForFunction(
        () => !document.querySelector('main form')?.closest('astro-island[ssr]'),
      );
    },
    act: (page) => page.locator('main form [type=submit]').first().click(),
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

async function answerTime(
  browser: Browser,
  origin: string,
  { path, desktop, ...interaction }: Interaction,
): Promise<number> {
  const page = await open(browser, origin + path, desktop === true);
  await interaction.prepare?.(page);
  await observe(page, 'event', 16);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await interaction.act(page);
  const longest = await longestOf(page);
  await page.context().close();
  return longest;
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
        durations.push(...list.getEntries().map(({ duration }) => duration));
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
