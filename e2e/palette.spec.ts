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
 * A theme's colours reach everything: a home whose theme has none, only their lightness, is a page in black and
 * white, its pictures left out. Its inner pages too, with its header, its ending and its decoration.
 */

/** How far apart red, green and blue of a grey may be, of 255: colours are rounded where they are mixed. */
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

/** Homes that this site has: where one is its front page, it is found there. */
const pages = themes.flatMap(({ home, palette }) => [
  ...[`/${home}`, '/']
    .filter((path) => routes.has(path) && (path !== '/' || site.home === home))
    .map((path) => ({ path, palette })),
  ...(existsSync(join(SITE_ROOT, FIXTURES_PATH, `inner-theme-${home}.html`))
    ? [{ path: `${FIXTURES_PATH}/inner-theme-${home}`, palette }]
    : []),
]);

/** Takes the hue from all tokens and from what a palette holds besides them; what is derived from these follows. */
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

/** Pictures have colours of their own, and so has the template's bar above its pages. */
const hidePictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':is(img, picture, video, canvas, iframe, body [data-demo-bar], [data-wardrobe]) { visibility: hidden !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Where a photograph of a page has colours: how many of its pixels do, by bands from its top. */
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

/** How far the darkest and the lightest shade of a photograph lie apart: nothing, where all of the page is hidden. */
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
    // Those that a stylesheet shows, too.
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
