import { describe, expect, test } from 'vitest';
import { hugoExport } from '../fixtures/hugo.ts';
import type { OldItem } from '../model.ts';
import { hugo } from './hugo.ts';

const site = hugo.read(hugoExport());
const itemIn = (file: string): OldItem => {
  const item = site.items.find((one) => one.place.file === `content/${file}`);
  if (!item) throw new Error(`no item of ${file}`);
  return item;
};
const bodyOf = ({ body }: OldItem) => ('markdown' in body ? body.markdown : body.html);

describe('Hugo', () => {
  test('reads all of a post', () => {
    expect(itemIn('posts/first-boat.md')).toMatchObject({
      kind: 'post',
      title: 'The first boat',
      slug: 'first-boat',
      date: '2021-04-05T06:30:00+02:00',
      updated: '2021-05-01',
      author: 'Mara Quist',
      category: 'Harbour',
      tags: ['dawn', 'ferry', 'Boats'],
      excerpt: 'Why I get up early.',
      cover: { from: '/images/boat.jpg' },
      addresses: ['/posts/first-boat/', '/old/first', '/posts/early'],
    });
    expect(itemIn('posts/first-boat.md')).not.toHaveProperty('draft');
  });

  test('puts Markdown in the place of its own shortcodes', () => {
    const body = bodyOf(itemIn('posts/first-boat.md'));
    expect(body).toContain('![A boat](/images/boat.jpg)\n\n*At the quay*');
    expect(body).toContain('[the crew](/about/crew/#mara)');
    expect(body).toContain('[the bundle](/posts/night-boat/)');
    expect(body).toContain('Bring *gloves*.');
    expect(body).toContain('```go\nfmt.Println("{{</* figure */>}}")\n```');
    expect(body).toContain('<https://www.youtube.com/watch?v=w7Ft2ymGmfc>');
    expect(body).not.toContain('notice');
    expect(body).not.toContain('more-->');
  });

  test('finds the pictures of bundles, of a work also those that its text leaves out', () => {
    const night = itemIn('posts/night-boat/index.md');
    expect(night).toMatchObject({
      slug: 'night-boat',
      draft: 'a draft',
      date: '2021-06-01T22:00:00Z',
      author: 'Jon Vale',
      cover: { from: 'feature.jpg' },
    });
    expect(itemIn('projects/quay/index.md')).toMatchObject({
      kind: 'work',
      gallery: [{ from: 'two.jpg' }],
    });
    const text = (from: string, { place }: OldItem) =>
      new TextDecoder().decode(site.picture(from, place));
    expect(text('lamp.png', night)).toBe('lamp');
    expect(text('/images/boat.jpg?v=2', night)).toBe('boat');
    expect(text('https://ferry.example/images/boat.jpg', night)).toBe('boat');
    expect(site.picture('none.png', night.place)).toBeUndefined();
  });

  test('knows kinds, patterns of addresses and what is not published yet', () => {
    expect(itemIn('news/timetable.md')).toMatchObject({
      kind: 'post',
      date: '2022-10-03T08:00:00',
      slug: 'timetable-22',
      addresses: ['/2022/10/timetable-22/'],
    });
    expect(itemIn('about/crew.md')).toMatchObject({ kind: 'page', addresses: ['/about/crew/'] });
    expect(itemIn('posts/next-year.md').draft).toBe('scheduled for 2121-01-01');
    expect(itemIn('_index.md')).toMatchObject({ kind: 'page', slug: 'home', addresses: [] });
    expect(site.url).toBe('https://ferry.example/');
  });

  test('reports what does not come, with file and line', () => {
    const losses = site.losses.map(
      ({ place, kind }) => `${kind} ${place.file}:${String(place.line ?? '')}`,
    );
    expect(losses.sort()).toEqual([
      'dates content/about/crew.md:1',
      'links content/posts/first-boat.md:30',
      'shortcodes content/posts/first-boat.md:20',
      'texts of other kinds content/notes.org:',
      'translations content/posts/first-boat.de.md:',
    ]);
    expect(site.count).toBe(site.items.length + 2);
  });

  test('stops at front matter and configuration that cannot be read', () => {
    const post = { 'content/posts/bad.md': '---\ntitle: a: b\n---\n' };
    expect(() => hugo.read(hugoExport(post))).toThrow('content/posts/bad.md');
    expect(() => hugo.read(hugoExport({ 'hugo.toml': 'baseURL = x' }))).toThrow('hugo.toml');
  });
});
