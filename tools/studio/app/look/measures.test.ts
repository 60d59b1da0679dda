import { expect, test } from 'vitest';
import { isValue, numberIn, written } from './measures.ts';

test.each([
  ['0.25rem', 'rem', 0.25],
  ['-0.035em', 'em', -0.035],
  ['.5rem', 'rem', 0.5],
  ['650', '', 650],
  ['0', 'rem', 0],
  ['2px', 'rem', undefined],
  ['clamp(1rem, 2vw, 3rem)', 'rem', undefined],
  ['', 'rem', undefined],
])('%j in %j is %s', (value, unit, number) => {
  expect(numberIn(value, unit)).toBe(number);
});

test.each([
  [0.375, 'rem', '0.375rem'],
  [0, 'rem', '0'],
  [-0.035_000_000_001, 'em', '-0.035em'],
  [-0, 'em', '0'],
  [650, '', '650'],
])('%s %s is written %j', (number, unit, text) => {
  expect(written(number, unit)).toBe(text);
});

test.each(['', ' ', '1rem; color: red', '1rem}'])('%j is no value', (value) => {
  expect(isValue('border-radius', value)).toBe(false);
});
