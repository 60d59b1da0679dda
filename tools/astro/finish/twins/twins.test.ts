// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { originalLanguage } from '../../../../src/lib/languages/languages.ts';
import { parsePage, printPage } from '../../../lib/html.ts';
import type { PrintedSite } from '../finish-pages.ts';
import { markdownTwinsStep, twinText } from '../markdown-twins.ts';
import { describePage } from './described-page.ts';
import { llmsText, type ListedPage } from './llms-text.ts';

const pageOf = (main: string, title = 'About') =>
  parsePage(
    `<title>${title}</title><meta name="description" content="Who: we are"><main>${main}</main>`,
  );

function twin(main: string) {
  const page = describePage(
    { path: '/about', document: pageOf(main) },
    'https://studio.example/base/about',
  );
  const [, front = '', body = ''] = page ? twinText(page).split('---\n') : [];
  return { front: parse(front) as unknown, body: body.trim() };
}

test('begins with what the page’s head says, as YAML', () => {
  expect(twin('').front).toEqual({
    title: 'About',
    description: 'Who: we are',
    url: 'https://studio.example/base/about',
    language: originalLanguage,
  });
});

test('names links and pictures by whole addresses', () => {
  expect(
    twin('<a href="/base/team">Team</a><a href="#faq">Questions</a><img src="a.webp" alt="A cat">')
      .body,
  ).toBe(
    '[Team](https://studio.example/base/team) [Questions](https://studio.example/base/about#faq) ![A cat](https://studio.example/base/a.webp)',
  );
});

test.each([
  ['decoration', '<i aria-hidden="true">No</i><img src="a.webp" alt="">'],
  ['what is hidden', '<p hidden>No</p><div popover>No</div><dialog>No</dialog>'],
  ['scripts and their replacements', '<script>no()</script><noscript>No</noscript>'],
  ['controls', '<form><label>No<input></label></form><button>No</button><nav>No</nav>'],
  ['what a carousel tells screen readers', '<p role="status">No</p>'],
  ['the way back to the top', '<a href="#top">No</a>'],
])('leaves out %s', (_, html) => {
  expect(twin(`<p>Yes</p>${html}`).body).toBe('Yes');
});

test('holds folded answers and closed tabs in full', () => {
  const { body } = twin(
    `<details><summary><h3>Why?</h3></summary><p>Because.</p></details>
    <div role="tabpanel" hidden><p>Second tab</p></div>`,
  );
  expect(body).toBe('### Why?\n\nBecause.\n\nSecond tab');
});

test('a heading is one line, and a card is linked in its heading', () => {
  const { body } = twin(
    '<h2>One<br>line</h2><a href="/x"><img src="/a.webp" alt="A"><h3>Card</h3><p>Text</p></a>',
  );
  expect(body).toBe(
    '## One line\n\n![A](https://studio.example/a.webp)\n\n### [Card](https://studio.example/x)\n\nText',
  );
});

test('a link with a drawing alone has its accessible name', () => {
  expect(twin('<a href="/x" aria-label="On the map"><svg></svg></a>').body).toBe(
    '[On the map](https://studio.example/x)',
  );
});

test('words that styles set apart stay words, and letters stay a word', () => {
  expect(twin('<p><span>208</span><span>books</span></p>').body).toBe('208 books');
  expect(twin('<p>Ida Petrakis<span>Tenant</span></p>').body).toBe('Ida Petrakis Tenant');
  expect(twin('<p><span>c</span><span>a</span><span>t</span></p>').body).toBe('cat');
  expect(twin('<p><span>99</span><span>%</span></p>').body).toBe('99%');
});

test('nothing but code looks like HTML', () => {
  expect(twin('<p>Write &lt;b&gt; or 1 &lt; 2</p><pre><code>&lt;b&gt;</code></pre>').body).toBe(
    'Write \\<b> or 1 < 2\n\n```\n<b>\n```',
  );
});

const listed = (path: string, language = originalLanguage, original = path): ListedPage => ({
  path,
  original,
  language,
  title: `T[${path}]`,
  description: 'D.',
  twin: `https://studio.example${path}.md`,
});

test('the list groups what stands below a page, and each further language', () => {
  const text = llmsText({ name: 'Studio', description: 'All.' }, [
    listed('/blog/a'),
    listed('/'),
    listed('/blog'),
    listed('/pt/blog', 'pt', '/blog'),
  ]);
  expect(text).toBe(`# Studio

> All.

## Pages

- [T\\[/\\]](https://studio.example/.md): D.
- [T\\[/blog\\]](https://studio.example/blog.md): D.

## T[/blog]

- [T\\[/blog/a\\]](https://studio.example/blog/a.md): D.

## português

- [T\\[/pt/blog\\]](https://studio.example/pt/blog.md): D.
`);
});

test('only listed pages have a twin, and the owner’s own files stay', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'twins-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'llms.txt'), 'mine');
  const pages = ['/', '/about', '/404'].map((path) => ({ path, document: pageOf('<h1>Hi</h1>') }));
  const step = markdownTwinsStep({
    site: { name: 'Studio', description: 'All.' },
    isListed: (page) => !page.endsWith('/404'),
  });
  await step.run({
    dir,
    base: '/base',
    url: new URL('https://studio.example'),
    pages,
    logger: { info: () => undefined },
  } as unknown as PrintedSite);
  const links = pages.map(({ document }) => /<link[^>]*>/.exec(printPage(document))?.[0]);
  expect(links).toEqual([
    '<link rel="alternate" type="text/markdown" href="/base/index.md">',
    '<link rel="alternate" type="text/markdown" href="/base/about.md">',
    undefined,
  ]);
  expect(await readFile(join(dir, 'about.md'), 'utf8')).toMatch(/\n# Hi\n$/);
  await expect(readFile(join(dir, '404.md'))).rejects.toThrow('ENOENT');
  expect(await readFile(join(dir, 'llms.txt'), 'utf8')).toBe('mine');
});
