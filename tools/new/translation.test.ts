import { expect, test } from 'vitest';
import type { Project } from '../lib/project.ts';
import { newTranslation } from './translation.ts';

const files: Record<string, string> = {
  'src/content/pages/about.yaml':
    '# yaml-language-server: $schema=../../../schemas/pages/about.json\n# Why.\ntitle: About\nbanner:\n  heading: Us\n',
  'src/content/posts/first.md': '---\ntitle: First\n---\n\nWords.\n',
  'src/content/posts/first.fr.md': '---\ntitle: Premier\n---\n\nMots.\n',
};
const project: Project = {
  root: '/project',
  files: Object.keys(files),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
};

test('a new translation has its original’s words as comments, and the schema of translations', () => {
  const made = newTranslation(project, 'page', 'about', 'de', ['de']);
  expect([...made.keys()]).toEqual(['src/content/pages/about.de.yaml']);
  const [text = ''] = made.values();
  expect(text).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/translations\/pages\/about\.json\n/,
  );
  expect(text).toContain('\n# title: About\n# banner:\n#   heading: Us\n');
  expect(text).not.toContain('Why');
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('of a post it has no text yet', () => {
  const made = newTranslation(project, 'post', 'First', 'de', ['de', 'fr']);
  expect(made.get('src/content/posts/first.de.md')).toMatch(/^---\n# .*\n# title: First\n---\n$/);
});

test('says what is in its way', () => {
  const make = (kind: 'page' | 'post' | 'section', name: string, language: string) => () =>
    newTranslation(project, kind, name, language, ['de', 'fr']);
  expect(make('page', 'about', 'it')).toThrow('"it" is no further language');
  expect(make('page', 'none', 'de')).toThrow('Make the original first');
  expect(make('post', 'first', 'fr')).toThrow('is there already');
  expect(make('section', 'faq', 'de')).toThrow('no words of its own');
});
