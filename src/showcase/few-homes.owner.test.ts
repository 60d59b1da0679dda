import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../tools/site/launch-options.ts';
import { readElements, select } from '../../tools/site/document.ts';
import { readDemos } from '../../tools/site/demos.ts';
import { openUntouched } from '../../tools/site/open.ts';
import site from '../../site.config.ts';
import { ensureBrowser } from '../../tools/lib/browser.ts';
import { copyProject, edit, runIn } from '../../tools/owner/copy-project.ts';
import { serveSite } from '../../tools/serve/serve-site.ts';
import { inWords } from '../lib/content/facts.ts';
import type { Theme } from '../lib/theme/theme.ts';
import { readChoices } from './choices/choices.ts';
import { dress } from './choices/dress.ts';
import { themePath } from '../lib/theme/inner-theme.ts';
import { siteLine, themeFile } from './choices/theme-file.ts';

/** One build takes some seconds; a busy machine may need many more. */
const BUILD_TIMEOUT_MS = 1_800_000;

/** The homes that the copy has: the site's own, and one whose theme is changed. */
const KEPT = [site.home, 'studio-agency'];

/** What a visitor chose in the wardrobe, as the link has it that they sent. */
const OUTFIT =
  '?theme=studio-agency&look=background-fdf6e3.text-073642.accent-a3195b' +
  `.faces-${site.home}.radius-round.space-close.motion-brisk`;

/** The page that both wear, as a path below `src/pages`, and where the theme lies as it was designed. */
const [WORN_PAGE, DESIGNED] = ['about', 'as-designed'] as const;

/** A home's theme, as the project has it. */
const themeOf = async (name: string): Promise<Theme> =>
  ((await import(join(copy, themePath(name)))) as { default: Theme }).default;

/** In the place of pages that are linked to and not looked at. */
const EMPTY_PAGE = '<html lang="en"><head><title>-</title></head></html>\n';

/** Whose styles are compared, and which: what the choices are about. */
const SUBJECTS = 'body, header, main > *, main :is(h1, h2, h3, p, a, button, img, li), footer';
const PROPERTIES = [
  ...['color', 'background-color', 'border-top-color', 'color-scheme', 'filter', 'clip-path'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform'],
  ...['border-top-left-radius', 'padding-block-start', 'padding-block-end', 'margin-block-start'],
  ...['transition-duration', 'transition-timing-function', 'inline-size', 'block-size'],
];

/** How an address of the built copy looks: the styles of its subjects, one line each. */
async function looksOf(page: Page, url: string): Promise<string[]> {
  // What lies below has no height of its own until it is laid out.
  await openUntouched(page, url);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([subjects, properties]) =>
      [...document.querySelectorAll(subjects)].map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((name) => style.getPropertyValue(name));
        return [element.tagName, element.textContent.slice(0, 20), ...values].join(' | ');
      }),
    [SUBJECTS, PROPERTIES] as const,
  );
}

let copy: string;

beforeAll(async () => {
  const homes = readDemos().map(({ slug }) => slug);
  copy = await copyProject(homes.filter((slug) => !KEPT.includes(slug)));
}, BUILD_TIMEOUT_MS);

afterAll(() => rm(copy, { recursive: true }));

test(
  'a page looks as the wardrobe did, with the theme that this handed over',
  { timeout: BUILD_TIMEOUT_MS },
  async () => {
    const designed = join(copy, 'src/demos', DESIGNED);
    for (const file of ['theme.ts', 'inner.css'])
      await cp(join(copy, 'src/demos/studio-agency', file), join(designed, file));
    const themes = Object.fromEntries(
      await Promise.all(KEPT.map(async (name) => [name, await themeOf(name)] as const)),
    );
    const { theme: name = '', ...choices } = readChoices(OUTFIT, themes);
    const theme = dress(await themeOf(name), choices, themes);
    await writeFile(join(copy, themePath(name)), themeFile({ name, theme }));
    const pages = globSync('*.astro', { cwd: join(copy, 'src/pages') });
    for (const page of pages)
      if (
        !page.startsWith('[') &&
        ![WORN_PAGE, site.home, '404'].includes(page.replace('.astro', ''))
      )
        await writeFile(join(copy, 'src/pages', page), EMPTY_PAGE);
    await edit(
      copy,
      'site.config.ts',
      ["theme: 'house',", siteLine(name)],
      ['homeBrands: true,', ''],
    );
    // Without the bar the wardrobe's button stands in the window's corner.
    await edit(copy, 'astro.config.ts', ['showcase()', 'showcase({ bar: false })']);
    await runIn(copy, ['astro', 'build'], {});
    const html = await readFile(join(copy, 'dist', `${WORN_PAGE}.html`), 'utf8');
    expect(html).not.toContain('data-demo-bar=""');
    expect(html).toContain('data-wardrobe="/themes"');
    const served = await serveSite({ root: join(copy, 'dist'), port: 0 });
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: await ensureBrowser(),
    });
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const address = `${served.url}/${WORN_PAGE}`;
      const exported = await looksOf(page, address);
      const dressed = await looksOf(page, address + OUTFIT.replace(name, DESIGNED));
      expect(exported.length).toBeGreaterThan(30);
      expect(exported).toEqual(dressed);
      // It is not what the home looks like by itself.
      const visitor = await browser.newPage({ reducedMotion: 'reduce' });
      expect(await looksOf(visitor, `${address}?theme=${DESIGNED}`)).not.toEqual(exported);
    } finally {
      await browser.close();
      await served.close();
    }
  },
);

test('menu and catalogue count the homes that are left', () => {
  const left = readDemos(copy);
  const page = readElements(join(copy, 'dist/demo.html'));
  const titles = left.map(({ title }) => title);
  // The menu's; a window of the catalogue opens in a tab of its own.
  const entries = select(page, 'a')
    .filter(({ attributes: { href } }) => left.some(({ slug }) => href === `/${slug}`))
    .filter(({ attributes: { target } }) => target !== '_blank')
    .map(({ text }) => text);
  expect(new Set(entries)).toEqual(
    new Set(left.filter((demo) => demo.built).map(({ title }) => title)),
  );
  const windows = select(page, 'li').filter(
    ({ attributes }) => attributes['data-groups'] !== undefined,
  );
  const named = windows.filter(({ text }) => titles.some((title) => text.includes(title)));
  expect(named).toHaveLength(left.length);
  expect(select(page, 'h1')[0]?.text.toLowerCase()).toContain(
    inWords(left.length, site.languages[0]),
  );
  const tabs = select(page, 'label').map(({ text }) => text.trim());
  for (const group of ['agency', 'corporate', 'portfolio', 'landing']) {
    const count = left.filter(({ groups }) => groups.includes(group)).length;
    const tab = tabs.find((text) => text.toLowerCase().startsWith(group));
    expect(tab?.toLowerCase().replace(/\s/g, '')).toBe(`${group}${count}`);
  }
});
