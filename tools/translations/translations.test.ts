import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Project } from '../lib/project.ts';
import { isOlder, lastChanges } from './changed.ts';
import { compare } from './compare.ts';
import { leftOver, translationReport } from './report.ts';

/** A configuration with six words, of which four are translated into German. */
const config = {
  description: 'Tables of oak',
  contact: { emails: ['a@studio.example'], phones: ['12345'], location: 'Leipzig' },
  footer: {},
  consent: {},
  map: { latitude: 0, longitude: 0, zoom: 11, label: 'Our shop' },
  translations: { de: { description: 'Tische aus Eiche', location: 'in Leipzig' } },
} satisfies Parameters<typeof translationReport>[2];

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
  const [german, french] = translationReport(project, ['de', 'fr'], config);
  expect(german).toMatchObject({ language: 'de', share: 50 });
  expect(german?.files.filter(({ isThere }) => !isThere)).toMatchObject([
    { translation: 'src/content/posts/first.de.md', words: 4, missing: [''] },
  ]);
  expect(french?.share).toBe(0);
});

test('words of the configuration are reported by the fields that lack them', () => {
  const films = { label: 'Films', text: 'Shows films.', services: ['Vimeo'] };
  const withConsent = { ...config, consent: { films } };
  const [german, french] = translationReport(projectOf({}), ['de', 'fr'], withConsent);
  expect(german?.files).toMatchObject([
    {
      translation: 'site.config.ts',
      isThere: true,
      missing: ['translations.de.mapLabel', 'translations.de.consent'],
    },
  ]);
  expect(french?.files[0]?.missing).toEqual([
    'translations.fr.description',
    'translations.fr.location',
    'translations.fr.mapLabel',
    'translations.fr.consent',
  ]);
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

test('git says when a file was changed last; what is not committed is changed now', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-changes-'));
  const write = (file: string, text: string) => {
    writeFileSync(join(root, 'src', file), text);
  };
  const commit = (day: string) => {
    const date = `${day}T12:00:00Z`;
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const as = ['-c', 'user.name=Test', '-c', 'user.email=test@studio.example'];
    execFileSync('git', ['add', '--all'], { cwd: root });
    execFileSync('git', [...as, 'commit', '--quiet', '--message', day], { cwd: root, env });
  };
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    mkdirSync(join(root, 'src'));
    for (const file of ['one.yaml', 'one.de.yaml', 'two.yaml', 'two.de.yaml', 'drei ü.yaml'])
      write(file, 'a');
    commit('2026-01-01');
    write('one.yaml', 'b');
    commit('2026-01-02');
    write('two.yaml', 'b');
    const changes = lastChanges(root);
    expect(isOlder(changes, 'src/one.de.yaml', 'src/one.yaml')).toBe(true);
    expect(isOlder(changes, 'src/two.de.yaml', 'src/two.yaml')).toBe(true);
    expect(isOlder(changes, 'src/one.de.yaml', 'src/drei ü.yaml')).toBe(false);
    expect(changes.get('src/drei ü.yaml')).toBe(Date.parse('2026-01-01T12:00:00Z') / 1000);
  } finally {
    rmSync(root, { recursive: true });
  }
});
