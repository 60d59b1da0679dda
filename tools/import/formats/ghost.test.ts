import { describe, expect, test } from 'vitest';
import { exportOf } from '../fixtures/export-of.ts';
import { ghostFiles } from '../fixtures/ghost.ts';
import { ghost } from './ghost.ts';

const site = ghost.read(ghostFiles());
const FILE = 'apiary.ghost.2021-07-01.json';

describe('Ghost', () => {
  test('reads all of a post', () => {
    expect(site.items[0]).toEqual({
      kind: 'post',
      place: { file: FILE },
      title: 'Opening the hive',
      slug: 'opening-the-hive',
      body: {
        html: '<p><a href="/about/">Us</a> <img src="/content/images/2021/05/hive.jpg"></p>',
      },
      date: '2021-05-06T07:30:00Z',
      updated: '2021-06-01T00:00:00Z',
      author: 'Odile Brandt',
      category: 'Hives',
      tags: ['Spring'],
      excerpt: 'Smoke first.',
      cover: { from: '/content/images/2021/05/hive.jpg', alt: 'A hive in smoke', caption: 'May' },
      featured: true,
      addresses: ['/opening-the-hive/'],
    });
    expect(site.count).toBe(5);
  });

  test('knows pages, drafts and what is for members', () => {
    expect(site.items.map(({ kind, draft }) => [kind, draft])).toEqual([
      ['post', undefined],
      ['page', undefined],
      ['post', 'a draft'],
      ['post', 'for paying members only'],
      ['post', 'scheduled for 2121-12-01T06:00:00Z'],
    ]);
  });

  test('takes the plain text where there is no HTML, and says so', () => {
    expect(site.items[3]?.body).toEqual({ markdown: 'Nine a jar.' });
    expect(site.losses).toEqual([
      expect.objectContaining({ place: { file: FILE }, kind: 'texts without HTML' }),
      expect.objectContaining({ what: expect.stringContaining('Honey prices') as unknown }),
    ]);
  });

  test('finds pictures in the folder beside it, in every size', () => {
    const place = { file: FILE };
    const text = (from: string) => new TextDecoder().decode(site.picture(from, place));
    expect(text('/content/images/2021/05/hive.jpg')).toBe('hive');
    expect(text('https://apiary.example/content/images/size/w600/2021/05/hive.jpg')).toBe('hive');
    expect(site.picture('/content/images/none.jpg', place)).toBeUndefined();
  });

  test('reads a backup too, which has folders of its own', () => {
    const json = ghostFiles().text(FILE);
    const files = exportOf('b', { 'data/a.json': json, 'images/2021/05/hive.jpg': 'hive' });
    expect(ghost.matches(files)).toBe(true);
    const backup = ghost.read(files);
    const place = { file: 'data/a.json' };
    expect(backup.items[0]?.place).toEqual(place);
    expect(backup.picture('/content/images/2021/05/hive.jpg', place)).toBeDefined();
  });

  test('names the place of what is broken', () => {
    const posts = [{ id: 1, title: 'No address', status: 'published' }];
    const read = () => ghost.read(ghostFiles({ posts }));
    expect(read).toThrow(FILE);
    expect(read).toThrow('db[0].data.posts[0].slug');
    expect(ghost.matches(exportOf('x.json', { 'x.json': '{ "db": [' }))).toBe(false);
  });
});
