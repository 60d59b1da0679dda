import { expect, test } from '@playwright/test';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import site from '../site.config.ts';
import { absoluteUrl } from '../src/lib/routes/url.ts';
import { kinds } from '../src/lib/site/kind.schema.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { readElements, select } from '../tools/site/document.ts';
import { ORIGIN } from '../tools/site/launch-options.ts';
import { discoverFiles, everyRoute, SITE_ROOT, type Route } from '../tools/site/routes.ts';
import { readHome } from './support/content.ts';
import {
  addressesIn,
  itemFaults,
  itemsIn,
  readVocabulary,
  type Item,
} from './support/schema-org.ts';
import { headingsIn, headingsOf, linksIn, tagsIn } from './support/twins.ts';

/** What machines read of the site, all of it by requests without a browser. */

test.describe.configure({ mode: 'default' });

/** Without not-found pages, which are no addresses: machines that meet their status read no further. */
const routes = everyRoute().filter(({ status }) => status === 200);

/** The site's own answer to one of its public addresses. */
const ask = (address: string) => fetch(ORIGIN + new URL(address).pathname, { redirect: 'manual' });

const isOwn = (address: string) => new URL(address).origin === new URL(site.url).origin;

/** The entries of the sitemap: address, and when it was last changed. */
const sitemap = [
  ...readFileSync(join(SITE_ROOT, 'sitemap-0.xml'), 'utf8').matchAll(/<url>(.*?)<\/url>/gs),
].map(([, entry = '']) => ({
  address: new URL(/<loc>([^<]*)/.exec(entry)?.[1] ?? '', site.url).href,
  changed: /<lastmod>([^<]*)/.exec(entry)?.[1],
}));

/** What stands above a twin. */
const frontSchema = z.looseObject({ title: z.string() });

const inPlainSpaces = (text = '') => text.replace(/\s+/g, ' ');

const stepsSchema = z.array(z.looseObject({ position: z.int() })).min(2);
const graphSchema = z.looseObject({ '@context': z.literal('https://schema.org') });

/** The structured data of a page, each item with those in it, without mere references. */
const dataOf = ({ file }: Route): Item[] =>
  select(readElements(file), 'script', { type: 'application/ld+json' })
    .map(({ text }) => graphSchema.parse(JSON.parse(text)))
    .flatMap(({ '@graph': graph, ...item }): Item[] =>
      Array.isArray(graph) ? (graph as Item[]) : [item],
    )
    .flatMap(itemsIn)
    .filter((item) => '@type' in item || Object.keys(item).join() !== '@id');

const typesOf = (route: Route) => dataOf(route).map((item) => item['@type']);

test('structured data is in schema.org’s vocabulary, and all that it names is there', async () => {
  const vocabulary = readVocabulary();
  expect(vocabulary.get('LocalBusiness')).toContain('openingHours');
  const found = routes.flatMap((route) => dataOf(route).map((item) => ({ route, item })));
  const faults = found.flatMap(({ route, item }) =>
    itemFaults(item, vocabulary).map((fault) => `${route.path}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const own = new Set(found.flatMap(({ item }) => addressesIn(item)).filter(isOwn));
  const answers = await Promise.all(
    [...own].map(async (address) => ({ address, status: (await ask(address)).status })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('each page says what it is', () => {
  for (const route of routes) {
    const types = typesOf(route);
    const elements = readElements(route.file);
    const has = (name: string) => elements.some(({ attributes }) => name in attributes);
    const trails = dataOf(route).filter((item) => item['@type'] === 'BreadcrumbList');
    expect.soft(trails.length > 0, `a trail on ${route.path}`).toBe(has('data-banner'));
    for (const { itemListElement } of trails) {
      const positions = stepsSchema.parse(itemListElement).map(({ position }) => position);
      expect.soft(positions, route.path).toEqual(positions.map((_, index) => index + 1));
    }
    expect.soft(types.includes('FAQPage'), `questions on ${route.path}`).toBe(has('data-faq'));
    expect
      .soft(types.includes('BlogPosting'), `a post at ${route.path}`)
      .toBe(select(elements, 'meta', { property: 'og:type', content: 'article' }).length > 0);
    expect
      .soft(types.includes('WebSite') || trails.length > 0, `site or trail on ${route.path}`)
      .toBe(true);
  }
});

test('each home says who its name is', () => {
  const brand = z.object({ kind: z.enum(kinds).default('Organization') });
  for (const file of globSync('src/demos/*/demo.yaml', { cwd: ROOT })) {
    const name = basename(dirname(file));
    const route = routes.find(({ path }) => path === `/${name}`);
    if (!route) continue;
    const { brand: own } = readHome(name, { brand: brand.optional() });
    const kind = site.homeBrands ? (own?.kind ?? site.kind) : site.kind;
    expect.soft(typesOf(route), name).toContain(kind);
  }
});

test('each listed page has a twin in Markdown that says all its headings', async () => {
  const listed = new Set(sitemap.map(({ address }) => address));
  const twins = new Set<string>();
  for (const route of routes) {
    const elements = readElements(route.file);
    const canonical = select(elements, 'link', { rel: 'canonical' })[0]?.attributes['href'] ?? '';
    const [link] = select(elements, 'link', { type: 'text/markdown' });
    const isListed = listed.has(absoluteUrl(route.path, site.url, site.base));
    expect.soft(link !== undefined, `a twin of ${route.path}`).toBe(isListed);
    if (!link) continue;
    const address = new URL(link.attributes['href'] ?? '', canonical).href;
    const response = await ask(address);
    expect.soft(response.headers.get('content-type'), address).toBe('text/markdown; charset=utf-8');
    const [, front = '', ...rest] = (await response.text()).split(/^---\n/m);
    const body = rest.join('---\n');
    twins.add(decodeURI(new URL(address).pathname));
    const said = frontSchema.parse(parse(front));
    expect.soft({ ...said, title: inPlainSpaces(said.title) }, address).toMatchObject({
      url: canonical,
      title: inPlainSpaces(select(elements, 'title')[0]?.text),
      language: select(elements, 'html')[0]?.attributes['lang'],
    });
    expect.soft(headingsIn(body), address).toEqual(headingsOf(readFileSync(route.file, 'utf8')));
    expect.soft(tagsIn(body), `tags in ${address}`).toEqual([]);
    expect
      .soft(
        linksIn(body).filter((one) => !/^(https?:\/\/|mailto:|tel:)/.test(one)),
        address,
      )
      .toEqual([]);
  }
  const files = [...discoverFiles()].filter((file) => file.endsWith('.md'));
  const own = files.filter((file) => !existsSync(join(ROOT, 'public', file)));
  expect(own.length).toBe(twins.size);
});

test('llms.txt lists the twins of all pages, and nothing else', async () => {
  const text = await (await ask(absoluteUrl('/llms.txt', site.url, site.base))).text();
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\)(?:: .+)?$/gm)].map(([, link = '']) => link);
  expect(new Set(links).size).toBe(links.length);
  expect(links.length).toBe(sitemap.length);
  const answers = await Promise.all(links.map(async (link) => (await ask(link)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('the sitemap says when its pages were last changed, and names no twin', () => {
  expect(sitemap.filter(({ address }) => address.endsWith('.md'))).toEqual([]);
  const isShallow = existsSync(join(ROOT, '.git/shallow'));
  for (const { address, changed } of sitemap) {
    if (changed === undefined) expect.soft(isShallow, `no date of ${address}`).toBe(true);
    else expect.soft(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
  }
});
