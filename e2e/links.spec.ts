import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ELEMENT_NODE, parse, walkSync, type ElementNode, type Node } from 'ultrahtml';
import site from '../site.config.ts';
import { routes, SITE_ROOT } from './support/routes.ts';

const pages = new Map(
  routes.map(({ path, html }) => {
    const elements: ElementNode[] = [];
    walkSync(parse(html) as Node, (node) => {
      if (node.type === ELEMENT_NODE) elements.push(node as ElementNode);
    });
    return [path, elements] as const;
  }),
);

const attribute = (name: string, elements: ElementNode[] = []) =>
  elements.flatMap(({ attributes }) => attributes[name] ?? []);

const idsOf = (path: string) => attribute('id', pages.get(path));

for (const [path, elements] of pages) {
  test(`${path}: every link, anchor and file is there`, () => {
    const broken = attribute(
      'href',
      elements.filter(({ name }) => name === 'a'),
    ).filter((href) => {
      const url = new URL(href, `${site.url}${path}`);
      if (url.origin !== site.url) return false;
      const target = pages.has(url.pathname);
      return !target || (url.hash !== '' && !idsOf(url.pathname).includes(url.hash.slice(1)));
    });
    expect(broken).toEqual([]);

    const files = [
      ...attribute('src', elements),
      ...attribute('component-url', elements),
      ...attribute('renderer-url', elements),
      ...attribute(
        'href',
        elements.filter(({ name }) => name === 'link'),
      ),
      ...attribute('srcset', elements).flatMap((set) =>
        set.split(/\s*,\s*/).map((part) => part.split(' ')[0] ?? ''),
      ),
    ].filter((address) => address.startsWith('/') && !pages.has(address));
    expect(files.filter((file) => !existsSync(join(SITE_ROOT, file)))).toEqual([]);
  });

  test(`${path}: its social picture is there, absolute, and its ids are unique`, () => {
    const picture = elements.find(({ attributes }) => attributes['property'] === 'og:image')
      ?.attributes['content'];
    expect(picture).toMatch(new RegExp(`^${site.url}/.*\\.png$`));
    expect(existsSync(join(SITE_ROOT, new URL(picture ?? site.url).pathname))).toBe(true);
    const ids = attribute('id', elements);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

test('no two pages share a title, but for those of one canonical address', () => {
  const titles = new Map<string, string>();
  const clashes = routes.filter(({ html }) => {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? '';
    const known = titles.get(title);
    titles.set(title, canonical);
    return known !== undefined && known !== canonical;
  });
  expect(clashes.map(({ path }) => path)).toEqual([]);
});
