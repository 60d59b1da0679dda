import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import site from '../site.config.ts';
import { tokenNames, type Theme } from '../src/lib/theme/theme.ts';
import { FIXTURES_PATH } from '../tools/astro/pages/test-fixtures.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { openPage } from '../tools/site/open.ts';
import { discoverRoutes, SITE_ROOT } from '../tools/site/routes.ts';
import { inWindows } from './support/visit.ts';

/**
 * Checks that a theme's colours reach everything: with the hue removed from its theme, a home is a
 * black and white page, except for its pictures. So are inner pages with its header, its footer and
 * its decoration.
 */

/** The largest difference between red, green and blue of a grey, of 255: mixing rounds colours. */
const MOST_CHROMA = 6;

/** Of 255. */
const LEAST_CONTRAST = 100;

const PICTURE = /\.(avif|webp|png|jpe?g|gif|svg)(\?|$)/;

const HEIGHT_OF_A_BAND = 100;

const colours = tokenNames.filter((name) => name.startsWith('color-'));

const themes = await Promise.all(
  globSync('src/demos/*/theme.ts', { cwd: ROOT }).map(async (file) => {
    const { default: theme } = (await import(join(ROOT, file))) as { default: Theme };
    return { home: basename(dirname(file)), palette: theme.palette ?? {} };
  }),
);

const routes = new Set(discoverRoutes().map(({ path }) => path));

/** The homes of this site; one that is the front page is tested there. */
const pages = themes.flatMap(({ home, palette }) => [
  ...[`/${home}`, '/']
    .filter((path) => routes.has(path) && (path !== '/' || site.home === home))
    .map((path) => ({ path, palette })),
  ...(existsSync(join(SITE_ROOT, FIXTURES_PATH, `inner-theme-${home}.html`))
    ? [{ path: `${FIXTURES_PATH}/inner-theme-${home}`, palette }]
    : []),
]);

/** Removes the hue from all tokens and from the palette's other colours; derived colours follow. */
const makeGrey = (page: Page, palette: Record<string, string>) =>
  page.evaluate(
    (names) => {
      const { style } = document.documentElement;
      const now = getComputedStyle(document.documentElement);
      const values = names.map((name) => [name, now.getPropertyValue(name)] as const);
      for (const [name, value] of values) style.setProperty(name, `oklch(from ${value} l 0 0)`);
    },
    [
      ...colours.map((name) => `--${name}`),
      ...Object.entries(palette)
        .filter(([, value]) => !value.includes('var('))
        .map(([name]) => `--palette-${name}`),
    ],
  );

/** Pictures have their own colours, and so has the template's bar above its pages. */
const hidePictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':is(img, picture, video, canvas, iframe, body [data-demo-bar], [data-wardrobe]) { visibility: hidden !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Where a screenshot has colours: the number of coloured pixels, by bands from the top. */
async function colouredBands(photograph: Buffer): Promise<Record<string, number>> {
  const { data, info } = await sharp(photograph)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: Record<string, number> = {};
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) <= MOST_CHROMA) continue;
    const row = Math.floor(at / 3 / info.width);
    const band = `from ${row - (row % HEIGHT_OF_A_BAND)} px`;
    found[band] = (found[band] ?? 0) + 1;
  }
  return found;
}

/**
 * The difference between the darkest and the lightest shade of a screenshot: zero if the whole page
 * is hidden.
 */
async function contrastIn(photograph: Buffer): Promise<number> {
  const { channels } = await sharp(photograph).greyscale().stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

test('there are homes to look at', () => {
  expect(pages).not.toEqual([]);
});

test.describe('no colour is left without those of the theme on', () => {
  const options = {
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 900 },
    deviceScaleFactor: 0.5,
    // Including those in stylesheets.
    prepare: (page: Page) => page.route(PICTURE, (route) => route.abort()),
  } as const;
  inWindows(pages, options, ({ path, palette }, shown) => {
    test(path, async () => {
      const page = shown();
      await openPage(page, path);
      await hidePictures(page);
      await makeGrey(page, palette);
      const photograph = await page.screenshot({ fullPage: true });
      expect(await contrastIn(photograph), 'words can be seen').toBeGreaterThan(LEAST_CONTRAST);
      expect(await colouredBands(photograph)).toEqual({});
    });
  });
});
