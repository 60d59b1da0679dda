import { describe, expect, test } from 'vitest';
import { mark, notionExport } from '../fixtures/notion.ts';
import type { OldItem } from '../model.ts';
import { notion } from './notion.ts';

const site = notion.read(notionExport());
const titled = (title: string): OldItem => {
  const item = site.items.find((one) => one.title === title);
  if (!item) throw new Error(`no item "${title}"`);
  return item;
};
const bodyOf = ({ body }: OldItem) => ('markdown' in body ? body.markdown : '');

describe('Notion', () => {
  const first = titled('First firing (wood)');

  test('reads a row of a database, and the table is not another one', () => {
    expect(first).toMatchObject({
      kind: 'post',
      slug: 'first-firing-wood',
      date: '2022-05-03T21:30:00+02:00',
      author: 'Runa Holt',
      category: 'Firings',
      tags: ['ash', 'salt'],
      excerpt: 'Nine hours of ash.',
      addresses: [`/First-firing-wood-${mark('c')}`],
    });
    expect(first).not.toHaveProperty('draft');
    expect(bodyOf(first)).not.toContain('Mood');
    expect(site.items).toHaveLength(3);
    expect(site.count).toBe(3);
  });

  test('leads links to the pages, and makes quotations of callouts', () => {
    const body = bodyOf(titled('Kiln'));
    expect(titled('Kiln').kind).toBe('page');
    expect(body).toContain('Note: I fire on Fridays.');
    expect(body).toContain(`[First firing](/First-firing-wood-${mark('c')}#ash)`);
    expect(body).toContain('> 🔥 Wear gloves.\n>\n> Always.\n');
    expect(body).not.toContain('aside');
  });

  test('finds the pictures beside a page', () => {
    const [, from = ''] = /!\[Cone\]\((.*)\)/.exec(bodyOf(first)) ?? [];
    expect(new TextDecoder().decode(site.picture(from, first.place))).toBe('cone');
    expect(site.picture('none.png', first.place)).toBeUndefined();
  });

  test('knows what is unfinished, and reports what does not come', () => {
    expect(titled('Second')).toMatchObject({ kind: 'post', draft: 'of the status "In progress"' });
    expect(site.losses.map(({ kind, place }) => [kind, place.line])).toEqual([
      ['databases', 6],
      ['links', 13],
      ['dates', undefined],
    ]);
  });

  test('takes a published box, and a page without a title by its name', () => {
    const file = `Plain ${mark('f')}.md`;
    const other = notion.read(notionExport({ [file]: 'Tags: a, b\nPublished: No\n\nText.' }));
    expect(other.items.find(({ place }) => place.file === file)).toMatchObject({
      title: 'Plain',
      tags: ['a', 'b'],
      draft: 'not published',
      body: { markdown: 'Text.' },
    });
  });
});
