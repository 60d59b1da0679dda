import { expect, test } from 'vitest';
import { formatErrors } from './mistakes';
import { asWritten, readYaml } from './yaml';

const said = (text: string) => formatErrors({ file: 'x.yaml' }, readYaml(text).mistakes);

test('types are those of YAML 1.2, and keys are merged', () => {
  const { data } = readYaml(
    'shared: &shared\n  a: no\nb:\n  <<: *shared\n  c: on\n  d: 2026-11-12\n  e: 4\n',
  );
  expect(data).toEqual({ shared: { a: 'no' }, b: { a: 'no', c: 'on', d: '2026-11-12', e: 4 } });
});

test('where a text is expected, a number is what is written', () => {
  const yaml = readYaml('title: 1.10\ntags: [2026, 0x1F, yes, ~, "7"]\n');
  const paths = [['title'], ['tags', 0], ['tags', 1], ['tags', 2], ['tags', 3], ['tags', 4]];
  expect(asWritten(yaml, yaml.data, paths)).toEqual({
    title: '1.10',
    tags: ['2026', '0x1F', 'yes', '~', '7'],
  });
  expect(asWritten(yaml, yaml.data, [['tags', 4]])).toBeUndefined();
});

test.each([
  ['a missing quotation mark', 'a: 1\ntitle: "Open all day\ntext: b\nlist:\n  - c\n', 2],
  ['one that the next text closes', 'a: 1\ntitle: "Open\ntext: "all day"\nlist:\n  - "c"\n', 2],
  ['a single one', "a: 1\ntitle: 'Open\ntext: 'all day'\n", 2],
])('%s is found where it is missing', (_, text, line) => {
  expect(said(text)).toMatch(/a quotation mark at the end of a text/);
  expect(said(text)).toContain(`→ line ${line}`);
});

test.each([
  ['an apostrophe', "a: 1\ntitle: 'It's open'\n", /own quotation marks differ/, 2],
  ['quotation marks within', 'a: 1\ntitle: "He said "no" twice"\n', /own quotation marks/, 2],
  ['a colon', 'a: 1\ntitle: Services: all\n', /quotation marks around a text with ": " in it/, 2],
  ['a wide colon', 'a: 1\ntitle：Open\nb: 2\n', /a plain colon .*found "："/, 2],
  ['no blank behind a colon', 'a: 1\ntitle:Open\nb: 2\n', /a colon and a blank/, 2],
  ['a tab', 'a:\n\tb: 1\n', /blanks at the beginning of a line; found a tab/, 2],
  ['a field twice', 'a: 1\nb: 2\na: 3\n', /each field once; found "a" a second time/, 3],
  ['a sign of YAML', 'a: 1\ntitle: @home\n', /quotation marks around a text that begins with/, 2],
  ['an exclamation mark', 'a: 1\ntitle: !Wow yes\n', /begins with an exclamation mark/, 2],
  ['an asterisk', 'a: 1\ntitle: *note\n', /begins with \*; found "\*note"/, 2],
  ['an ampersand', 'a: 1\ntitle: &Sons and more\n', /begins with &; found "&Sons"/, 2],
  ['a text in UTF-16', 't\0i\0t\0l\0e\0', /a text in UTF-8; found UTF-16/, 1],
  ['a text in another encoding', 'a: 1\nb: Gr\uFFFD\uFFFDe\n', /UTF-8; found .*Windows-1252/, 2],
])('%s is told in words, with its line', (_, text, expected, line) => {
  expect(said(text)).toMatch(expected);
  expect(said(text)).toContain(`→ line ${line}`);
});
