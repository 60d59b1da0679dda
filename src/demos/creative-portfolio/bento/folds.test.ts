import { expect, it } from 'vitest';
import { folds, kindValue } from './folds';

/** Four of the first kind, two of the second, three of the third and fourth. */
const KINDS = ['Paper', 'Cloth', 'Things', 'Letters'];
const CATEGORIES = 'PPCPTTLCLPLT'
  .split('')
  .map((letter) => KINDS.find((kind) => kind.startsWith(letter)) ?? '');
const places = folds(KINDS, CATEGORIES);

/** The works that have the value among those of the list. */
const having = (list: 'broad' | 'fourth' | 'double' | 'tall', value: string) =>
  places.flatMap((place, index) => (place[list]?.split(' ').includes(value) ? [index] : []));

it.each(KINDS.map((kind, index) => [kind, kindValue(index)] as const))(
  'under %s the swatches fill one row of twelve cells',
  (kind, value) => {
    const folded = CATEGORIES.flatMap((category, index) => (category === kind ? [] : [index]));
    const double = having('double', value);
    expect(folded).toEqual(expect.arrayContaining(double));
    expect(folded.length + double.length).toBe(12);
    // The wide ones are the last.
    expect(double).toEqual(folded.slice(-double.length));
  },
);

it('widens the last of two', () => {
  expect(KINDS.map((_, index) => having('broad', kindValue(index)))).toEqual([[], [7], [], []]);
});

it('knows the last of four, and lets the swatches stand tall beside it', () => {
  expect(KINDS.map((_, index) => having('fourth', kindValue(index)))).toEqual([[9], [], [], []]);
  expect(having('tall', '1')).toEqual([2, 4, 5, 6, 7, 8, 10, 11]);
  expect(having('tall', '2')).toEqual([]);
});

it('says nothing of a work that no choice folds in a way of its own', () => {
  expect(folds(['Paper'], ['Paper', 'Paper', 'Paper'])).toEqual([{}, {}, {}]);
});
