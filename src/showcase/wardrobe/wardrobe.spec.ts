import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import site from '../../../site.config.ts';
import { furtherLanguages, pathIn } from '../../lib/languages/languages.ts';
import { HOUSE } from '../../lib/theme/inner-theme.ts';
import { ALL_RULES, axeViolations, RULES_OF_STYLE } from '../../../tools/site/accessibility.ts';
import { NARROWEST, ORIGIN, WIDTHS } from '../../../tools/site/launch-options.ts';
import { brokenWords } from '../../../e2e/support/broken-words.ts';
import { readDemos } from '../../../tools/site/demos.ts';
import { systemFonts } from '../../../e2e/support/fonts.ts';
import { cutLetters } from '../../../e2e/support/letters.ts';
import { openPage, openUntouched } from '../../../tools/site/open.ts';
import { watchIntruders } from '../../../e2e/support/intruders.ts';
import { horizontalOverflow } from '../../../tools/site/overflow.ts';
import { refuseFiles, refuseStorage } from '../../../e2e/support/refuse.ts';
import { discoverRoutes, SITE_ROOT } from '../../../tools/site/routes.ts';
import { watch } from '../../../e2e/support/watch.ts';

/** Inner pages in the clothes of every home: no home's may break what each of them promises. */

/** Long pages, which between them show most of the sections. */
const LONG = ['/about', '/service', '/blog-details'];

/** A short page: the line in the head that reads an address is the same on all of them. */
const PLAIN = '/imprint';

/** Gzipped bytes by which a page may be heavier for visitors who choose nothing. */
const MOST_BYTES = 300;

const themes = [HOUSE, ...readDemos().map(({ slug }) => slug)].filter((name) =>
  existsSync(join(SITE_ROOT, 'themes', `${name}.css`)),
);

const routes = discoverRoutes().filter(({ path }) => LONG.includes(path));

/** What the page wears: none where it wears the site's own. */
const worn = (page: Page) => page.locator('html').getAttribute('data-theme');

/**
 * Puts other clothes on a page that wears some, with all that the stylesheet asks for. A visit for each of
 * them would draw one page twenty times.
 */
const change = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    const link = document.querySelector<HTMLLinkElement>('link[href*="/themes/"]');
    if (!link) throw new Error('The page wears its own');
    if (link.href.endsWith(`/${name}.css`)) return;
    const come = new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      // It has come without the faces that it imports.
      link.addEventListener('error', resolve, { once: true });
    });
    document.documentElement.dataset['theme'] = name;
    link.href = link.href.replace(/[^/]+$/, `${name}.css`);
    await come;
    if (!link.sheet) throw new Error(`${link.href} does not come`);
    // Its faces are asked for when the page is laid out.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
  }, theme);

/** Opens a page in the clothes of a home, and looks at it in those of each home in turn. */
async function inEveryInnerTheme(page: Page, path: string, look: (worn: string) => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first = ''] = themes.filter((name) => name !== site.theme);
  await openUntouched(page, `${path}?theme=${first}`);
  expect(await worn(page)).toBe(first);
  for (const theme of themes) {
    await change(page, theme);
    await look(`${path} in the clothes of ${theme}`);
  }
}

/** A page has room for all its words in a narrow window, whichever faces come. */
async function expectRoom(page: Page, path: string) {
  await page.setViewportSize(NARROWEST);
  await inEveryInnerTheme(page, path, async (where) => {
    expect.soft(await horizontalOverflow(page), `what sticks out: ${where}`).toEqual([]);
    expect.soft(await cutLetters(page), `what is cut: ${where}`).toEqual([]);
    expect.soft(await brokenWords(page), `words that go on in the next line: ${where}`).toEqual([]);
  });
}

const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);

test.describe('a site with a wardrobe', () => {
  for (const route of routes)
    test(`${route.path} is sound in the clothes of every home`, async ({ page }) => {
      const watched = watch(page, route);
      // What a page is for those who listen is the same in all clothes; one page shows that it is.
      const rules = route === routes[0] ? ALL_RULES : RULES_OF_STYLE;
      // From the widest to the narrowest and back, in turns: the next clothes are put on in the last of them.
      let viewports = [NARROWEST, WIDTHS[390], WIDTHS[1440]];
      await inEveryInnerTheme(page, route.path, async (where) => {
        viewports = viewports.toReversed();
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          expect
            .soft(await horizontalOverflow(page), `${where} at ${viewport.width} px`)
            .toEqual([]);
          if (viewport === WIDTHS[1440])
            expect.soft(await axeViolations(page, rules), where).toEqual([]);
        }
        await watched.settle();
        expect.soft(watched.problems, `problems of ${where}`).toEqual([]);
      });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new URL(route.path, site.url).href,
      );
    });

  test('a narrow window has room for all words in the clothes of every home', ({ page }) =>
    expectRoom(page, '/blog'));

  test('a narrow window has room for all words without the faces of any', async ({ page }) => {
    await refuseFiles(page, 'fonts');
    await expectRoom(page, '/about');
  });

  test('there are clothes to try on, and long pages to try them on with', () => {
    expect(themes.length).toBeGreaterThan(0);
    expect(routes.map(({ path }) => path)).toContain('/about');
  });

  test('who comes from a home sees inner pages as that home is, until another is chosen', async ({
    page,
  }) => {
    const [first, second] = themes.filter((name) => name !== site.theme && name !== HOUSE);
    test.skip(first === undefined || second === undefined, 'needs two homes');
    await page.goto(`/${first}`);
    const accent = await token(page, '--color-accent');
    await page.goto('/about');
    expect(await worn(page)).toBe(first);
    expect(await token(page, '--color-accent')).toBe(accent);
    await page.goto(`/service?theme=${second}`);
    await page.goto('/contact');
    expect(await worn(page)).toBe(second);
    await page.goto(`/contact?theme=${site.theme}`);
    expect(await worn(page)).toBeNull();
    await page.goto('/about');
    expect(await worn(page)).toBeNull();
  });

  test('it is put on before the first paint', async ({ page }) => {
    const [theme] = themes.filter((name) => name !== site.theme);
    await page.goto(`/about?theme=${theme}`);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const [paint, sheet] = await page.evaluate(
      (name) => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        performance
          .getEntriesByType('resource')
          .filter((one) => one.name.endsWith(`/themes/${name}.css`))
          .map(({ startTime, duration }) => startTime + duration)[0] ?? Infinity,
      ],
      theme,
    );
    expect(sheet).toBeLessThan(paint);
  });

  test('an address with a theme that is none does nothing', async ({ page }) => {
    const { dialogs, asked } = watchIntruders(page);
    for (const value of [
      '../../evil',
      '"><script>alert(1)</script>',
      "');alert(1);('",
      'https://elsewhere.example/x',
      'constructor',
      '',
    ])
      await test.step(JSON.stringify(value), async () => {
        await openPage(page, `${PLAIN}?theme=${encodeURIComponent(value)}`);
        expect(await worn(page)).toBeNull();
        expect(await page.evaluate(() => sessionStorage.getItem('theme'))).toBeNull();
      });
    expect(dialogs).toEqual([]);
    const sheets = (url: string) => /\/themes\/.*\.css/.test(url);
    expect(asked.filter((url) => sheets(url) || !url.startsWith(ORIGIN))).toEqual([]);
  });

  test('where nothing can be remembered, the address decides for its own page', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await refuseStorage(page);
    const [theme = ''] = themes.filter((name) => name !== site.theme);
    await page.goto(`/about?theme=${theme}`);
    expect(await worn(page)).toBe(theme);
    await page.goto('/about');
    expect(await worn(page)).toBeNull();
    expect(errors).toEqual([]);
  });

  test('it costs pages without a choice next to nothing', () => {
    for (const { path, file } of routes) {
      const html = readFileSync(file, 'utf8');
      const without = html.replace(
        /<script>\{let(?:(?!<\/script>).)*\/themes(?:(?!<\/script>).)*<\/script>/s,
        '',
      );
      expect(without, 'the line is there').not.toBe(html);
      const cost = gzipSync(html).length - gzipSync(without).length;
      expect.soft(cost, `${path}: gzipped bytes`).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
});

for (const tag of furtherLanguages)
  test(`a page in ${tag} has the letters of its language in other clothes too`, async ({
    page,
  }) => {
    const [first = ''] = themes.filter((name) => name !== site.theme);
    await openUntouched(page, `${pathIn(tag, '/about')}?theme=${first}`);
    expect(await worn(page)).toBe(first);
    expect(await systemFonts(page)).toEqual([]);
  });
