import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../../lib/folder-with.ts';
import { configMistakes } from './config-mistakes.ts';
import { readSite } from './config.ts';
import { create } from './create.ts';
import { languageOffers } from './languages.ts';
import { siteLists } from './lists.ts';
import { moveWork } from './move-work.ts';
import { remove, usesOf } from './remove.ts';
import { translate, translations } from './translations.ts';
import { testStudio } from '../test-studio.ts';
import { openJournal, type Journal } from '../journal.ts';

/** A small site on the disk, for one test. */
interface TemporaryProject {
  readonly root: string;
  readonly journal: Journal;
  /** A file's text; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
}

/** The configuration of a site that speaks English and German. */
const CONFIG = `import { defineSite } from './src/lib/site/site.ts';

export default defineSite({
  name: 'Harbour',
  url: 'https://harbour.example',
  base: '/',
  languages: ['en', 'de'],
  description: 'A small harbour with two piers, three boats and a timetable that everybody knows.',
  home: 'start',
  theme: 'house',
  owner: { name: 'Ada', email: 'ada@harbour.example' },
  contact: { emails: ['ada@harbour.example'], phones: ['+1 555 0142'], location: 'Pier 3' },
  social: [],
  copyrightYear: 2024,
  policy: 'header',
  mail: { timeoutSeconds: 10, throttleSeconds: 10, blockHeadless: false, blockedAddresses: [] },
});
`;

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': CONFIG,
  'src/pages/start.astro': "---\nimport Page from '~/shell/Page.astro';\n---\n<Page />\n",
  'src/pages/about.astro': '<p>About</p>\n',
  'src/pages/[text].astro': '<p>Text</p>\n',
  'src/content/pages/about.yaml': 'title: About\n',
  'src/content/pages/about.de.yaml': 'title: Wir\n',
  'src/content/menu.yaml': '- { label: Home, path: / }\n- { label: About, path: /about }\n',
  'src/content/menu.de.yaml': '- { label: Start }\n- { label: Wir }\n',
  'src/content/team.yaml': 'ada: { name: Ada }\n',
  'src/content/words/en.yaml': 'menu: Menu\n',
  'src/content/words/de.yaml': 'menu: Menü\n',
  'src/content/words/fr.yaml': 'menu: Menu\n',
  'src/content/posts/first.md':
    '---\ntitle: First\ncategory: News\ndate: 2024-03-02\n---\n\nWords.\n',
  'src/content/works/pier.yaml': 'title: Pier\ncategory: Web\norder: 1\n',
  'src/content/works/quay.yaml': 'title: Quay\ncategory: Web\norder: 2\n',
  'src/assets/articles/a.webp': '',
  '.prettierrc.json': '{ "plugins": ["prettier-plugin-astro"], "singleQuote": true }',
};

/**
 * Lays a small site out on the disk.
 *
 * @param files in the place of its own, or beside them
 */
function temporaryProject(files: Readonly<Record<string, string>> = {}): TemporaryProject {
  const root = folderWith({ ...FILES, ...files });
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  return { root, journal: openJournal(root), read };
}

/** A studio without a server, for what reads and writes files alone. */
const studioOf = (files?: Readonly<Record<string, string>>) => {
  const project = temporaryProject(files);
  return { ...project, studio: testStudio(project.root, { journal: project.journal }) };
};

const post = (fields: string) => `---\ntitle: Next\ncategory: News\n${fields}\n---\n\nWords.\n`;

test('posts say whether visitors can read them, the newest first', () => {
  const { studio } = studioOf({
    'src/content/posts/draft.md': post('date: 2024-01-01\ndraft: true'),
    'src/content/posts/later.md': post('date: 2999-01-01'),
  });
  expect(siteLists(studio).posts.map(({ path, publication }) => [path, publication])).toEqual([
    ['/blog/later', 'later'],
    ['/blog/first', 'published'],
    ['/blog/draft', 'draft'],
  ]);
});

test('a new post begins as a draft, and one step takes it back', async () => {
  const { studio, read } = studioOf();
  const { file, path } = await create(studio, { kind: 'post', title: 'By the sea' });
  expect(path).toBe('/blog/by-the-sea');
  expect(read(file)).toContain('\ndraft: true\n');
  await studio.journal.undo();
  expect(read(file)).toBeUndefined();
});

test('a new page has its entry in every menu; deleted, nothing of it is left', async () => {
  const { studio, read } = studioOf();
  const before = [read('src/content/menu.yaml'), read('src/content/menu.de.yaml')];
  const { path } = await create(studio, { kind: 'page', title: 'Opening hours' });
  expect(read('src/content/menu.yaml')).toContain('path: /opening-hours');
  expect(read('src/content/menu.de.yaml')?.split('\n').filter(Boolean)).toHaveLength(3);
  await remove(studio, path);
  expect(read('src/pages/opening-hours.astro')).toBeUndefined();
  expect([read('src/content/menu.yaml'), read('src/content/menu.de.yaml')]).toEqual(before);
});

test('a work begins in its format, where its owner wants it', async () => {
  const { studio, read } = studioOf({ 'src/demos/start/work.astro': '' });
  const film = 'https://vimeo.com/76979871';
  const wanted = { kind: 'work', title: 'Lights', home: 'start', format: 'film', film } as const;
  const { file } = await create(studio, wanted);
  expect(file).toBe('src/demos/start/works/lights.yaml');
  expect(read(file)).toMatch(/vimeo: \S76979871/);
  await expect(create(studio, { ...wanted, title: 'Other', home: 'none' })).rejects.toThrow(
    'no works',
  );
});

test('what content leads to is not deleted, and neither is a home', async () => {
  const link = post('date: 2024-01-01').replace('Words.', 'See [us](/about#team).');
  const { studio, read } = studioOf({ 'src/content/posts/next.md': link });
  expect(usesOf(studio, '/about').map(({ file }) => file)).toEqual(['src/content/posts/next.md']);
  await expect(remove(studio, '/about')).rejects.toThrow('Next');
  expect(read('src/content/pages/about.yaml')).toBeDefined();
  await expect(remove(studio, '/')).rejects.toThrow('needs');
});

test('a deleted page takes its translations along, and comes back as it was', async () => {
  const { studio, read } = studioOf();
  await remove(studio, '/about');
  expect(read('src/content/pages/about.de.yaml')).toBeUndefined();
  expect(read('src/content/menu.de.yaml')).toBe('- { label: Start }\n');
  await studio.journal.undo();
  expect(read('src/content/pages/about.de.yaml')).toBe('title: Wir\n');
  expect(read('src/content/menu.de.yaml')).toContain('Wir');
});

test('a moved work changes its place in the list', async () => {
  const { studio } = studioOf();
  await moveWork(studio, 'src/content/works/quay.yaml', 0);
  const [house] = siteLists(studio).works;
  expect(house?.works.map(({ title }) => title)).toEqual(['Quay', 'Pier']);
});

test('a translation begins with nothing said, and only where there is none', async () => {
  const { studio, read } = studioOf();
  const file = 'src/content/team.yaml';
  const gapOf = () => translations(studio)[0]?.gaps.find((gap) => gap.file === file);
  expect(translations(studio).map(({ language }) => language)).toEqual(['de']);
  const original = 'src/content/works/pier.yaml';
  expect(await translate(studio, original, 'de')).toEqual({
    file: 'src/content/works/pier.de.yaml',
  });
  expect(read('src/content/works/pier.de.yaml')?.trim()).toBe('');
  await expect(translate(studio, original, 'de')).rejects.toThrow('there already');
  await expect(translate(studio, original, 'fr')).rejects.toThrow('does not speak');
  await expect(translate(studio, 'site.config.ts', 'de')).rejects.toThrow('no original');
  expect(gapOf()).toBeUndefined();
});

test('a language is offered where the interface has words in it', () => {
  const { studio } = studioOf();
  expect(languageOffers(studio).map(({ language }) => language)).toEqual(['fr']);
});

test('the settings are refused where a build would refuse them', () => {
  const { root } = studioOf();
  const site = readSite(root);
  const pages = { isPage: (path: string) => path === '/about', names: () => ['/about'] };
  const mistakesOf = (change: Partial<typeof site>) =>
    configMistakes(root, { ...site, ...change }, pages).map(({ path }) => path.join('.'));
  expect(mistakesOf({})).toEqual([]);
  expect(mistakesOf({ home: 'stort' })).toEqual(['home']);
  expect(mistakesOf({ theme: 'none' })).toEqual(['theme']);
  expect(mistakesOf({ languages: ['en', 'it'] })).toEqual(['languages.1']);
  expect(mistakesOf({ redirects: { '/old': '/de/about', '/older': '/nowhere' } })).toEqual([
    'redirects./older',
  ]);
});
