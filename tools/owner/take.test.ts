import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofSchema } from '../../src/lib/proof/proof.schema.ts';
import { ROOT } from '../lib/paths.ts';
import { runTool, shrinkPictures } from './copy-project.ts';
import { complaintsAbout, takeSite } from './taken.ts';

/** Types, dead code and a build take a minute; a busy machine may need many more. `take:proof` takes every home. */
const TIMEOUT_MS = 1_800_000;

/** Sections that the home has not: one that pages share, one of another home with what that home’s page does for it. */
const SECTIONS = [
  ['faq', '--to', 'business'],
  ['startup/Founders', '--to', 'about', '--after', 'counters'],
  ['paralax/Billboards', '--to', 'business', '--after', 'Signatories'],
];

let site: Awaited<ReturnType<typeof takeSite>>;

beforeAll(async () => {
  site = await takeSite(['business'], ['about', 'contact', 'accessibility'], ['en', 'de']);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@studio.example', ...args], {
      cwd: site.folder,
    });
  git('init', '--quiet');
  await appendFile(join(site.folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('branch', 'template');
  for (const section of SECTIONS)
    await runTool(site.folder, 'tools/add.ts', ['section', ...section, '--from', ROOT]);
  await shrinkPictures(site.folder);
}, TIMEOUT_MS);

afterAll(() => site.clear());

test(
  'a taken site is proved in a page for its owner’s client, and says on a page of its own what was found',
  { timeout: TIMEOUT_MS },
  async () => {
    const args = [
      '--no-lighthouse',
      '--language',
      'de',
      '/',
      '/about',
      '/de/accessibility',
      '/404',
    ];
    expect(await runTool(site.folder, 'tools/proof.ts', args)).toContain('4 pages, 0 faults');
    const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
    expect(read('proof/index.html')).toMatch(/<html lang="de"[^]*4 Seiten/);
    expect(proofSchema.parse(JSON.parse(read('proof/proof.json'))).pages).toHaveLength(4);
    // What was built before the first proof claims nothing.
    const accessibility = 'accessibility.html';
    expect(read(`.tools/sites/proof/dist/${accessibility}`)).not.toContain('How this was checked');
  },
);

test(
  'a taken site is whole, with sections from elsewhere too, and holds nothing that it does not use',
  { timeout: TIMEOUT_MS },
  async () => {
    expect(await complaintsAbout(site.folder)).toEqual([]);
    const built = (page: string) => readFileSync(join(site.folder, 'dist', page), 'utf8');
    expect(built('index.html')).toContain('Questions about the plans');
    expect(built('about.html')).toContain('Hear it from the founders.');
    expect(built('accessibility.html')).toMatch(/How this was checked[^]*4 pages/);
    // Translations come along with their originals, and no others.
    expect(built('de/about.html')).toMatch(/<html lang="de"[^]*Über uns/);
    const german = globSync('src/content/pages/*.de.*', { cwd: site.folder }).sort();
    expect(german.map((file) => file.replace('.de.', '.'))).toEqual(
      globSync('src/content/pages/*', { cwd: site.folder })
        .filter((file) => !file.includes('.de.'))
        .sort(),
    );
    expect(globSync('src/**/*.ar.*', { cwd: site.folder })).toEqual([]);
    // Of another home there is what its section needs.
    expect(globSync('src/demos/startup/*', { cwd: site.folder })).not.toContain(
      'src/demos/startup/content.yaml',
    );
  },
);
