import { expect, test } from 'vitest';
import { directionOf } from './direction';

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur'])('%s runs from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl');
});

test.each(['en', 'de', 'pt-PT', 'ja'])('%s runs from left to right', (language) => {
  expect(directionOf(language)).toBe('ltr');
});
