import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/lib/content/nearest.ts';
import { readMentions } from '../lib/syntax.ts';
import { astroConfig, manifest, siteConfig, usedFonts } from './configuration.ts';
import { reduceLists, reduceMenu, replaceLinks, standIn, unnamedWorks } from './content.ts';
import type { Project } from '../lib/project.ts';
import { graphOf, resolveImport } from './graph.ts';
import { packageName } from './identity.ts';
import { comesAlways, staysBehind } from './placement.ts';
import { keepEntries, replaceTexts } from '../lib/yaml-blocks.ts';

/** A project of these files, in memory. */
const projectOf = (files: Record<string, string>): Project => ({
  root: '/project',
  files: Object.keys(files).sort(),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
});

describe('what a file mentions', () => {
  test('imports of every kind, effects, and the pages whose content it reads', () => {
    const code = `import type { A } from './a';
      export { b } from '~/b';
      const late = import('./late');
      const more = { 'data-effect': 'like' };
      const content = await readPage('about', {});
      export const C = () => <p data-effect={on ? 'reveal count-up' : undefined}>Don’t {'say'}</p>;`;
    expect(readMentions('x.tsx', code)).toEqual({
      imports: ['./a', '~/b', './late'],
      effects: ['like', 'reveal', 'count-up'],
      pages: ['about'],
    });
  });

  test('front matter, scripts and printed effects of a page; what a stylesheet takes in', () => {
    const page = `---\nimport X from './X';\n---\n<p data-effect="like"></p>\n<script>\nimport './late';\n</script>`;
    expect(readMentions('x.astro', page)).toMatchObject({
      imports: ['./X', './late'],
      effects: ['like'],
    });
    const style = "@import './a.css';\n@layer b { .c { composes: d from './e.css'; } }";
    expect(readMentions('x.module.css', style).imports).toEqual(['./a.css', './e.css']);
  });
});

test('an import is found by its short name, and a package is none of the files', () => {
  const project = projectOf({ 'src/ui/a.tsx': '', 'site.config.ts': '' });
  const find = (name: string) => resolveImport(project, 'src/lib/x.ts', name);
  expect(find('~/ui/a')).toBe('src/ui/a.tsx');
  expect(find('../ui/a.tsx')).toBe('src/ui/a.tsx');
  expect(find('~site')).toBe('site.config.ts');
  expect(find('@scope/name/deep')).toBeUndefined();
  expect(() => graphOf(projectOf({ 'a.ts': "import './none';" })).reach(['a.ts'])).toThrow(
    'a.ts imports "./none"',
  );
});

test('an element leads to the files of its effects, those called later too', () => {
  const project = projectOf({
    'src/ui/a.tsx': 'export const A = () => <p data-effect="like reveal" />;',
    'src/widgets/like.effect.ts': '',
    'src/widgets/map.effect.ts': '',
    'src/widgets/reveal.later.effect.ts': '',
  });
  const { reach } = graphOf(project);
  const found = [
    'src/ui/a.tsx',
    'src/widgets/like.effect.ts',
    'src/widgets/reveal.later.effect.ts',
  ];
  expect([...reach(['src/ui/a.tsx'])].sort()).toEqual(found);
});

describe('YAML', () => {
  test('keeps entries as they are written, or none at all', () => {
    const text = '# Head.\n\none:\n  a: 1 # why\n\ntwo: { b: 2 }\nthree:\n  - x\n';
    expect(keepEntries('x.yaml', text, new Set(['one', 'three']))).toBe(
      '# Head.\n\none:\n  a: 1 # why\n\nthree:\n  - x\n',
    );
    expect(keepEntries('x.yaml', text, new Set())).toBe('');
  });

  test('changes texts and no other letter', () => {
    const text = "a:   /blog   # here\nb: '/blog'\nc: [ /about ]\n";
    expect(replaceTexts('x.yaml', text, (value) => (value === '/blog' ? '/' : undefined))).toBe(
      'a:   /   # here\nb: /\nc: [ /about ]\n',
    );
  });

  test('leads links elsewhere, in prose too, and leaves how a text is quoted', () => {
    const text = "a: /blog\nb: 'See: [it](/blog#x), or [this](/about)'\n";
    const to = (value: string) => (value.startsWith('/blog') ? '/' : undefined);
    expect(replaceLinks('x.yaml', text, to)).toBe("a: /\nb: 'See: [it](/), or [this](/about)'\n");
  });

  test('the menu keeps what there is', () => {
    const menu =
      '# Menu.\n- { label: Home, from: demos }\n- label: More\n  entries:\n    - { label: A, path: /a }\n    - { label: B, path: /b }\n';
    expect(reduceMenu(menu, (path) => path === '/a', 1)).toBe(
      '# Menu.\n- { label: Home, path: / }\n- { label: A, path: /a }\n',
    );
    expect(reduceMenu(menu, () => true, 2)).toBe(menu);
  });
});

test('a page that is missing is stood in for by the one that is nearest', () => {
  expect(standIn('/service-details', ['service', 'contact'])).toBe('/service');
  expect(standIn('/team', ['service', 'contact'])).toBe('/contact');
  expect(standIn('/team', [])).toBe('/');
});

describe('configuration', () => {
  test('names the first home and its firm, and keeps what else stands there', () => {
    const text =
      "export default defineSite({\n  name: 'A',\n  url: 'https://a.example',\n\n  // Why.\n  showcase: true,\n\n  // Kept.\n  video: { id: 'a' },\n});\n";
    const choice = { homes: ['bakery'], pages: [] };
    const identity = { name: "Ida's", title: 'Vitrine', description: 'Bread.' };
    const site = siteConfig(text, choice, identity);
    expect(site).toMatch(/name: ("Ida's"|'Ida\\'s')/);
    expect(site).toContain("home: 'bakery'");
    expect(site).toContain('journal: false');
    expect(site).toContain('// Kept.');
    expect(site).not.toMatch(/showcase|Why/);
  });

  test('says what the home’s name stands for, and when it is open', () => {
    const brand = {
      emails: ['a@b.example'],
      kind: 'LocalBusiness',
      openingHours: ['Mo 09:00-17:00'],
    };
    const identity = { name: 'Ida', title: 'Vitrine', description: 'Bread.', ...brand };
    const choice = { homes: ['bakery'], pages: [] };
    const site = siteConfig('export default defineSite({});\n', choice, identity);
    expect(site).toMatch(/kind: ['"]LocalBusiness['"]/);
    expect(site).toMatch(/openingHours: \[['"]Mo 09:00-17:00['"]\]/);
  });

  test('calls no integration that stays behind', () => {
    const text =
      "import react from '@astrojs/react';\nimport { showcase } from './src/showcase/integration.ts';\n\nexport default defineConfig({\n  // Why.\n  integrations: [react(), showcase()],\n});\n";
    const config = astroConfig(text, () => false);
    expect(config).toContain('// Why.\n  integrations: [react()]');
    expect(config).not.toContain('showcase');
    expect(astroConfig(text, () => true)).toBe(text);
  });

  test('lists the font families that something names', () => {
    const text =
      "export const fontFamilies = [{ cssVariable: '--font-a' }, { cssVariable: '--font-a-b' }];";
    const fonts = usedFonts(text, ['font: var(--font-a-b)']);
    expect(fonts).toContain("[{ cssVariable: '--font-a-b' }]");
  });

  test('asks for the packages that its files name, and for those that no file names', () => {
    const json = JSON.stringify({
      scripts: { a: 'node tools/a.ts', b: 'node tools/b.ts' },
      dependencies: { used: '1', 'used-more': '1', tool: '1' },
      devDependencies: { '@types/used-more': '1' },
    });
    const runs = (line: string) => line.endsWith('a.ts');
    const site = manifest(json, ["import 'used/x'"], ["import 'used-more'"], runs, { name: 'b' });
    expect(JSON.parse(site)).toEqual({
      name: 'b',
      scripts: { a: 'node tools/a.ts' },
      dependencies: { used: '1', tool: '1' },
      devDependencies: {},
    });
  });
});

test('names with blanks and umlauts become addresses', () => {
  expect(packageName('Åsas größte Öfen & Söhne')).toBe('asas-grosste-ofen-sohne');
  expect(packageName('株式会社')).toBe('site');
});

test('the nearest name is offered only where one is near', () => {
  expect(nearest('busines', ['startup', 'business'])).toBe('business');
  expect(nearest('zzzzzzzz', ['startup', 'business'])).toBeUndefined();
});

test('what is the template’s alone stays, and what pages share comes when one needs it', () => {
  expect(staysBehind('src/showcase/bar/Bar.tsx')).toBe(true);
  expect(staysBehind('art/.npmrc')).toBe(true);
  expect(staysBehind('src/ui/x/X.tsx')).toBe(false);
  expect(comesAlways('src/ui/x/X.tsx')).toBe(false);
  expect(comesAlways('.prettierrc.json')).toBe(true);
  expect(comesAlways('fly.toml')).toBe(true);
});

test('works of no home come along where content names them, or all of them', () => {
  const works = ['a', 'b'].map((name) => [`src/content/works/${name}.yaml`, 'title: x\n'] as const);
  const beside = (text: string) => unnamedWorks(new Map([...works, ['page.yaml', text]]));
  expect(beside('works: [b]\n')).toEqual(['src/content/works/a.yaml']);
  expect(beside('works: { of: house, most: 1 }\n')).toEqual([]);
  expect(beside('works: { of: startup }\n')).toHaveLength(2);
});

test('lists keep the entries that content names, and those that such entries name', () => {
  const lists = new Map([
    ['a.yaml', 'x:\n  by: z\n\ny: {}\n'],
    ['b.yaml', 'z: {}\nw: {}\n'],
  ]);
  const reduced = reduceLists(new Map([['page.yaml', 'items: [x]\n']]), lists);
  expect([...reduced.values()]).toEqual(['x:\n  by: z\n', 'z: {}\n']);
});
