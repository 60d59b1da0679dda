import { describe, expect, test } from 'vitest';
import type { Project } from '../lib/project.ts';
import { inLanguages, languagesIn, chooseLanguages, reduceMenuTranslation } from './languages.ts';
import { layOver } from './lay-over.ts';
import { takenChoice } from './site.ts';

/** A project of these files, in memory. */
const projectOf = (files: Record<string, string>): Project => ({
  root: '/project',
  files: Object.keys(files).sort(),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
});

const ABOUT = 'src/content/pages/about.yaml';
const project = projectOf({
  [ABOUT]: '# Head.\ntitle: About\npicture: a.webp\n',
  'src/content/pages/about.de.yaml': 'title: Über uns\n',
  'src/content/pages/about.ar.yaml': 'title: حولنا\n',
  'src/content/words/en.yaml': '',
  'src/content/words/de.yaml': '',
  'src/content/words/ar.yaml': '',
});

describe('a site taken in some languages', () => {
  test('has the translations of those, and the interface’s words of all', () => {
    const { project: site, translationsOf } = inLanguages(project, 'en', ['en', 'de']);
    const words = ['ar', 'de', 'en'].map((tag) => `src/content/words/${tag}.yaml`);
    expect(site.files).toEqual([ABOUT, ...words]);
    expect([...translationsOf(ABOUT)]).toEqual([['de', 'title: Über uns\n']]);
  });

  test('of one language has no translation, and can be given one later', () => {
    const { project: site, translationsOf } = inLanguages(project, 'en', ['en']);
    expect(site.files).toContain('src/content/words/de.yaml');
    expect(translationsOf(ABOUT).size).toBe(0);
  });

  test('has the first one’s words as originals, and the template’s as their translation', () => {
    const { project: site, translationsOf } = inLanguages(project, 'en', ['de', 'en']);
    expect(site.read(ABOUT)).toBe('# Head.\ntitle: Über uns\npicture: a.webp\n');
    expect([...translationsOf(ABOUT)]).toEqual([['en', project.read(ABOUT)]]);
  });

  test('is refused in a language that the interface has no words of', () => {
    expect(chooseLanguages(project, 'en', ['de', 'ar'])).toEqual(['de', 'ar']);
    expect(chooseLanguages(project, 'en')).toEqual(['en']);
    expect(() => chooseLanguages(project, 'en', ['fr'])).toThrow('no words of the language "fr"');
    expect(() => chooseLanguages(project, 'en', ['Deutsch'])).toThrow('There are: ');
  });
});

test('a taken site changes in the languages that it speaks now, and keeps that of its originals', () => {
  const speaking = (...languages: string[]) =>
    takenChoice(
      projectOf({
        'template.json': '{ "homes": [], "pages": [], "languages": ["de", "en"] }',
        'site.config.ts': `defineSite({ languages: ${JSON.stringify(languages)} })`,
      }),
    ).languages;
  expect(speaking('de', 'en', 'fr')).toEqual(['de', 'en', 'fr']);
  expect(speaking('de')).toEqual(['de']);
  expect(speaking('fr', 'de')).toEqual(['de', 'fr']);
});

test('a configuration says its languages', () => {
  expect(languagesIn("defineSite({ languages: ['en', 'pt-BR'], })")).toEqual(['en', 'pt-BR']);
});

describe('a translation laid over its original', () => {
  test('keeps comments, removes what is empty, and fills lists entry by entry', () => {
    const original = 'a: One\n# Why.\nb:\n  - { c: Two, d: x.webp }\ne: Three\n';
    expect(layOver('x.yaml', original, 'b:\n  - c: Zwei\ne:\n')).toBe(
      'a: One\n# Why.\nb:\n  - { c: Zwei, d: x.webp }\n',
    );
  });

  test('of Markdown has its own text, and the fields that it leaves out', () => {
    const original = '---\ntitle: One\ndate: 2026-01-01\n---\n\nText.\n';
    expect(layOver('x.md', original, '---\ntitle: Eins\n---\n\nWorte.\n')).toBe(
      '---\ntitle: Eins\ndate: 2026-01-01\n---\n\nWorte.\n',
    );
  });
});

test('a menu’s translation keeps the entries that its original keeps', () => {
  const original =
    '- { label: Home, from: demos }\n- label: More\n  entries:\n    - { label: A, path: /a }\n    - { label: B, path: /b }\n- { label: C, path: /c }\n';
  const german =
    '- { label: Start }\n- label: Mehr\n  entries:\n    - { label: AA }\n    - { label: BB }\n- { label: CC }\n';
  const reduced = '- { label: Home, path: / }\n- { label: B, path: /b }\n';
  expect(reduceMenuTranslation(original, reduced, german)).toBe('- label: Start\n- label: BB\n');
});
