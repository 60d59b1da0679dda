import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import site from '../site.config.ts';
import { PAGE_IDS } from '../src/lib/routes/page-ids.ts';
import { FIXTURES_PATH } from '../tools/astro/pages/test-fixtures.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { CONTENT_BEGINS_ABOVE, SHORT_BANNERS } from './support/banners.ts';
import { WIDTHS } from '../tools/site/launch-options.ts';
import { covered } from './support/covered.ts';
import { readElements, type Element } from '../tools/site/document.ts';
import { openPage } from '../tools/site/open.ts';
import { horizontalOverflow } from '../tools/site/overflow.ts';
import { discoverRoutes, SITE_ROOT } from '../tools/site/routes.ts';
import { markAllEntries } from './support/section-menu.ts';
import { inWindows } from './support/visit.ts';

/**
 * An inner page with the header and the footer of each home, as `theme` in site.config.ts selects
 * them.
 */

const PREFIX = 'inner-theme-';

const homes = globSync(`${PREFIX}*.html`, { cwd: join(SITE_ROOT, FIXTURES_PATH) }).map((file) =>
  basename(file, '.html').slice(PREFIX.length),
);

const VIEWPORTS = [
  WIDTHS[1440],
  { width: 1024, height: 900 },
  { width: 768, height: 900 },
  WIDTHS[390],
];

const { footer: words } = parse(
  readFileSync(join(ROOT, 'src', 'content', 'words', `${site.languages[0]}.yaml`), 'utf8'),
) as { footer: Record<'legal', string> };

/** The menu is a bar from this width on, in CSS pixels. */
const BAR_WIDTH = 1024;

const slot = (elements: readonly Element[], name: string) =>
  elements.find(({ attributes }) => attributes['data-slot'] === name);

/** The banners of pages that start with a heading and a line. */
const banners = discoverRoutes()
  .filter(({ path }) => SHORT_BANNERS.has(path))
  .map(({ path, file }) => {
    const elements = readElements(file);
    const from = elements.findIndex(({ attributes }) => 'data-banner' in attributes);
    const within = elements.slice(from);
    return {
      path,
      length: slot(within, 'banner')?.attributes['data-length'] ?? '',
      title: slot(within, 'title')?.text ?? '',
      text: slot(within, 'text')?.text ?? '',
    };
  });

const toStart = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/**
 * Where the page's content starts, with its own words and with each banner's in their place: CSS
 * pixels from the window's top, by the path that the words come from.
 */
const contentTops = (page: Page) =>
  page.evaluate((all) => {
    const one = (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return element;
    };
    const top = () => one('main h2').getBoundingClientRect().top;
    const tops: Record<string, number> = { 'the fixture': top() };
    for (const { path, length, title, text } of all) {
      one('[data-banner]').dataset['length'] = length;
      one('[data-banner] [data-slot=title]').textContent = title;
      one('[data-banner] [data-slot=text]').textContent = text;
      tops[path] = top();
    }
    return tops;
  }, banners);

/** The pages that the law requires; texts may link to them too. */
const LEGAL = ['/imprint', '/privacy'];

test.skip(!existsSync(join(SITE_ROOT, FIXTURES_PATH)), 'this site was built without fixtures');

test('there are banners to measure', () => {
  expect(banners.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  expect(banners.length).toBeGreaterThan(0);
});

test('no id in a header or an ending is one that a heading of a text could have', () => {
  const own: readonly string[] = Object.values(PAGE_IDS);
  for (const home of homes) {
    const elements = readElements(join(SITE_ROOT, FIXTURES_PATH, `${PREFIX}${home}.html`));
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect
      .soft(
        ids.filter((id) => !id.startsWith('_') && !own.includes(id)),
        home,
      )
      .toEqual([]);
  }
});

test.describe('an inner page stands well between the header and the ending of', () => {
  inWindows(homes, { reducedMotion: 'reduce' }, (home, shown) => {
    test(home, async () => {
      const page = shown();
      await openPage(page, `${FIXTURES_PATH}/${PREFIX}${home}`);
      const banner = page.locator('[data-banner]');
      const ending = page.getByRole('contentinfo');
      const entries = page.getByRole('banner').getByRole('navigation').first().locator('> ul > li');
      for (const viewport of VIEWPORTS) {
        const at = `at ${viewport.width} px`;
        await page.setViewportSize(viewport);
        await toStart(page);
        expect.soft(await horizontalOverflow(page), `overflow ${at}`).toEqual([]);
        expect.soft(await covered(banner.locator('li a')), `covered ${at}`).toEqual([]);
        if (viewport.width >= BAR_WIDTH) {
          expect.soft(await entries.count(), `entries ${at}`).toBeGreaterThan(4);
          const links = entries.locator('> :is(a, button)');
          expect.soft(await covered(links), `entries covered ${at}`).toEqual([]);
        }
        await toEnd(page);
        const legal = ending.getByRole('navigation', { name: words.legal }).getByRole('link');
        const hrefs = legal.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect.soft(await hrefs, `legal pages ${at}`).toEqual(expect.arrayContaining(LEGAL));
        expect.soft(await covered(legal), `legal pages covered ${at}`).toEqual([]);
      }
      await toStart(page);
      expect.soft(await axeViolations(page), 'on a phone').toEqual([]);
      await page.setViewportSize(WIDTHS[1440]);
      await markAllEntries(page);
      expect.soft(await axeViolations(page), 'in a wide window').toEqual([]);
      const tops = Object.entries(await contentTops(page));
      expect(tops).toHaveLength(banners.length + 1);
      expect(
        tops.filter(([, top]) => top >= CONTENT_BEGINS_ABOVE),
        'content begins',
      ).toEqual([]);
    });
  });
});
