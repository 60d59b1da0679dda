import { expect, test } from 'vitest';
import { stepOf } from './arrow-step';

test('the arrow to the right steps forwards where one reads from left to right', () => {
  expect(stepOf('ArrowRight', 1)).toBe(1);
  expect(stepOf('ArrowLeft', 1)).toBe(-1);
});

test('the arrow to the left steps forwards where one reads from right to left', () => {
  expect(stepOf('ArrowRight', -1)).toBe(-1);
  expect(stepOf('ArrowLeft', -1)).toBe(1);
});

test.each([1, -1] as const)('no other key steps, whatever the direction: %i', (sign) => {
  expect(stepOf('ArrowDown', sign)).toBeUndefined();
  expect(stepOf('Enter', sign)).toBeUndefined();
});
