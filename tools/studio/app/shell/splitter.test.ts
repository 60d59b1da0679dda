import { expect, it } from 'vitest';
import { bounded, PANEL_BOUNDS, sizeAfterKey } from './splitter.ts';

it('widens the panel with the arrow that points away from it, in both directions of writing', () => {
  expect(sizeAfterKey(400, 'ArrowRight', false)).toBeGreaterThan(400);
  expect(sizeAfterKey(400, 'ArrowLeft', false)).toBeLessThan(400);
  expect(sizeAfterKey(400, 'ArrowLeft', true)).toBeGreaterThan(400);
  expect(sizeAfterKey(400, 'a', false)).toBeUndefined();
});

it('keeps the panel within its bounds', () => {
  const { min, max } = PANEL_BOUNDS;
  expect(bounded(1)).toBe(min);
  expect(bounded(9999)).toBe(max);
  expect(sizeAfterKey(min, 'ArrowLeft', false)).toBe(min);
  expect(sizeAfterKey(400, 'Home', false)).toBe(min);
  expect(sizeAfterKey(400, 'End', false)).toBe(max);
});
