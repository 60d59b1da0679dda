import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../../../tools/site/accessibility.ts';
import { expectStill, recordLayoutShifts } from '../../../e2e/support/layout-shift.ts';
import { horizontalOverflow } from '../../../tools/site/overflow.ts';
import { discoverRoutes, SITE_ROOT } from '../../../tools/site/routes.ts';
import { findCommand } from '../../../tools/lib/bootstrap/packages.mjs';
import { LOOPBACK } from '../../../tools/lib/listen.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { findFreePort } from '../../../tools/lib/ports.ts';
import { placementsOn, sitePages } from './outline.ts';
import { countSections } from './printed.ts';

/** What the catalogue is called in addresses and in markup. */
const OWN = /_sections|catalogue-(?:card|place|preview)/;

test('a built site holds nothing of the catalogue of sections', () => {
  const files = readdirSync(SITE_ROOT, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => OWN.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|xml|json|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  const holding = texts.filter((file) => OWN.test(readFileSync(join(SITE_ROOT, file), 'utf8')));
  expect(holding).toEqual([]);
});

test('a page file names as many sections as its page prints', () => {
  const pages = sitePages(ROOT);
  const built = discoverRoutes().flatMap(({ path, file }) => {
    const page = pages.find(({ route }) => route === path);
    return page ? [{ page, html: readFileSync(file, 'utf8') }] : [];
  });
  expect(built.length).toBeGreaterThan(30);
  for (const { page, html } of built) {
    const named = placementsOn(ROOT, page).filter(({ at }) => typeof at === 'number');
    // The link back to the top stands behind the last section.
    expect(countSections(html) - 1, page.file).toBe(named.length);
  }
});

/** A development server prints its first pages in seconds; a busy machine may need minutes. */
const START_MS = 120_000;

const PATHS = ['/_sections?home=paralax', '/_sections/paralax/dig'] as const;

test.describe('the catalogue can be used', () => {
  // One server for all: in other processes each test would start its own.
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess | undefined;
  let origin = '';

  test.beforeAll(async () => {
    test.setTimeout(2 * START_MS);
    const port = await findFreePort(5451);
    origin = `http://${LOOPBACK}:${port}`;
    const args = ['dev', '--ignore-lock', '--port', String(port), '--host', LOOPBACK];
    server = spawn(process.execPath, [findCommand(ROOT, 'astro'), ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'ignore',
    });
    const isThere = () =>
      fetch(origin + PATHS[0]).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isThere, { timeout: START_MS }).toBe(true);
    // Whatever the server prints first takes as long as it did to start.
    await fetch(origin + PATHS[1]);
  });

  test.afterAll(() => server?.kill());

  for (const width of [1440, 320])
    test(`in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      for (const path of PATHS) {
        await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
        expect(await axeViolations(page), path).toEqual([]);
        expect(await horizontalOverflow(page), path).toEqual([]);
        await expectStill(page, path);
      }
    });

  test('without a script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${origin}/_sections`, { waitUntil: 'domcontentloaded' });
    await page.getByText('Home: all').click();
    await page
      .getByRole('list', { name: 'Home' })
      .getByRole('link', { name: /^Parallax/ })
      .click();
    await page.getByRole('link', { name: 'Dig', exact: true }).click();
    const frame = page.locator('iframe').first().contentFrame();
    await expect(frame.locator('main section').filter({ visible: true })).toHaveCount(1);
    await expect(frame.locator('footer').first()).toBeHidden();
    await expect(page.getByText('Where each leads.')).toBeVisible();
    await page.close();
  });
});
