import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlight, STYLED_PARTS } from './highlight';

const PAGE = `---
import site from '~site';
const wide = site.columns > 1 && "2 < 3";
---

<Team {...content.team} className={styles.wide} title="A & B" />
`;

const marks = (html: string) =>
  [...html.matchAll(/<span class="([^"]*)">/g)].flatMap(([, classes = '']) => classes.split(' '));

/** The text that a browser would display. */
const shown = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('code keeps every letter, and marks alone that a rule is for', async () => {
  const html = await highlight(PAGE, 'astro');
  expect(shown(html)).toBe(PAGE);
  expect(html).toContain('<span class="token keyword">import</span> site ');
  expect(html).toContain('<span class="token tag">');
  expect(new Set(marks(html)).difference(new Set(['token', ...STYLED_PARTS]))).toEqual(new Set());
});

test('content does so too', async () => {
  const content = 'title: Fish & chips # "fresh"\nopen: true\nhours: <i>9</i>\n';
  const html = await highlight(content, 'yaml');
  expect(shown(html)).toBe(content);
  expect(html).toContain('<span class="token key atrule">title</span>: Fish');
});

test('the parts are those that the stylesheet has rules for', () => {
  const css = readFileSync('src/ui/code/code.css', 'utf8');
  const named = [...css.matchAll(/&:is\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.replace('.', '')),
  );
  expect(named.toSorted()).toEqual(STYLED_PARTS.toSorted());
});
