import { expect, test } from 'vitest';
import { bounded, sizeAfterKey, type Side } from './bounds.ts';

const BOUNDS = { min: 320, max: 2560 };

test('a size stays within its bounds, in whole pixels', () => {
  expect([3, 600.4, 9000].map((size) => bounded(size, BOUNDS))).toEqual([320, 600, 2560]);
});

test.each<[number, string, Side, number | undefined]>([
  [600, 'ArrowRight', 'right', 616],
  [600, 'ArrowLeft', 'right', 584],
  [600, 'ArrowLeft', 'left', 616],
  [600, 'ArrowRight', 'left', 584],
  [320, 'ArrowLeft', 'right', 320],
  [600, 'Home', 'right', 320],
  [600, 'End', 'left', 2560],
  [600, 'a', 'right', undefined],
])('%i pixels after %s on a splitter at the %s are %s', (size, key, side, after) => {
  expect(sizeAfterKey(size, key, BOUNDS, side)).toBe(after);
});
