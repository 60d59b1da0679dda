import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterNames, readChapter } from './book.ts';

let root: string;

const TEXT = `# The *first* hour

<script>alert(1)</script>

Read <b onclick="alert(2)">on</b> in [Words](words.md#the-menu), [below](#what-is-next), on [a page](https://example.org),
not [in code](../src/a.ts), [a page of the site](/privacy) or [a script](javascript:alert(3)).

## What is next

| a | b |
| - | - |
| 1 | \`<i>\` |
`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'book-'));
  mkdirSync(join(root, 'docs', 'decisions'), { recursive: true });
  writeFileSync(join(root, 'docs', 'first-hour.md'), TEXT);
  writeFileSync(join(root, 'docs', 'words.md'), '# Words\n');
  writeFileSync(join(root, 'secret.md'), '# Secret\n');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('names the chapters that there are', () => {
  expect(chapterNames(root)).toEqual(['first-hour', 'words']);
});

test('a chapter is a title and a text to read', async () => {
  const { title, html } = await readChapter(root, 'first-hour');
  expect(title).toBe('The first hour');
  expect(html).not.toContain('<h1');
  expect(html).toContain('<h2 id="what-is-next">What is next</h2>');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('&lt;i&gt;');
});

test('nothing in it runs, and its links lead to chapters and to the web alone', async () => {
  const { html } = await readChapter(root, 'first-hour');
  expect(html).not.toMatch(/<script|onclick|javascript:/);
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['words.md#the-menu', '#what-is-next', 'https://example.org']);
  expect(html).toContain('target="_blank"');
});

test.each(['none', '../secret', 'decisions'])('there is no chapter %s', async (name) => {
  await expect(readChapter(root, name)).rejects.toThrow(`no chapter ${name}`);
});
