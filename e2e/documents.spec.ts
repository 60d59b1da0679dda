import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { readElements, select, type Element } from '../tools/site/document.ts';
import { htmlRules } from './support/html-rules.ts';
import { brokenAddresses, sitePath } from './support/links.ts';
import {
  discoverFiles,
  discoverRoutes,
  everyRoute,
  SITE_ROOT,
  type Route,
} from '../tools/site/routes.ts';
import { shareOfWords, textsIn } from './support/carried-words.ts';

/** Checks that need no browser, in one process that reads each file once. */

test.describe.configure({ mode: 'default' });

const routes = discoverRoutes();
const files = discoverFiles();
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

const titleOf = (elements: readonly Element[]) => select(elements, 'title')[0]?.text ?? '';
const canonicalOf = (elements: readonly Element[]) =>
  select(elements, 'link', { rel: 'canonical' })[0]?.attributes['href'];
const metaOf = (elements: readonly Element[], key: 'name' | 'property', value: string) =>
  select(elements, 'meta', { [key]: value })[0]?.attributes['content'] ?? '';

test('no two pages describe themselves alike', () => {
  const pages = new Map<string | undefined, Set<string>>();
  for (const route of routes) {
    const elements = readElements(route.file);
    const description = metaOf(elements, 'name', 'description');
    // The home page has two addresses, one of which is canonical.
    const page = canonicalOf(elements) ?? route.path;
    pages.set(description, (pages.get(description) ?? new Set()).add(page));
  }
  const shared = [...pages].filter(([, found]) => found.size > 1);
  expect(shared.map(([description, found]) => ({ description, pages: [...found] }))).toEqual([]);
});

test('there are pages to test', () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/404']));
});

/** The largest form carries a seventh of the interface's words: its labels and messages. */
const MOST_WORDS = 0.2;

test('no island and no script carries the words of the whole interface', () => {
  const hasIsland = ({ file }: Route) => readFileSync(file, 'utf8').includes('<astro-island');
  for (const { file, path } of everyRoute().filter(hasIsland))
    for (const { attributes } of select(readElements(file), 'astro-island')) {
      const carried = new Set(textsIn(JSON.parse(attributes['props'] ?? '{}')));
      const name = `${attributes['component-export']} on ${path}`;
      expect(
        shareOfWords((text) => carried.has(text)),
        name,
      ).toBeLessThan(MOST_WORDS);
    }
  for (const file of globSync('_astro/*.js', { cwd: SITE_ROOT })) {
    const script = readFileSync(join(SITE_ROOT, file), 'utf8');
    expect(
      shareOfWords((text) => script.includes(text)),
      file,
    ).toBeLessThan(MOST_WORDS);
  }
});

for (const route of routes) {
  test.describe(`file of ${route.path}`, () => {
    test('says what the page is', () => {
      const elements = readElements(route.file);
      expect.soft(select(elements, 'h1'), 'exactly one h1').toHaveLength(1);
      expect.soft(select(elements, 'h1')[0]?.text, 'words in the h1').toBeTruthy();
      expect.soft(select(elements, 'title'), 'exactly one title').toHaveLength(1);
      expect.soft(titleOf(elements), 'words in the title').toBeTruthy();
      const html = select(elements, 'html')[0];
      expect.soft(html?.attributes['lang'], 'language').toMatch(/^[a-z]{2,3}(-\w+)*$/);
      expect.soft(metaOf(elements, 'name', 'description'), 'description').toBeTruthy();
      expect.soft(metaOf(elements, 'name', 'viewport'), 'viewport').toContain('width=device-width');
      const awaited = select(elements, 'link', { rel: 'expect' })[0]?.attributes['href'];
      const last = elements.findIndex(({ attributes }) => `#${attributes['id']}` === awaited);
      expect
        .soft(last, 'what the first paint waits for')
        .toBeGreaterThan(elements.findIndex(({ name }) => name === 'footer'));
      const canonical = canonicalOf(elements) ?? '';
      expect.soft(canonical, 'canonical address').toMatch(/^https?:/);
      const canonicalPath = canonical && sitePath(canonical, route);
      expect
        .soft(
          routes.map(({ path }) => path),
          'canonical page',
        )
        .toContain(canonicalPath);
      const picture = metaOf(elements, 'property', 'og:image');
      expect.soft(picture, 'social picture').toMatch(/^https?:/);
      expect
        .soft([...files], 'social picture’s file')
        .toContain(picture && sitePath(picture, route));
    });

    test('mentions nothing that is not there', () => {
      expect(brokenAddresses(route)).toEqual([]);
    });

    test('is valid HTML', async () => {
      const { results } = await validator.validateFile(route.file);
      const lines = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector, line, column }) =>
            `${ruleId}: ${message} (${selector ?? ''} ${line}:${column})`,
        ),
      );
      expect(lines).toEqual([]);
    });
  });
}

test('each page has a title of its own', () => {
  const addresses = new Map<string, Set<string>>();
  for (const { file, path } of routes) {
    const elements = readElements(file);
    const title = titleOf(elements);
    const known = addresses.get(title) ?? new Set();
    addresses.set(title, known.add(canonicalOf(elements) ?? path));
  }
  const shared = [...addresses].filter(([, canonical]) => canonical.size > 1);
  expect(shared.map(([title, canonical]) => `"${title}": ${[...canonical].join(', ')}`)).toEqual(
    [],
  );
});
