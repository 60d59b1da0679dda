import { expect, test } from 'vitest';
import { fromLeftToRight, numberIn } from './reading-order';

const gallery = ['first', 'second', 'third'];

test('the first picture is the leftmost where one reads from left to right', () => {
  expect(fromLeftToRight(gallery, 1)).toEqual(gallery);
});

test('the first picture is the rightmost where one reads from right to left', () => {
  expect(fromLeftToRight(gallery, -1)).toEqual(['third', 'second', 'first']);
});

test.each([1, -1] as const)('a picture keeps its number, whatever the direction: %i', (sign) => {
  const found = fromLeftToRight(gallery, sign);
  for (const [index, picture] of found.entries())
    expect(numberIn(index, found.length, sign)).toBe(gallery.indexOf(picture) + 1);
});
