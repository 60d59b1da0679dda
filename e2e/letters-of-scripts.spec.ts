import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fontFamilies, type FontFamily } from '../fonts.config.ts';
import { furtherLanguages, splitPath } from '../src/lib/languages/languages.ts';
import { charactersOf, readFont } from '../tools/astro/fonts/cut-font.ts';
import { unicodeRange } from '../tools/astro/fonts/alphabet.ts';
import { writeSheet, type CutFace } from '../tools/astro/fonts/font-sheet.ts';
import { furtherFaces, uncutFaces } from '../tools/astro/fonts/further-faces.ts';
import { LINES } from '../tools/astro/fonts/sample-lines.ts';
import { readDemos } from '../tools/site/demos.ts';
import { openUntouched } from '../tools/site/open.ts';
import { discoverRoutes, discoverTranslations, type Route } from '../tools/site/routes.ts';
import { expectStill, recordLayoutShifts } from './support/layout-shift.ts';

/** Letters of every script are drawn by the site's typefaces, or by those that stand in for them. */

/** The system fonts that draw something of elements, each with the element's text. */
async function systemFontsIn(page: Page, selector: string): Promise<string[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('DOM.enable');
  await line.send('CSS.enable');
  const { root } = await line.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await line.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length, selector).toBeGreaterThan(0);
  const texts = await page.locator(selector).allTextContents();
  const shown = await Promise.all(
    nodeIds.map((nodeId) => line.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await line.detach();
  return shown.flatMap(({ fonts }, index) =>
    fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => `${familyName}: ${texts[index]?.trim() ?? ''}`),
  );
}

/** The homes of the site, with the families of their themes. */
const homes = new Set(['/', ...readDemos().map(({ slug }) => `/${slug}`)]);

const familiesOf = ({ file }: Route): FontFamily[] => {
  const html = readFileSync(file, 'utf8');
  return fontFamilies.filter(({ cssVariable }) => html.includes(`${cssVariable}:"`));
};

/** All files that a family takes letters from, as they are. */
async function wholeFamily(family: FontFamily): Promise<CutFace[]> {
  const own = family.files.map(async (file): Promise<CutFace> => {
    const codes = await charactersOf(readFont(file));
    const path = `node_modules/${file.file}`;
    return { file, slices: [{ slice: 'rest', path, unicodeRange: unicodeRange(codes) }] };
  });
  const faces = await Promise.all(own);
  return [...faces, ...uncutFaces(await furtherFaces(family, faces))];
}

test('every home has the letters of many languages', async ({ page }) => {
  const themes = discoverRoutes().filter(({ path }) => homes.has(path));
  const families = [...new Set(themes.flatMap(familiesOf))];
  expect(families.length).toBeGreaterThan(0);
  const cut = await Promise.all(
    families.map(async (family) => ({ family, faces: await wholeFamily(family) })),
  );
  const [sheet, ...fonts] = await writeSheet(...cut);
  const lines = families.flatMap(({ name, files: [{ style = 'normal', weight }] }) =>
    Object.entries(LINES).map(
      ([language, line]) =>
        `<p lang="${language}" style="font:${style} ${Number.parseInt(weight)} 1rem '${name}'">${line}</p>`,
    ),
  );
  // Which letters a face has is asked here, and not how soon it comes: the page waits for late ones.
  const style = readFileSync(sheet, 'utf8')
    .replaceAll('url(./', 'url(/letters/')
    .replaceAll(/font-display:\w+/g, 'font-display:block');
  await page.route('**/letters*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<meta charset="utf-8"><style>${style}</style>${lines.join('')}`,
    }),
  );
  await page.route('**/letters/*', (route) => {
    const asked = basename(route.request().url());
    return route.fulfill({ path: fonts.find((path) => basename(path) === asked) ?? '' });
  });
  await page.goto('/letters');
  await page.evaluate(async () => {
    // Until the page is laid out nobody asks for its faces, and they count as ready.
    const lines = [...document.querySelectorAll('p')];
    await Promise.all(
      lines.map((line) => document.fonts.load(getComputedStyle(line).font, line.textContent)),
    );
  });
  expect(await systemFontsIn(page, 'p')).toEqual([]);
});

/** Marks the elements whose own text is letters: signs are the system's, and so is code. */
const markWords = (page: Page) =>
  page.evaluate(() => {
    const isOther = (element: Element) =>
      element.closest('script, style, noscript, template, svg, code, pre, body [data-demo-bar]') !==
        null ||
      element.querySelector('code, [lang]') !== null ||
      // The names of other languages are drawn by a visitor's own fonts.
      element.closest('a[lang]') !== null;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('');
      const isWord = /\p{L}/u.test(text) && !/[^\P{S}\p{Sc}]/u.test(element.textContent);
      if (isWord && !isOther(element)) element.dataset['word'] = '';
    }
  });

const isTranslated = ({ file }: Route) => !/<main[^>]* lang=/.test(readFileSync(file, 'utf8'));

/** How many homes of a language stand for the others. */
const MOST_HOMES = 2;

for (const tag of furtherLanguages) {
  const translated = discoverTranslations().filter(
    (route) => splitPath(route.path).language === tag && isTranslated(route),
  );
  const isHome = ({ path }: Route) => homes.has(splitPath(path).path);
  const pages = [
    ...translated.filter(isHome).slice(0, MOST_HOMES),
    ...translated.filter(({ path }) => splitPath(path).path === '/about'),
  ];
  for (const { path } of pages)
    test(`${path} is drawn in the site's typefaces, and nothing moves`, async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fonts.push(request.url());
      });
      await recordLayoutShifts(page);
      await openUntouched(page, path);
      await markWords(page);
      expect.soft(await systemFontsIn(page, '[data-word]'), 'in a system font').toEqual([]);
      expect.soft(fonts, 'fonts besides those in the sheets').toEqual([]);
      await expectStill(page, 'while the page loads');
    });
}
