import { describe, expect, test } from 'vitest';
import { jekyllExport } from '../fixtures/jekyll.ts';
import type { OldItem } from '../model.ts';
import { jekyll } from './jekyll.ts';

const itemIn = (file: string, site = jekyll.read(jekyllExport())): OldItem => {
  const item = site.items.find((one) => one.place.file === file);
  if (!item) throw new Error(`no item of ${file}`);
  return item;
};
const FIRST = '_posts/2020-02-29-first-warp.md';
const site = jekyll.read(jekyllExport());
const first = itemIn(FIRST);
const body = 'markdown' in first.body ? first.body.markdown : '';

describe('Jekyll', () => {
  test('reads all of a post', () => {
    expect(first).toMatchObject({
      kind: 'post',
      title: 'The first warp',
      slug: 'first-warp',
      date: '2020-02-29T18:30:00+01:00',
      author: 'Ines Prado',
      category: 'weaving',
      tags: ['loom', 'blue', 'wool'],
      excerpt: 'Four hundred threads.',
      cover: { from: '/assets/warp.jpg', alt: 'Blue threads' },
      addresses: ['/diary/weaving/wool/2020/02/first-warp/', '/diary/old/warp.html'],
    });
    expect(first).not.toHaveProperty('draft');
  });

  test('puts Markdown in the place of Liquid', () => {
    expect(body).toContain('![Warp](/diary/assets/warp.jpg)\n![Loom](/diary/assets/loom.jpg)');
    expect(body).toContain('```ruby\nputs "{: .kept }"\n```');
    expect(body).toContain('[the second](/diary/2020/03/second-warp/), [about](/diary/about/)');
    expect(body).toContain('[again](/diary/2020/03/second-warp/).[^1]');
    expect(body).toContain('{{ shuttle }} ');
    expect(body).toContain('By The first warp on Loom Days, .');
    expect(body).toContain('[^1]: A footnote.');
    expect(body).not.toMatch(/\{:(?! \.kept)|TOC|include/);
  });

  test('knows kinds, folders as categories and what is not published', () => {
    expect(itemIn('_posts/2020-03-01-second-warp.md')).toMatchObject({
      title: 'Second warp',
      date: '2020-03-01',
      draft: 'not published',
    });
    expect(itemIn('dyeing/_posts/2020-04-01-madder.html')).toMatchObject({
      category: 'dyeing',
      tags: ['Red'],
      body: { html: '<p>Red.</p>\n' },
      addresses: ['/diary/dyeing/red/2020/092/madder.html'],
    });
    expect(itemIn('_drafts/someday.md')).toMatchObject({ kind: 'post', draft: 'a draft' });
    expect(itemIn('_portfolio/tide-cloth.md')).toMatchObject({
      kind: 'work',
      date: '2019-11-02',
      addresses: ['/diary/made/tide-cloth/'],
    });
    expect(itemIn('about.md')).toMatchObject({ kind: 'page', addresses: ['/diary/about/'] });
    expect(site.items).toHaveLength(6);
    expect(site.url).toBe('https://loom.example/diary');
  });

  test.each([
    ['date', '/2020/03/01/second-warp.html', '/about.html'],
    ['pretty', '/2020/03/01/second-warp/', '/about/'],
    ['ordinal', '/2020/061/second-warp.html', '/about.html'],
    ['none', '/second-warp.html', '/about.html'],
    ['/:short_year/:i_month-:slug', '/20/3-second-warp', '/about.html'],
  ])('has the addresses of the style %s', (style, post, page) => {
    const files = { '_config.yml': `permalink: ${style}\n` };
    const other = jekyll.read(jekyllExport(files));
    expect(itemIn('_posts/2020-03-01-second-warp.md', other).addresses).toEqual([post]);
    expect(itemIn('about.md', other).addresses).toEqual([page]);
  });

  test('finds pictures by their addresses', () => {
    const text = (from: string) => new TextDecoder().decode(site.picture(from, first.place));
    expect(text('/diary/assets/warp.jpg')).toBe('warp');
    expect(text('https://loom.example/diary/assets/warp.jpg')).toBe('warp');
    expect(text('assets/warp.jpg')).toBe('warp');
    expect(site.picture('/diary/assets/loom.jpg', first.place)).toBeUndefined();
  });

  test('reports what does not come, with file and line', () => {
    expect(
      site.losses.map(({ place, kind }) => `${kind} ${place.file}:${String(place.line ?? '')}`),
    ).toEqual([
      'pages made by templates archive.html:1',
      `includes ${FIRST}:29`,
      `Liquid tags ${FIRST}:31`,
      `links ${FIRST}:34`,
    ]);
    expect(site.count).toBe(site.items.length + 1);
  });

  test('stops at a configuration that cannot be read', () => {
    expect(() => jekyll.read(jekyllExport({ '_config.yml': 'a: b: c' }))).toThrow('_config.yml');
    const post = { '_posts/2020-01-01-bad.md': '---\ntitle: "open\n---\n' };
    expect(() => jekyll.read(jekyllExport(post))).toThrow('_posts/2020-01-01-bad.md');
  });
});
