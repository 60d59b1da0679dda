import { expect, expectTypeOf, test } from 'vitest';
import { slots } from './slots';

test('gives the names of a section’s slots back, and the compiler knows no others', () => {
  const slot = slots<'title' | 'text'>();
  expect(slot('title')).toBe('title');
  expectTypeOf(slot).parameter(0).toEqualTypeOf<'title' | 'text'>();
});
