import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { headingIds } from './heading-ids.ts';

const render = async (text: string, rawHtml = false) =>
  (
    await markdownToHtml(text, {
      hastPlugins: [headingIds()],
      features: { headingAttributes: true, rawHtml },
    })
  ).html;
const idsOf = async (text: string, rawHtml = false) =>
  [...(await render(text, rawHtml)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test('headings have ids in their own script, each another one', async () => {
  const text = '## Größe zählt\n\n## हिन्दी में\n\n## 入門\n\n## C++\n\n## C#\n\n## Größe *zählt*\n';
  expect(await idsOf(text)).toEqual([
    'größe-zählt',
    'हिन्दी-में',
    '入門',
    'c-plus-plus',
    'c-sharp',
    'größe-zählt-1',
  ]);
});

test('they step aside for the page around them, and for each other', async () => {
  const text = '## Content\n\n## Top\n\n### Comments\n\n## Content\n\n## Content 1\n';
  expect(await idsOf(text)).toEqual([
    'content-1',
    'top-1',
    'comments-1',
    'content-2',
    'content-1-1',
  ]);
});

test('a heading of signs alone has one too', async () => {
  expect(await idsOf('## ???\n\n## 🎉\n')).toEqual(['part', 'part-1']);
});

test('the heading of footnotes keeps its own', async () => {
  const ids = await idsOf('Words[^1].\n\n## Footnote label\n\n[^1]: A note.\n');
  expect(ids).toContain('footnote-label');
  expect(ids).toContain('footnote-label-1');
});

test('an id that somebody wrote and that is taken is told with file and heading', async () => {
  await expect(render('## Setup\n\n## Other {#setup}\n')).rejects.toThrow(
    /an id of its own for the heading "Other"; found "setup", which the heading "Setup" has/,
  );
  await expect(render('## A\n\n<h2 id="content">Plan</h2>\n', true)).rejects.toThrow(
    /the heading "Plan"; found "content", which the page around the text has/,
  );
});
