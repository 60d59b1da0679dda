import { describe, expect, test } from 'vitest';
import type { Edit } from './edit.ts';
import { editYaml } from './yaml-edit.ts';

const SAMPLE = `# about the file
title: One
plans: # behind
  # the first
  - name: A
    price: 1

  # the second
  - { name: B, price: 2 }
text: >-
  The first line of a longer text, which is wrapped where a hundred columns end, as all the others.
  The second line.
tags: [one, 'two: three']
shared: &x { label: Go, href: /go }
again: *x
`;

describe('an edit of a content file', () => {
  test.each<[string, Edit, [string, string]]>([
    ['a text', { kind: 'set', path: ['title'], value: 'Two' }, ['title: One', 'title: Two']],
    [
      'a text that needs quotation marks',
      { kind: 'set', path: ['title'], value: 'A: b' },
      ['title: One', "title: 'A: b'"],
    ],
    [
      'a text that needs them no longer',
      { kind: 'set', path: ['tags', 1], value: 'two' },
      ["'two: three'", 'two'],
    ],
    [
      'a word inside of a folded text',
      {
        kind: 'set',
        path: ['text'],
        value:
          'The first line of a longer text, which is wrapped where a hundred columns end, as all the others. The third line.',
      },
      ['The second line.', 'The third line.'],
    ],
    [
      'an entry in brackets',
      { kind: 'insert', path: ['tags'], index: 1, value: 'x' },
      ['[one, ', '[one, x, '],
    ],
    [
      'a field in braces',
      { kind: 'set', path: ['plans', 1, 'price'], value: 3 },
      ['price: 2', 'price: 3'],
    ],
    [
      'a field that is new',
      { kind: 'set', path: ['plans', 0, 'note'], value: 'n', order: ['name', 'note', 'price'] },
      ['  - name: A\n', '  - name: A\n    note: n\n'],
    ],
    [
      'the first field of an entry',
      { kind: 'remove', path: ['plans', 0, 'name'] },
      ['- name: A\n    price', '- price'],
    ],
    [
      'one of two places that share a value',
      { kind: 'set', path: ['again', 'label'], value: 'Stop' },
      ['again: *x', 'again: { label: Stop, href: /go }'],
    ],
    [
      'the first of two places that share a value',
      { kind: 'set', path: ['shared', 'label'], value: 'Stop' },
      [
        '&x { label: Go, href: /go }\nagain: *x',
        '{ label: Stop, href: /go }\nagain: { label: Go, href: /go }',
      ],
    ],
    [
      'an entry with the comment above it',
      { kind: 'remove', path: ['plans', 1] },
      ['\n\n  # the second\n  - { name: B, price: 2 }', ''],
    ],
  ])('changes %s, and nothing else', (_, edit, [from, to]) => {
    expect(SAMPLE).toContain(from);
    expect(editYaml(SAMPLE, edit)).toBe(SAMPLE.replace(from, to));
  });

  test('keeps line ends and the mark of the encoding', () => {
    const text = '\uFEFF' + SAMPLE.replaceAll('\n', '\r\n');
    const edited = editYaml(text, { kind: 'set', path: ['title'], value: 'Two' });
    expect(edited).toBe(text.replace('title: One', 'title: Two'));
  });
});

test.each([
  ['# A comment.\n', '# A comment.\ntitle: One\n'],
  ['\n', 'title: One\n'],
])('the first field of a file that says nothing yet: %j', (text, expected) => {
  expect(editYaml(text, { kind: 'set', path: ['title'], value: 'One' })).toBe(expected);
});
