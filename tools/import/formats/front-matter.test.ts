import { describe, expect, test } from 'vitest';
import { firstText, lineIn, peekFrontMatter, readFrontMatter, textsOf } from './front-matter.ts';

describe('front matter', () => {
  test.each([
    ['YAML', '---\ntitle: Tide\ndraft: true\n---\nBody'],
    ['YAML between other marks', '---\r\ntitle: Tide\r\ndraft: true\r\n...\r\nBody'],
    ['TOML', '+++\ntitle = "Tide"\ndraft = true\n+++\nBody'],
    ['JSON', '{\n"title": "Tide", "draft": true\n}\nBody'],
  ])('in %s', (_, text) => {
    const read = readFrontMatter('a.md', text);
    expect(read?.fields).toEqual({ title: 'Tide', draft: true });
    expect(read?.body).toBe('Body');
    expect(read?.bodyLine).toBe(text.split('\n').length);
  });

  test('may have no fields, or not be there', () => {
    expect(readFrontMatter('a.md', '---\n---\nBody')).toEqual({
      fields: {},
      body: 'Body',
      bodyLine: 3,
    });
    expect(readFrontMatter('a.md', 'Body\n---\nmore\n---\n')).toBeUndefined();
    expect(readFrontMatter('a.md', '{ no json')).toBeUndefined();
  });

  test.each([
    ['---\ntitle: Tide\nnote: "open\n---\n', 'a quotation mark at the end', 3],
    ['+++\ntitle = Tide\n+++\n', 'TOML that can be read', 2],
    ['{\n"title": "Tide",,\n}\n', 'YAML that can be read', 2],
    ['---\njust words\n---\n', 'fields are expected', 2],
  ])('that is broken is named with its line: %j', (text, message, line) => {
    const read = () => readFrontMatter('posts/a.md', text);
    expect(read).toThrow(message);
    expect(read).toThrow('posts/a.md');
    expect(read).toThrow(`line ${line}`);
    expect(peekFrontMatter('a.md', text)).toEqual({});
  });
});

test('texts of fields', () => {
  expect(textsOf(['a', 2, null, ' '])).toEqual(['a', '2']);
  expect(textsOf('sea air', ' ')).toEqual(['sea', 'air']);
  expect(textsOf('sea air')).toEqual(['sea air']);
  expect(firstText({ summary: ' ', description: 'Two' }, 'summary', 'description')).toBe('Two');
  expect(lineIn('a\nb\nc', 4, 10)).toBe(12);
});
