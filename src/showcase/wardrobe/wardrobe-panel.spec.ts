import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { ModuleKind, transpile } from 'typescript';
import site from '../../../site.config.ts';
import { siteLine } from '../choices/theme-file.ts';
import { HOUSE } from '../../lib/theme/inner-theme.ts';
import { themeStyles, tokenNames, type Theme } from '../../lib/theme/theme.ts';
import { axeViolations } from '../../../tools/site/accessibility.ts';
import { LAPTOP, ORIGIN, WIDTHS } from '../../../tools/site/launch-options.ts';
import { readDemos } from '../../../tools/site/demos.ts';
import { watchIntruders } from '../../../e2e/support/intruders.ts';
import { openPage } from '../../../tools/site/open.ts';
import { horizontalOverflow } from '../../../tools/site/overflow.ts';
import { refuseStorage } from '../../../e2e/support/refuse.ts';
import { SITE_ROOT } from '../../../tools/site/routes.ts';
import { visitOnce } from '../../../e2e/support/visit.ts';
import { walkDown } from '../../../e2e/support/walk.ts';
import { watch } from '../../../e2e/support/watch.ts';

/** The wardrobe's panel: what it changes, remembers, sends and hands over. */

/** An inner page, and the one that is visited next. */
const [PAGE, NEXT] = ['/about', '/service'];

/** A short page: the line in the head that reads an address is the same on all of them. */
const PLAIN = '/imprint';

const hasPages = [PAGE, NEXT, PLAIN].every((path) => existsSync(join(SITE_ROOT, `${path}.html`)));

const homes = readDemos()
  .map(({ slug }) => slug)
  .filter((name) => existsSync(join(SITE_ROOT, 'themes', `${name}.css`)));

/** Gzipped bytes of the button and the line in the head, at most. */
const MOST_BYTES = 400;

/** What nobody needs who does not open the panel. */
const PANEL_FILES = /\/themes\/(wardrobe\.json|specimens|wear|house-faces)|open-wardrobe/;

const opener = (page: Page) => page.locator('button[data-wardrobe]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Wardrobe' });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

async function turnOpen(page: Page) {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Undoes all that was changed, and closes the panel. */
async function putBack(page: Page) {
  await button(page, 'Undo all').click();
  await button(page, 'Close the wardrobe').click();
}

async function openPanel(page: Page, path: string) {
  await openPage(page, path);
  await turnOpen(page);
}

/** All tokens of a page, as they are worked out. */
const tokens = (page: Page) =>
  page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
  }, tokenNames);

const token = async (page: Page, name: (typeof tokenNames)[number]) => (await tokens(page))[name];

const digits = (page: Page, name: string) =>
  panel(page).getByRole('textbox', { name: `${name}, six digits` });

const choose = (page: Page, group: string, name: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

test.skip(!hasPages || homes.length < 2, 'needs two pages and two homes');

test('nothing of it is fetched before it is touched', async ({ page }) => {
  for (const path of [PAGE, `/${homes[0]}`]) {
    const watched = watch(page, { path, file: '', status: 200 });
    await openPage(page, path);
    await walkDown(page);
    await watched.settle();
    expect(watched.requests.map((one) => one.url()).filter((url) => PANEL_FILES.test(url))).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }
});

test('what stands in the page for it weighs next to nothing', () => {
  for (const path of [PAGE, `/${homes[0]}`]) {
    const html = readFileSync(join(SITE_ROOT, `${path}.html`), 'utf8');
    const without = html
      .replace(/<button[^>]*data-wardrobe=.*?<\/button>/s, '')
      .replace(/if\(s\.look.*?<\\\/script>'\)/s, '');
    expect(without.length).toBeLessThan(html.length);
    const cost = gzipSync(html).length - gzipSync(without).length;
    expect.soft(cost, `${path}: gzipped bytes`).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('it is opened, used and closed by keyboard', async ({ page }) => {
  const { problems } = watch(page, { path: PAGE, file: '', status: 200 });
  await openPage(page, PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close the wardrobe')).toBeFocused();
  await page.keyboard.press('Tab');
  const worn = panel(page).getByRole('group', { name: 'Themes' }).getByRole('radio').first();
  await expect(worn).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  expect(problems).toEqual([]);
});

for (const path of [PAGE, `/${homes[0]}`])
  test.describe(`on ${path}`, () => {
    const visit = visitOnce(path, { reducedMotion: 'reduce' });

    for (const width of [390, 1440] as const)
      test(`it is sound on ${path} at ${width} px`, async () => {
        const page = visit();
        await page.setViewportSize(WIDTHS[width]);
        await turnOpen(page);
        await digits(page, 'Accent').fill('#ffb454');
        await expect(panel(page).getByRole('list', { name: 'Contrast' })).toBeVisible();
        expect.soft(await axeViolations(page)).toEqual([]);
        expect.soft(await horizontalOverflow(page)).toEqual([]);
        const { height = 0 } = (await panel(page).boundingBox()) ?? {};
        if (width === 390) expect(height / WIDTHS[390].height).toBeLessThan(0.6);
        await putBack(page);
      });
  });

test('it changes the page at once, and the next one before it is painted', async ({ page }) => {
  await openPanel(page, PAGE);
  await digits(page, 'Accent').fill('#1f7a4d');
  await choose(page, 'Corners', 'Pill');
  expect(await tokens(page)).toMatchObject({
    'color-accent': '#1f7a4d',
    'radius-card': '2rem',
  });
  const worn = await tokens(page);
  await page.goto(NEXT, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await tokens(page)).toEqual(worn);
  // It stays open as one walks on, and leaves the focus alone.
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).not.toBeFocused();
});

test.describe('what it hands over', () => {
  const [, theme = '', third = ''] = homes;
  const visit = visitOnce(`${PAGE}?theme=${theme}`, {
    viewport: LAPTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a link shows the same to somebody else', async ({ browser }) => {
    const page = visit();
    await turnOpen(page);
    await digits(page, 'Paper').fill('#101820');
    await choose(page, 'Motion', 'Calm');
    await button(page, 'Copy link').click();
    await expect(panel(page).getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${ORIGIN}${PAGE}?theme=${theme}&look=background-101820.motion-calm`);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link, { waitUntil: 'commit' });
    await other.waitForFunction(() => document.body);
    expect(await tokens(other)).toEqual(await tokens(page));
    await other.context().close();
    await putBack(page);
  });

  test('the file that it hands over gives exactly that page', async ({ browser }) => {
    const page = visit();
    await turnOpen(page);
    await digits(page, 'Paper').fill('#fdf6e3');
    await digits(page, 'Ink').fill('#073642');
    await digits(page, 'Accent').fill('#a3195b');
    await panel(page).locator(`.wardrobe-faces label:has([data-swatch=${third}])`).click();
    await choose(page, 'Corners', 'Round');
    await choose(page, 'Room', 'Close');
    await choose(page, 'Motion', 'Brisk');
    await expect(panel(page).getByText(siteLine(theme))).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('theme.ts');
    const code = transpile(readFileSync(await saved.path(), 'utf8'), { module: ModuleKind.ESNext });
    const { default: exported } = (await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    )) as { default: Theme };
    // The page as a build with that file would print it.
    const other = await (await browser.newContext()).newPage();
    await other.route(`**${PAGE}`, async (route) => {
      const html = readFileSync(join(SITE_ROOT, `${PAGE}.html`), 'utf8')
        .replace(/@layer tokens.theme\{.*?\}\}/s, () => themeStyles(exported))
        .replace('</head>', `<link rel="stylesheet" href="/themes/${third}-faces.css"></head>`);
      await route.fulfill({ body: html, contentType: 'text/html' });
    });
    await other.goto(PAGE);
    const asBuilt = await tokens(other);
    // Typefaces take a moment to come.
    await expect.poll(() => tokens(page)).toEqual(asBuilt);
    await other.context().close();
    await putBack(page);
  });

  test('the file goes into the project as it is', async () => {
    const page = visit();
    await turnOpen(page);
    await button(page, 'Copy theme.ts').click();
    await expect(button(page, 'Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('} satisfies Theme;\n');
    expect(text).toContain("import type { Theme } from '~/lib/theme/theme';");
    await button(page, 'Close the wardrobe').click();
  });
});

test('it is undone step by step, or all at once', async ({ page }) => {
  await openPanel(page, PAGE);
  const first = await tokens(page);
  await expect(button(page, 'Undo')).toBeDisabled();
  await choose(page, 'Corners', 'Pill');
  const second = await tokens(page);
  await choose(page, 'Room', 'Wide');
  await button(page, 'Undo').click();
  expect(await tokens(page)).toEqual(second);
  await choose(page, 'Motion', 'Stepped');
  await button(page, 'Undo all').click();
  expect(await tokens(page)).toEqual(first);
  await expect(button(page, 'Undo all')).toBeDisabled();
  await page.goto(NEXT);
  expect(await tokens(page)).toEqual(first);
});

test('an inner page puts on any theme, with its typefaces and its decoration', async ({ page }) => {
  const [, theme = ''] = homes;
  await page.goto(`${PAGE}?theme=${theme}`);
  const wanted = await tokens(page);
  await page.goto(`${PAGE}?theme=${site.theme}`);
  const own = await tokens(page);
  await openPanel(page, PAGE);
  await panel(page).locator(`label:has([data-swatch=${theme}])`).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await tokens(page)).toEqual(wanted);
  await button(page, 'Undo').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  expect(await tokens(page)).toEqual(own);
});

test('a home keeps what was changed on it, and no other home wears it', async ({ page }) => {
  const [first, second] = homes;
  await page.goto(`/${second}`);
  const other = await tokens(page);
  await openPanel(page, `/${first}`);
  await digits(page, 'Accent').fill('#1f7a4d');
  await button(page, 'Close the wardrobe').click();
  await page.goto(PAGE);
  expect(await token(page, 'color-accent')).toBe('#1f7a4d');
  await page.goto(`/${second}`);
  expect(await tokens(page)).toEqual(other);
  await page.goto(`/${first}`);
  expect(await token(page, 'color-accent')).toBe('#1f7a4d');
  await opener(page).click();
  await panel(page).locator(`a:has([data-swatch=${second}])`).click();
  await expect(page).toHaveURL(new RegExp(`/${second}$`));
  await expect(panel(page)).toBeVisible();
});

test('a colour that cannot be read is told so, and the nearest that can is offered', async ({
  page,
}) => {
  await openPanel(page, `${PAGE}?theme=${HOUSE}`);
  await digits(page, 'Accent').fill('#ffb454');
  const pair = panel(page).getByRole('listitem').filter({ hasText: 'Accent on paper' });
  await expect(pair).toContainText('1.6 : 1');
  await expect(pair).toContainText('falls short of 4.5');
  await panel(page)
    .getByRole('button', { name: /^Use #.{6}, the nearest that passes$/ })
    .click();
  await expect(pair).toContainText('passes AA');
  await button(page, 'As designed: Accent').click();
  await expect(digits(page, 'Accent')).toHaveValue('#c93a12');
});

test('an address with a look that is none changes and runs nothing', async ({ page }) => {
  const { dialogs, asked } = watchIntruders(page);
  await page.goto(PLAIN);
  const own = await tokens(page);
  for (const look of [
    'accent-red',
    'accent-1f7a4d;}body{display:none}',
    '"><script>alert(1)</script>',
    "');alert(1);('",
    'faces-../../evil',
    'faces-https://elsewhere.example/x',
    'constructor-x.__proto__-y',
    '',
  ])
    for (const address of [
      `${PLAIN}?look=${encodeURIComponent(look)}`,
      `${PLAIN}?theme=${encodeURIComponent(look)}&look=${look}`,
    ])
      await test.step(address, async () => {
        await openPage(page, address);
        expect(await tokens(page)).toEqual(own);
        expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
        expect(await page.evaluate(() => sessionStorage.getItem('look'))).toBeNull();
      });
  expect(dialogs).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(ORIGIN))).toEqual([]);
});

test('what somebody else wrote into the memory of the visit changes nothing', async ({ page }) => {
  await page.goto(PAGE);
  const own = await tokens(page);
  await page.evaluate(() => {
    sessionStorage.setItem('look', 'house accent-1f7a4d;}body{display:none}');
    sessionStorage.setItem('wardrobe', '{"open":true,"past":["x","<b>",null,7]}');
  });
  await openPage(page, NEXT);
  await expect(panel(page)).toBeVisible();
  expect(await tokens(page)).toEqual(own);
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('where nothing can be remembered, it serves its own page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await refuseStorage(page);
  await openPanel(page, PAGE);
  await digits(page, 'Accent').fill('#1f7a4d');
  expect(await token(page, 'color-accent')).toBe('#1f7a4d');
  expect(errors).toEqual([]);
});
