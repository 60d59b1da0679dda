import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { download } from './download.ts';
import { ghostFiles } from './fixtures/ghost.ts';
import { hugoExport } from './fixtures/hugo.ts';
import { jekyllExport } from './fixtures/jekyll.ts';
import { notionExport } from './fixtures/notion.ts';
import { trialProject, type TrialProject } from './try-import.ts';
import { entry, exportOf, SENTENCE, smallExport, UPLOAD } from './word-press-fixture.ts';

let project: TrialProject;

beforeEach(async () => {
  project = await trialProject();
});

afterEach(async () => {
  await project.close();
});

/** A small export in a folder, with its picture beside it. */
async function exportFolder(): Promise<string> {
  const folder = join(project.root, '..', 'export');
  const picture = sharp({ create: { width: 3000, height: 20, channels: 3, background: '#888' } });
  await mkdir(dirname(join(folder, UPLOAD)), { recursive: true });
  await writeFile(join(folder, UPLOAD), await picture.png().toBuffer());
  await writeFile(join(folder, 'old.xml'), smallExport());
  return folder;
}

const POST = 'src/content/posts/hello.md';

/** The Markdown of a post with this content. */
async function markdownOf(content: string): Promise<string> {
  await project.bring(exportOf(entry({ content })));
  return (await project.read(POST)).split(/^---$/m).slice(2).join('---').trim();
}

describe('a small site', () => {
  test('leaves the names that editors complete up to date', async () => {
    await mkdir(join(project.root, 'schemas'));
    await project.bring(await exportFolder());
    const names = await project.read('schemas/names.json');
    expect(names).toContain('"articles/two-clocks-1.png"');
    expect(names).toContain('"/pier-story"');
  });

  test('comes as posts, pages and works, with pictures, drafts and redirects', async () => {
    const { redirects, notes, book } = await project.bring(await exportFolder());
    expect(project.files()).toEqual([
      'import-report.md',
      'site.config.ts',
      'src/assets/articles/later-cover.webp',
      'src/assets/articles/two-clocks-1.png',
      'src/content/pages/about-2.md',
      'src/content/pages/pier-story.md',
      'src/content/posts/later.md',
      'src/content/posts/two-clocks.md',
      'src/content/works/lamps.yaml',
    ]);
    const post = await project.read('src/content/posts/two-clocks.md');
    expect(post).toContain('category: Harbour');
    expect(post).toContain('featured: true');
    expect(post).toMatch(/author:\n {2}name: Ada Grieve/);
    expect(post).toContain('file: articles/two-clocks-1.png');
    expect(post).toContain('[the pier](/pier-story) and a draft.');
    expect(post).toContain(
      '![A clock](../../assets/articles/two-clocks-1.png)\n\n_The clock at noon_',
    );
    expect(post).toContain('[Far away](https://cdn.example/far.jpg)');
    expect(await project.read('src/content/posts/later.md')).toContain('draft: true');
    const page = await project.read('src/content/pages/pier-story.md');
    expect(page).toContain('## Beginnings');
    expect(page).toMatch(/\| Year \| Boats \|\n\| -+ \| -+ \|\n\| 1890 \| 4 {5}\|/);
    const work = await project.read('src/content/works/lamps.yaml');
    expect(work).toMatch(/category: Signage[^]*- picture:[^]*caption: Noon/);
    expect([...redirects]).toEqual([
      ['/2019/05/01/two-clocks', '/blog/two-clocks'],
      ['/2019/05/02/later', '/blog/later'],
      ['/about-us', '/about-2'],
    ]);
    expect(await project.read('site.config.ts')).toContain("'/about-us': '/about-2',");
    expect(await project.read('site.config.ts')).toContain('  // Ours.\n');
    expect([...book.remote.keys()]).toEqual(['https://cdn.example/far.jpg']);
    expect(notes.lost.map(({ kind }) => kind).toSorted()).toEqual([
      'links to drafts',
      'menu entries',
      'tables in works',
    ]);
    const { width } = await sharp('src/assets/articles/two-clocks-1.png').metadata();
    expect(width).toBe(2400);
    expect(await project.read('import-report.md')).toMatch(/links to drafts[^]*old\.xml, line \d+/);
  });

  test('changes nothing when it comes again, with and without its redirects', async () => {
    const folder = await exportFolder();
    const { redirects } = await project.bring(folder);
    const before = project.files();
    expect((await project.bring(folder)).planned).toEqual([]);
    // Its owner has given it another title: the old address tells that it is the same.
    const file = 'src/content/posts/two-clocks.md';
    await project.write(
      file,
      (await project.read(file)).replace('title: Two clocks', 'title: Clocks'),
    );
    const again = { redirects: Object.fromEntries(redirects) };
    expect((await project.bring(folder, again)).planned).toEqual([]);
    expect(project.files()).toEqual(before);
  });

  test('is told in a dry run, and nothing is written', async () => {
    const before = project.files();
    const { report, notes } = await project.bring(await exportFolder(), { isDry: true });
    expect(report).toContain('| posts | 2 |');
    expect(notes.hand.filter(({ kind }) => kind.startsWith('mistakes'))).toEqual([]);
    expect(project.files()).toEqual(before);
  });

  test('is reported above what an earlier import has reported', async () => {
    await project.write('import-report.md', '# Import from Ghost\n');
    await project.bring(await exportFolder());
    expect(await project.read('import-report.md')).toMatch(
      /^# Import from WordPress\n[^]*\n\n# Import from Ghost\n$/,
    );
  });

  test('leaves nothing half behind a failure', async () => {
    const folder = await exportFolder();
    // Where a folder stands, no file can.
    await mkdir(join(project.root, 'import-report.md'));
    const before = project.files();
    await expect(project.bring(folder)).rejects.toThrow(/Nothing has changed/);
    expect(project.files()).toEqual(before);
  });
});

describe('a text', () => {
  test('loses what could run, and keeps its words', async () => {
    const hostile = `<p onclick="a()">One <a href="java\nscript:alert(1)">two</a></p><script>alert(1)</script>
<style>p{}</style><iframe src="javascript:alert(2)"></iframe><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A film"></iframe>
<form><input name="a"></form><svg onload="a()"><script>1</script></svg><img src="x" onerror="a()" alt="Three"><a href="data:text/html,x">four</a>`;
    const { notes } = await project.bring(exportOf(entry({ content: hostile })));
    const text = await project.read(POST);
    expect(text).toContain('One two');
    expect(text).toContain('[A film](https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
    expect(text).not.toMatch(/alert|onclick|onerror|<svg|<form|<style|javascript|data:/);
    const kinds = new Set(notes.lost.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'addresses that run script',
      'drawings in the text',
      'embeds that became links',
      'embeds without an address',
      'event handlers',
      'forms',
      'pictures that are not in the export',
      'scripts',
      'styles',
    ]);
    expect(notes.lost.every(({ place }) => place?.line !== undefined)).toBe(true);
  });

  test.each([
    ['the name of a fact', 'Ask {name} or {email}', 'Ask {<!-- -->name} or {<!-- -->email}'],
    ['two brackets', 'a [[gap]]', 'a \\[<!-- -->\\[gap\\]\\]'],
    ['the name of an emoji', 'so :smile: it is', 'so :<!-- -->smile: it is'],
    ['a tag in words', 'use &lt;div&gt; &amp;amp; more', 'use \\<div> \\&amp; more'],
    ['paragraphs of the classic editor', 'One\ntwo\n\nThree', 'One  \ntwo\n\nThree'],
    [
      'code',
      '<pre class="language-js">a &lt; b\n  [[c]] {name}</pre>',
      '```js\na < b\n  [[c]] {name}\n```',
    ],
    ['text from right to left', '<p dir="rtl">مرحبا بكم</p>', 'مرحبا بكم'],
    [
      'a list of terms',
      '<dl><dt>Pier</dt><dd>A bridge to nowhere.</dd></dl>',
      'Pier\n: A bridge to nowhere.',
    ],
    ['a raised sign', 'E = mc<sup>2</sup>', 'E = mc<sup>2</sup>'],
    ['an unknown shortcode around words', '[box color="red"]Words[/box]', 'Words'],
    [
      'an embed',
      '[embed width="3"]https://vimeo.com/76979871[/embed]',
      '[https://vimeo.com/76979871](https://vimeo.com/76979871)',
    ],
    ['more', 'One<!--more-->\n\nTwo', 'One\n\nTwo'],
    [
      'headings from the second level on',
      '<h1>A</h1>\n\none\n\n<h3>B</h3>\n\ntwo',
      '## A\n\none\n\n#### B\n\ntwo',
    ],
  ])('keeps %s', async (_, content, markdown) => {
    expect(await markdownOf(content)).toBe(markdown);
  });

  test('keeps the footnotes of the block editor', async () => {
    const content =
      '<!-- wp:paragraph --><p>One<sup data-fn="ab" class="fn"><a href="#ab" id="ab-link">1</a></sup></p>';
    const footnotes = '[{"content":"The <em>note</em>","id":"ab"}]';
    await project.bring(exportOf(entry({ content, meta: { footnotes } })));
    expect(await project.read(POST)).toContain('One[^1]\n\n[^1]: The _note_');
  });

  test('shows the pictures of a gallery by their numbers', async () => {
    const attachment = entry({
      type: 'attachment',
      id: 7,
      title: 'Boat',
      attachment: 'https://cdn.example/boat.jpg',
    });
    await project.bring(
      exportOf(attachment, entry({ content: `${SENTENCE}\n\n[gallery ids="7"]` })),
    );
    expect(await project.read(POST)).toContain('[Boat](https://cdn.example/boat.jpg)');
  });
});

describe('a name', () => {
  test.each([
    ['of a post that is there already', { name: 'taken' }, 'src/content/posts/taken-2.md'],
    [
      'of a page that is there already',
      { name: 'about', type: 'page' },
      'src/content/pages/about-2.md',
    ],
    ['that hosts call a folder’s own page', { name: 'index' }, 'src/content/posts/index-2.md'],
    ['in another script', { name: '%ce%b5%cf%80%ce%b9' }, 'src/content/posts/επι.md'],
    ['that is missing', { name: '', title: 'Größe zählt' }, 'src/content/posts/grosse-zahlt.md'],
  ])('%s', async (_, fields, file) => {
    await project.write('src/content/posts/taken.md', '---\ntitle: Other\n---\n');
    await project.bring(exportOf(entry({ content: SENTENCE, ...fields })));
    expect(project.files()).toContain(file);
    expect(await project.read('src/content/posts/taken.md')).toContain('title: Other');
  });

  test('that two entries share', async () => {
    await project.bring(
      exportOf(entry({}), entry({ title: 'Other', date: '2020-01-01 00:00:00' })),
    );
    expect(project.files()).toEqual(expect.arrayContaining([POST, 'src/content/posts/hello-2.md']));
  });
});

describe('a title', () => {
  test.each([
    [
      'that is empty',
      '',
      SENTENCE,
      /^title: The harbour keeps two clocks, one for the boats and one…$/m,
    ],
    [
      'of two thousand letters',
      'Taumata '.repeat(250),
      '',
      /^title: (?:Taumata ){18,19}Taumata…$/m,
    ],
    ['with HTML', 'With <em>mark</em>up', '', /^title: With markup$/m],
  ])('%s is mended and told', async (_, title, content, expected) => {
    const { notes } = await project.bring(exportOf(entry({ title, content })));
    expect(await project.read(POST)).toMatch(expected);
    expect(notes.changed).toHaveLength(1);
  });
});

test('the day is that of the writer’s own clock', async () => {
  await project.bring(exportOf(entry({ date: '2019-05-01 23:30:00' })));
  expect(await project.read(POST)).toContain('date: 2019-05-01');
});

test('pages that are held back become drafts of the journal, and future posts wait', async () => {
  const { notes } = await project.bring(
    exportOf(
      entry({ name: 'secret', type: 'page', password: 'x' }),
      entry({ name: 'soon', title: 'Soon', status: 'future', date: '2030-01-01 00:00:00' }),
    ),
  );
  expect(await project.read('src/content/posts/secret.md')).toContain('draft: true');
  expect(await project.read('src/content/posts/soon.md')).not.toContain('draft');
  expect(notes.hand.map(({ what }) => what)).toEqual([
    '“Hello” was behind a password',
    '“Soon” was dated 2030-01-01, which is to come',
  ]);
});

test('comments come in their order, approved ones alone', async () => {
  const comment = (name: string, day: string, approved: string, type = '') =>
    `<wp:comment><wp:comment_author>${name}</wp:comment_author><wp:comment_date>${day} 10:00:00</wp:comment_date><wp:comment_content><![CDATA[Words of <b>${name}</b>]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type></wp:comment>`;
  const rest = [
    comment('Bo', '2019-06-02', '1'),
    comment('Ada Grieve', '2019-06-01', '1'),
    comment('Spam', '2019-06-01', '0'),
    comment('Ping', '2019-06-01', '1', 'pingback'),
  ].join('');
  const { notes } = await project.bring(exportOf(entry({ rest })));
  expect(await project.read(POST)).toMatch(
    /- name: Ada Grieve\n {4}date: 2019-06-01\n {4}text: Words of Ada Grieve\n {4}isAuthor: true\n {2}- name: Bo/,
  );
  expect(notes.lost.map(({ kind }) => kind)).toEqual([
    'comments that were not approved',
    'pingbacks',
  ]);
});

describe('an export of another kind', () => {
  test.each([
    ['Ghost', ghostFiles],
    ['Hugo', hugoExport],
    ['Jekyll', jekyllExport],
    ['Notion', notionExport],
  ])('%s comes as texts that the build takes, once', async (name, files) => {
    const { old, planned, notes } = await project.bring(files());
    expect(old.format).toBe(name);
    expect(planned.length).toBeGreaterThan(1);
    expect(notes.hand.filter(({ kind }) => kind.startsWith('mistakes'))).toEqual([]);
    for (const { file } of planned) expect(project.files()).toContain(file);
    expect((await project.bring(files())).planned).toEqual([]);
  });
});

describe('an export that cannot be read', () => {
  test.each([
    [
      'is cut off',
      () => exportOf(entry({})).slice(0, -40),
      /export\.xml, line \d+: the XML is broken/,
    ],
    [
      'defines entities',
      () =>
        exportOf().replace(
          '<rss',
          '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<rss',
        ),
      /export\.xml, line 2: a document type \(DOCTYPE\)/,
    ],
    [
      'is of no known format',
      () => '<rss><channel/></rss>',
      /no export of WordPress, Ghost, Hugo, Jekyll, Notion, JSON Resume, LinkedIn/,
    ],
  ])('%s', async (_, source, message) => {
    await expect(project.bring(source())).rejects.toThrow(message);
  });

  test('but entities of XML itself are read', async () => {
    const xml = exportOf(entry({})).replace(
      '<![CDATA[Hello]]>',
      'Fish &amp; chips &#8217;n&#8217; more',
    );
    await project.bring(xml);
    expect(await project.read(POST)).toContain('title: Fish & chips ’n’ more');
  });
});

test('pictures are fetched when that is asked for, and kept within bounds', async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } });
  const bytes = await picture.jpeg().toBuffer();
  const server = createServer((request, response) => {
    if (request.url === '/moved.jpg') response.writeHead(302, { location: '/a.jpg' }).end();
    else if (request.url === '/round.jpg')
      response.writeHead(302, { location: '/round.jpg' }).end();
    else if (request.url === '/a.jpg') response.end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const at = (file: string) => `<img src="http://127.0.0.1:${port}/${file}" alt="${file}">`;
  try {
    const { notes } = await project.bring(
      exportOf(entry({ content: [at('moved.jpg'), at('none.jpg'), at('round.jpg')].join('\n\n') })),
      { download: (from) => download(from, { allowsLoopback: true }) },
    );
    expect(await project.read(POST)).toContain('![moved.jpg](../../assets/articles/hello-1.jpg)');
    expect(notes.lost.map(({ what }) => what.replace(/^.*\//, ''))).toEqual([
      'none.jpg: the host answers 404',
      'round.jpg: too many redirects',
    ]);
    await expect(download(`http://127.0.0.1:${port}/a.jpg`)).rejects.toThrow('a private network');
    await expect(download('file:///etc/passwd')).rejects.toThrow('no address on the web');
  } finally {
    server.close();
  }
});
