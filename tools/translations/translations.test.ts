import { describe, expect, test } from 'vitest';
import type { Project } from '../lib/project.ts';
import { isOlder } from './changed.ts';
import { compare } from './compare.ts';
import { leftOver, translationReport } from './report.ts';

/** A project of these files, in memory. */
const projectOf = (files: Record<string, string>): Project => ({
  root: '/project',
  files: Object.keys(files).sort(),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
});

describe('what a translation covers', () => {
  test('counts words, and names the fields that lack them', () => {
    const original = {
      title: 'About us',
      banner: { heading: 'Ten people', picture: { file: 'a/b.webp', alt: 'A house' } },
      list: [{ label: 'One' }, { label: 'Two more' }],
    };
    const translation = { title: 'Über uns', list: [{ label: 'Eins' }, {}] };
    expect(compare(original, translation)).toEqual({
      words: 9,
      translated: 3,
      missing: ['banner', 'list.1.label'],
    });
  });

  test('takes a list of another length and a removed field for translated', () => {
    const original = { list: ['One word', 'Two'], note: 'Only in English' };
    expect(compare(original, { list: ['Eins'], note: null }).missing).toEqual([]);
  });

  test('asks for no translation of what names something else', () => {
    const original = { href: '/about', tone: 'muted', client: 'Halden Ltd', picture: 'a/b.webp' };
    expect(compare(original, undefined).words).toBe(0);
  });

  test('a file that says nothing yet translates nothing', () => {
    expect(compare({ title: 'About us' }, null)).toMatchObject({ translated: 0, missing: [''] });
  });
});

test('a site is reported by language: its share, and what is missing', () => {
  const project = projectOf({
    'src/content/pages/about.yaml': 'title: About us\n',
    'src/content/pages/about.de.yaml': 'title: Über uns\n',
    'src/content/posts/first.md': '---\ntitle: First words\n---\n\nNothing else.\n',
    'src/content/words/en.yaml': 'menu: Menu\n',
  });
  const [german, french] = translationReport(project, ['de', 'fr']);
  expect(german).toMatchObject({ language: 'de', share: 33 });
  expect(german?.files.filter(({ isThere }) => !isThere)).toMatchObject([
    { translation: 'src/content/posts/first.de.md', words: 4, missing: [''] },
  ]);
  expect(french?.share).toBe(0);
});

test('translations that no page shows are told', () => {
  const project = projectOf({
    'src/content/pages/about.yaml': '',
    'src/content/pages/about.de.yaml': '',
    'src/content/pages/about.fr.yaml': '',
    'src/demos/bakery/content.de.yaml': '',
    'src/content/words/fr.yaml': '',
  });
  expect(leftOver(project, ['de'])).toEqual([
    'src/content/pages/about.fr.yaml: "fr" is no further language of the site',
    'src/demos/bakery/content.de.yaml: there is no src/demos/bakery/content.yaml',
  ]);
});

test('a translation is older where its original has changed since', () => {
  const changes = new Map([
    ['a.yaml', 2],
    ['a.de.yaml', 1],
    ['a.fr.yaml', 2],
  ]);
  expect(isOlder(changes, 'a.de.yaml', 'a.yaml')).toBe(true);
  expect(isOlder(changes, 'a.fr.yaml', 'a.yaml')).toBe(false);
  expect(isOlder(new Map(), 'a.de.yaml', 'a.yaml')).toBe(false);
});
