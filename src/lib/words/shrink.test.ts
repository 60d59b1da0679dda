import { expect, test } from 'vitest';
import { shrinkOf } from './shrink';

test('keeps the size of a line that fits, and makes a longer one smaller', () => {
  expect(shrinkOf('One roll', 9)).toBe(10);
  expect(shrinkOf('One roll.', 9)).toBe(10);
  expect(shrinkOf('One roll..', 9)).toBe(9);
  expect(shrinkOf('Eighteen letters..', 9)).toBe(5);
  expect(shrinkOf('a'.repeat(90), 9)).toBe(4);
});
