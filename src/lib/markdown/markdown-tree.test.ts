import { expect, test } from 'vitest';
import { markdownParts } from './markdown-tree';

const addresses = (source: string) =>
  markdownParts(source).flatMap((part) =>
    part.kind === 'link' || part.kind === 'picture'
      ? [`${part.line} ${part.kind} ${part.address}`]
      : [],
  );

const words = (source: string) =>
  markdownParts(source).flatMap((part) => (part.kind === 'words' ? [part.words] : []));

test.each([
  ['angle brackets', '[a](</price list.pdf>)', ['1 link /price list.pdf']],
  ['parentheses', '[a](/plan_(2026).pdf "The plan")', ['1 link /plan_(2026).pdf']],
  ['a linked picture', '[![a](b.webp)](/contact)', ['1 link /contact', '1 picture b.webp']],
  [
    'references',
    '![a][moth] and\n[us][] and [us]\n\n[moth]: <my moth.webp>\n[us]: /contact\n',
    ['1 picture my moth.webp', '2 link /contact', '2 link /contact'],
  ],
  ['footnotes', 'A.[^1]\n\n[^1]: See [us](/contact).\n', ['3 link /contact']],
  [
    'HTML',
    'A <a href="/contact">b</a>\n\n<figure>\n  <img src="plan.webp">\n</figure>\n',
    ['1 link /contact', '4 picture plan.webp'],
  ],
  ['a table', '| a |\n| - |\n| [b](/about) |\n', ['3 link /about']],
])('finds the addresses of %s', (_, source, expected) => {
  expect(addresses(source)).toEqual(expected);
});

test.each([
  ['indented code', 'A:\n\n    [text](some/where)\n'],
  ['a fence within a list', '1. A:\n\n   ```md\n   ![x](picture.png) [[y]]\n   ```\n'],
  ['two backticks', 'Write ``[a](b) with ` in it``.'],
  ['a comment', '<!-- ![old](old.png) and [gone](gone.html) -->'],
  ['an element', '<pre>\n[a](b)\n\n[[c]]\n</pre>'],
])('finds no address in %s', (_, source) => {
  expect(addresses(source)).toEqual([]);
  expect(words(source).join('')).not.toMatch(/\[\[/);
});

test('words go over what is marked among them, and know their lines', () => {
  const [part] = markdownParts('One\n**two *three***\n`[[four]]` <code>[[five]]</code> six\n');
  if (part?.kind !== 'words') throw new Error('no words');
  expect(part.words).toContain('two three');
  expect(part.words).not.toContain('[[');
  expect(part.lineOf('six', part.words.indexOf('six'))).toBe(3);
});

test('headings are known by both of their spellings', () => {
  const found = markdownParts('# A\n\nB\n=\n\n## C {#see}\n').flatMap((part) =>
    part.kind === 'heading' ? [[part.line, part.depth, part.words]] : [],
  );
  expect(found).toEqual([
    [1, 1, 'A'],
    [3, 1, 'B'],
    [6, 2, 'C'],
  ]);
});
