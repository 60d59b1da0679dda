import { expect, test } from 'vitest';
import { piecesOf } from './placeholder';

test('a text falls apart at what is still to be filled in', () => {
  expect(piecesOf('Register: [[court and number]].')).toEqual([
    { text: 'Register: ', open: false },
    { text: 'court and number', open: true },
    { text: '.', open: false },
  ]);
  expect(piecesOf('[[name]]')).toEqual([{ text: 'name', open: true }]);
  expect(piecesOf('All said.')).toEqual([{ text: 'All said.', open: false }]);
});
