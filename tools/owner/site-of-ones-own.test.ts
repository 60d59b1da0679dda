import { execFileSync } from 'node:child_process';
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { openProject } from '../lib/project.ts';
import { copyFiles, edit, runTool, shrinkPictures } from './copy-project.ts';

/** Commands that read all of the code take some seconds each; a busy machine may need many more. */
const TIMEOUT_MS = 1_800_000;

/** The home that is taken, and one that is added and removed again. */
const [HOME, OTHER] = ['startup', 'business'] as const;

let folder: string;
let template: string;
let site: string;
let packagesBefore: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@studio.example', ...args], {
    cwd,
    encoding: 'utf8',
  });
const commit = (cwd: string) => {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message', 'Go on');
};
const read = (file: string) => readFile(join(site, file), 'utf8');

/** What npm has noted down of the packages that it last installed. */
const packagesThere = () => readFile(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8');

/** Runs a tool of the site; what it printed, though it failed. */
async function say(tool: string, ...args: string[]): Promise<string> {
  return runTool(site, `tools/${tool}.ts`, args).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  });
}

/** A repository does not hold packages; a test links them. */
async function linkPackages(root: string): Promise<void> {
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await appendFile(join(root, '.git', 'info', 'exclude'), 'node_modules\n');
}

beforeAll(async () => {
  packagesBefore = await packagesThere();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-update-'));
  template = join(folder, 'template');
  site = join(folder, 'Åsas neue Seite');
  const files = openProject(ROOT).files.filter((one) => !one.startsWith('art/'));
  await copyFiles(files, template);
  await shrinkPictures(template);
  git(folder, 'init', '--quiet', '--initial-branch=main', template);
  await linkPackages(template);
  commit(template);
  git(template, 'tag', 'v0.1.0');
  await runTool(template, 'tools/take.ts', [HOME, '--pages', 'about,contact', '--to', site]);
  await linkPackages(site);
}, TIMEOUT_MS);

afterAll(() => rm(folder, { recursive: true }));

describe('a site of one’s own', { timeout: TIMEOUT_MS }, () => {
  test('holds what was taken, with one commit, and nothing else', () => {
    expect(git(site, 'log', '--oneline', '--all').trim().split('\n')).toHaveLength(1);
    expect(git(site, 'rev-parse', 'template')).toBe(git(site, 'rev-parse', 'main'));
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(globSync('src/demos/*', { cwd: site })).toEqual([`src/demos/${HOME}`]);
    for (const gone of [
      'art',
      'tools/owner',
      'src/showcase',
      'src/pages/gallery.astro',
      'src/content/pages/gallery.yaml',
    ])
      expect(existsSync(join(site, gone)), gone).toBe(false);
    expect(globSync('.*.part-*', { cwd: dirname(site) })).toEqual([]);
  });

  test('gets a page, a text, a post and a section to write in', async () => {
    await say('new', 'page', 'Über uns');
    await say('new', 'text', 'Terms of sale');
    await say('new', 'post', 'Ein erster Text');
    await say('new', 'section', 'timeline');
    expect(await read('src/content/menu.yaml')).toContain('path: /uber-uns');
    expect(await read('src/content/posts/ein-erster-text.md')).toContain('Ein erster Text');
    expect(await read('src/content/pages/terms-of-sale.md')).toContain('Terms of sale');
    expect(await read('docs/sections.md')).toContain('## Timeline');
    expect(await say('new', 'section', 'timeline')).toMatch(/is there already/);
    expect(await read('src/content/pages/uber-uns.yaml')).toMatch(
      /^# yaml-language-server: \$schema=..\/..\/..\/schemas\/pages\/uber-uns.json\n/,
    );
    commit(site);
  });

  test('may have pages in folders, pages that stand for many, and pages in Markdown', async () => {
    const page = await read('src/pages/uber-uns.astro');
    const content = await read('src/content/pages/uber-uns.yaml');
    for (const [file, name] of [
      ['de/preise.astro', 'de-preise'],
      ['jobs/[slug].astro', 'jobs'],
    ] as const) {
      await mkdir(join(site, 'src/pages', dirname(file)));
      await writeFile(join(site, 'src/pages', file), page.replace('uber-uns', name));
      await writeFile(join(site, `src/content/pages/${name}.yaml`), content);
      await copyFile(
        join(site, 'schemas/pages/about.json'),
        join(site, `schemas/pages/${name}.json`),
      );
    }
    await writeFile(join(site, 'src/pages/hallo.md'), '---\ntitle: Hallo\n---\n\nText.\n');
    await copyFile(
      join(ROOT, 'src/assets/works/kestrel-logo.webp'),
      join(site, 'src/assets/ours.webp'),
    );
    expect(await say('docs')).toContain('docs/fields.md');
    expect(await read('docs/fields.md')).toContain('## de-preise');
    commit(site);
  });

  test('takes a home of the template, and gives it away again', async () => {
    expect(await say('add', 'busines', '--from', template)).toContain(`Did you mean "${OTHER}"?`);
    const before = git(site, 'rev-parse', 'HEAD').trim();
    await say('add', OTHER, '--from', template);
    expect(existsSync(join(site, 'src/pages', `${OTHER}.astro`))).toBe(true);
    expect(await read('fonts.config.ts')).toContain('--font-source-serif');
    expect(await read('src/content/menu.yaml')).toContain('from: demos');
    expect(JSON.parse(await read('template.json'))).toMatchObject({ homes: [HOME, OTHER] });
    expect(git(site, 'status', '--porcelain')).toBe('');
    await say('remove', OTHER);
    const left = git(site, 'diff', '--name-only', before).trim().split('\n');
    // What both had in common is back as it was; the record may order its fields otherwise.
    const written = ['template.json', 'package-lock.json', 'schemas/names.json'];
    expect(left.filter((file) => !written.includes(file))).toEqual([]);
    // The list of names was another one at the template, before, and after: it is written anew.
    const names = await read('schemas/names.json');
    expect(names).toContain('"/de/preise"');
    expect(names).toContain('"ours.webp"');
    expect(names).not.toContain(`"/${OTHER}"`);
    expect(git(site, 'status', '--porcelain')).toBe('');
  });

  test('takes a section of the template by its name, and gives it away again', async () => {
    const before = git(site, 'rev-parse', 'HEAD').trim();
    expect(await say('add', 'section', 'faqq', '--to', 'about')).toContain('There is no section');
    expect(git(site, 'status', '--porcelain')).toBe('');
    const said = await say('add', 'section', 'faq', '--to', 'de/preise', '--from', template);
    expect(said).toContain('src/pages/de/preise.astro: its element and imports');
    expect(await read('src/content/pages/de-preise.yaml')).toMatch(/\n\nfaq:\n {2}heading: /);
    expect(existsSync(join(site, 'src/widgets/accordion/Accordion.tsx'))).toBe(true);
    expect(git(site, 'status', '--porcelain')).toBe('');
    await say('remove', 'section', 'faq', '--from', 'de/preise');
    expect(git(site, 'diff', '--stat', before, '--', 'src', 'docs', 'schemas/pages')).toBe('');
    expect(git(site, 'status', '--porcelain')).toBe('');
  });

  test('leaves alone what npm knows of the packages that are there', async () => {
    expect(await packagesThere()).toBe(packagesBefore);
  });

  test('is brought to a new version around ten changes of its owner', async () => {
    const home = `src/demos/${HOME}`;
    await edit(site, `${home}/content.yaml`, [/^title: .*$/m, 'title: Our own title']);
    await edit(site, `${home}/theme.ts`, [/'color-accent': '[^']*'/, "'color-accent': '#123456'"]);
    await edit(site, 'site.config.ts', [/copyrightYear: \d+/, 'copyrightYear: 2031']);
    await edit(site, 'src/content/words/en.yaml', [/quickLink: .*/, 'quickLink: Shortcuts']);
    await edit(site, 'src/content/menu.yaml', [/label: About/, 'label: Us']);
    await edit(site, 'src/sections/not-found/not-found.module.css', [
      '@layer sections {',
      '/* Ours. */\n@layer sections {',
    ]);
    await edit(site, 'README.md', [/^# .*$/m, '# Åsa']);
    await edit(site, 'src/ui/button/Button.tsx', [/^import/m, '// Ours.\nimport']);
    await rm(join(site, 'src/pages/about.astro'));
    await writeFile(join(site, 'src/lib/ours.ts'), 'export const ours = true;\n');
    commit(site);

    await edit(template, 'src/content/words/en.yaml', [
      /sayHello: .*/,
      'sayHello: Say hello again',
    ]);
    await edit(template, 'src/content/words/en.yaml', [/quickLink: .*/, 'quickLink: Quick links']);
    await edit(template, 'src/pages/about.astro', [/^---/, '---\n// Newer.']);
    await edit(template, 'src/sections/not-found/not-found.module.css', [
      /}\s*$/,
      '}\n/* Newer. */\n',
    ]);
    await edit(template, 'src/lib/browser/throttle.ts', [/$/, '\n// Newer.\n']);
    await edit(template, 'CHANGELOG.md', [/^- /m, '- Newest of all.\n- ']);
    await edit(template, 'package.json', ['"version": "0.1.0"', '"version": "0.2.0"']);
    commit(template);
    git(template, 'tag', 'v0.2.0');

    const before = git(site, 'rev-parse', 'HEAD');
    expect(await say('update', '--from', template)).toContain('git merge --abort');
    git(site, 'merge', '--abort');
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(git(site, 'rev-parse', 'HEAD')).toBe(before);

    const said = await say('update', '--from', template);
    expect(said).toContain('New in the template:\n\n- Newest of all.\n');
    expect(said).toContain('  src/content/words/en.yaml');
    expect(await read(`${home}/content.yaml`)).toContain('Our own title');
    expect(await read(`${home}/theme.ts`)).toContain('#123456');
    expect(await read('site.config.ts')).toContain('2031');
    expect(await read('src/content/menu.yaml')).toContain('label: Us');
    expect(await read('README.md')).toContain('# Åsa');
    expect(await read('src/ui/button/Button.tsx')).toContain('// Ours.');
    expect(await read('src/lib/ours.ts')).toBe('export const ours = true;\n');
    expect(existsSync(join(site, 'src/pages/about.astro'))).toBe(false);
    // Both changed this file, in different places: both are there.
    expect(await read('src/sections/not-found/not-found.module.css')).toMatch(/Ours[\s\S]*Newer/);
    expect(await read('src/lib/browser/throttle.ts')).toContain('// Newer.');
    // Both changed one line: git's marks, and the neighbour's change between them or beside.
    const words = await read('src/content/words/en.yaml');
    expect(words).toMatch(
      /<<<<<<< [\s\S]*Shortcuts[\s\S]*=======[\s\S]*Quick links[\s\S]*>>>>>>> /,
    );
    expect(words).toContain('Say hello again');
    expect(existsSync(join(site, 'src/pages/de/preise.astro'))).toBe(true);
    const generated = globSync(['schemas/**/*.json', 'docs/*.md', 'llms.txt'], { cwd: site });
    for (const file of generated) expect(await read(file), file).not.toMatch(/^[<=>]{7}/m);
    expect(await read('schemas/names.json')).toContain('"ours.webp"');
    expect(JSON.parse(await read('template.json'))).toMatchObject({
      version: '0.2.0',
      homes: [HOME],
    });
  });

  test('says how to go on where it has no branch of what it was taken from', async () => {
    git(site, 'merge', '--abort');
    git(site, 'branch', '--move', 'template', 'elsewhere');
    expect(await say('remove', HOME)).toContain('Add another one first');
    expect(await say('remove', 'contact')).toContain('git branch template $(git rev-list');
    git(site, 'branch', '--move', 'elsewhere', 'template');
    expect(git(site, 'status', '--porcelain')).toBe('');
  });
});
