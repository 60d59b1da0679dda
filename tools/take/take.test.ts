import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepFamilies, literal, setFields } from './code.ts';
import { reducedMenu, replaceLinks, standIn } from './content.ts';
import { withoutUnusedExports } from './exports.ts';
import type { Project } from './files.ts';
import { graphOf } from './graph.ts';
import { packageName } from './identity.ts';
import { readMentions } from './imports.ts';
import { mergeManifest } from './manifest.ts';
import { mergeFile, type Sides } from './merge.ts';
import { nearest } from '../../src/lib/content/nearest.ts';
import { cutRegions } from './regions.ts';
import { resolveImport } from './resolve.ts';
import { fateOf } from './rules.ts';
import { newPage } from './scaffold.ts';
import { newEntries } from './texts.ts';
import { beginHistory, bytesOf, expectFree, writeWhole } from './write.ts';
import { keepEntries, replaceTexts } from './yaml.ts';

/** A project of these files, in memory. */
const projectOf = (files: Record<string, string>): Project => ({
  root: '/project',
  files: Object.keys(files).sort(),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
});

function folder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-take-')));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

describe('what a file mentions', () => {
  test('imports of every kind, effects, patterns, pages and words', () => {
    const code = `import type { A } from './a';
      export { b } from '~/b';
      const late = import('./late');
      const all = import.meta.glob(['./x/*.ts']);
      const content = await readPage('about', {});
      export const C = () => <p data-effect={on ? 'reveal count-up' : undefined}>Don’t {'say'}</p>;`;
    expect(readMentions('x.tsx', code)).toMatchObject({
      imports: ['./a', '~/b', './late'],
      effects: ['reveal', 'count-up'],
      globs: ['./x/*.ts'],
      pages: ['about'],
    });
  });

  test('front matter, scripts and printed effects of a page; what a style takes in', () => {
    const page = `---\nimport X from './X';\n---\n<p data-effect="like"></p>\n<script>\nimport './late';\n</script>`;
    expect(readMentions('x.astro', page)).toMatchObject({
      imports: ['./X', './late'],
      effects: ['like'],
    });
    expect(readMentions('x.scss', "@use 'settings';\n@use 'sass:map';").imports).toEqual([
      'sass:map',
      './settings',
    ]);
  });
});

test('an import is found by its short name, as a partial or as a package', () => {
  const project = projectOf({
    'src/ui/a.tsx': '',
    'src/styles/_owner.scss': '',
    'site.config.ts': '',
  });
  const find = (name: string) => resolveImport(project, 'src/styles/base.scss', name);
  expect(find('~/ui/a')).toEqual({ kind: 'file', path: 'src/ui/a.tsx' });
  expect(find('./owner')).toEqual({ kind: 'file', path: 'src/styles/_owner.scss' });
  expect(find('~site')).toEqual({ kind: 'file', path: 'site.config.ts' });
  expect(find('@scope/name/deep')).toEqual({ kind: 'package', name: '@scope/name' });
  expect(find('./none')).toEqual({ kind: 'missing' });
});

test('regions of what is missing are cut out, unknown and open ones are named', () => {
  const text =
    'a\n// #region showcase\nb\n// #endregion\n{/* #region journal */}\nc\n{/* #endregion */}';
  expect(cutRegions('x.ts', text, new Set(['showcase']))).toBe(
    'a\n{/* #region journal */}\nc\n{/* #endregion */}',
  );
  expect(() => cutRegions('x.ts', '// #region shwcase\n// #endregion', new Set())).toThrow(
    /x\.ts.*shwcase/,
  );
  expect(() => cutRegions('x.ts', '// #region showcase\n', new Set())).toThrow(/does not end/);
});

test('an element leads to the files of its effects, those called later too', () => {
  const project = projectOf({
    'src/ui/a.tsx': 'export const A = () => <p data-effect="like reveal" />;',
    'src/widgets/like.effect.ts': '',
    'src/widgets/map.effect.ts': '',
    'src/widgets/reveal.later.effect.ts': '',
  });
  const { reach } = graphOf(project, project.read, () => true);
  const found = [
    'src/ui/a.tsx',
    'src/widgets/like.effect.ts',
    'src/widgets/reveal.later.effect.ts',
  ];
  expect([...reach(['src/ui/a.tsx'])].sort()).toEqual(found);
});

test('what is new in a changelog is what its older state has not', () => {
  const entry = '- A section is added by its name,\n  `npm run add`.';
  const log = (...entries: string[]) => `# Changelog\n\n## Unreleased\n\n${entries.join('\n')}\n`;
  expect(newEntries(log('- Öld.'), log(entry, '- Öld.', '- Newer.'))).toEqual([entry, '- Newer.']);
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
    expect(reducedMenu(menu, (path) => path === '/a', 1)).toBe(
      '# Menu.\n- { label: Home, path: / }\n- { label: A, path: /a }\n',
    );
    expect(reducedMenu(menu, () => true, 2)).toBe(menu);
    const own =
      '- label:  More # ours\n  entries:\n    # First.\n    - { label: A, path: /a }\n    - path: /b\n      label: B\n    - { label: C, path: /c }\n';
    expect(reducedMenu(own, (path) => path !== '/b', 2)).toBe(
      own.replace('    - path: /b\n      label: B\n', ''),
    );
  });
});

test('a page that is missing is stood in for by the one that is nearest', () => {
  expect(standIn('/service-details', ['service', 'contact'])).toBe('/service');
  expect(standIn('/team', ['service', 'contact'])).toBe('/contact');
  expect(standIn('/team', [])).toBe('/');
});

describe('code', () => {
  test('fields are set, taken away with their comment, and added', () => {
    const text = "export default defineSite({\n  name: 'A',\n\n  // Why.\n  showcase: true,\n});\n";
    expect(setFields('x.ts', text, { name: "Ida's", showcase: undefined, theme: 'b' })).toBe(
      "export default defineSite({\n  name: 'Ida\\'s',\n  theme: 'b',\n});\n",
    );
    expect(() => setFields('x.ts', 'export default {}', {})).toThrow(/x\.ts/);
  });

  test('a value is written in single quotation marks', () => {
    expect(literal({ a: ['say "x"', "it's"] })).toBe("{'a':['say \"x\"','it\\'s']}");
  });

  test('families that nothing names go', () => {
    const text = "const fontFamilies = [{ cssVariable: '--font-a' }, { cssVariable: '--font-b' }];";
    expect(keepFamilies('x.ts', text, new Set(['--font-b']))).toBe(
      "const fontFamilies = [ { cssVariable: '--font-b' }];",
    );
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

test('a file of a kind that nobody has thought of has no fate', () => {
  expect(fateOf('src/ui/x/X.tsx')).toBe('by-use');
  expect(fateOf('.prettierrc.json')).toBe('goes');
  expect(fateOf('art/.npmrc')).toBe('stays');
  expect(fateOf('netlify.toml')).toBe('goes');
  expect(fateOf('fly.toml')).toBeUndefined();
});

describe('three sides of a file', () => {
  const of = (base?: string, theirs?: string, ours?: string): Sides => {
    const bytes = (text: string | undefined) =>
      text === undefined ? undefined : Buffer.from(text);
    return { base: bytes(base), theirs: bytes(theirs), ours: bytes(ours) };
  };
  test.each([
    ['what nobody changed stays', of('a', 'a', 'b'), 'same'],
    ['what only the template changed changes', of('a', 'b', 'a'), 'changed'],
    ['what the owner took away stays away', of('a', 'b', undefined), 'same'],
    ['what is new comes', of(undefined, 'b', undefined), 'added'],
    ['what the template took away goes', of('a', undefined, 'a'), 'removed'],
    ['unless it is the owner’s by now', of('a', undefined, 'b'), 'kept'],
    ['one line of both is a conflict', of('a\n', 'b\n', 'c\n'), 'conflict'],
  ])('%s', async (_, sides, fate) => {
    expect((await mergeFile('x.ts', sides)).fate).toBe(fate);
  });

  test('lines in different places are merged; a picture of the owner’s is kept', async () => {
    const lines = ['1', '2', '3', '4', '5', '6'];
    const text = (changes: Record<number, string>) =>
      `${lines.map((line, at) => changes[at] ?? line).join('\n')}\n`;
    const merged = await mergeFile(
      'x.ts',
      of(text({}), text({ 5: 'theirs' }), text({ 0: 'ours' })),
    );
    expect(merged).toEqual({
      fate: 'changed',
      content: Buffer.from(text({ 0: 'ours', 5: 'theirs' })),
    });
    expect(await mergeFile('x.webp', of('a', 'b', 'c'))).toEqual({ fate: 'kept' });
  });
});

describe('a new site’s folder', () => {
  test('may not hold anything, nor lie in the template', () => {
    const root = folder();
    mkdirSync(join(root, 'template', 'src'), { recursive: true });
    const template = join(root, 'template');
    expect(() => {
      expectFree(join(template, 'site'), template);
    }).toThrow(/inside the template/);
    expect(() => {
      expectFree(root, template);
    }).toThrow(/holds the template/);
    mkdirSync(join(root, 'full'));
    writeFileSync(join(root, 'full', 'mine.txt'), '');
    expect(() => {
      expectFree(join(root, 'full'), template);
    }).toThrow(/not empty/);
    expectFree(join(root, 'template-two'), template);
  });

  test('is there as a whole or not at all, and a full disk is told in words', async () => {
    const root = folder();
    const target = join(root, 'mein Ort');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const failed = writeWhole(target, (path) => {
      writeFileSync(join(path, 'half.txt'), '');
      return Promise.reject(full);
    });
    await expect(failed).rejects.toThrow(/mein Ort: The disk is full\. Nothing was left behind\./);
    expect(() => {
      mkdirSync(target);
    }).not.toThrow();
    await writeWhole(target, (path) => {
      writeFileSync(join(path, 'whole.txt'), '');
      return Promise.resolve();
    });
    expect(() => {
      expectFree(target, join(root, 'template'));
    }).toThrow(/not empty/);
  });
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

describe('what a taken site’s modules offer', () => {
  test('an export that nobody imports goes, with what it alone needed, across files', () => {
    const files = {
      'src/pages/a.astro': "---\nimport { a } from '~/lib/a';\n---\n<p>{a}</p>",
      'src/lib/a.ts':
        "import { used, unused } from './b';\n\n/** A. */\nexport const a = used(inner);\n\n/** Inner. */\nexport const inner = 1;\n\n/** Gone. */\nexport const gone = unused(helper);\n\nconst helper = 2;\n",
      'src/lib/b.ts':
        'export const used = (value: number) => value;\n\n// #region journal\n/** Gone. */\nexport const unused = (value: number) => value;\n// #endregion\nexport interface Kept {}\nexport const kept: Kept = {};\n',
      'tools/c.ts': "const late = await import('../src/lib/b.ts');\n",
    };
    const project = projectOf(files);
    const prune = (names: (keyof typeof files)[]) =>
      withoutUnusedExports(project, new Map(names.map((name) => [name, { text: files[name] }])));
    const pruned = prune(['src/pages/a.astro', 'src/lib/a.ts', 'src/lib/b.ts']);
    expect(pruned.get('src/lib/a.ts')).toBe(
      "import { used, } from './b';\n\n/** A. */\nexport const a = used(inner);\n\n/** Inner. */\nconst inner = 1;\n\n\n",
    );
    expect(pruned.get('src/lib/b.ts')).toBe(
      'export const used = (value: number) => value;\n\n// #region journal\n// #endregion\n',
    );
    // A module that is taken in as a whole offers what it has.
    expect(prune(['src/lib/b.ts', 'tools/c.ts'])).toEqual(new Map());
  });

  test('a value that is left for its type alone stays offered: nobody would read it otherwise', () => {
    const looks =
      "export const LOOKS = ['a'] as const;\nexport type Look = (typeof LOOKS)[number];\n";
    const files = {
      'src/pages/a.astro': "---\nimport type { Look } from '~/lib/a';\n---\n",
      'src/lib/a.ts': looks,
    };
    const kept = withoutUnusedExports(
      projectOf(files),
      new Map(Object.entries(files).map(([name, text]) => [name, { text }])),
    );
    expect(kept).toEqual(new Map());
  });
});

describe('package.json', () => {
  const json = (dependencies: Record<string, string>, name = 'a') =>
    JSON.stringify({ name, dependencies }, undefined, 2);

  test('is merged field by field, so that neighbours are no conflict', () => {
    const merged = mergeManifest(
      json({ a: '1', b: '1', c: '1' }),
      json({ a: '1', c: '2' }),
      json({ a: '1', b: '1', c: '1', bb: '9' }, 'ours'),
    );
    expect(merged).toBe(`${json({ a: '1', bb: '9', c: '2' }, 'ours')}\n`);
  });

  test('is left to git where both changed one field', () => {
    expect(mergeManifest(json({ a: '1' }), json({ a: '2' }), json({ a: '3' }))).toBeUndefined();
    expect(mergeManifest('{}', '{}', '<<<<<<<')).toBeUndefined();
  });
});

test('what a killed run left is taken away by the next, and made folders go with what fails', async () => {
  const root = folder();
  const left = join(root, '.site.part-999999999');
  mkdirSync(left);
  const target = join(root, 'site');
  await writeWhole(target, () => Promise.resolve());
  expect(readdirSync(root)).toEqual(['site']);
  const deep = join(root, 'a', 'b', 'site');
  const failed = writeWhole(deep, () =>
    Promise.reject(new Error('fatal: No space left on device')),
  );
  await expect(failed).rejects.toThrow(/The disk is full\. Nothing was left behind\./);
  expect(readdirSync(root)).toEqual(['site']);
});

test('a sample picture becomes smaller, and no larger', async () => {
  const from = join(folder(), 'a.webp');
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).toFile(from);
  const widths = [10, 100].map(async (pixels) => sharp(await bytesOf({ from, pixels })).metadata());
  expect((await Promise.all(widths)).map(({ width }) => width)).toEqual([10, 40]);
});

test('a site’s first commit asks no hook of the machine’s owner', async () => {
  const home = folder();
  const site = folder();
  writeFileSync(join(home, 'pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(home, 'config'), `[core]\n\thooksPath = ${home}\n`);
  writeFileSync(join(site, 'README.md'), '# Site\n');
  const before = process.env['GIT_CONFIG_GLOBAL'];
  process.env['GIT_CONFIG_GLOBAL'] = join(home, 'config');
  onTestFinished(() => {
    if (before === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
    else process.env['GIT_CONFIG_GLOBAL'] = before;
  });
  await beginHistory(site, 'Begin', { name: 'Test', email: 'test@studio.example' });
  const log = execFileSync('git', ['log', '--format=%s'], { cwd: site, encoding: 'utf8' });
  expect(log).toBe('Begin\n');
});
