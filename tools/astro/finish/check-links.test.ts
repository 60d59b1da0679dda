import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parsePage, readElements } from '../../lib/html.ts';
import { builtPages } from './built-pages.ts';
import { pageFaults, type BuiltSite } from './check-links.ts';
import { formatByPage } from './format-by-page.ts';

const elementsOf = (html: string) => readElements(parsePage(html));

const site = (html: string): BuiltSite => ({
  pages: new Map([
    ['/', elementsOf('')],
    ['/about', elementsOf(html)],
    ['/admin', elementsOf(html)],
  ]),
  folders: new Set(['/', '/admin']),
  hasFile: (path) => ['/admin/config.yml', '/team.pdf'].includes(path),
  redirects: new Set(),
  base: '/studio',
  origin: 'https://studio.example',
});

test('an address without a slash in front is looked for in the folder whose index names it', () => {
  const html = '<link rel="config" href="config.yml"><a href="team.pdf">Team</a>';
  expect(pageFaults('/admin', site(html))).toEqual([expect.stringContaining('href="team.pdf"')]);
  expect(pageFaults('/about', site(html))).toEqual([expect.stringContaining('href="config.yml"')]);
});

test('attributes are read as a browser does', () => {
  const html = `<a title='1 > 2' href=/team.pdf>A</a><A HREF="/studio/none?a&amp;b">B</A>
    <!-- <a href="/c"> --><script>"<a href='/d'>"</script><template><a href="/studio/e"></a></template>`;
  const [outside, ...faults] = pageFaults('/about', site(html));
  expect(outside).toBe(`<a href="/team.pdf">: outside the site's base path /studio`);
  expect(faults).toEqual([
    '<a href="/studio/none?a&b">: there is no such page or file',
    '<a href="/studio/e">: there is no such page or file; did you mean "/"?',
  ]);
});

test('HTML below public is known as the owner’s, and folders’ index pages as such', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['dist/a.html', 'dist/b/c.html', 'dist/b/index.html', 'public/b/index.html']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  const dist = pathToFileURL(`${folder}/dist/`);
  const pages = builtPages(dist, join(folder, 'public'));
  expect(pages.map(({ path, isIndex, isOwners }) => [path, isIndex, isOwners])).toEqual([
    ['/a', false, false],
    ['/b/c', false, false],
    ['/b', true, true],
  ]);
});

test('what stands on many pages is told once, with some of them', () => {
  const pages = new Map<string, string[]>(['/a', '/b', '/c', '/d'].map((path) => [path, ['No.']]));
  expect(formatByPage('✖', pages.set('/e', ['No.', 'Neither.']))).toBe(
    '✖ No.\n  → on /a, /b, /c and 2 more pages\n✖ Neither.\n  → on /e',
  );
});
