import { expect, test } from 'vitest';
import { numbersFrom, points, smooth, straight, within } from './geometry';

const square = points('0,0 10,0 10,10 0,10');

test('a line is cut at a shape’s edges', () => {
  expect(within(square, [-5, 5], [15, 5])).toEqual([
    [0, 5],
    [10, 5],
  ]);
  expect(within(square, [5, 5], [5, 30])).toEqual([
    [5, 5],
    [5, 10],
  ]);
  expect(within(square, [-5, 20], [15, 20])).toBeUndefined();
});

test('paths pass through their points', () => {
  expect(straight(square, true)).toBe('M0 0L10 0L10 10L0 10Z');
  expect(smooth(points('0,0 30,0 60,0'))).toBe('M0 0C5 0 20 0 30 0C40 0 55 0 60 0');
});

test('the same seed gives the same city', () => {
  const [one, two] = [numbersFrom(7), numbersFrom(7)];
  expect([one(), one(), one()]).toEqual([two(), two(), two()]);
});
