import { expect, test } from 'vitest';
import { groupFaults, groupPath } from './group-path';

const post = (file: string, tags: string[], category = 'Code') => ({ file, tags, category });

test('categories and tags have addresses of their own, in any script', () => {
  expect(groupPath('category', 'Type & colour')).toBe('/blog/category/type-colour');
  const tags = ['C', 'C++', 'C#', 'Größe', 'हिन्दी', '設計'];
  const paths = tags.map((tag) => groupPath('tag', tag));
  expect(new Set(paths).size).toBe(tags.length);
  expect(groupFaults([post('a.md', tags)])).toEqual([]);
});

test('two spellings of a tag are told with both files, at the rarer one', () => {
  const posts = [post('a.md', ['AI']), post('b.md', ['ai', 'Code']), post('c.md', ['AI'])];
  expect(groupFaults(posts)).toEqual([
    'b.md\n✖ one spelling of a tag: "ai" here and "AI" in a.md would share the address /blog/tag/ai\n  → at tags',
  ]);
});

test('two spellings of a category are told, and a category that a tag is called like is none', () => {
  const posts = [post('a.md', ['UX'], 'UX'), post('b.md', [], 'Ux!')];
  expect(groupFaults(posts)).toEqual([expect.stringMatching(/^b\.md\n.*"Ux!" here and "UX" in a/)]);
});
