import { expect, it } from 'vitest';
import { bearing } from './bearing';

it('spreads around east, alike to both sides', () => {
  const six = [0, 1, 2, 3, 4, 5].map((index) => bearing(index, 6));
  expect(six).toEqual([...six].sort((a, b) => a - b));
  expect(six.map((degrees) => 180 - degrees).reverse()).toEqual(six);
  expect(bearing(1, 3)).toBe(90);
});
