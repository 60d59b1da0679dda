import { expect, test } from 'vitest';
import type { Project } from '../lib/project.ts';
import { fileName, newPage, newPost, newSection, newText, newWork } from './scaffold.ts';

const TODAY = '2026-11-12';
const POSTS = 'src/content/posts';

const projectOf = (files: Record<string, string> = {}): Project => {
  const all: Record<string, string> = {
    'src/content/team.yaml': 'ada: { name: Ada }\n',
    'src/assets/articles/a.webp': '',
    ...files,
  };
  return {
    root: '',
    files: Object.keys(all),
    has: (path) => path in all,
    read: (path) => all[path] ?? '',
  };
};

test('a new file is named in plain letters where its words are Latin, else in its own script', () => {
  expect(fileName('Åsas größte Öfen')).toBe('asas-grosste-ofen');
  expect(fileName('C# & ışık')).toBe('c-sharp-isik');
  expect(fileName('日本語のブログ')).toBe('日本語のブログ');
  expect(fileName('Что нового?')).toBe('что-нового');
});

test('two posts with Japanese titles have a file and an address each', () => {
  const [first = ''] = newPost(projectOf(), '日本語のブログ', TODAY).keys();
  expect(first).toBe(`${POSTS}/日本語のブログ.md`);
  const [second] = newPost(projectOf({ [first]: '' }), '二つ目の記事', TODAY).keys();
  expect(second).toBe(`${POSTS}/二つ目の記事.md`);
});

test('a post or page at an address that is taken is refused, whatever the other file is called', () => {
  const post = projectOf({ [`${POSTS}/First Words.md`]: '' });
  expect(() => newPost(post, 'First words', TODAY)).toThrow(
    `${POSTS}/First Words.md stands at /blog/first-words already`,
  );
  const page = projectOf({ 'src/pages/[text].astro': '', 'src/content/pages/Uber uns.md': '' });
  expect(() => newPage(page, 'Über uns')).toThrow('There is a page /uber-uns already');
});

test('names that no page can have are refused in words', () => {
  expect(() => newPost(projectOf(), 'index', TODAY)).toThrow(/folder’s own page/);
  expect(() => newPage(projectOf(), 'Index')).toThrow(/folder’s own page/);
  expect(() => newText(projectOf(), '🎉', TODAY)).toThrow('A name with a letter or a digit');
  expect(() => newSection(projectOf(), '年表')).toThrow(/Latin letters/);
});

test('a new page brings its content and its entry in the menu, and overwrites nothing', () => {
  const menu = '- { label: Home, path: / }\n';
  const files = newPage(projectOf({ 'src/content/menu.yaml': menu }), 'Über uns');
  expect([...files.keys()]).toEqual([
    'src/pages/uber-uns.astro',
    'src/content/pages/uber-uns.yaml',
    'src/content/menu.yaml',
  ]);
  expect(files.get('src/content/menu.yaml')).toBe(
    `${menu}- { label: "Über uns", path: /uber-uns }\n`,
  );
  expect(() => newPage(projectOf({ 'src/pages/uber-uns.astro': '' }), 'Über uns')).toThrow(
    /page \/uber-uns already/,
  );
});

test('a new page has an entry in each translation of the menu, which says what the original does', () => {
  const german = '- { label: Start }\n';
  const project = projectOf({
    'src/content/menu.yaml': '- { label: Home, path: / }\n',
    'src/content/menu.de.yaml': german,
  });
  expect(newPage(project, 'About').get('src/content/menu.de.yaml')).toBe(`${german}- {}\n`);
});

test('a new work is a file of the only home that has works, else of none', () => {
  const [own] = newWork(projectOf({ 'src/demos/startup/work.astro': '' }), 'Café Lights', TODAY);
  expect(own?.[0]).toBe('src/demos/startup/works/cafe-lights.yaml');
  expect(own?.[1]).toContain('$schema=../../../../schemas/works.json');
  const two = { 'src/demos/a/work.astro': '', 'src/demos/b/work.astro': '' };
  const [house] = newWork(projectOf(two), 'Café Lights', TODAY).keys();
  expect(house).toBe('src/content/works/cafe-lights.yaml');
});

test('a new work takes the category of the others, and no other’s address', () => {
  const file = 'src/content/works/lowfire.yaml';
  const project = projectOf({ [file]: 'title: Lowfire\ncategory: Packaging\n' });
  const [text = ''] = newWork(project, 'Harbour Lights', TODAY).values();
  expect(text).toContain('category: Packaging\n');
  expect(() => newWork(project, 'Lowfire', TODAY)).toThrow(`${file} has its address`);
});
