import { expect, test } from 'vitest';
import { placesAfterMove } from './work-order.ts';

const works = (...orders: (number | undefined)[]) =>
  orders.map((order, index) => ({ file: 'abcdef'.charAt(index), order }));

test('a work finds a place between two others, and only its own file changes', () => {
  expect(placesAfterMove(works(2, 5, 9), 'c', 1)).toEqual(new Map([['c', 3]]));
});

test('those behind it make room where there is none', () => {
  expect(placesAfterMove(works(1, 2, 3, 7), 'c', 0)).toEqual(
    new Map([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]),
  );
});

test('works without a place before it get one, and those behind it stay without', () => {
  expect(placesAfterMove(works(undefined, undefined, undefined), 'a', 1)).toEqual(
    new Map([
      ['b', 1],
      ['a', 2],
    ]),
  );
});

test('a work goes to the end', () => {
  expect(placesAfterMove(works(1, 2, 3), 'a', 2)).toEqual(new Map([['a', 4]]));
});
