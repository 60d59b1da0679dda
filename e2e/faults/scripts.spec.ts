import { twoFrames } from '../../tools/site/two-frames.ts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readElements, select } from '../../tools/site/document.ts';
import { effectsStarted, firstMove } from '../../tools/site/open.ts';
import { SITE_ROOT, type Route } from '../../tools/site/routes.ts';
import { effect, island, pagesWith } from '../support/subject.ts';
import { missingTexts, visibleTexts } from '../../tools/site/texts.ts';
import { stepDown, walkDown } from '../support/walk.ts';

/**
 * Blocks each script of a page, one at a time, as a broken connection or a blocker would: no word
 * is missing, the links work, and everything that does not need the script starts.
 */

/** Pages with tabs and a form, with a lightbox, with particles, and with two carousels. */
const pages = pagesWith(
  island('AboutTabs'),
  effect('lightbox'),
  effect('particles'),
  island('WorksSlider'),
);

const SCRIPTS = '**/_astro/*.js';

/** Scripts that were blocked on an earlier page: pages share many. */
const refused = new Set<string>();

test.describe('a script refused', () => {
  // In one process, to share the list of blocked scripts; each test makes a dozen visits.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  // Two screens high: halves the number of steps to the page's end.
  test.use({ viewport: { width: 1024, height: 1800 } });

  for (const route of pages)
    // One page for every visit: in a second one the browser sometimes stops drawing frames.
    test(`on ${route.path}, each of them once`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const scripts = await scriptsOf(page, route);
      const wanted = missingTexts(await visibleTexts(page), await turningTexts(page));
      expect(wanted.length).toBeGreaterThan(10);
      expect(scripts.length).toBeGreaterThan(2);
      const shell = shellScripts(route);
      expect(scripts).toEqual(expect.arrayContaining([...shell]));
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const failed = new Set<string>();
      page.on('requestfailed', (request) => failed.add(basename(request.url())));
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      for (const script of scripts.filter((name) => !refused.has(name))) {
        refused.add(script);
        await test.step(script, async () => {
          // Blocked by the browser itself: a Playwright route would disable the cache for each
          // visit.
          await line.send('Network.setBlockedURLs', { urls: [`*/_astro/${script}`] });
          await page.goto(route.path);
          await firstMove(page);
          if (!shell.has(script)) await effectsStarted(page);
          // Requests on scrolling are made in a frame, which a busy machine may skip.
          const failedOnTheWay = async () => {
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            await stepDown(page, () => page.evaluate(twoFrames));
            return [...failed];
          };
          await expect.poll(failedOnTheWay, `${script} was asked for`).toContain(script);
          const missing = async () => missingTexts(wanted, await visibleTexts(page));
          await expect.poll(missing, `words that need ${script}`).toEqual([]);
          expect(await page.evaluate(isLinkReached), 'a link of the footer answers').toBe(true);
          expect(errors, `uncaught without ${script}`).toEqual([]);
        });
      }
    });
});

/** Runs in the page: whether a click in the middle of the footer's first link reaches it. */
function isLinkReached(): boolean {
  const link = [...document.querySelectorAll('footer a')].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!link) return false;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The names of all scripts that a visitor who scrolls down a page loads. */
async function scriptsOf(page: Page, { path }: Route): Promise<string[]> {
  const names = new Set<string>();
  await page.route(SCRIPTS, (request) => {
    names.add(basename(request.request().url()));
    return request.continue();
  });
  await page.goto(path);
  await effectsStarted(page);
  await walkDown(page);
  // A carousel shows all of its slides until it is active: slides that are hidden from then on are
  // not missing because of a script.
  await expect(page.locator('[data-slot=carousel]:not([data-live])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  return [...names];
}

/** Words that take turns: one of them is visible at a time. */
const turningTexts = (page: Page) => page.locator('[data-word], [data-phrase]').allTextContents();

/** The shell's scripts with all their static imports: without them no effect starts. */
function shellScripts({ file }: Route): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(join(SITE_ROOT, '_astro', name), 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      add(imported);
  };
  for (const { attributes } of select(readElements(file), 'script', { type: 'module' }))
    if (attributes['src'] !== undefined) add(basename(attributes['src']));
  return found;
}
