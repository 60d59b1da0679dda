import { expect, test, type Page } from '@playwright/test';
import { NARROWEST, WIDTHS } from '../tools/site/launch-options.ts';
import { openPage } from '../tools/site/open.ts';
import { twoFrames } from '../tools/site/two-frames.ts';
import { properNames } from './support/content.ts';
import { cutLetters } from './support/letters.ts';
import { horizontalOverflow } from '../tools/site/overflow.ts';
import { overlappingTexts } from './support/overlaps.ts';
import { growTexts, pseudo } from './support/pseudo.ts';
import { discoverTemplates } from './support/templates.ts';
import { inWindows } from './support/visit.ts';
import { walkDown } from './support/walk.ts';

/**
 * Checks that every layout holds the words of other languages, which are longer: nothing is cut,
 * overlaps or overflows in a pseudo-language, read from left to right and mirrored.
 */

const PHONE = WIDTHS[390];
const DESKTOP = WIDTHS[1440];
const TABLET = { ...DESKTOP, width: 768 };

/** Each direction in its windows, from the one in which the page is opened and back to it. */
const VIEWS = [
  ...[TABLET, PHONE, NARROWEST].map((size) => ({ size, direction: 'ltr' })),
  ...[PHONE, DESKTOP].map((size) => ({ size, direction: 'rtl' })),
  { size: DESKTOP, direction: 'ltr' },
] as const;

type View = (typeof VIEWS)[number];

const nameOf = ({ size, direction }: View) => `${size.width} px, ${direction}`;

/** Posts, works and lists of posts differ from others of their folder in words and pictures alone. */
const folders = Map.groupBy(discoverTemplates(), ({ route }) => route.path.replace(/[^/]*$/, ''));
const pages = [...folders].flatMap(([folder, all]) => (folder === '/' ? all : all.slice(0, 1)));

/**
 * Its texts stand in soap bubbles, whose size is geometry: on a phone those of the original fill
 * them.
 */
const FULL_WHEN_NARROW = '/creative-landing';

const viewsOf = (path: string) =>
  path === FULL_WHEN_NARROW ? VIEWS.filter(({ size }) => size.width >= TABLET.width) : VIEWS;

const names = properNames();

inWindows(pages, { viewport: DESKTOP, reducedMotion: 'reduce' }, ({ route }, shown) => {
  test(`${route.path} holds longer words`, async () => {
    const page = shown();
    await page.setViewportSize(DESKTOP);
    await openPage(page, route.path);
    await walkDown(page);
    const meant = new Map<View, Set<string>>();
    for (const view of viewsOf(route.path)) {
      await show(page, view);
      meant.set(view, new Set((await overlappingTexts(page)).map(({ kind }) => kind)));
    }
    await growTexts(page, names);
    for (const view of viewsOf(route.path)) {
      await show(page, view);
      // Texts that lie over each other in the original do so by design.
      const overlaps = (await overlappingTexts(page)).filter(
        ({ kind }) => !meant.get(view)?.has(kind),
      );
      const where = nameOf(view);
      expect.soft(await horizontalOverflow(page), `${where}: overflows`).toEqual([]);
      expect.soft(await cutLetters(page), `${where}: is cut`).toEqual([]);
      expect
        .soft(
          overlaps.map(({ line }) => line),
          `${where}: overlaps`,
        )
        .toEqual([]);
    }
  });
});

/** The template's own bar, which no owner's site has, is full in the narrowest window: it is closed there. */
async function show(page: Page, { size, direction }: View) {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ dir, isNarrow }) => {
      const root = document.documentElement;
      root.dir = dir;
      root.toggleAttribute('data-demo-bar', isNarrow);
      if (isNarrow) root.dataset['demoBar'] = 'closed';
      scrollTo({ top: 0, behavior: 'instant' });
    },
    { dir: direction, isNarrow: size === NARROWEST },
  );
  await page.evaluate(twoFrames);
}

test('the pseudo-language is a third longer, and changes words alone', () => {
  const text = 'Hundreds of words, and none of them is a figure: we count letters.';
  expect(pseudo(text).length / text.length).toBeGreaterThan(1.3);
  expect(pseudo('Call us “today.”')).toBe('Çcàáll úüs “tóödàáýÿ.”');
  for (const kept of [
    'a',
    '59 USD',
    '12:30',
    '€1.5m',
    'ana@studio.example',
    'www.studio.example/about',
  ])
    expect(pseudo(kept)).toBe(kept);
});
