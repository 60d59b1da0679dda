import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import site from '../site.config.ts';
import { rgbOf } from '../src/lib/theme/contrast.ts';
import { HOUSE } from '../src/lib/theme/inner-theme.ts';
import { inScheme, secondScheme, type Scheme, type Theme } from '../src/lib/theme/theme.ts';
import { SCHEME_KEY } from '../src/shell/scheme/constants.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { WIDTHS } from '../tools/site/launch-options.ts';
import { openPage } from '../tools/site/open.ts';
import { discoverRoutes, type Route } from '../tools/site/routes.ts';
import { axeViolations } from '../tools/site/accessibility.ts';
import { watch } from './support/watch.ts';

/**
 * Themes with two palettes: pages follow the system, and a switch keeps the visitor's choice. The
 * pages of all other themes have none of it.
 */

const files = globSync(['src/demos/*/theme.ts', 'src/styles/house.ts'], { cwd: ROOT });

const themes = new Map(
  await Promise.all(
    files.map(async (file) => {
      const { default: theme } = (await import(join(ROOT, file))) as { default: Theme };
      const name = file.endsWith('house.ts') ? HOUSE : basename(dirname(file));
      return [name, theme] as const;
    }),
  ),
);

const routes = discoverRoutes();
const routeOf = (path: string) => routes.find((route) => route.path === path);

/** The pages that wear a theme by its name: homes, the splash page, and a handful of inner pages. */
const pagesOf = (name: string): string[] =>
  [
    ...[`/${name}`, ...(site.home === name ? ['/'] : [])],
    ...(name === HOUSE ? ['/demo'] : []),
    ...(site.theme === name
      ? ['/about', '/blog', '/blog-details', '/contact', '/portfolio', '/portfolio-details']
      : []),
    ...(site.theme === name ? ['/imprint', '/pricing-table', '/counters', '/testimonial'] : []),
  ].filter((path) => routeOf(path) !== undefined);

interface Worn {
  readonly path: string;
  readonly route: Route;
  readonly theme: Theme;
  readonly first: Scheme;
  readonly second: Scheme;
}

const twofold = [...themes].flatMap(([name, theme]) => {
  const second = secondScheme(theme);
  if (second === undefined) return [];
  return pagesOf(name).flatMap((path): Worn[] => {
    const route = routeOf(path);
    return route ? [{ path, route, theme, first: theme.scheme, second }] : [];
  });
});

/** A theme's background in a scheme, as a browser computes it. */
const groundOf = (theme: Theme, scheme: Scheme) =>
  `rgb(${rgbOf(inScheme(theme, scheme).tokens['color-background'] ?? '')?.join(', ')})`;

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const { path, route, theme, first, second } of twofold)
  test(`${path} follows the system, and everybody can use it in its ${second} colours`, async ({
    page,
  }) => {
    using seen = watch(page, route);
    await page.emulateMedia({ colorScheme: second });
    await openPage(page, path);
    expect(await ground(page)).toBe(groundOf(theme, second));
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: first });
    expect(await ground(page)).toBe(groundOf(theme, first));
    await page.emulateMedia({ colorScheme: second, media: 'print' });
    expect(await ground(page)).toBe(groundOf(theme, 'light'));
    expect(seen.problems).toEqual([]);
  });

/** The first page of each theme; the showcase's inner pages wear the theme of a home visited before. */
const [one, other = one] = twofold.filter(
  ({ theme }, index) => twofold.findIndex((worn) => worn.theme === theme) === index,
);

declare global {
  interface Window {
    /** Added by the test: the page's background in each frame. */
    grounds?: string[];
  }
}

test.describe('the switch', () => {
  test.skip(one === undefined || other === undefined, 'no theme of this site has two palettes');
  if (one === undefined || other === undefined) return;

  const press = (page: Page) => page.locator('header [data-scheme-switch]:visible').click();
  const name = (page: Page) => page.locator('header [data-scheme-switch]:visible').textContent();

  test('keeps a choice over pages and visits, from the first frame on', async ({ page }) => {
    await page.addInitScript(() => {
      const grounds: string[] = [];
      window.grounds = grounds;
      const look = () => {
        if (document.body instanceof HTMLElement)
          grounds.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.emulateMedia({ colorScheme: one.first });
    await page.goto(one.path);
    await press(page);
    await expect.poll(() => ground(page)).toBe(groundOf(one.theme, one.second));
    for (const { path, theme } of [other, one]) {
      await openPage(page, path);
      const chosen = groundOf(theme, one.second);
      expect(new Set(await page.evaluate(() => window.grounds))).toEqual(new Set([chosen]));
    }
    await press(page);
    await page.reload();
    expect(await ground(page)).toBe(groundOf(one.theme, one.first));
  });

  test('says what it leads to, and is followed in other tabs', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(one.path);
    const tab = await context.newPage();
    await tab.goto(other.path);
    const before = await page.locator('header [data-scheme-switch]:visible').innerText();
    await press(page);
    await expect.poll(() => ground(tab)).toBe(groundOf(other.theme, 'dark'));
    const after = await page.locator('header [data-scheme-switch]:visible').innerText();
    expect(after).not.toBe(before);
    expect(await name(page)).toContain(after);
  });

  test('is in the menu of a phone', async ({ page }) => {
    await page.setViewportSize(WIDTHS[390]);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, one.path);
    await page.locator('[popovertarget=_mobile-menu]:visible').click();
    await page.locator('[data-mobile-menu] [data-scheme-switch]').click();
    await expect.poll(() => ground(page)).toBe(groundOf(one.theme, 'dark'));
    await page.evaluate((key) => localStorage.removeItem(key), SCHEME_KEY);
  });

  test('works for the page alone where nothing can be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    using seen = watch(page, one.route);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, one.path);
    await press(page);
    await expect.poll(() => ground(page)).toBe(groundOf(one.theme, 'dark'));
    expect(seen.problems).toEqual([]);
  });

  test('is not there without script, where the system decides', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(one.path);
    expect(await ground(page)).toBe(groundOf(one.theme, 'dark'));
    await expect(page.locator('[data-scheme-switch]:visible')).toHaveCount(0);
    await context.close();
  });
});

test('pages of one palette have no switch, and no byte of it', () => {
  const names = [...themes].flatMap(([name, theme]) =>
    secondScheme(theme) === undefined ? pagesOf(name) : [],
  );
  const found = routes
    .filter(({ path }) => names.includes(path))
    .filter(({ file }) =>
      /data-scheme|hasSwitch|prefers-color-scheme/.test(readFileSync(file, 'utf8')),
    )
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test.describe('a picture with another file for dark colours', () => {
  const route = routeOf('/demo');
  test.skip(route === undefined, 'no page of this site has one');
  if (route === undefined) return;

  for (const scheme of ['light', 'dark'] as const)
    test(`shows the one for ${scheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openPage(page, route.path);
      const shown = page.locator('picture[data-in] img:visible');
      await expect(shown).toHaveCount(1);
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(scheme === 'dark' ? /hero-night/ : /hero\./);
    });

  test('does not load the one that is not shown', async ({ page }) => {
    using seen = watch(page, route);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, route.path);
    await seen.settle();
    expect(seen.requests.map((request) => request.url()).join('\n')).not.toContain('hero-night');
  });
});
