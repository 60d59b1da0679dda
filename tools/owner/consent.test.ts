import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../site.config.ts';
import { ensureBrowser } from '../lib/browser.ts';
import type { Listening } from '../lib/listen.ts';
import { serveSite } from '../serve/serve-site.ts';
import { readDemos } from '../site/demos.ts';
import { launchOptions } from '../site/launch-options.ts';
import {
  copyProject,
  edit,
  EMPTY_PAGE,
  pagesBesides,
  removeShowcase,
  runIn,
} from './copy-project.ts';

/**
 * The template itself asks for no consent, so an owner's site does: with a script for statistics and
 * a frame for films.
 */

/** One build takes some seconds; a busy machine may need many more. */
const BUILD_TIMEOUT_MS = 1_800_000;

/** For what a busy browser does in its own time. */
const WAIT = { timeout: 30_000, interval: 250 };

const CONFIG = `scripts: [
    { src: 'https://stats.example/a.js', consent: 'statistics', 'data-site': 'one' },
    { inline: "document.documentElement.dataset['counted'] = 'yes'", consent: 'statistics' },
  ],
  consent: {
    statistics: { label: 'Statistics', text: 'Counts visits.', services: ['Stats'] },
    films: { label: 'Films', text: 'Shows films.', services: ['Filmhouse', 'Cutting Room'] },
  },
  policy: 'header',`;

let copy: string;
let served: Listening;
let browser: Browser;

beforeAll(async () => {
  copy = await copyProject(readDemos().flatMap(({ slug }) => (slug === site.home ? [] : [slug])));
  await removeShowcase(copy);
  for (const file of pagesBesides(copy, ['404', 'about', site.home]))
    await writeFile(join(copy, file), EMPTY_PAGE);
  await edit(copy, 'site.config.ts', ["policy: 'header',", CONFIG]);
  await edit(
    copy,
    'src/pages/about.astro',
    [/^import /m, "import { ConsentFrame } from '~/widgets/consent-frame/ConsentFrame';\nimport "],
    [
      '</InnerPage>',
      '<ConsentFrame src="https://frames.example/film" title="A film" purpose="films" /></InnerPage>',
    ],
  );
  await runIn(copy, ['astro', 'build']);
  served = await serveSite({ root: join(copy, 'dist'), port: 0 });
  browser = await chromium.launch({ ...launchOptions, executablePath: await ensureBrowser() });
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  await served.close();
  await rm(copy, { recursive: true });
});

/** A page whose other hosts are stand-ins; `asked` is what they were asked for, `problems` what the console says. */
async function visit(javaScriptEnabled = true) {
  const page = await browser.newPage({ javaScriptEnabled });
  const asked: string[] = [];
  const problems: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    await route.fulfill(
      url.endsWith('.js')
        ? { contentType: 'text/javascript', body: 'window.stats = true;' }
        : { contentType: 'text/html', body: '<title>Film</title>' },
    );
  });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const open = (path: string) => page.goto(served.url + path);
  return { page, asked, problems, open };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'May these services load?' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' });

/** Both of the owner's scripts have run. */
const isCounted = (page: Page) =>
  page.waitForFunction(
    () => 'stats' in window && document.documentElement.dataset['counted'] === 'yes',
  );

/** None of them has, though the page's own script has run. */
async function expectUncounted(page: Page) {
  await page.locator('[data-effects=started], [data-effects=seen]').waitFor();
  expect(await page.evaluate(() => 'stats' in window)).toBe(false);
}

test('nothing loads until somebody agrees, which is remembered and can be withdrawn', async () => {
  const { page, asked, problems, open } = await visit();
  await open('/about');
  await dialog(page).waitFor();
  // Reading goes on: the page keeps the focus, and the dialog is the first thing behind it.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('purpose');
  expect(await dialog(page).getByRole('checkbox', { checked: true }).count()).toBe(0);
  expect(await dialog(page).innerText()).toContain('With: Filmhouse, Cutting Room');
  await expectUncounted(page);
  expect(asked).toEqual([]);

  // Escape declines, and nobody is asked again.
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.reload();
  await expectUncounted(page);
  expect(await dialog(page).count()).toBe(0);

  // One purpose of two, by the link in the footer.
  await settings(page).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .check();
  await press(page, 'Agree to the ticked');
  await isCounted(page);
  expect(asked).toEqual(['https://stats.example/a.js']);
  const script = page.locator('head script[src="https://stats.example/a.js"]');
  expect(await script.getAttribute('data-site')).toBe('one');
  await open('/');
  await isCounted(page);
  expect(await dialog(page).count()).toBe(0);

  // A frame is loaded by its own button too.
  await open('/about');
  const frame = page.locator('iframe[title="A film"]');
  const load = page.getByRole('button', { name: 'Load: A film' });
  await load.scrollIntoViewIfNeeded();
  // The page's first move fetches what the button does.
  await expect
    .poll(async () => {
      if (await load.isVisible()) await load.click();
      return frame.count();
    }, WAIT)
    .toBe(1);

  // Withdrawn: the page comes anew without them.
  const again = page.waitForEvent('load');
  await settings(page).click();
  expect(await dialog(page).getByRole('checkbox', { checked: true }).count()).toBe(1);
  await press(page, 'Decline');
  await again;
  await expectUncounted(page);
  expect(problems).toEqual([]);
  await page.context().close();
}, 60_000);

test('who agrees to all gets frames too, and another list of services is asked about anew', async () => {
  const { page, asked, open } = await visit();
  await open('/about');
  await press(page, 'Agree to all');
  await page.locator('[data-frame]').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.locator('iframe[title="A film"]').waitFor();
  expect(asked.toSorted()).toEqual(['https://frames.example/film', 'https://stats.example/a.js']);
  await page.evaluate(() => localStorage.setItem('vitrine:consent', 'another statistics films'));
  await page.reload();
  await dialog(page).waitFor();
  await expectUncounted(page);
  await page.context().close();
}, 60_000);

test('without script nothing loads, nothing asks, and a frame is a link', async () => {
  const { page, asked, open } = await visit(false);
  await open('/about');
  expect(await dialog(page).count()).toBe(0);
  expect(await settings(page).count()).toBe(0);
  const link = page.getByRole('link', { name: 'Open it at frames.example' });
  expect(await link.getAttribute('href')).toBe('https://frames.example/film');
  expect(await page.getByRole('button', { name: 'Load: A film' }).count()).toBe(0);
  expect(asked).toEqual([]);
  await page.context().close();
}, 60_000);

test('each page’s policy allows what it may load, agreed to or not', async () => {
  const headers = await readFile(join(copy, 'dist/_headers'), 'utf8');
  const policyOf = (path: string) => headers.split(`\n${path}\n`)[1]?.split('\n')[0] ?? '';
  expect(policyOf('/about')).toMatch(/script-src [^;]*https:\/\/stats\.example/);
  expect(policyOf('/about')).toMatch(/frame-src https:\/\/frames\.example/);
  expect(policyOf('/')).toMatch(/script-src [^;]*https:\/\/stats\.example/);
  expect(policyOf('/')).not.toContain('frames.example');
});
