import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import site from '../site.config.ts';
import { directionOf } from '../src/lib/site/direction.ts';
import { furtherLanguages, pathIn, splitPath } from '../src/lib/languages/languages.ts';
import { readDemos } from '../tools/site/demos.ts';
import { readElements, select } from '../tools/site/document.ts';
import { NARROWEST, WIDTHS } from '../tools/site/launch-options.ts';
import { openPage } from '../tools/site/open.ts';
import {
  discoverRoutes,
  discoverTranslations,
  SITE_ROOT,
  type Route,
} from '../tools/site/routes.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { crampedHeader } from './support/cramped-header.ts';
import { brokenAddresses } from './support/links.ts';
import { cutLetters } from './support/letters.ts';
import { mirroredSentences } from './support/mirrored-sentences.ts';
import { horizontalOverflow } from '../tools/site/overflow.ts';
import { wronglyMarkedTitles } from './support/title-languages.ts';
import { inWindows } from './support/visit.ts';
import { walkDown } from './support/walk.ts';
import { watch } from './support/watch.ts';

/**
 * Checks the pages of the site's further languages: each file, and in a browser each that is
 * translated. The original's pages are checked by `routes.spec.ts`.
 */

test.skip(furtherLanguages.length === 0, 'the site has one language');

const translations = discoverTranslations();

const mainOf = ({ file }: Route) => select(readElements(file), 'main')[0]?.attributes ?? {};

/** Whether a page is written in its language: other pages mark all their words as the original's. */
const isTranslated = (route: Route) => mainOf(route)['lang'] === undefined;

const pathsOf = (routes: readonly Route[]) => routes.map(({ path }) => splitPath(path).path).sort();

const alternatesOf = ({ file }: Route) =>
  select(readElements(file), 'link', { rel: 'alternate' }).flatMap(({ attributes }) =>
    attributes['hreflang'] === undefined
      ? []
      : [[attributes['hreflang'], new URL(attributes['href'] ?? '', site.url).pathname]],
  );

const canonicalOf = ({ file }: Route) =>
  new URL(
    select(readElements(file), 'link', { rel: 'canonical' })[0]?.attributes['href'] ?? '',
    site.url,
  ).pathname;

/** The paths of the addresses that a file of the site names. */
const addressesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(SITE_ROOT, file), 'utf8').matchAll(pattern)].map(
    ([, address = '']) => new URL(address).pathname,
  );

for (const tag of furtherLanguages) {
  const routes = translations.filter(({ path }) => splitPath(path).language === tag);

  test.describe(`in ${tag}`, () => {
    test('every page of the site is there', () => {
      const paths = pathsOf(routes);
      for (const path of pathsOf(discoverRoutes())) expect(paths).toContain(path);
    });

    test('each page says its language, and where its other languages are', () => {
      for (const route of routes) {
        const [html] = select(readElements(route.file), 'html');
        expect(html?.attributes, route.path).toMatchObject({ lang: tag, dir: directionOf(tag) });
        if (!isTranslated(route)) {
          expect(mainOf(route), route.path).toMatchObject({ lang: site.languages[0] });
          expect(alternatesOf(route), route.path).toEqual([]);
          expect(splitPath(canonicalOf(route)).language, route.path).toBe(site.languages[0]);
        } else if (route.status === 200) {
          const { path } = splitPath(canonicalOf(route));
          expect(canonicalOf(route), route.path).toBe(pathIn(tag, path));
          expect(alternatesOf(route), route.path).toEqual(
            expect.arrayContaining([
              [tag, pathIn(tag, path)],
              [site.languages[0], path],
              ['x-default', path],
            ]),
          );
        }
      }
    });

    test('the sitemap and the feed list what is written in it, and no copy of an original', () => {
      const written = routes.filter(isTranslated).map(canonicalOf);
      const listed = addressesIn('sitemap-0.xml', /<loc>([^<]*)/g).filter(
        (path) => splitPath(path).language === tag,
      );
      expect(listed.toSorted()).toEqual(
        [...new Set(written)].filter((path) => path !== pathIn(tag, '/404')).toSorted(),
      );
      for (const path of addressesIn(`${tag}/rss.xml`, /<item>.*?<link>([^<]*)/g))
        expect(written).toContain(path);
    });

    test('its pages print the address as `translations` in the configuration has it', () => {
      const { location = site.contact.location } = site.translations[tag] ?? {};
      test.skip(location === site.contact.location, 'it is not translated');
      for (const { file, path } of routes.filter(isTranslated))
        expect(readFileSync(file, 'utf8').includes(site.contact.location), path).toBe(false);
    });

    test('each title of a work or a post says its language', () => {
      for (const route of routes) expect(wronglyMarkedTitles(route), route.path).toEqual([]);
    });

    test('no page mentions what is not there', () => {
      for (const route of routes) expect(brokenAddresses(route), route.path).toEqual([]);
    });
  });
}

/** The least width at which a header has its menu in a line. */
const NARROWEST_WITH_MENU = { width: 1024, height: 768 };

/** Pages of a list differ in their words alone: the first stands for them. */
const isFirstOfList = ({ path }: Route) => !/\/(page|category|tag)\//.test(path);

const folderOf = ({ path }: Route) => path.replace(/[^/]*$/, '');

const written = translations.filter(isTranslated).filter(isFirstOfList);

/** Works and posts differ from others of their folder in words alone: one of each is also scrolled through. */
const isInTurn = (route: Route) =>
  folderOf(route).split('/').length < 4 ||
  written.find((other) => folderOf(other) === folderOf(route)) === route;

/** Whether the page is read from right to left, and stands in no folder of its language. */
const isMirroredTemplate = ({ path }: Route) => {
  const { language, path: original } = splitPath(path);
  return directionOf(language) === 'rtl' && !original.includes('/', 1);
};

const desktop = { viewport: WIDTHS[1440] };

inWindows(written, desktop, (route, shown) => {
  test(`${route.path} is sound`, async () => {
    const page = shown();
    using watched = watch(page, route);
    await page.setViewportSize(WIDTHS[1440]);
    await page.goto(route.path);
    if (isMirroredTemplate(route)) await expectPainted(page);
    if (isInTurn(route)) await walkDown(page);
    await watched.settle();
    expect.soft(await horizontalOverflow(page), 'what reaches beyond the window').toEqual([]);
    expect.soft(await cutLetters(page), 'letters that are cut').toEqual([]);
    expect.soft(await axeViolations(page), 'axe').toEqual([]);
    await page.setViewportSize(NARROWEST);
    expect.soft(await horizontalOverflow(page), 'on a narrow phone').toEqual([]);
    expect.soft(await cutLetters(page), 'letters cut on a narrow phone').toEqual([]);
    expect.soft(watched.problems, 'problems').toEqual([]);
  });
});

/** Chromium paints nothing of a page from which something lies far off to its end. */
async function expectPainted(page: Page) {
  const { entropy } = await sharp(await page.screenshot()).stats();
  // An empty window has an entropy of 0.
  expect.soft(entropy, 'entropy of the first view').toBeGreaterThan(0.5);
  expect.soft(await mirroredSentences(page), 'English that reads from right to left').toEqual([]);
}

const homes = readDemos().filter(({ built }) => built);

for (const { slug } of homes)
  test(`the header of ${slug} has room for its menu in each language`, async ({ page }) => {
    await page.setViewportSize(NARROWEST_WITH_MENU);
    for (const tag of site.languages) {
      await page.goto(pathIn(tag, `/${slug}`));
      expect.soft(await crampedHeader(page), tag).toEqual([]);
    }
  });

inWindows(
  translations.filter((route) => isMirroredTemplate(route) && !isTranslated(route)),
  desktop,
  ({ path }, shown) => {
    test(`${path} is painted, and what is in English on it reads as English`, async () => {
      const page = shown();
      await page.goto(path);
      await expectPainted(page);
    });
  },
);

test('the menu leads to the same page in each language', async ({ page }) => {
  const [tag = ''] = furtherLanguages;
  const nameOf = (one: string) => new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? '';
  await openPage(page, '/about');
  await page.getByRole('button', { name: nameOf(site.languages[0]) }).click();
  const link = page.getByRole('banner').getByRole('link', { name: nameOf(tag) });
  await expect(link).toHaveAttribute('lang', tag);
  await link.click();
  await expect(page).toHaveURL(pathIn(tag, '/about'));
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await page.goto(`/${tag}/no/such/page`);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
});
