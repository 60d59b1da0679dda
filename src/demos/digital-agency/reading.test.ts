import { expect, test } from 'vitest';
import { readingAt } from './reading';

test('reads millimetres from the upper left corner, as wide as each other', () => {
  expect(readingAt(96, 48, 960, 480)).toEqual({ x: '0025.4', y: '0012.7', zone: 'A1' });
});

test('names the field, also on the far edges', () => {
  expect(readingAt(480, 240, 960, 480).zone).toBe('D5');
  expect(readingAt(0, 0, 960, 480).zone).toBe('A1');
  expect(readingAt(960, 480, 960, 480).zone).toBe('F8');
});
