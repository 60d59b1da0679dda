import { expect, test } from 'vitest';
import { excerpt, linesFrom } from './excerpts';

const FILE = 'title: A\n\nbrand:\n  name: B\n  founded: 1900\n\nhero:\n';

test('takes lines up to the first empty one', () => {
  expect(linesFrom(FILE, /^brand:/, 5)).toEqual(['brand:', '  name: B', '  founded: 1900']);
});

test('takes no more than it is asked for, and drops the indent that all share', () => {
  expect(linesFrom(FILE, /name:/, 2)).toEqual(['name: B', 'founded: 1900']);
});

test('takes nothing from a file that has none of it, or that is gone', () => {
  expect(linesFrom(FILE, /^absent/, 2)).toEqual([]);
  expect(excerpt('src/absent.ts', /./, 2).lines).toEqual([]);
});
