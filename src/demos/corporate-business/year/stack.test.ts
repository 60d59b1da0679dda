import { expect, it } from 'vitest';
import { bandsOf, GROUND, PLACE, stackGround } from './stack';

const numbers = (path: string) => path.match(/[\d.]+/g)?.map(Number) ?? [];
const [first, last] = bandsOf(
  [Array<number>(52).fill(3), Array<number>(52).fill(2)],
  stackGround(2, 5),
);

it('stands the first on the last, and each on a ground of its own', () => {
  const ground = (2 * PLACE + 5) / 2;
  expect(numbers(first?.stacked ?? '').slice(0, 2)).toEqual([0, ground - 5]);
  expect(numbers(last?.stacked ?? '').slice(0, 2)).toEqual([0, ground - 2]);
  expect(numbers(last?.apart ?? '').slice(0, 2)).toEqual([0, PLACE + GROUND - 2]);
});

it('has the same points in both forms', () => {
  expect(numbers(first?.stacked ?? '')).toHaveLength(numbers(first?.apart ?? '').length);
});
